import { describe, expect, test } from 'vitest'
import {
  M5,
  POWERS,
  STEPS_M5,
  STEPS_U3,
  U1,
  U3,
  arranged,
  inDeck,
  legalTexts,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
  totals,
} from './bench.ts'
import { box } from '../index.ts'

describe('challenges', () => {
  test('MS-33 MS-Q13 a dragon card may be what makes a player able, may be built with, and comes home', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: M5 }, { table: ['U3B', 'DIH', 'U1T'] }, {}],
      deck: POWERS,
    })
    playOn(state, 0, `${STEPS_M5}, challenge P2`)
    play(state, 1, 'refuse')
    expect(legalTexts(state, 0)).toEqual(['use U3B.1'])
    playOn(state, 0, 'use U3B.1, use DIH, use U1T.1, construct')
    expect([phaseText(state), totals(state)]).toEqual(['reward 0', [8, 5]])
    playOn(state, 0, 'dragon DUH')
    expect(tableOf(state, 1)).toEqual(['DIH'])
  })

  test('MS-32 MS-35 a spare monster stays at home and neither attacks nor adds anything', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: [...U3, ...M5], hidden: ['PSP4a'] }, { table: U1 }, {}],
      deck: POWERS,
    })
    playOn(state, 0, 'use M5B.1, use M5H.1, use M5T.1, challenge P2')
    playOn(state, 1, 'use U1B.1, use U1H.1, use U1T.1, use U1L.1, use U1L.2, present')
    expect([totals(state), phaseText(state), tableOf(state, 0)]).toEqual([[8, 11], 'reinforce 0', [...U3].sort()])
    // The spear lies at home (U1 has one, but it is the other's).
    expect(refusalOf(state, 0, 'power PSP4a')).toBe('noIcon MS-43')
  })

  test('MS-34 MS-56 a late challenge belongs to the last turn too', () => {
    const state = arranged(
      { phase: 'build', turns: 6, players: [{ table: U3 }, { table: M5 }, {}], deck: POWERS },
      { lateChallenge: true, turnCap: 2 },
    )
    play(state, 0, 'end')
    expect(phaseText(state)).toBe('gap 0')
    playOn(state, 0, `${STEPS_U3}, challenge P2`)
    playOn(state, 1, `${STEPS_M5}, present`)
    playOn(state, 1, 'dragon DIH')
    expect(state.phase).toMatchObject({ kind: 'over', outcome: { reason: 'turnCap', places: [2, 1, 2] } })
  })

  test('MS-31 the last card of the deck is taken, and only the turn after it counts as one without', () => {
    const state = arranged({ phase: 'build', players: [{}, {}, {}], deck: ['PSP2a'] })
    play(state, 0, 'end', ['PSP2a'])
    expect([state.deck.length, state.dry]).toEqual([0, 0])
    play(state, 1, 'end')
    expect(state.dry).toBe(1)
  })

  test('MS-54 MS-23 what a drawn fight has shown is hidden again when it has been in the deck', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: ['U3B*', 'U3H*', 'U3T*'] }, { table: M5 }, {}],
      deck: ['PSP2a'],
    })
    expect(
      box.game
        .view(state, 2)
        .players[0]?.table.flat()
        .every(({ points }) => points !== null),
    ).toBe(true)
    playOn(state, 0, `${STEPS_U3}, challenge P2`)
    playOn(state, 1, `${STEPS_M5}, present`)
    playOn(state, 1, 'dragon DIH')
    expect(phaseText(state)).toBe('build 0')
    const drawn = state.players.flatMap(({ table }) => table.flat()).filter(({ at }) => at > 0)
    expect(drawn.length + state.players.flatMap(({ hidden }) => hidden).length).toBeGreaterThan(0)
    expect(drawn.every(({ seen }) => !seen)).toBe(true)
  })
})

describe('cards played', () => {
  test('MS-42 MS-45 a jinx after the icon was used stops the next card only, and who is stopped may still cast', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PBO2a', 'PBO3a', 'S07a'] }, { hidden: ['S06a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, U1] },
    })
    play(state, 0, 'power PBO2a')
    expect([totals(state), phaseText(state)]).toEqual([[9, 11], 'reinforce 0'])
    play(state, 0, 'pass')
    play(state, 1, 'spell S06a bow')
    expect(phaseText(state)).toBe('reinforce 0')
    expect(refusalOf(state, 0, 'power PBO3a')).toBe('jinxed MS-43')
    play(state, 0, 'spell S07a')
    expect([totals(state), phaseText(state)]).toEqual([[12, 11], 'reinforce 0'])
  })

  test('MS-46 all parts may go, and a monster of nothing still fights by its cards', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['S05a', 'S02a', 'S03a'] }, { hidden: ['S07a', 'S07b', 'PBO2a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [['U3B', 'U1H', 'U3T'], M5] },
      deck: POWERS.slice(0, 4),
    })
    expect(totals(state)).toEqual([6, 8])
    play(state, 0, 'spell S05a M5B.1')
    play(state, 0, 'spell S02a M5H.1')
    expect([totals(state), phaseText(state)]).toEqual([[6, 4], 'reinforce 1'])
    play(state, 1, 'spell S07a')
    play(state, 0, 'spell S03a M5T.1')
    expect([totals(state), phaseText(state)]).toEqual([[6, 3], 'reinforce 1'])
    expect(refusalOf(state, 1, 'power PBO2a')).toBe('noIcon MS-43')
    play(state, 1, 'spell S07b')
    expect([totals(state), phaseText(state)]).toEqual([[6, 6], 'reinforce 1'])
    playOn(state, 1, 'pass')
    // A draw: all parts go home, those taken off too.
    expect([phaseText(state), tableOf(state, 1)]).toEqual(['build 1', [...M5].sort()])
  })

  test('MS-44 MS-Q26 two parts with the same icon do not count a card twice', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PSP4a'] }, { hidden: ['PAX2a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U1, ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T']] },
    })
    expect(totals(state)).toEqual([11, 12])
    play(state, 0, 'power PSP4a')
    expect(totals(state)).toEqual([15, 12])
  })

  test('MS-45 a fumbled card is used up though its player never played it', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['S12a'] }, { hidden: ['PAX2a', 'S07a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, M5] },
      deck: POWERS,
    })
    play(state, 0, 'spell S12a', [0])
    playOn(state, 1, 'pass')
    expect(phaseText(state)).toBe('reward 1')
    playOn(state, 1, 'dragon DIH')
    const { ids } = state.options.set
    const held = state.players.flatMap(({ hidden }) => hidden.map(({ card }) => ids[card]))
    expect(inDeck(state, 'PAX2a') || held.includes('PAX2a')).toBe(true)
    expect(state.returned[ids.indexOf('PAX2a')]).toBeGreaterThan(0)
    expect(held).toContain('S07a')
  })
})

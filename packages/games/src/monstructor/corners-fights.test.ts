import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  ARENA,
  arranged,
  inDeck,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
  totals,
} from './builders.ts'
import { box } from './index.ts'
import type { State } from './state.ts'

const U1 = ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb']
const U3 = ['U3B', 'U3H', 'U3T']
const M5 = ['M5B', 'M5H', 'M5T']
const STEPS_U3 = 'use U3B.1, use U3H.1, use U3T.1'
const STEPS_M5 = 'use M5B.1, use M5H.1, use M5T.1'
/** Power cards alone to draw: no part comes on a table. */
const POWERS = ['PSP2a', 'PSP2b', 'PSP3a', 'PSP3b', 'PBO2a', 'PBO2b', 'PBO3a', 'PBO3b']

const leave = (state: State, seat: number): void => {
  box.game.resign(state, seat, sampledChance(1), null)
  expect(box.game.check(state)).toEqual([])
}

describe('whose turn comes after a fight', () => {
  test('MS-55 with two players a draw gives the defender the next turn, and a lost attack gives it to the attacker again', () => {
    const drawn = arranged({
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: M5 }],
      fight: { attacker: 0, defender: 1, parts: [['U3B', 'U3H', 'U1T']] },
      deck: POWERS,
    })
    playOn(drawn, 1, `${STEPS_M5}, present`)
    expect([totals(drawn), phaseText(drawn)]).toEqual([[], 'build 1'])
    const lost = arranged({
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: M5 }],
      fight: { attacker: 0, defender: 1, parts: [U3] },
      deck: POWERS,
    })
    playOn(lost, 1, `${STEPS_M5}, present`)
    playOn(lost, 1, 'dragon DIH')
    expect(phaseText(lost)).toBe('build 0')
  })

  test('MS-55 with five players others are passed over, and play goes clockwise from the loser', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: M5 }, {}, {}, { table: U3 }, {}],
      deck: POWERS,
    })
    playOn(state, 0, `${STEPS_M5}, challenge P4`)
    playOn(state, 3, `${STEPS_U3}, present`)
    playOn(state, 0, 'dragon DUH')
    expect(phaseText(state)).toBe('build 3')
    playOn(state, 3, 'end')
    expect(phaseText(state)).toBe('build 4')
    playOn(state, 4, 'end')
    expect(phaseText(state)).toBe('build 0')
  })

  test('MS-55 a loser’s neighbour who has left is passed over as well', () => {
    const state = arranged({
      phase: 'adjust',
      seat: 2,
      players: [{}, {}, { table: M5 }, { out: true }],
      fight: { attacker: 0, defender: 2, parts: [U3] },
      deck: POWERS,
    })
    leave(state, 0)
    expect(phaseText(state)).toBe('reward 2')
    playOn(state, 2, 'dragon DMH')
    // The player after the leaver.
    expect(phaseText(state)).toBe('build 1')
  })
})

describe('leaving in the midst', () => {
  test('3.2 who leaves while he builds for the other loses; the other’s parts all stay at home', () => {
    const state = arranged({
      phase: 'adjust',
      seat: 1,
      players: [{ table: ['DUH'] }, { table: M5, hidden: ['PBO2a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3] },
      deck: ['C4B'],
    })
    play(state, 1, 'refuse')
    expect(phaseText(state)).toBe('forced 0')
    leave(state, 0)
    expect([phaseText(state), tableOf(state, 1), tableOf(state, 0)]).toEqual(['reward 1', [...M5].sort(), []])
    expect(U3.every((id) => inDeck(state, id))).toBe(true)
    expect(inDeck(state, 'DUH')).toBe(false)
    playOn(state, 1, 'dragon DIB')
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-56 a fighter who leaves may give the other his last dragon card', () => {
    const state = arranged(
      {
        phase: 'adjust',
        seat: 1,
        players: [{ table: ['DUH'] }, { table: M5 }, {}],
        fight: { attacker: 0, defender: 1, parts: [U3] },
      },
      { dragonGoal: 2 },
    )
    leave(state, 1)
    playOn(state, 0, 'dragon DUB')
    expect(state.phase).toMatchObject({
      kind: 'over',
      scores: [2, 0, 0],
      outcome: { reason: 'dragon', places: [1, 3, 2] },
    })
  })

  test('MS-34 when the only player who could be challenged leaves in the gap, nothing but `LetGo` is left', () => {
    const state = arranged(
      { phase: 'gap', players: [{ table: U3 }, { table: M5 }, {}], deck: POWERS },
      { lateChallenge: true },
    )
    expect(legalTexts(state, 0)).toEqual(['use U3B.1', 'letgo'])
    leave(state, 1)
    expect(legalTexts(state, 0)).toEqual(['letgo'])
    playOn(state, 0, 'letgo')
    expect(phaseText(state)).toBe('build 2')
    const own = arranged(
      { phase: 'gap', players: [{ table: U3 }, { table: M5 }, {}], deck: POWERS },
      { lateChallenge: true },
    )
    leave(own, 0)
    expect(phaseText(own)).toBe('build 1')
  })

  test('MS-56 who left with most dragon cards is behind all others at the last turn', () => {
    const state = arranged(
      { phase: 'build', turns: 4, players: [{ table: ['DUH', 'DUB'] }, {}, { table: ['DMH'] }, {}], deck: POWERS },
      { turnCap: 1 },
    )
    leave(state, 0)
    expect(state.phase).toMatchObject({
      kind: 'over',
      scores: [0, 0, 1, 0],
      outcome: { reason: 'turnCap', places: [4, 2, 1, 2] },
    })
  })

  test('MS-20 a faction stays taken when its player leaves before the deal: his dragon has left with him', () => {
    const state = box.game.setup(optionsOf({ firstPlayer: 'seat0' }), [null, null, null], sampledChance(1), null)
    playOn(state, 0, 'faction ImpClick')
    leave(state, 0)
    expect(phaseText(state)).toBe('faction 1')
    expect(refusalOf(state, 1, 'faction ImpClick')).toBe('factionTaken MS-20')
    playOn(state, 1, 'faction UndeadEnd')
    playOn(state, 2, 'faction MechanoWar')
    // The starter has left, so the next player has the first turn.
    expect(phaseText(state)).toBe('build 1')
    expect(tableOf(state, 0)).toEqual([])
  })
})

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

describe('the Arena, its corners', () => {
  test('MS-62 arenaTimeout is measured by who is still in, and the newcomer finds the Arena empty', () => {
    const state = arranged(
      {
        phase: 'build',
        seat: 1,
        players: [{ table: ['U1H'] }, {}, { table: M5 }, {}],
        arena: { owner: 0, parts: U3, since: 3 },
        deck: POWERS,
      },
      { ...ARENA, arenaTimeout: 1 },
    )
    leave(state, 3)
    play(state, 1, 'end', ['PSP2a'])
    expect([state.arena, tableOf(state, 0)]).toEqual([null, ['U1H', ...U3].sort()])
    play(state, 2, `${STEPS_M5}, enter`)
    expect(state.arena?.owner).toBe(2)
    expect(legalTexts(state, 2)).toEqual(['end'])
  })

  test('MS-65 with `arenaAdjust` nothing of the old monster need fight, and all of it goes home', () => {
    const state = arranged(
      {
        phase: 'build',
        seat: 1,
        players: [{ table: U1 }, { table: M5 }, {}],
        arena: { owner: 0, parts: U3 },
        deck: POWERS,
      },
      { ...ARENA, arenaAdjust: 'onFight' },
    )
    play(state, 1, `${STEPS_M5}, fight`)
    expect(phaseText(state)).toBe('adjust 0')
    expect(refusalOf(state, 0, 'refuse')).toBe('cannotDecline MS-65')
    playOn(state, 0, 'use U1B.1, use U1H.1, use U1T.1, use U1L.1, use U1L.2, present')
    expect([phaseText(state), tableOf(state, 0), totals(state)]).toEqual(['reward 0', [...U3].sort(), [8, 11]])
  })

  test('3.2 with `arenaAdjust` a newcomer who leaves before the flip loses, and the Arena monster goes home', () => {
    for (const leaver of [0, 1]) {
      const state = arranged(
        {
          phase: 'build',
          seat: 1,
          players: [{ table: U1 }, { table: M5 }, {}],
          arena: { owner: 0, parts: U3 },
          deck: POWERS,
        },
        { ...ARENA, arenaAdjust: 'onFight' },
      )
      play(state, 1, `${STEPS_M5}, fight`)
      leave(state, leaver)
      const winner = 1 - leaver
      expect([phaseText(state), state.arena]).toEqual([`reward ${winner}`, null])
      expect(tableOf(state, winner)).toEqual((winner === 0 ? [...U1, ...U3] : [...M5]).sort())
      playOn(state, winner, winner === 0 ? 'dragon DUH' : 'dragon DIH')
      expect(phaseText(state)).toBe(`build ${leaver === 0 ? 1 : 2}`)
    }
  })

  test('MS-62 an Arena owner who leaves while another is to play empties the Arena for him', () => {
    const state = arranged(
      {
        phase: 'build',
        seat: 1,
        players: [{}, { table: M5 }, {}],
        arena: { owner: 0, parts: ['DUH', 'U3B', 'U3T'] },
        deck: POWERS,
      },
      ARENA,
    )
    expect(refusalOf(state, 1, `${STEPS_M5}, enter`)).toBe('arenaHeld MS-61')
    leave(state, 0)
    expect([inDeck(state, 'U3B'), inDeck(state, 'DUH')]).toEqual([true, false])
    expect(refusalOf(state, 1, `${STEPS_M5}, fight`)).toBe('arenaEmpty MS-64')
    play(state, 1, `${STEPS_M5}, enter`)
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-55 MS-65 with two players a newcomer who loses has the next turn again', () => {
    const state = arranged(
      { phase: 'build', seat: 1, players: [{}, { table: U3 }], arena: { owner: 0, parts: M5 }, deck: POWERS },
      ARENA,
    )
    playOn(state, 1, `${STEPS_U3}, fight`)
    playOn(state, 0, 'dragon DUH')
    expect([phaseText(state), state.arena]).toEqual(['build 1', null])
  })

  test('MS-68 a fight in the last turn is fought to its end, and its dragon card counts', () => {
    const state = arranged(
      { phase: 'build', seat: 1, turns: 4, players: [{}, { table: M5 }], arena: { owner: 0, parts: U3 }, deck: POWERS },
      { ...ARENA, turnCap: 2 },
    )
    playOn(state, 1, `${STEPS_M5}, fight`)
    playOn(state, 1, 'dragon DIH')
    expect(state.phase).toMatchObject({ kind: 'over', scores: [0, 1], outcome: { reason: 'turnCap' } })
  })
})

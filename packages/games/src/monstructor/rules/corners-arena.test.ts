import { describe, expect, test } from 'vitest'
import {
  ARENA,
  M5,
  POWERS,
  STEPS_M5,
  STEPS_U3,
  U1,
  U3,
  arranged,
  inDeck,
  leave,
  legalTexts,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
  totals,
} from './bench.ts'

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

  test('MS-62 an Arena owner who leaves while another is to play empties the Arena for them', () => {
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

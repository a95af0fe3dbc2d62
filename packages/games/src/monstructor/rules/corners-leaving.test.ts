import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  M5,
  POWERS,
  STEPS_M5,
  STEPS_U3,
  U3,
  arranged,
  inDeck,
  leave,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
  totals,
} from './bench.ts'
import { box } from '../index.ts'

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
  test('MS-69 3.2 who leaves while they build for the other loses; the other’s parts all stay at home', () => {
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

  test('MS-20 a faction stays taken when its player leaves before the deal: their dragon has left with them', () => {
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

import { describe, expect, test } from 'vitest'
import {
  allBut,
  armies,
  arranged,
  at,
  dealt,
  four,
  kinds,
  legalTexts,
  moving,
  phaseText,
  play,
  refusalOf,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const begin = (seats: number, seed: string): State => dealt({}, seats, seed)

describe('setup', () => {
  test('DT-1.1 two to four players, five armies each in the own castle', () => {
    expect(box.seats).toEqual([2, 3, 4])
    for (const seats of box.seats) {
      const state = begin(seats, 'castles')
      for (let seat = 0; seat < seats; seat++) expect(armies(state, seat)).toEqual({ [`C${seat + 1}`]: 5 })
      expect(state.armies).toHaveLength(seats)
    }
  })

  test('DT-1.2 one face-down counter in each lair, the Dragon under any of them alike', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 120; i++) {
      const state = begin(2, `lair ${i}`)
      expect(state.options.map.lairs.every((lair) => state.down[lair] === 1)).toBe(true)
      expect([state.dragon, state.down.filter((one) => one === 1).length]).toEqual([-1, 7])
      seen.add(state.lair)
    }
    expect(seen.size).toBe(7)
    expect(JSON.stringify(box.game.view(begin(2, 'x'), 0))).not.toContain('"lair"')
  })

  test('DT-1.3 four counters each from the cup of 28, secret to the others', () => {
    const state = begin(4, 'hands')
    expect([state.cup.length, ...state.hands.map((hand) => hand.length)]).toEqual([12, 4, 4, 4, 4])
    const view = box.game.view(state, 1)
    expect(view.sides.map((side) => side.hand)).toEqual([null, state.hands[1], null, null])
    expect(view.sides.map((side) => side.handCount)).toEqual([4, 4, 4, 4])
    expect(view.cupCount).toBe(12)
  })

  test('DT-1.4 the highest die starts, ties roll again among the tied, and turns follow the seats', () => {
    const counters = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]
    const state = dealt({}, 4, [3, ...counters, 5, 2, 5, 5, 3, 6, 6, 1, 4])
    expect([state.first, phaseText(state)]).toEqual([3, 'roll 3'])
    for (const seat of [3, 0, 1, 2]) play(state, seat, 'roll', [1])
    expect([phaseText(state), state.round]).toEqual(['roll 3', 2])
  })
})

describe('the turn', () => {
  test('DT-2.1 one die: 1 the Dragon, 2 to 5 points, 6 counters', () => {
    const rolling = () => arranged({ phase: 'roll', sides: four({ hand: [1] }) })
    for (const die of [2, 3, 4, 5]) {
      const state = rolling()
      play(state, 0, 'roll', [die])
      expect([state.points, phaseText(state)]).toEqual([die, 'points 0'])
    }
    const one = rolling()
    play(one, 0, 'roll', [1])
    expect(phaseText(one)).toBe('roll 1')
    const six = rolling()
    play(six, 0, 'roll', [6, 7, 2])
    expect([six.hands[0], phaseText(six)]).toEqual([[1, 2, 7], 'roll 1'])
    expect(refusalOf(rolling(), 0, 'end')).toBe('rollFirst DT-2.1')
  })

  test('DT-2.2 a 6 draws two, or the one that is left; with a lost army it is a choice; no hand is too large', () => {
    const lost = arranged({ phase: 'roll', sides: four({ lost: 1 }, { hand: allBut() }) })
    expect(kinds(play(lost, 0, 'roll', [6]))).toEqual(['rolled', 'returned', 'turnBegan'])
    expect(lost.lost[0]).toBe(0)
    const large = arranged({ phase: 'roll', sides: four({ hand: allBut(9, 10) }) })
    play(large, 0, 'roll', [6, 9, 10])
    expect(large.hands[0]).toHaveLength(28)
    const choice = arranged({ phase: 'six', sides: four({ lost: 2 }) })
    expect(legalTexts(choice, 0)).toEqual(['draw', 'return'])
    expect(refusalOf(choice, 0, 'end')).toBe('returnOrDraw DT-2.2')
    play(choice, 0, 'draw', [4, 4])
    expect([choice.lost[0], choice.hands[0]]).toEqual([2, [4, 4]])
  })

  test('DT-2.3 a returned army fights whoever is in the castle: an enemy, or the Dragon', () => {
    const sides = [{ lost: 5, hand: [9] }, { hand: [3] }]
    const state = arranged({ phase: 'six', dragon: 'C1', sides: four(...sides) })
    play(state, 0, 'return')
    expect(phaseText(state)).toBe('dragonDuel 0')
    play(state, 0, 'play 9', [1, 1])
    play(state, 0, 'dragon a12')
    expect([armies(state, 0), phaseText(state)]).toEqual([{ C1: 1 }, 'roll 1'])
  })

  test('DT-2.4 one turn after the other, and only the player in turn is asked', () => {
    const state = arranged({ phase: 'roll', sides: four() })
    expect([legalTexts(state, 1), refusalOf(state, 1, 'roll')]).toEqual([[], 'notYourTurn DT-2.4'])
    play(state, 0, 'roll', [1])
    expect(legalTexts(state, 1)).toEqual(['roll'])
  })
})

describe('movement', () => {
  test('DT-3.1 a step costs a point, and the turn ends with the last', () => {
    const state = arranged(moving(2, {}))
    expect(refusalOf(state, 0, 'step C1 b12')).toBe('notAdjacent DT-3.1')
    expect(refusalOf(state, 0, 'step L12 c12')).toBe('noArmyThere DT-3.4')
    play(state, 0, 'step C1 a12')
    expect(state.points).toBe(1)
    play(state, 0, 'step C1 a13')
    expect(phaseText(state)).toBe('roll 1')
    const waiting = arranged({ phase: 'points', arrival: 'L12', sides: four({ armies: { L12: 1 } }) })
    expect(refusalOf(waiting, 0, 'step L12 c12')).toBe('tooFewPoints DT-3.1')
  })

  test('DT-3.2 all points may be left', () => {
    const state = arranged(moving(5, {}))
    expect(play(state, 0, 'end')[0]).toEqual({ kind: 'endedMovement', seat: 0, points: 5 })
  })

  test('DT-3.3 every space may be entered, also castles of others and of nobody', () => {
    for (const castle of ['C2', 'C3', 'C4']) {
      const from = castle === 'C2' ? 'a21' : castle === 'C3' ? 'a31' : 'a41'
      const state = arranged({ phase: 'points', points: 1, sides: [{ armies: { [from]: 1 } }, {}] })
      expect(refusalOf(state, 0, `step ${from} ${castle}`)).toBeNull()
    }
  })

  test('DT-3.4 only own armies are moved', () => {
    const state = arranged(moving(2, {}, {}, { armies: { b21: 1 } }))
    expect(refusalOf(state, 0, 'step b21 c21')).toBe('notYourArmy DT-3.4')
  })

  test('DT-3.5 one own army a space but the castle, none passes another', () => {
    const state = arranged(moving(5, {}, { armies: { a12: 1, b12: 1 } }))
    expect(refusalOf(state, 0, 'step a12 b12')).toBe('ownArmyThere DT-3.5')
    expect(refusalOf(state, 0, 'step a12 b12 c12')).toBe('noPassing DT-3.5')
    play(state, 0, 'step a12 C1')
    expect(armies(state, 0)).toEqual({ C1: 4, b12: 1 })
  })

  test('DT-3.6 the army whose step caused the fight is stopped wherever it is thrown; in the castle numbers count', () => {
    const sides = [
      { armies: { a12: 1 }, hand: [2] },
      { armies: { b12: 1 }, hand: [6] },
    ]
    const state = arranged(moving(3, {}, ...sides))
    play(state, 0, 'step a12 b12')
    play(state, 0, 'play 2')
    play(state, 1, 'play 6')
    play(state, 1, 'throw C1')
    expect([armies(state, 0), state.stopped]).toEqual([{ C1: 5 }, [at(state, 'C1')]])
    expect(refusalOf(state, 0, 'step C1 a12')).toBeNull()
    const alone = arranged(moving(2, { stopped: ['C1'] }, { armies: { C1: 1, c12: 1 } }))
    expect(refusalOf(alone, 0, 'step C1 a12')).toBe('armyStopped DT-3.6')
    expect(refusalOf(alone, 0, 'step c12 b12')).toBeNull()
  })

  test('DT-3.6 an army that is only attacked is not stopped, and of two in the castle the stopped one is thrown first', () => {
    const state = arranged({
      phase: 'spoils',
      space: 'C1',
      seat: 1,
      loser: 0,
      distance: 1,
      points: 2,
      stopped: ['C1'],
      sides: four({ armies: { C1: 2 } }, { armies: { C1: 1 }, hand: [1] }),
    })
    play(state, 1, 'throw a12')
    expect(state.stopped).toEqual([at(state, 'a12')])
    expect(phaseText(state)).toBe('duel 1 0')
  })

  test('DT-3.7 an army that survives the Dragon goes on', () => {
    const state = arranged(moving(2, { dragon: 'c12' }, { armies: { b12: 1 }, hand: [10] }))
    play(state, 0, 'step b12 c12')
    play(state, 0, 'play 10', [1, 1])
    play(state, 0, 'dragon L12')
    expect(refusalOf(state, 0, 'step c12 b12')).toBeNull()
  })

  test('DT-3.8 on arrival the army is fought before the counter may be examined', () => {
    const sides = [
      { armies: { c12: 1 }, hand: [6] },
      { armies: { L12: 1 }, hand: [4] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step c12 L12')
    expect(phaseText(state)).toBe('duel 0 1')
    play(state, 0, 'play 6')
    play(state, 1, 'play 4')
    play(state, 0, 'throw c21')
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['points 0', ['examine', 'end']])
    const dragon = arranged(moving(1, { dragon: 'L13' }, { armies: { c13: 1 }, hand: [10] }))
    play(dragon, 0, 'step c13 L13')
    expect(phaseText(dragon)).toBe('dragonDuel 0')
    play(dragon, 0, 'play 10', [1, 1])
    play(dragon, 0, 'dragon c31')
    expect(legalTexts(dragon, 0)).toEqual(['examine', 'end'])
  })
})

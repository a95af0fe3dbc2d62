import { describe, expect, test } from 'vitest'
import {
  armies,
  arranged,
  at,
  dragonAt,
  duel,
  four,
  kinds,
  legalTexts,
  moving,
  phaseText,
  play,
  playAll,
  refusalOf,
  targets,
  treasures,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

/** A1.1 steps from c12 onto the Dragon in L12. */
const facing = (hand: readonly number[], ...others: readonly object[]): State => {
  const state = arranged(moving(2, { dragon: 'L12' }, { armies: { c12: 1 }, hand }, ...others))
  if (hand.length > 0) play(state, 0, 'step c12 L12')
  return state
}

describe('combat with the Dragon', () => {
  test('DT-5.1 an army and the wakened Dragon in one space fight, whoever came', () => {
    expect(phaseText(facing([5]))).toBe('dragonDuel 0')
    const frenzied = arranged({ phase: 'frenzy', distance: 4, dragon: 'L12', sides: four({}, { hand: [4] }) })
    play(frenzied, 0, 'dragon C2')
    expect(phaseText(frenzied)).toBe('dragonDuel 1')
  })

  test('DT-5.2 a counter is played and shown before the dice; with an empty hand the strength is 0', () => {
    const state = facing([5, 9])
    expect(legalTexts(state, 0)).toEqual(['play 5', 'play 9'])
    expect(play(state, 0, 'play 5', [1, 3])[0]).toEqual({ kind: 'foughtDragon', seat: 0, value: 5, dice: [1, 3] })
    const empty = facing([])
    expect(play(empty, 0, 'step c12 L12', [1, 1])).toContainEqual({
      kind: 'foughtDragon',
      seat: 0,
      value: null,
      dice: [1, 1],
    })
    expect(empty.lost[0]).toBe(1)
  })

  test('DT-5.3 a tie asks for the next counter against new dice', () => {
    const state = facing([4, 4, 6])
    play(state, 0, 'play 4', [2, 2])
    play(state, 0, 'play 4', [1, 3])
    expect(state.phase).toMatchObject({ kind: 'dragonDuel', shown: [4, 4] })
    play(state, 0, 'play 6', [1, 1])
    expect(state.phase).toMatchObject({ kind: 'dragonPush', distance: 4 })
  })

  test('DT-5.4 the winner moves the Dragon up to the difference, onto armies too, their own not excepted', () => {
    const state = facing([8], { armies: { c21: 1 } })
    play(state, 0, 'play 8', [3, 3])
    expect(targets(state, 0, 'dragon')).toEqual(['L0', 'b12', 'c12', 'c21', 't12'])
    expect(refusalOf(state, 0, 'dragon b21')).toBe('pushTooFar DT-5.4')
    expect(refusalOf(state, 0, 'dragon L12')).toBe('closedSpace DT-4.17')
    const own = arranged(moving(1, { dragon: 'L12' }, { armies: { c12: 1, b12: 1 }, hand: [8, 2] }))
    play(own, 0, 'step c12 L12')
    play(own, 0, 'play 8', [3, 3])
    play(own, 0, 'dragon b12')
    expect(phaseText(own)).toBe('dragonDuel 0')
    expect(own.stopped).toEqual([])
  })

  test('DT-5.5 a beaten army is lost; a treasure with it stays', () => {
    const state = arranged(moving(2, { dragon: 'b12', up: { c12: 1 } }, { armies: { c12: 1 }, hand: [3] }))
    play(state, 0, 'step c12 b12 carry')
    play(state, 0, 'play 3', [2, 2])
    expect([armies(state, 0), state.lost[0], treasures(state)]).toEqual([{ C1: 4 }, 1, { b12: 1 }])
  })

  test('DT-5.6 counters against the Dragon go back too', () => {
    const state = facing([3])
    expect(play(state, 0, 'play 3', [2, 2])).toContainEqual({ kind: 'wentBack', values: [3], dragon: true })
    expect(state.hands[0]).toEqual([])
  })

  test('DT-5.7 in a castle it fights one after another until it loses or none is left', () => {
    const state = arranged({ phase: 'frenzy', distance: 4, dragon: 'L12', sides: four({}, {}) })
    expect(
      kinds(play(state, 0, 'dragon C2', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).filter((kind) => kind === 'eaten'),
    ).toHaveLength(5)
    expect([armies(state, 1), state.lost[1], phaseText(state)]).toEqual([{}, 5, 'roll 1'])
  })

  test('DT-5.8 the Dragon may stand on lairs with counters, castles and treasures, and turns nothing up', () => {
    const position = { phase: 'frenzy', distance: 6, dragon: 'L12', up: { c13: 1 } }
    for (const to of ['L0', 'C1', 'L13', 'c13']) {
      const state = arranged({ ...position, sides: four({ armies: { C1: 0 } }) })
      const open = targets(state, 0, 'dragon')
      if (!open.includes(to)) continue
      play(state, 0, `dragon ${to}`)
      expect([dragonAt(state), treasures(state)]).toEqual([to, { c13: 1 }])
    }
  })
})

describe('frenzy', () => {
  test('DT-6.1 a 1 while the Dragon sleeps does nothing', () => {
    const state = arranged({ phase: 'roll', sides: four() })
    expect(kinds(play(state, 0, 'roll', [1]))).toContain('nothing')
    expect(state.dragon).toBe(-1)
  })

  test('DT-6.2 a second die, and the Dragon goes up to so far or stays', () => {
    const state = arranged({ phase: 'roll', dragon: 'L12', sides: four() })
    play(state, 0, 'roll', [1, 1])
    expect(targets(state, 0, 'dragon')).toEqual(['L12', 'c12', 'c21', 't12'])
    expect(refusalOf(state, 0, 'dragon b12')).toBe('frenzyTooFar DT-6.2')
  })

  test('DT-6.3 armies end the way of the Dragon', () => {
    const state = arranged({ phase: 'frenzy', distance: 2, dragon: 'L12', sides: four({}, { armies: { c21: 1 } }) })
    expect(targets(state, 0, 'dragon')).not.toContain('b21')
    play(state, 0, 'dragon c21', [1, 1])
    expect([state.lost[1], phaseText(state)]).toEqual([1, 'roll 1'])
  })

  test('DT-6.4 after the frenzy and its chains the turn is over', () => {
    const sides = [{}, { armies: { c21: 1 }, hand: [9] }, { armies: { b21: 1 } }]
    const state = arranged({ phase: 'frenzy', distance: 1, dragon: 'L12', sides: four(...sides) })
    play(state, 0, 'dragon c21')
    play(state, 1, 'play 9', [1, 1])
    play(state, 1, 'dragon b21', [1, 1])
    expect([state.lost[2], phaseText(state)]).toEqual([1, 'roll 1'])
  })
})

describe('victory', () => {
  test('DT-7.1 in the middle of a movement, and not while a foreign army stands there', () => {
    const state = arranged(moving(5, { up: { C1: 2, a12: 1 } }, { armies: { a12: 1 } }))
    play(state, 0, 'step a12 C1 carry')
    expect(box.game.pending(state)).toMatchObject({
      status: 'over',
      outcome: { places: [1, 2, 2, 2], reason: 'treasures' },
    })
    expect(refusalOf(state, 0, 'end')).toBe('over DT-7.1')
  })

  test('DT-7.1 also in another player’s turn: when the foreign army is thrown out or eaten', () => {
    const eaten = arranged({
      phase: 'frenzy',
      distance: 3,
      active: 2,
      dragon: 'b12',
      up: { C1: 3 },
      sides: four({ armies: { b14: 1 }, lost: 4 }, { armies: { C1: 1 } }),
    })
    play(eaten, 2, 'dragon C1', [3, 3])
    expect(phaseText(eaten)).toBe('over 0')
  })

  test('DT-7.1 several who reach the goal at one moment share the victory', () => {
    const state = arranged(
      {
        phase: 'points',
        active: 2,
        points: 1,
        up: { C1: 2, C2: 2 },
        sides: four({ armies: { b14: 1 }, lost: 4 }, { armies: { b24: 1 }, lost: 4 }, { armies: { C1: 1, C2: 1 } }),
      },
      { victoryTreasures: 2 },
    )
    box.game.resign(state, 2, { pick: () => 0, die: () => 1, draw: (pool) => pool.pop() as never }, null)
    expect(box.game.pending(state)).toMatchObject({ outcome: { places: [1, 1, 4, 3] } })
  })

  test('DT-7.2 after the last round: treasures at home, then under own armies, then armies', () => {
    const last = (up: object, ...sides: readonly object[]): State =>
      arranged({ phase: 'roll', first: 0, active: 3, round: 7, up, sides: four(...sides) }, { roundLimit: 7 })
    const home = last({ C2: 1, b12: 1, b13: 1 }, { armies: { b12: 1, b13: 1 } })
    play(home, 3, 'roll', [1])
    expect(box.game.pending(home)).toMatchObject({ outcome: { places: [2, 1, 3, 3], reason: 'rounds' } })
    const few = last({}, { lost: 1 }, { lost: 2 })
    play(few, 3, 'roll', [1])
    expect(box.game.pending(few)).toMatchObject({ outcome: { places: [3, 4, 1, 1] } })
    const even = last({})
    play(even, 3, 'roll', [1])
    expect(box.game.pending(even)).toMatchObject({ outcome: { places: [1, 1, 1, 1], reason: 'roundsDrawn' } })
    const guarded = last({ C1: 1 }, { armies: { C1: 0 } }, { armies: { C1: 1 } })
    play(guarded, 3, 'roll', [1])
    expect(box.game.pending(guarded)).toMatchObject({ outcome: { places: [4, 1, 2, 2] } })
  })

  test('DT-7.1 the victory of the castle’s lord comes before the throw of the beaten army, anyone else waits for it', () => {
    const state = arranged({
      phase: 'spoils',
      space: 'C2',
      seat: 0,
      loser: 2,
      distance: 1,
      up: { C2: 3 },
      sides: four({ armies: { C2: 1 } }, { lost: 5 }, { armies: { C2: 1 } }),
    })
    play(state, 0, 'throw a21')
    expect(phaseText(state)).toBe('roll 1')
    const won = arranged(moving(1, { up: { C2: 2, a21: 1 } }, { armies: { a21: 1 }, hand: [1] }, { hand: [7] }))
    playAll(won, 0, 'step a21 C2 carry')
    duel(won, 0, 1, 1, 7)
    expect([phaseText(won), armies(won, 0)[`C2`], at(won, 'C2')]).toEqual(['over 1', 1, 1])
  })
})

import type { Seat } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  armies,
  arranged,
  at,
  dragonAt,
  four,
  leave,
  legalTexts,
  moving,
  phaseText,
  play,
  refusalOf,
  treasures,
} from './bench.ts'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

/** Resigns without chance, checks the state, and returns what everybody hears. */
const resign = (state: State, seat: Seat): Event[] => {
  const heard = leave(state, seat, [])
  expect(box.game.check(state)).toEqual([])
  return heard
}

describe('resigning', () => {
  test('armies leave for good, the hand goes to the cup unshown, the castle is nobody’s (DT-1.1)', () => {
    const state = arranged(moving(3, { up: { C2: 1 } }, { hand: [4] }, { hand: [9, 10], lost: 2 }))
    expect(resign(state, 1)).toEqual([{ kind: 'resigned', seat: 1 }])
    expect([armies(state, 1), state.lost[1], state.hands[1], state.cup.slice(-2)]).toEqual([{}, 0, [], [9, 10]])
    expect([treasures(state), box.game.view(state, 0).owners[at(state, 'C2')]]).toEqual([{ C2: 1 }, null])
    expect(state.seen).toEqual([])
    expect([phaseText(state), legalTexts(state, 1), refusalOf(state, 1, 'roll')]).toEqual([
      'points 0',
      [],
      'resigned DT-7.2',
    ])
  })

  test('the turn of who resigns ends, and passes them from then on (DT-2.4)', () => {
    const state = arranged(moving(3, {}))
    resign(state, 0)
    expect([phaseText(state), state.points]).toEqual(['roll 1', 0])
    for (const seat of [1, 2, 3]) play(state, seat, 'roll', [1])
    expect([phaseText(state), state.round]).toEqual(['roll 1', 3])
  })

  test('their combat ends without result: shown counters go back openly, sealed ones unshown (DT-4.6)', () => {
    const sides = [
      { armies: { c21: 1 }, hand: [4, 6] },
      { armies: { b21: 1 }, hand: [4, 5] },
    ]
    const state = arranged(moving(3, {}, ...sides))
    play(state, 0, 'step c21 b21')
    play(state, 0, 'play 4')
    play(state, 1, 'play 4')
    play(state, 1, 'play 5')
    expect(resign(state, 1)).toEqual([
      { kind: 'resigned', seat: 1 },
      { kind: 'wentBack', values: [4, 4], dragon: false },
    ])
    expect([state.hands[0], state.sealed, phaseText(state)]).toEqual([[6], [-1, -1, -1, -1], 'points 0'])
    expect(state.stopped).toEqual([at(state, 'b21')])
  })

  test('their throw and their push are not made: the Dragon stays (DT-5.4)', () => {
    const thrown = arranged({
      phase: 'spoils',
      space: 'b21',
      seat: 0,
      loser: 1,
      distance: 2,
      sides: four({ armies: { b21: 1 } }, { armies: { b21: 1 } }),
    })
    resign(thrown, 0)
    expect([armies(thrown, 1), phaseText(thrown)]).toEqual([{ C2: 4, b21: 1 }, 'roll 1'])
    const pushed = arranged({
      phase: 'dragonPush',
      space: 'b21',
      seat: 1,
      distance: 2,
      dragon: 'b21',
      points: 2,
      sides: four({}, { armies: { b21: 1 } }),
    })
    resign(pushed, 1)
    expect([dragonAt(pushed), phaseText(pushed)]).toEqual(['b21', 'points 0'])
  })

  test('a combat between others goes on when the player in turn leaves, and then the next has their turn', () => {
    const state = arranged({
      phase: 'duel',
      space: 'b21',
      seat: 1,
      points: 2,
      sides: four({}, { armies: { b21: 1 }, hand: [3] }, { armies: { b21: 1 }, hand: [5] }),
    })
    resign(state, 0)
    expect(phaseText(state)).toBe('duel 1 2')
    play(state, 1, 'play 3')
    play(state, 2, 'play 5')
    play(state, 2, 'throw a21')
    expect(phaseText(state)).toBe('roll 1')
  })

  test('with one player left they win, and a castle freed of foreign armies may win (DT-7.1)', () => {
    const two = arranged({ phase: 'roll', sides: [{}, {}] })
    resign(two, 0)
    expect(box.game.pending(two)).toMatchObject({ outcome: { places: [2, 1], payoffs: [-1, 1], reason: 'resigned' } })
    const freed = arranged({
      phase: 'roll',
      active: 1,
      up: { C1: 3 },
      sides: four({ armies: { b12: 1 }, lost: 4 }, {}, { armies: { C1: 1 } }),
    })
    resign(freed, 2)
    expect(box.game.pending(freed)).toMatchObject({ outcome: { places: [1, 2, 4, 2], reason: 'treasures' } })
  })

  test('counters shown in a combat of others go back when the match ends by it (DT-4.6, DT-5.6)', () => {
    const alone = arranged({
      phase: 'dragonDuel',
      space: 'b21',
      seat: 0,
      active: 1,
      dragon: 'b21',
      sides: [{ armies: { b21: 1 }, hand: [8, 5] }, {}],
    })
    play(alone, 0, 'play 8', [4, 4])
    expect(phaseText(alone)).toBe('dragonDuel 0')
    expect(resign(alone, 1).slice(-1)).toEqual([{ kind: 'wentBack', values: [8], dragon: true }])
    expect(alone.cup).toContain(8)
    const freed = arranged({
      phase: 'duel',
      space: 'b21',
      seat: 0,
      up: { C1: 3 },
      sides: four(
        { armies: { b21: 1 }, lost: 4, hand: [4, 6] },
        { armies: { b21: 1 }, hand: [4, 5] },
        { armies: { C1: 1 } },
      ),
    })
    play(freed, 0, 'play 4')
    play(freed, 1, 'play 4')
    play(freed, 0, 'play 6')
    expect(resign(freed, 2).slice(-1)).toEqual([{ kind: 'wentBack', values: [4, 4], dragon: false }])
    expect([freed.sealed, freed.hands[0]]).toEqual([[-1, -1, -1, -1], [6]])
  })
})

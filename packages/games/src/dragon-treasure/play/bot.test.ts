import { describe, expect, test } from 'vitest'
import { arranged, four, moving, play } from '../rules/bench.ts'
import { box, oddsAgainstDragon } from '../index.ts'
import type { State } from '../rules/state.ts'

const worth = (state: State, seat: number): number => box.bot.evaluate(box.game.view(state, seat), seat)
const ordered = (state: State, seat: number): string[] =>
  box.bot
    .order(box.game.view(state, seat), box.game.legal(state, seat))
    .map((action) => box.game.format(state.options, action))

describe('the bot', () => {
  test('it knows the odds of a counter against two dice', () => {
    const percent = (value: number): number[] => {
      const { win, tie, lose } = oddsAgainstDragon(value)
      return [win, tie, lose].map((share) => Math.round(share * 100))
    }
    expect(percent(5)).toEqual([17, 11, 72])
    expect(percent(7)).toEqual([42, 17, 42])
    expect(percent(10)).toEqual([83, 8, 8])
    expect([percent(0), percent(13)]).toEqual([
      [0, 0, 100],
      [100, 0, 0],
    ])
  })

  test('treasures at home, carried ones and good counters are worth something, an intruder and lost armies cost', () => {
    const base = worth(arranged({ phase: 'roll', sides: four() }), 0)
    expect(worth(arranged({ phase: 'roll', up: { C1: 1 }, sides: four() }), 0)).toBeGreaterThan(base)
    expect(worth(arranged({ phase: 'roll', up: { C2: 2 }, sides: four() }), 0)).toBeLessThan(base)
    const carrying = (space: string) =>
      worth(arranged({ phase: 'roll', up: { [space]: 1 }, sides: four({ armies: { [space]: 1 } }) }), 0)
    expect(carrying('c12')).toBeGreaterThan(base)
    expect(carrying('a12')).toBeGreaterThan(carrying('c12'))
    expect(worth(arranged({ phase: 'roll', sides: four({ lost: 2 }) }), 0)).toBeLessThan(base)
    const hand = (values: number[]) => worth(arranged({ phase: 'roll', sides: four({ hand: values }) }), 0)
    expect(hand([9, 10])).toBeGreaterThan(hand([1, 1]))
  })

  test('payoffs of all seats add up, and an ended match is its outcome', () => {
    const state = arranged(moving(2, { up: { C1: 2, a12: 1 } }, { armies: { a12: 1 } }))
    const sum = [0, 1, 2, 3].reduce(
      (total, seat) => total + box.bot.evaluate(box.game.view(state, 'spectator'), seat),
      0,
    )
    expect(sum).toBeCloseTo(0)
    play(state, 0, 'step a12 C1 carry')
    expect([worth(state, 0), worth(state, 1)]).toEqual([1, -1 / 3])
  })

  test('treasures go home first, then armies go where there is something to be had', () => {
    const home = arranged(moving(2, { up: { b12: 1 } }, { armies: { b12: 1 } }))
    expect(ordered(home, 0)[0]).toBe('step b12 a12 carry')
    const arriving = arranged(moving(2, { arrival: 'L12' }, { armies: { L12: 1 } }))
    expect(ordered(arriving, 0)[0]).toBe('examine')
    expect(ordered(arriving, 0).at(-1)).toBe('end')
  })
})

import { anyOf, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, at, dealt, duel, four, leave, moving, play, playAll } from '../rules/bench.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'

const described = (state: State): unknown => JSON.parse(JSON.stringify(box.game.describe(state)))

/** A state from its description. Where tests leave most counters out, these were played and not seen, which is warned of. */
const again = (state: State, warned: readonly string[] = []): State => {
  const made = box.game.arrange(state.options, described(state))
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  expect(made.warnings.map(({ code }) => code)).toEqual(warned)
  return made.value
}

/** Positions as they are written, in every phase and with every key. */
const WRITTEN: readonly object[] = [
  { phase: 'roll', sides: [{}, {}] },
  {
    phase: 'points',
    first: 1,
    active: 0,
    round: 7,
    points: 3,
    arrival: 'L12',
    stopped: ['b12'],
    up: { C1: 2, a13: 1 },
    down: ['L12', 'L14', 'L34'],
    dragon: 'L0',
    draws: 4,
    seen: [
      [10, 1],
      [3, 4],
    ],
    sides: [
      { armies: { L12: 1, b12: 1 }, lost: 1, hand: [2, 5, 5, 9], born: [3, 0, 1, 0], births: [0, 1, 3, 3] },
      { hand: [1, 8] },
    ],
  },
  { phase: 'six', sides: [{ lost: 2, hand: [4] }, { resigned: true }, {}] },
  { phase: 'frenzy', distance: 4, dragon: 'c12', sides: four() },
  {
    phase: 'duel',
    space: 'b21',
    seat: 2,
    shown: [[4], [4]],
    sides: four({}, { armies: { b21: 1 }, hand: [3, 6], sealed: 6 }, { armies: { b21: 1 }, hand: [1] }),
  },
  {
    phase: 'dragonDuel',
    frenzyLeft: 3,
    space: 'C2',
    seat: 1,
    entrant: null,
    shown: [[7, 5]],
    dragon: 'C2',
    sides: four({}, { lost: 1, hand: [3] }),
  },
  {
    phase: 'spoils',
    space: 'C3',
    seat: 2,
    entrant: 1,
    loser: 1,
    distance: 2,
    due: [{ space: 'C2', entrant: 0 }],
    sides: four({ armies: { C2: 1 } }, { armies: { C3: 1 } }, { lost: 4 }),
  },
  {
    phase: 'spoils',
    active: 1,
    space: 'b21',
    seat: 0,
    loser: 1,
    distance: 1,
    bare: true,
    sides: four({ armies: { b21: 1 } }, { armies: { b21: 1 } }),
  },
  {
    phase: 'march',
    space: 'a21',
    entrant: 1,
    from: 'C2',
    distance: 3,
    carrying: true,
    up: { C2: 1, a21: 1 },
    sides: four({ armies: { a21: 1 } }),
  },
  {
    phase: 'dragonPush',
    space: 'b12',
    distance: 2,
    dragon: 'b12',
    lair: undefined,
    sides: four({ armies: { b12: 1 } }),
  },
  { phase: 'roll', lair: 'L13', sides: four() },
  {
    phase: 'settle',
    points: 1,
    due: [{ space: 'b21', entrant: 1 }, { space: 'c21' }],
    dragon: 'c21',
    sides: four({ armies: { b21: 1 } }, { armies: { b21: 1, c21: 1 } }),
  },
]

describe('a described position', () => {
  test.each(WRITTEN.map((position) => [(position as { phase: string }).phase, position] as const))(
    'of %s is written as it was read',
    (_, position) => {
      const state = arranged(position, { frenzyStops: false, counterMemory: 'none' })
      const written: unknown = JSON.parse(JSON.stringify(position))
      const sides = (made: unknown): object => {
        const { seen, sides: list, ...rest } = made as { seen?: number[][]; sides: Record<string, unknown>[] }
        // A hand has no order, and neither has what was seen.
        const inOrder = list.map(({ hand, born, ...side }) => {
          const counters = ((hand ?? []) as number[]).map((value, i) => [value, ((born ?? []) as number[])[i] ?? 0])
          return { ...side, counters: counters.map(String).sort() }
        })
        return { ...rest, seen: seen?.map(String).sort() ?? [], sides: inOrder }
      }
      expect(sides(described(state))).toEqual(sides(written))
      expect(box.game.arrange(state.options, described(state))).toMatchObject({ ok: true, value: state })
    },
  )

  test('what a match begins with is short, but for its secrets', () => {
    const state = dealt({}, 2, [3, 5, 6, 1, 2, 7, 7, 8, 4, 2, 5])
    expect(described(state)).toEqual({
      phase: 'roll',
      first: 1,
      round: 1,
      lair: 'L23',
      sides: [{ hand: [1, 2, 5, 6] }, { hand: [4, 7, 7, 8] }],
    })
  })

  test('a thief who was entered on, and one who came, are told apart', () => {
    const sides = [
      { armies: { C2: 1 }, hand: [9] },
      { armies: { a21: 1 }, lost: 4, hand: [2] },
    ]
    const state = arranged({ phase: 'points', active: 1, points: 1, up: { C2: 1 }, sides: four(...sides) })
    play(state, 1, 'step a21 C2')
    duel(state, 1, 2, 0, 9)
    expect(described(state)).toMatchObject({ phase: 'spoils', seat: 0, entrant: 1, loser: 1 })
    expect(again(state, ['countersTooFew'])).toEqual(state)
    play(state, 0, 'steal a21')
    expect(described(state)).toMatchObject({ phase: 'march', seat: 0, entrant: 1, from: 'C2', carrying: true })
    expect(again(state, ['countersTooFew'])).toEqual(state)
  })

  test('combats of others go on when the active seat has left, with the siege it left behind', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [9] },
      { lost: 3, hand: [2, 4] },
      { armies: { a23: 1 }, hand: [5] },
    ]
    const state = arranged(moving(2, {}, ...sides))
    play(state, 0, 'step a21 C2')
    duel(state, 0, 9, 1, 2)
    play(state, 0, 'throw a23')
    leave(state, 0)
    expect(described(state)).toMatchObject({
      phase: 'duel',
      space: 'a23',
      seat: 1,
      due: [{ space: 'C2', entrant: 0 }],
      sides: [{ resigned: true }, {}, {}, {}],
    })
    expect(again(state, ['countersTooFew'])).toEqual(state)
    duel(state, 1, 4, 2, 5)
    expect(again(state, ['countersTooFew'])).toEqual(state)
  })

  test('what everybody knows of a hand stays apart from what is so', () => {
    const sides = [
      { armies: { c21: 1 }, hand: [8, 6], born: [2, 0] },
      { armies: { b21: 1 }, hand: [1] },
    ]
    const state = arranged(moving(1, { draws: 2, seen: [[8, 1]] }, ...sides))
    play(state, 0, 'step c21 b21')
    duel(state, 0, 8, 1, 1)
    expect(described(state)).toMatchObject({ sides: [{ hand: [6], births: [2] }, {}, {}, {}] })
    expect(again(state, ['countersTooFew'])).toEqual(state)
  })

  test('a map of somebody else with names of all sorts is told', () => {
    const names = ['__proto__', 'toString', '7', '0', 'constructor', 'C1']
    const spaces = [...names, ...Array.from({ length: 10 }, (_, i) => `s${i}`)].map((id, i) => ({ id, x: i, y: i }))
    const map = {
      spaces,
      castles: ['toString', '7'],
      lairs: ['__proto__', '0', 'C1'],
      links: spaces.slice(1).map(({ id }, i) => ({ from: spaces[i]?.id, to: id })),
    }
    const treasures = ['a', 'b', 'c'].map((name, i) => ({ name, kind: i === 0 ? 'dragon' : 'treasure' }))
    const state = dealt({ map, treasures, victoryTreasures: 2, startPlayer: 'seat0' }, 2, [2, 1, 1, 2, 2, 3, 3, 3, 4])
    play(state, 0, 'roll', [3])
    playAll(state, 0, 'step toString __proto__', 'examine', 'step toString 7')
    expect(described(state)).toMatchObject({ phase: 'duel', space: '7' })
    expect(state.up[at(state, '__proto__')]).toBe(1)
    expect(again(state)).toEqual(state)
  })

  test('the whole state is told, of any match', () => {
    let states = 0
    for (let match = 0; match < 40; match++) {
      const chance = sampledChance(`told ${match}`)
      const { choices, loadouts } = room.scenario(chance)
      const made = box.complete(choices, null)
      if (!made.ok) throw new Error('options')
      const state = box.game.setup(made.value, loadouts, chance, null)
      for (let commits = 0; commits < 400; commits++) {
        const pending = box.game.pending(state)
        if (pending.status === 'over') break
        if (chance.pick(4) === 0) {
          states++
          expect(JSON.stringify({ ...again(state), options: null })).toBe(JSON.stringify({ ...state, options: null }))
        }
        const seat = anyOf(pending.seats, chance)
        if (chance.pick(150) === 0) box.game.resign(state, seat, chance, null)
        else box.game.apply(state, seat, anyOf(box.game.legal(state, seat), chance), chance, null)
      }
    }
    expect(states).toBeGreaterThan(400)
  })
})

import { sampledChance, scriptedChance } from '@menagerie/engine'
import { MAPS, type View, box, walksFrom } from '@menagerie/games/dragon-treasure'
import { describe, expect, test } from 'vitest'
import { courseOf, handCounters, movesOf, places, walkKey } from './choices.ts'

const completed = box.complete({}, null)
if (!completed.ok) throw new Error('options')
const options = completed.value
const { map } = options
const at = (name: string): number => map.names.indexOf(name)
type State = ReturnType<typeof box.game.setup>

const arranged = (position: unknown, choices: Record<string, unknown> = {}): State => {
  const some = box.complete(choices, null)
  if (!some.ok) throw new Error('options')
  const made = box.game.arrange(some.value, position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return made.value
}
const legalOf = (state: State, seat: number): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))
const seen = (state: State, seat: number): View => box.game.view(state, seat)

const CALM = { hand: [4, 5] }
const moving = (points: number, mine: object, rest: object = {}): object => ({
  phase: 'points',
  points,
  sides: [{ hand: [3, 6], ...mine }, CALM, CALM, CALM],
  ...rest,
})

describe('walks', () => {
  test('reach every space within the points, by a cheapest way, and stop at foreign armies', () => {
    const state = arranged(
      moving(
        4,
        { armies: { a12: 1, C1: 4 } },
        { sides: [{ hand: [3, 6], armies: { a12: 1, C1: 4 } }, { hand: [1], armies: { c12: 1, C2: 4 } }, CALM, CALM] },
      ),
    )
    const walks = walksFrom(seen(state, 0), 0, legalOf(state, 0), at('a12'), false)
    const to = (name: string) => walks.find((walk) => walk.to === at(name))
    expect(to('b12')).toMatchObject({ cost: 1, steps: ['step a12 b12'], meets: null })
    expect(to('c12')).toMatchObject({ cost: 2, meets: 'army' })
    expect(to('L12')).toBeUndefined()
    expect(to('b13')).toMatchObject({ cost: 2, steps: ['step a12 b12', 'step b12 b13'] })
  })

  test('take the treasure along where it may lie, and go without it elsewhere; or leave it when told so', () => {
    const state = arranged(
      moving(
        3,
        { armies: { c12: 1, C1: 4 } },
        { up: { c12: 1, a12: 1 }, down: ['L12', 'L34', 'L0', 'L14', 'L13'], lair: 'L34' },
      ),
    )
    const view = seen(state, 0)
    const walks = (leave: boolean) => walksFrom(view, 0, legalOf(state, 0), at('c12'), leave)
    const to = (leave: boolean, name: string) => walks(leave).find((walk) => walk.to === at(name))
    expect(to(false, 'b12')).toMatchObject({ carry: true, steps: ['step c12 b12 carry'] })
    expect(to(false, 'a12')).toMatchObject({ carry: false, cost: 2 })
    expect(to(false, 'L12')).toMatchObject({ carry: false })
    expect(to(true, 'b12')).toMatchObject({ carry: false })
  })

  test.each([
    ['the rules as they are', {}],
    ['own armies may be passed', { passOwn: true }],
    ['the short map', { map: 'short' }],
  ])('can be walked as they are written: %s', (_, choices) => {
    const some = box.complete(choices, null)
    if (!some.ok) throw new Error('options')
    let walked = 0
    const on = sampledChance('on')
    for (let seed = 0; seed < 5; seed++) {
      const chance = sampledChance(`walk ${seed}`)
      const state = box.game.setup(some.value, [null, null, null], chance, null)
      for (let i = 0; i < 200; i++) {
        const pending = box.game.pending(state)
        if (pending.status === 'over') break
        const seat = pending.seats[0] as number
        const legal = legalOf(state, seat)
        const view = seen(state, seat)
        const moves = movesOf(view, seat, legal, i % 3 === 0)
        // Every legal action is a choice, a button, or the other half of a treasure's choice.
        const offered = new Set([...moves.buttons.values(), ...moves.choices.map((choice) => choice.steps[0])])
        for (const notation of legal) {
          const other = notation.endsWith(' carry') ? notation.slice(0, -6) : `${notation} carry`
          // A way over own armies is not offered where another leads there as cheaply.
          const passes = notation.startsWith('step') && notation.replace(' carry', '').split(' ').length > 3
          expect(passes || offered.has(notation) || offered.has(other), notation).toBe(true)
        }
        for (const { steps } of moves.choices) {
          const tried = box.game.clone(state)
          for (const step of steps) {
            const action = box.game.parse(tried.options, step)
            if (action === null || box.game.refuse(tried, seat, action) !== null) expect.fail(steps.join(', '))
            box.game.apply(tried, seat, action, on, null)
          }
          walked++
        }
        const next = legal[chance.pick(legal.length)] as string
        box.game.apply(state, seat, box.game.parse(state.options, next) as never, chance, null)
      }
    }
    expect(walked).toBeGreaterThan(1000)
  })
})

describe('choices', () => {
  test('a throw, and a march with a treasure, begin with different armies', () => {
    const state = arranged({
      phase: 'spoils',
      space: 'C2',
      loser: 1,
      distance: 3,
      up: { C2: 1 },
      sides: [{ armies: { C2: 1 }, hand: [3] }, { armies: { C2: 1 }, hand: [2] }, CALM, CALM],
    })
    const view = seen(state, 0)
    const moves = movesOf(view, 0, legalOf(state, 0), false)
    const movers = new Set(moves.choices.map((choice) => choice.places[0]))
    expect(movers).toEqual(new Set([places.loser, places.thief]))
    const far = moves.walks.get(walkKey(places.thief, places.space(at('c21'))))
    expect(far?.steps).toEqual(['steal a21', 'march b21 carry', 'march c21 carry'])
    expect(courseOf(view, moves, places.loser, at('b23')).map((space) => map.names[space])).toEqual([
      'C2',
      'a23',
      'b23',
    ])
  })

  test('a treasure that is home stays home when an army sets out', () => {
    const state = arranged(moving(2, { armies: { C1: 5 } }, { up: { C1: 2 } }))
    const view = seen(state, 0)
    const moves = movesOf(view, 0, legalOf(state, 0), false)
    expect(moves.mayCarry).toBe(false)
    expect([...moves.walks.values()].some(({ carry }) => carry)).toBe(false)
  })

  test('equal counters of a hand are each a way to the same action', () => {
    expect(handCounters([4, 4, 7]).map(({ place }) => place)).toEqual(['h.4.0', 'h.4.1', 'h.7.0'])
  })

  test('a map supplied is known by its data', () => {
    expect(map).toBe(MAPS.standard)
    expect(() => scriptedChance([])).not.toThrow()
  })
})

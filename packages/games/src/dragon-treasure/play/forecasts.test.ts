import type { Viewer } from '@menagerie/engine'
import { type Forecast, type Way, foretold } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { type Action, moveDragon, throwTo } from '../choices/actions.ts'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import { drawnOf } from '../rules/turn.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import type { View } from '../secrets/view.ts'
import { dragonCourse, throwCourse } from './courses.ts'
import { type Odds, oddsAgainstDragon, oddsAgainstRival } from './odds.ts'
import { type Walk, marchesFrom, moversOf, walksFrom } from './walks.ts'

const parsed = (view: View, text: string): Action => box.game.parse(view.options, text) as Action

/** Notations of what a seat may do, from its view alone: a state that looks like it offers the same. */
const legalOf = (view: View, seat: number): readonly string[] =>
  box.game
    .legal(box.game.imagine(view)({ pick: () => 0, die: () => 1, draw: (pool) => pool.shift() as never }), seat)
    .map((action) => box.game.format(view.options, action))

const walked = (view: View, walks: readonly Walk[]): readonly Way<Types>[] =>
  walks.map(({ steps, cost, to, meets }) => ({
    commits: steps.map((text) => [parsed(view, text)]),
    value: { cost, to, meets },
  }))

const wentIn = (events: readonly Event[]): unknown => {
  const steps = events.flatMap((event) => {
    if (event.kind === 'stepped') return [{ to: event.to, cost: event.via.length + 1 }]
    return event.kind === 'stole' || event.kind === 'marched' ? [{ to: event.to, cost: 1 }] : []
  })
  const met = events.find(({ kind }) => kind === 'met' || kind === 'metDragon')
  return {
    cost: steps.reduce((sum, one) => sum + one.cost, 0),
    to: steps.at(-1)?.to,
    meets: met === undefined ? null : met.kind === 'met' ? 'army' : 'dragon',
  }
}

const walks: Forecast<Types> = {
  name: 'walks by points',
  ways: (view, seat) => {
    if (view.phase.kind !== 'points') return []
    const legal = legalOf(view, seat)
    return moversOf(view.options, legal).flatMap((from) =>
      [false, true].flatMap((leave) => walked(view, walksFrom(view, seat, legal, from, leave))),
    )
  },
  came: ({ events }) => wentIn(events),
}

const marches: Forecast<Types> = {
  name: 'marches',
  ways: (view, seat) =>
    view.phase.kind === 'spoils' || view.phase.kind === 'march'
      ? walked(view, marchesFrom(view, seat, legalOf(view, seat), false))
      : [],
  came: walks.came,
}

/** Steps the board writes on a space somebody is thrown or chased to: never more than there are. */
const courses: Forecast<Types> = {
  name: 'courses of throws and of the Dragon',
  ways: (view, seat) => {
    const { phase } = view
    const legal = phase.kind === 'spoils' || phase.kind === 'dragonPush' ? legalOf(view, seat) : []
    return legal.flatMap((text): Way<Types>[] => {
      const action = parsed(view, text)
      if (phase.kind === 'spoils' && action.kind === 'throw' && action.to >= 0) {
        const steps = throwCourse(view, phase.space, action.to).length - 1
        return [{ commits: [[throwTo(action.to)]], value: { to: action.to, within: steps <= phase.distance } }]
      }
      if (phase.kind !== 'dragonPush' || action.kind !== 'moveDragon') return []
      const steps = dragonCourse(view, phase.space, action.to).length - 1
      return [{ commits: [[moveDragon(action.to)]], value: { to: action.to, within: steps <= phase.distance } }]
    })
  },
  came: ({ events }) => {
    const moved = events.find((event) => event.kind === 'threw' || event.kind === 'movedDragon')
    return moved !== undefined && 'to' in moved ? { to: moved.to, within: true } : null
  },
}

/** A counter against the Dragon, and what the difference has to be. */
const dragon = (name: string, share: 'win' | 'tie', is: (difference: number) => boolean): Forecast<Types> => ({
  name,
  chance: (view, _, step) =>
    view.phase.kind === 'dragonDuel' && step.kind === 'playCounter' ? oddsAgainstDragon(step.value)[share] : null,
  came: ({ events }) => {
    const fought = events.find((event) => event.kind === 'foughtDragon')
    const after = events.find(({ kind }) => kind === 'beatDragon' || kind === 'eaten')
    if (fought?.kind !== 'foughtDragon') return null
    const [one, two] = fought.dice
    const difference = (fought.value ?? 0) - one - two
    // What the rules made of the difference, not the difference alone.
    return is(difference) && (after === undefined || difference !== 0)
  },
})

/** A rival's counter may be any of those nobody has seen: what comes has to have had a chance. */
const rival: Forecast<Types> = {
  name: 'odds against a rival',
  lasts: 3,
  foretell: (view, viewer) => (rivalOdds(view, viewer) === null ? null : 'possible'),
  came: ({ viewer, before, events }) => {
    const showed = events.find((event) => event.kind === 'showed')
    const odds = rivalOdds(before, viewer)
    if (showed?.kind !== 'showed' || showed.values.includes(null) || odds === null) return null
    const won = events.find((event) => event.kind === 'won' && !event.exhausted)
    const end = won?.kind !== 'won' ? 'tie' : won.seat === viewer ? 'win' : 'lose'
    return odds[end] > 0 ? 'possible' : end
  },
}

/** Of the counter the viewer has sealed. */
const rivalOdds = (view: View, viewer: Viewer): Odds | null => {
  const own = viewer === 'spectator' ? 'open' : view.sides[viewer]?.sealed
  return view.phase.kind === 'duel' && typeof own === 'number' ? oddsAgainstRival(view.rest ?? [], own) : null
}

const six: Forecast<Types> = {
  name: 'counters drawn by a 6',
  foretell: (view) =>
    view.phase.kind === 'six' || (view.phase.kind === 'roll' && view.cupCount > 0) ? drawnOf(view.cupCount) : null,
  came: ({ events }) => {
    const drew = events.find((event) => event.kind === 'drew')
    return drew?.kind === 'drew' ? drew.count : null
  },
}

const forecasts = [
  walks,
  marches,
  courses,
  dragon('odds to beat the Dragon', 'win', (difference) => difference > 0),
  dragon('odds to tie with the Dragon', 'tie', (difference) => difference === 0),
  rival,
  six,
]
const trials = { games: 30, seed: 'dragon treasure 4', least: 4 }
/** Where the aid is on that the odds against a rival are reckoned from. */
const tables: typeof room = {
  ...room,
  scenario: (chance) => {
    const scenario = room.scenario(chance)
    return { ...scenario, choices: { ...scenario.choices, counterMemory: 'rest' } }
  },
}

test('what the board foretells of walks, throws and fights comes', () => {
  expect(foretold(box, tables, forecasts, trials).faults).toEqual([])
})

test('a walk of a step too many is told by name', () => {
  const planted: Forecast<Types> = {
    ...walks,
    name: 'walks with a point too many',
    ways: (view, seat) => walks.ways?.({ ...view, points: view.points + 1 }, seat) ?? [],
  }
  expect(foretold(box, tables, [planted], trials).faults[0]).toContain(': walks with a point too many foretold')
})

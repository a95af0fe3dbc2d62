import { type Forecast, foretold } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { type Action, ENTER_ARENA, FIGHT_ARENA, challenge, use } from '../choices/actions.ts'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import type { View } from '../secrets/view.ts'
import { BODY } from '../set/cards.ts'
import { type Loose, completed, pointsIn, standing } from './building.ts'
import { partsFor } from './bot-monster.ts'
import { hasUse, leadOf } from './forecasts.ts'

interface Thing extends Loose {
  readonly action: Action
}

const thingsOf = (view: View, seat: number): readonly Thing[] =>
  partsFor(view, seat).flatMap((parts, kind) =>
    parts.map((part, place) => {
      const nth = parts.slice(0, place + 1).filter(({ pic }) => pic === part.pic).length
      return { kind, part, action: use(part.pic, nth) }
    }),
  )

/** What a complete monster is for. */
const callOf = (view: View, seat: number): Action => {
  if (view.options.mode === 'arena') return view.arena === null ? ENTER_ARENA : FIGHT_ARENA
  return challenge(view.players.findIndex(({ able, out }, other) => other !== seat && able && !out))
}

const callIn = (events: readonly Event[]): readonly number[] | null => {
  for (const event of events)
    if (event.kind === 'challenged' || event.kind === 'enteredArena' || event.kind === 'foughtArena') return event.pics
  return null
}

/** The monster a board completes around what stands: each of its parts may be used, and nothing is missing. */
const monsters: Forecast<Types> = {
  name: 'complete monsters',
  ways: (view, seat) => {
    if (view.phase.kind !== 'build' || !hasUse(view, seat)) return []
    const { options } = view
    const things = thingsOf(view, seat)
    const stands = [[], ...things.filter(({ kind }) => kind === BODY).map((body) => standing(options, [body]))]
    return stands.flatMap((stand) => {
      const found = completed(options, stand, things)
      if (found === null) return []
      const parts = things.filter((one) => found.includes(one))
      const steps = [...parts.map(({ action }) => action), callOf(view, seat)]
      return [{ commits: [steps], value: parts.map(({ part }) => part.pic) }]
    })
  },
  came: ({ events }) => callIn(events),
}

/** Where the board says that nothing can be done with a monster, none is called out. */
const idle: Forecast<Types> = {
  name: 'no use for a monster',
  foretell: (view) => (view.phase.kind === 'build' && !hasUse(view, view.phase.seat) ? 'none' : null),
  came: ({ before, events }) =>
    'seat' in before.phase && events.length > 0 ? (callIn(events) === null ? 'none' : 'called') : null,
}

/** What the plate of the bench says a monster is worth, held against the flip. */
const points: Forecast<Types> = {
  name: 'points of a monster',
  lasts: 4,
  foretell: ({ fight }, viewer) => {
    const side = fight?.flipped === false ? fight.sides.find(({ seat }) => seat === viewer) : undefined
    return side === undefined || side.parts.length === 0 || fight?.arena === true ? null : pointsIn(side.parts)
  },
  came: ({ viewer, before, events }) => {
    const flipped = events.find((event) => event.kind === 'flipped')
    if (flipped?.kind !== 'flipped') return null
    return before.fight === null ? null : (flipped.totals[flipped.seats[0] === viewer ? 0 : 1] ?? null)
  },
}

const lead: Forecast<Types> = {
  name: 'lead in a fight',
  foretell: (view) => (view.phase.kind === 'reinforce' ? leadOf(view, view.phase.seat) : null),
  came: ({ before, events }) => {
    const ended = events.find((event) => event.kind === 'fightEnded')
    if (ended?.kind !== 'fightEnded' || events[0]?.kind !== 'passed' || !('seat' in before.phase)) return null
    const at = ended.seats[0] === before.phase.seat ? 0 : 1
    return ended.totals[at] - ended.totals[(1 - at) as 0 | 1]
  },
}

const forecasts = [monsters, idle, points, lead]
const trials = { games: 40, seed: 'monstructor', least: 5 }

test('what the board foretells of monsters and fights comes', () => {
  expect(foretold(box, room, forecasts, trials).faults).toEqual([])
})

test('points that are one off are told by name', () => {
  const planted: Forecast<Types> = {
    ...points,
    name: 'points and one more',
    foretell: (view, viewer) => {
      const found = points.foretell?.(view, viewer)
      return typeof found === 'number' ? found + 1 : null
    },
  }
  expect(foretold(box, room, [planted], trials).faults[0]).toContain(': points and one more foretold')
})

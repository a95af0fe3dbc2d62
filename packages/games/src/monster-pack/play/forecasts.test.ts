import { type Forecast, foretold } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import type { SideView, View } from '../secrets/view.ts'
import { type LaneForecast, foretellLanes, lanesOf } from './forecasts.ts'

/** A duel as the board says it will be, or as it was: lanes that fight, and the hit points of who is hit. */
interface Duel {
  readonly lanes: readonly unknown[]
  readonly hp: number | null
}

/** From the side of seat 0. */
const duelOf = (forecasts: readonly LaneForecast[]): Duel => {
  const lanes = forecasts.flatMap(({ preview }, lane): unknown[] => {
    if (preview.kind === 'hit') return [{ lane, damage: preview.damage, seat: preview.mine ? 0 : 1 }]
    if (preview.kind !== 'duel') return []
    const { power, powerAgainst, falls, fallsAgainst, wild } = preview
    return [{ lane, powers: [power, powerAgainst], falls: [falls, fallsAgainst], wild }]
  })
  return { lanes, hp: forecasts.find(({ hit }) => hit !== null)?.hit?.to ?? null }
}

/** The first duel among events; null when there was none, or when a monster entered before it. */
const foughtIn = (events: readonly Event[]): Duel | null => {
  const first = events.findIndex(({ kind }) => kind === 'dueled' || kind === 'attacked')
  if (first < 0 || events.slice(0, first).some(({ kind }) => kind === 'movedUp')) return null
  const end = events.findIndex(({ kind }, at) => at > first && kind === 'turnBegan')
  const duel = events.slice(first, end < 0 ? undefined : end)
  const damaged = duel.find((event) => event.kind === 'damaged')
  const lanes = duel.flatMap((event): unknown[] => {
    if (event.kind === 'attacked') return [{ lane: event.lane, damage: event.damage, seat: event.seat }]
    if (event.kind !== 'dueled') return []
    return [{ lane: event.lane, powers: event.powers, falls: event.discarded, wild: event.wild }]
  })
  return { lanes, hp: damaged?.kind === 'damaged' ? damaged.hp : null }
}

/** Null where nobody fights, for then nothing is told. */
const standing = (view: View): Duel | null => {
  const duel = duelOf(foretellLanes(view, 0, lanesOf(view)))
  return duel.lanes.length === 0 ? null : duel
}

/** What the board draws between the lanes while nobody enters. */
const lanes: Forecast<Types> = {
  name: 'lanes',
  lasts: 8,
  foretell: standing,
  came: ({ events }) => foughtIn(events),
}

/** What it draws in the lanes a monster may enter: after the entry it stands there, or the duel has been fought already. */
const entries: Forecast<Types> = {
  name: 'lanes of an entry',
  ways: (view, seat) =>
    ways(view, seat).map(({ from, to }) => {
      const card = view.sides[seat as 0 | 1].waiting[from]?.card ?? 0
      const entering = { card, lanes: new Set([to]) }
      const seen = foretellLanes(view, seat, lanesOf(view), entering)
      return {
        commits: [[box.game.parse(view.options, `up W${from + 1} A${to + 1}`) as Types['Action']]],
        value: pick(seen[to]),
      }
    }),
  came: ({ viewer, before, steps, view }) => {
    const [step] = steps
    if (viewer === 'spectator' || step?.kind !== 'moveUp' || view().phase.kind === 'over') return null
    return before.phase.kind === 'entry1' ? null : pick(foretellLanes(view(), viewer, lanesOf(view()))[step.to])
  },
}

const pick = (lane: LaneForecast | undefined): unknown => ({
  own: lane?.own,
  other: lane?.other,
  preview: lane?.preview,
})

const ways = (view: View, seat: number): readonly { readonly from: number; readonly to: number }[] => {
  const { phase, sides, options } = view
  if (phase.kind !== 'countdown' || phase.seat !== seat) return []
  const { waiting, active } = sides[seat as 0 | 1]
  return waiting.flatMap((one, from) =>
    one === null || one.die > 0
      ? []
      : (options.mat.adj[from] ?? []).flatMap((to) => (active[to] === null ? [{ from, to }] : [])),
  )
}

const trials = { games: 20, seed: 'monster pack', least: 100 }

test('what the board foretells of duels comes', () => {
  expect(foretold(box, room, [lanes, entries], trials).faults).toEqual([])
})

test('hit points that forget a house rule are told by name', () => {
  const planted: Forecast<Types> = {
    ...lanes,
    name: 'hit points as if all began with ten',
    foretell: (view) => {
      const [one, other] = view.sides
      const ten = (side: SideView): SideView => ({ ...side, hp: side.hp + 10 - view.options.startHp })
      return standing({ ...view, sides: [ten(one), ten(other)] })
    },
  }
  expect(foretold(box, room, [planted], trials).faults[0]).toContain(': hit points as if all began with ten foretold')
})

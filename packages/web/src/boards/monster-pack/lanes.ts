import type { Seat } from '@menagerie/engine'
import {
  type Card,
  type CardIndex,
  type Event,
  type LaneCards,
  type Lanes,
  type View,
  foretellLanes,
  lanesOf,
} from '@menagerie/games/monster-pack'
import { nameTo } from '../../pieces/named.tsx'
import type { SeatNames } from '../../say.tsx'
import { places } from './choices.ts'
import type { ClashProps } from './clash.tsx'

/** The lanes as they stand, with the face-up cards the told events speak of; whose duel is told, or comes next. */
const lanesTold = (view: View, told: readonly Event[]): Lanes => {
  const { cards, attacker } = lanesOf(view)
  const lanes = cards.map((own) => [...own]) as [(CardIndex | null)[], (CardIndex | null)[]]
  for (const event of told) {
    if (event.kind === 'dueled') for (const seat of [0, 1] as const) lanes[seat][event.lane] = event.cards[seat]
    if (event.kind === 'attacked') lanes[event.seat as 0 | 1][event.lane] = event.card
  }
  const fought = told.find((event) => event.kind === 'dueled' || event.kind === 'attacked')
  return { cards: lanes, attacker: fought !== undefined && 'seat' in fought ? fought.seat : attacker }
}

/** The waiting monster that is to enter next, once it is clear which. */
export const enteringCard = (view: View, seat: Seat, chosen: readonly string[]): CardIndex | null => {
  const { kind } = view.phase
  if (kind !== 'countdown' && kind !== 'entry1' && kind !== 'entry2' && kind !== 'entryAsap') return null
  const { waiting } = view.sides[seat as 0 | 1]
  const spot = waiting.findIndex((_, at) => chosen.includes(places.waiting(at)))
  return spot < 0 ? null : (waiting[spot]?.card ?? null)
}

export interface LaneView {
  readonly near: LaneCards
  readonly far: LaneCards
  readonly clashes: readonly ClashProps[]
}

/** The lanes as they stand, as they are told, and as they would be if the entering monster came there. */
export const laneView = ({
  view,
  near,
  told,
  entering,
  can,
  names,
  nameOf,
}: {
  readonly view: View
  readonly near: Seat
  readonly told: readonly Event[]
  readonly entering: CardIndex | null
  readonly can: ReadonlySet<string>
  readonly names: SeatNames
  readonly nameOf: (card: Card) => string
}): LaneView => {
  const lanes = lanesTold(view, told)
  const named = (card: CardIndex | null): string | null =>
    card === null ? null : nameTo(`card.${card}`, nameOf(view.options.cards[card] as Card))
  const [mine, theirs] = [lanes.cards[near as 0 | 1], lanes.cards[(1 - near) as 0 | 1]]
  const free = new Set([...mine.keys()].filter((lane) => can.has(places.active(lane))))
  const clashes = foretellLanes(view, near, lanes, entering === null ? null : { card: entering, lanes: free }).map(
    ({ preview, conditional, own, other, hit }, lane): ClashProps => ({
      lane,
      preview,
      conditional,
      now: told.some((event) => (event.kind === 'dueled' || event.kind === 'attacked') && event.lane === lane),
      mine: named(own),
      theirs: named(other),
      hit: hit === null ? null : { player: names[hit.seat] ?? '', from: hit.from, to: hit.to },
    }),
  )
  return { near: mine, far: theirs, clashes }
}

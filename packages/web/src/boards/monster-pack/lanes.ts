import type { Seat } from '@menagerie/engine'
import type { Card, CardIndex, Event, View } from '@menagerie/games/monster-pack'
import type { SeatNames } from '../../say.tsx'
import { places } from './choices.ts'
import type { ClashProps } from './clash.tsx'
import { type LanePreview, nextAttacker, previewLane } from './preview.ts'

const NO_PREVIEW: LanePreview = { kind: 'nobody' }

type LaneCards = readonly (CardIndex | null)[]

/** Face-up cards of a seat in the lanes: those of the view, or those the told events speak of. */
const cardsOf = (view: View, told: readonly Event[], seat: Seat): LaneCards => {
  const lanes = [...view.sides[seat as 0 | 1].active]
  for (const event of told) {
    if (event.kind === 'dueled') lanes[event.lane] = event.cards[seat as 0 | 1]
    if (event.kind === 'attacked' && event.seat === seat) lanes[event.lane] = event.card
  }
  return lanes
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
  const { options } = view
  const over = view.phase.kind === 'over'
  const [mine, theirs] = [cardsOf(view, told, near), cardsOf(view, told, 1 - near)]
  const fought = told.find((event) => event.kind === 'dueled' || event.kind === 'attacked')
  const attacker = fought !== undefined && 'seat' in fought ? fought.seat : nextAttacker(view)
  const named = (card: CardIndex | null): string | null => (card === null ? null : nameOf(options.cards[card] as Card))
  const lanes = mine.map((card, lane) => {
    const conditional = entering !== null && card === null && can.has(places.active(lane))
    const [own, other] = [conditional ? entering : card, theirs[lane] ?? null]
    const preview = over ? NO_PREVIEW : previewLane(options, own, other, attacker === near)
    return { lane, conditional, own, other, preview }
  })
  const victim = 1 - attacker
  const { hp } = view.sides[victim as 0 | 1]
  const sure = lanes.reduce(
    (sum, { preview, conditional }) => (preview.kind === 'hit' && !conditional ? sum + preview.damage : sum),
    0,
  )
  const clashes = lanes.map(({ lane, conditional, own, other, preview }): ClashProps => {
    const damage = preview.kind === 'hit' ? sure + (conditional ? preview.damage : 0) : 0
    return {
      lane,
      preview,
      conditional,
      now: told.some((event) => (event.kind === 'dueled' || event.kind === 'attacked') && event.lane === lane),
      mine: named(own),
      theirs: named(other),
      hit: preview.kind === 'hit' ? { player: names[victim] ?? '', from: hp, to: Math.max(0, hp - damage) } : null,
    }
  })
  return { near: mine, far: theirs, clashes }
}

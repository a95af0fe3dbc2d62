import type { Seat } from '@menagerie/engine'
import {
  type CardIndex,
  type Event,
  type Options,
  type PartView,
  type Shown,
  type View,
  partsOn,
  shownTotal,
} from '@menagerie/games/monstructor'

/** One side of a fight as it stands, or as it is told. */
export interface SideShown {
  readonly seat: Seat
  readonly parts: readonly PartView[]
  readonly on: readonly boolean[]
  /** What counts, never below 0; null before the flip. */
  readonly total: number | null
  /** Points of the parts still on. */
  readonly points: number
  /** Bits of icons on the parts still on. */
  readonly icons: number
  readonly jinxed: number
  readonly sigil: boolean
  readonly shield: boolean
}

export interface FightShown {
  readonly sides: readonly [SideShown, SideShown]
  readonly arena: boolean
  /** The card played or dropped last, while it is told. */
  readonly card: CardIndex | null
  readonly by: Seat | null
  /** The seat that won, null in a draw; undefined while it is not over. */
  readonly winner: Seat | null | undefined
  /** Cards played so far. */
  readonly used: readonly CardIndex[]
}

const partOf = (view: View, { card, face }: Shown): PartView => ({
  pic: view.options.set.pic[card] ?? 0,
  card,
  points: view.options.set.points[face] ?? 0,
  icons: view.options.set.icons[face] ?? 0,
  at: 0,
  seen: true,
})

const summed = (side: Omit<SideShown, 'points' | 'icons'>): SideShown => ({ ...side, ...partsOn(side.parts, side.on) })

const standing = (view: View, side: 0 | 1): SideShown | null => {
  const fighter = view.fight?.sides[side]
  if (fighter === undefined) return null
  const total = view.fight?.flipped === true ? shownTotal(fighter) : null
  return summed({ ...fighter, total })
}

const fresh = (seat: Seat, parts: readonly PartView[], total: number | null): SideShown =>
  summed({ seat, parts, on: parts.map(() => true), total, jinxed: 0, sigil: false, shield: false })

/** A picture side alone, as a challenge shows it. */
const faceDown = (pics: readonly number[]): readonly PartView[] =>
  pics.map((pic, at) => ({ pic, card: null, points: null, icons: null, at: -1 - at, seen: false }))

const effectOn = (
  view: View,
  sides: readonly [SideShown, SideShown],
  event: Event,
): readonly [SideShown, SideShown] => {
  if (event.kind !== 'played') return sides
  const [one, two] = sides
  const effect = view.options.set.effects[event.card] ?? null
  const change = (side: SideShown, at: 0 | 1): SideShown => {
    const own = side.seat === event.seat
    const gone = own || event.part < 0 ? -1 : side.parts.findIndex(({ card }, i) => card === event.part && side.on[i])
    return summed({
      ...side,
      on: side.on.map((on, i) => on && i !== gone),
      total: event.totals[at],
      jinxed: !own && event.icon >= 0 ? side.jinxed | (1 << event.icon) : side.jinxed,
      sigil: side.sigil || (own && effect?.name === 'sigil'),
      shield: side.shield || (own && effect?.name === 'shield'),
    })
  }
  return [change(one, 0), change(two, 1)]
}

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>
type Sides = readonly [SideShown, SideShown]

const isCall = (event: Event): event is Of<'challenged' | 'foughtArena'> =>
  event.kind === 'challenged' || event.kind === 'foughtArena'
const isPlay = (event: Event | undefined): event is Of<'played' | 'fumbled'> =>
  event?.kind === 'played' || event?.kind === 'fumbled'

const flippedSides = (view: View, { seats, parts, totals }: Of<'flipped'>): Sides => {
  const side = (at: 0 | 1): SideShown =>
    fresh(
      seats[at],
      parts[at].map((shown, i) => ({ ...partOf(view, shown), at: -1 - i })),
      totals[at],
    )
  return [side(0), side(1)]
}

/** Both sides where what is told begins: flipped, called, or as they stand; null where no fight is shown. */
const startOf = (view: View, told: readonly Event[]): Sides | null => {
  const flipped = told.find((event) => event.kind === 'flipped')
  if (flipped !== undefined) return flippedSides(view, flipped)
  const call = told.find(isCall)
  if (call !== undefined) {
    const other = call.kind === 'foughtArena' ? (view.arena?.parts ?? []) : []
    return [fresh(call.seat, faceDown(call.pics), null), fresh(call.target, other, null)]
  }
  const [first, second] = [standing(view, 0), standing(view, 1)]
  const goesOn = told.length > 0 || view.phase.kind === 'reinforce'
  return first !== null && second !== null && goesOn ? [first, second] : null
}

/** The rule at the head of a fight: how it came about, who reinforces, how it ended. */
export const fightRule = ({ sides, arena, winner }: FightShown): string => {
  if (sides[0].total === null) return arena ? 'MS-64' : 'MS-32'
  return winner === undefined ? 'MS-41' : winner === null ? 'MS-54' : 'MS-49'
}

/** MS-54: how a draw is said; option `drawRemoved` costs the parts that were taken off. */
export const drawnKey = (key: 'drawn' | 'leadDrawn', { drawRemoved }: Pick<Options, 'drawRemoved'>): string =>
  `fight.${key}${drawRemoved === 'lost' ? 'Lost' : ''}`

/** The fight that is shown: the one being told, or the flipped one that is fought now; null for none. */
export const fightShown = (view: View, told: readonly Event[]): FightShown | null => {
  const { fight } = view
  const start = startOf(view, told)
  const last = told.at(-1)
  if (start === null || last?.kind === 'enteredArena') return null
  const ended = told.find((event) => event.kind === 'fightEnded')
  const played = isPlay(last) ? last : null
  return {
    sides: told.reduce((sides, event) => effectOn(view, sides, event), start),
    arena: fight?.arena ?? told.find(isCall)?.kind === 'foughtArena',
    card: played?.card ?? null,
    by: played?.seat ?? null,
    winner: ended === undefined ? undefined : ended.winner,
    used: [...(fight?.used ?? []), ...told.filter(isPlay).map(({ card }) => card)],
  }
}

import {
  type Inspected,
  type Inspector,
  type LogLine,
  type Message,
  type Seat,
  type Viewer,
  ruled,
  said,
  unnamed,
} from '@menagerie/engine'
import { foretellLanes, lanesOf } from '../play/forecasts.ts'
import type { Types } from '../rules/types.ts'
import type { SideView, View, WaitingView } from '../secrets/view.ts'
import { BEATS, type Card, type CardIndex, TYPES, wordOf } from '../set/components.ts'
import { en } from './locales/inspector-en.ts'

/*
 * Addresses: `w.<seat>.<spot>` and `a.<seat>.<lane>` spots with what stands there, `hand.<card>` in the viewer's hand, `card.<card>`
 * a monster wherever it is, `lane.<lane>`, `deck.<seat>`, `discard.<seat>`, `seat.<seat>`, `types` the circle of types.
 */

const NOTHING: readonly LogLine[] = []
const SEATS = [0, 1] as const

const BY_TYPE = { 'Blue Evade': 'blue', 'Red Strike': 'red', 'Green Spell': 'green', 'White Wild': 'white' } as const

const cardAt = ({ options }: View, card: CardIndex): Card | undefined => options.cards[card]
const sideAt = ({ sides }: View, seat: number): SideView | undefined => sides[seat as 0 | 1]

const monster = (card: Card, kind: Message, now: readonly LogLine[]): Inspected => ({
  name: said('thing', { name: wordOf(card) }),
  kind,
  page: card.id,
  does: NOTHING,
  now,
  names: [wordOf(card)],
})

/** MP-09, MP-25, MP-12: the die, and the marks of a monster that waits. */
const waitingNow = (options: View['options'], spot: number, one: WaitingView): readonly LogLine[] => {
  const lanes = (options.mat.adj[spot] ?? []).map((lane) => `A${lane + 1}`)
  return [
    one.die === 0
      ? ruled(one.held ? 'now.held' : 'now.blocked', one.held ? 'MP-28' : 'MP-12')
      : ruled('now.die', 'MP-09', { count: one.die }),
    ruled('now.ways', 'MP-10', { lanes }),
    ...(one.boosted ? [ruled('now.boosted', 'MP-25')] : []),
  ]
}

const waitingSpot = (view: View, seat: Seat, spot: number): Inspected | null => {
  const side = sideAt(view, seat)
  const one = side?.waiting[spot]
  if (one === undefined) return null
  const name = `W${spot + 1}`
  const card = one === null ? undefined : cardAt(view, one.card)
  if (one !== null && card !== undefined)
    return monster(card, said('kinds.waits', { seat, spot: name }), waitingNow(view.options, spot, one))
  const lanes = (view.options.mat.adj[spot] ?? []).map((lane) => `A${lane + 1}`)
  const does = [ruled('does.waiting', 'MP-16'), ruled('does.ways', 'MP-10', { lanes })]
  return unnamed(said('names.waiting', { spot: name }), said('kinds.spot', { seat }), does, [ruled('now.free', null)])
}

/** What the next duel would bring to a lane, as it stands. */
const laneNow = (view: View, lane: number): readonly LogLine[] => {
  const near: Seat = view.viewer === 1 ? 1 : 0
  const foretold = foretellLanes(view, near, lanesOf(view), null)[lane]
  if (foretold === undefined) return NOTHING
  const { preview } = foretold
  switch (preview.kind) {
    case 'nobody':
      return [ruled('lane.nobody', null)]
    case 'holds':
      return [ruled('lane.holds', 'MP-37')]
    case 'hit':
      return [ruled('lane.hit', 'MP-36')]
    case 'duel':
      if (preview.falls && preview.fallsAgainst) return [ruled('lane.both', 'MP-34')]
      return [ruled(preview.falls ? 'lane.falls' : 'lane.stays', 'MP-33', { seat: near })]
  }
}

const activeSpot = (view: View, seat: Seat, lane: number): Inspected | null => {
  const index = sideAt(view, seat)?.active[lane]
  if (index === undefined) return null
  const name = `A${lane + 1}`
  const card = index === null ? undefined : cardAt(view, index)
  if (card !== undefined) return monster(card, said('kinds.fights', { seat, spot: name }), laneNow(view, lane))
  return unnamed(
    said('names.active', { spot: name }),
    said('kinds.spot', { seat }),
    [ruled('does.active', 'MP-10')],
    [ruled('now.free', null), ...laneNow(view, lane)],
  )
}

const playerOf = (view: View, seat: Seat): Inspected | null => {
  const side = sideAt(view, seat)
  if (side === undefined) return null
  const now = [
    ruled('seat.hp', 'MP-45', { hp: side.hp, whole: view.options.startHp }),
    ruled('seat.counts', 'MP-06', { hand: side.handCount, deck: side.deckCount, discard: side.discard.length }),
    ...(view.turnPlayer === seat ? [ruled('seat.turn', 'MP-05', { turn: view.turn })] : []),
  ]
  return { ...unnamed(said('names.seat', { seat }), said('kinds.player'), NOTHING, now), names: [`@seat#${seat + 1}`] }
}

const deckOf = ({ deckCount, deck }: SideView, seat: Seat): Inspected =>
  unnamed(
    said('names.deck', { seat }),
    said('kinds.pile'),
    [ruled('does.deck', 'MP-06'), ruled('does.deckOut', 'MP-07')],
    [ruled('now.cards', null, { count: deckCount }), ruled(deck === null ? 'now.secretDeck' : 'now.ownDeck', null)],
  )

/** The newest cards named, so many at most. */
const TOLD = 6
const discardOf = (view: View, { discard }: SideView, seat: Seat): Inspected => {
  const newest = [...discard]
    .reverse()
    .slice(0, TOLD)
    .flatMap((card) => cardAt(view, card) ?? [])
  return unnamed(
    said('names.discard', { seat }),
    said('kinds.pile'),
    [ruled('does.discard', 'MP-48')],
    [
      ruled('now.cards', null, { count: discard.length }),
      ...(newest.length > 0 ? [ruled('now.newest', null, { cards: newest.map(wordOf) })] : []),
    ],
  )
}

const typesOf = ({ options }: View): Inspected =>
  unnamed(
    said('names.types'),
    said('kinds.rule'),
    TYPES.flatMap((type) => {
      const beaten = BEATS[type]
      return beaten === null ? [] : [ruled(`does.beats.${BY_TYPE[type]}`, 'MP-40')]
    }),
    [ruled('now.bonus', 'MP-40', { bonus: options.typeBonus }), ruled('now.wild', 'MP-42')],
  )

const inspect = (view: View, address: string): Inspected | null => {
  const [row, first, second] = address.split('.')
  const [a, b] = [Number(first), Number(second)]
  const side = sideAt(view, a)
  switch (row) {
    case 'w':
      return waitingSpot(view, a, b)
    case 'a':
      return activeSpot(view, a, b)
    case 'hand':
    case 'card': {
      const card = cardAt(view, a)
      return card === undefined ? null : monster(card, said(row === 'hand' ? 'kinds.hand' : 'kinds.card'), NOTHING)
    }
    case 'lane':
      return a < view.options.mat.active
        ? unnamed(
            said('names.lane', { lane: a + 1 }),
            said('kinds.lane'),
            [ruled('does.lane', 'MP-32')],
            laneNow(view, a),
          )
        : null
    case 'seat':
      return playerOf(view, a)
    case 'deck':
      return side === undefined ? null : deckOf(side, a)
    case 'discard':
      return side === undefined ? null : discardOf(view, side, a)
    case 'types':
      return typesOf(view)
    default:
      return null
  }
}

const handOf = (view: View, viewer: Viewer): readonly CardIndex[] =>
  viewer === 'spectator' ? [] : (sideAt(view, viewer)?.hand ?? [])

const things = (view: View): readonly string[] => [
  ...SEATS.flatMap((seat) => [
    ...view.sides[seat].waiting.map((_, spot) => `w.${seat}.${spot}`),
    ...view.sides[seat].active.map((_, lane) => `a.${seat}.${lane}`),
    ...['deck', 'discard', 'seat'].map((row) => `${row}.${seat}`),
  ]),
  ...view.sides[0].active.map((_, lane) => `lane.${lane}`),
  ...[...new Set(handOf(view, view.viewer))].map((card) => `hand.${card}`),
  'types',
]

const SPOT = /^([WA])(\d+)$/

const thingNamed = (view: View, name: string, seat: Seat | null): string | null => {
  if (name.startsWith('@seat#')) return `seat.${Number(name.slice(6)) - 1}`
  const [, row, at] = SPOT.exec(name) ?? []
  if (row !== undefined) return `${row.toLowerCase()}.${seat ?? 0}.${Number(at) - 1}`
  const card = view.options.cards.findIndex((one) => wordOf(one) === name)
  return card < 0 ? null : `card.${card}`
}

export const inspector: Inspector<Types> = {
  things: (_, view) => things(view),
  inspect: (_, view, address) => inspect(view, address),
  thingNamed: (_, view, name, seat) => thingNamed(view, name, seat),
  words: 'monster-pack-inspector',
  catalogues: { en },
  translations: { ja: () => import('./locales/inspector-ja.ts').then((module) => module.ja) },
}

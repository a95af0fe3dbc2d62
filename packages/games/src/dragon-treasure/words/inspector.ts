import {
  type Inspected,
  type Inspector,
  type LogLine,
  type Message,
  type Seat,
  ruled,
  said,
  unnamed,
} from '@menagerie/engine'
import { spentAt, standingAt } from '../play/ground.ts'
import { oddsAgainstDragon, weakerOf } from '../play/odds.ts'
import type { Types } from '../rules/types.ts'
import type { SideView, View } from '../secrets/view.ts'
import { ARMIES, type Space } from '../set/map.ts'
import { en } from './locales/inspector-en.ts'

/*
 * Addresses: `space.<space>` with all that stands and lies there, `hand.<value>` a counter of the viewer's hand, `counter.<value>`,
 * `sealed.<seat>` the counter a seat has laid in a fight, `dragon`, `cup`, `die`, `seat.<seat>`.
 */

const NOTHING: readonly LogLine[] = []

/** What stands and lies in a space, the armies first. */
const contentsOf = (view: View, space: Space): readonly LogLine[] => {
  const found = view.sides.flatMap((_, seat): LogLine[] => {
    const count = standingAt(view, seat, space)
    return count === 0 ? [] : [ruled('now.armies', 'DT-3.5', { seat, count })]
  })
  const spent = spentAt(view, space)
  const treasures = view.up[space] ?? 0
  return [
    ...found,
    ...(spent > 0 ? [ruled('now.spent', 'DT-3.6', { count: spent })] : []),
    ...(view.dragon === space ? [ruled('now.dragon', 'DT-5.1')] : []),
    ...(view.down[space] === 1
      ? [view.lastLair === space ? ruled('now.dragonHere', 'DT-1.2') : ruled('now.hidden', 'DT-1.2')]
      : []),
    ...(treasures > 0 ? [ruled('now.treasures', 'DT-3.12', { count: treasures })] : []),
  ]
}

type Sort = 'castle' | 'lair' | 'road'
const sortOf = ({ options: { map } }: View, space: Space): Sort => {
  if (map.castles.includes(space)) return 'castle'
  return map.lairs.includes(space) ? 'lair' : 'road'
}

const ABOUT: Readonly<Record<Sort, readonly LogLine[]>> = {
  castle: [ruled('does.castle', 'DT-3.14'), ruled('does.unguarded', 'DT-3.15')],
  lair: [ruled('does.lair', 'DT-1.2'), ruled('does.examine', 'DT-3.10')],
  road: [ruled('does.step', 'DT-3.1'), ruled('does.alone', 'DT-3.5')],
}

/** Page of what matters most in a space: the Dragon, an army, a treasure, a counter nobody has turned. */
const pageOf = (view: View, space: Space): string | null => {
  if (view.dragon === space) return 'dragon'
  const seat = view.sides.findIndex((_, one) => standingAt(view, one, space) > 0)
  if (seat >= 0) return `army-${(view.options.castles[seat] ?? seat + 1) - 1}`
  if ((view.up[space] ?? 0) > 0) return 'treasure'
  return view.down[space] === 1 ? 'hidden' : null
}

const spaceAt = (view: View, space: Space): Inspected | null => {
  const { map } = view.options
  const mark = map.names[space]
  if (mark === undefined) return null
  const owner = view.owners[space] ?? null
  const sort = sortOf(view, space)
  const ways = (map.adj[space] ?? []).map((one) => map.names[one] ?? '')
  const contents = contentsOf(view, space)
  return {
    name: said('thing', { name: mark }),
    kind:
      owner === null ? said(`kinds.${sort}`, { space: mark }) : said('kinds.castleOf', { seat: owner, space: mark }),
    page: pageOf(view, space),
    does: ABOUT[sort],
    now: [
      ...(contents.length === 0 ? [ruled('now.empty', null)] : contents),
      ruled('now.ways', 'DT-3.1', { spaces: ways }),
    ],
    names: [mark],
  }
}

const seenBefore = (view: View, value: number): readonly LogLine[] => {
  const { rest } = view
  if (rest === null) return NOTHING
  return [ruled('now.unseen', 'DT-4.6', { count: rest.filter((one) => one === value).length })]
}

const counterOf = (view: View, value: number, kind: Message): Inspected | null => {
  const all = view.options.characters.map((one) => one.value)
  if (!all.includes(value)) return null
  return {
    name: said('names.counter', { value }),
    kind,
    page: `character-${value}`,
    does: [
      ruled('does.counter', 'DT-4.3', { weaker: weakerOf(all, value), total: all.length }),
      ruled('does.against', 'DT-5.2', { percent: Math.round(oddsAgainstDragon(value).win * 100) }),
    ],
    now: seenBefore(view, value),
    names: [String(value)],
  }
}

const sealedBy = (view: View, { sealed }: SideView, seat: Seat): Inspected => {
  const kind = said('kinds.sealed', { seat })
  if (typeof sealed === 'number') {
    const counter = counterOf(view, sealed, kind)
    if (counter !== null) return counter
  }
  return unnamed(
    said('names.sealed'),
    kind,
    [ruled('does.sealed', 'DT-4.2')],
    [ruled(sealed === 'open' ? 'now.notChosen' : 'now.chosen', 'DT-4.2', { seat })],
  )
}

const dragonOf = (view: View): Inspected => ({
  name: said('names.dragon'),
  kind: said('kinds.dragon'),
  page: 'dragon',
  does: NOTHING,
  now: [
    view.dragon === null
      ? ruled('now.asleep', 'DT-1.2')
      : ruled('now.awake', 'DT-5.8', { space: view.options.map.names[view.dragon] ?? '' }),
  ],
  names: [],
})

const cupOf = ({ cupCount, rest, options }: View): Inspected =>
  unnamed(
    said('names.cup'),
    said('kinds.cup'),
    [ruled('does.cup', 'DT-1.3'), ruled('does.back', 'DT-4.6')],
    [
      ruled('now.cup', null, { count: cupCount, total: options.characters.length }),
      ...(rest === null ? [] : [ruled('now.rest', 'DT-4.6', { values: rest.map(String) })]),
    ],
  )

const seatOf = (view: View, side: SideView, seat: Seat): Inspected =>
  unnamed(
    said('names.seat', { seat }),
    said('kinds.player'),
    [ruled('does.win', 'DT-7.1', { count: view.options.victoryTreasures })],
    [
      ...(side.resigned ? [ruled('now.resigned', 'DT-7.2')] : []),
      ruled('now.home', 'DT-3.14', { count: side.treasures }),
      ruled('now.fielded', 'DT-2.2', { count: ARMIES - side.lost, lost: side.lost }),
      ruled('now.held', 'DT-1.3', { count: side.handCount }),
      ...(view.active === seat ? [ruled('now.turn', 'DT-2.1')] : []),
    ],
  )

const dieOf = ({ points, phase }: View): Inspected =>
  unnamed(
    said('names.die'),
    said('kinds.die'),
    [ruled('does.one', 'DT-6.2'), ruled('does.points', 'DT-2.1'), ruled('does.six', 'DT-2.2')],
    phase.kind === 'points' ? [ruled('now.points', 'DT-3.1', { count: points })] : NOTHING,
  )

const inspect = (view: View, address: string): Inspected | null => {
  const [row, first] = address.split('.')
  const at = Number(first)
  const side = view.sides[at]
  switch (row) {
    case 'space':
      return spaceAt(view, at)
    case 'hand':
    case 'counter':
      return counterOf(view, at, said(row === 'hand' ? 'kinds.inHand' : 'kinds.counter'))
    case 'sealed':
      return side === undefined ? null : sealedBy(view, side, at)
    case 'seat':
      return side === undefined ? null : seatOf(view, side, at)
    case 'dragon':
      return dragonOf(view)
    case 'cup':
      return cupOf(view)
    case 'die':
      return dieOf(view)
    default:
      return null
  }
}

const things = (view: View): readonly string[] => {
  const { viewer, sides, options } = view
  const hand = viewer === 'spectator' ? [] : (sides[viewer]?.hand ?? [])
  return [
    ...options.map.names.map((_, space) => `space.${space}`),
    ...sides.flatMap((_, seat) => [`seat.${seat}`, `sealed.${seat}`]),
    ...[...new Set(hand)].map((value) => `hand.${value}`),
    ...[...new Set(options.characters.map(({ value }) => value))].map((value) => `counter.${value}`),
    'dragon',
    'cup',
    'die',
  ]
}

const thingNamed = ({ options }: View, name: string): string | null => {
  if (name.startsWith('@seat#')) return `seat.${Number(name.slice(6)) - 1}`
  const space = options.map.names.indexOf(name)
  if (space >= 0) return `space.${space}`
  return options.characters.some(({ value }) => String(value) === name) ? `counter.${name}` : null
}

export const inspector: Inspector<Types> = {
  things: (_, view) => things(view),
  inspect: (_, view, address) => inspect(view, address),
  thingNamed: (_choices, view, name) => thingNamed(view, name),
  words: 'dragon-treasure-inspector',
  catalogues: { en },
  translations: { ja: () => import('./locales/inspector-ja.ts').then((module) => module.ja) },
}

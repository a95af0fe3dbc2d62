import type { Seat } from '@menagerie/engine'
import {
  type GameMap,
  type Options,
  type Space,
  type View,
  spentAt,
  standingAt,
  suppliedAs,
} from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import type { SeatNames } from '../../say.tsx'

/** Namespace of the board's own words. */
export const WORDS = 'dragon-treasure-board'

export type Say = (key: string, values?: Record<string, unknown>) => string

export const sayer =
  (t: TFunction): Say =>
  (key, values = {}) =>
    t(key, { ns: WORDS, ...values })

/** Castles and lairs of the maps supplied have names of their own; every other space is called by its mark. */
const NAMED = new Set(['C1', 'C2', 'C3', 'C4', 'L0', 'L12', 'L13', 'L14', 'L23', 'L24', 'L34'])

export const isSupplied = (options: Options): boolean => suppliedAs(options.map) !== null

/** The number of a seat's castle, from 0: its colour, shape and beast. */
export const lordOf = ({ castles }: Options, seat: Seat): number => (castles[seat] ?? seat + 1) - 1

export const colourOf = (say: Say, options: Options, seat: Seat): string => say(`colours.seat${lordOf(options, seat)}`)

/** What is written on the map beside a space; null where only its mark stands. */
export const titleOf = (say: Say, options: Options, space: Space): string | null => {
  const mark = options.map.names[space] ?? ''
  if (isSupplied(options) && NAMED.has(mark)) return say(`places.${mark}`)
  const special = options.map.castles.includes(space) || options.map.lairs.includes(space)
  return special ? mark : null
}

/** A space in a sentence. */
export const nameOf = (say: Say, options: Options, space: Space): string =>
  titleOf(say, options, space) ?? options.map.names[space] ?? ''

/** Whether only tunnels lead to a space. */
export const isInTunnel = (map: GameMap, space: Space): boolean =>
  map.links.every((link) => (link.from !== space && link.to !== space) || link.kind === 'tunnel')

/** What kind of place it is. */
const kindOf = (say: Say, view: View, space: Space, names: SeatNames): string => {
  const { map } = view.options
  const owner = view.owners[space]
  if (owner !== null && owner !== undefined) return say('space.castleOf', { player: names[owner] })
  if (map.castles.includes(space)) return say('space.castle')
  if (map.lairs.includes(space)) return say('space.lair')
  return say(isInTunnel(map, space) ? 'space.tunnel' : 'space.road')
}

/** Everything that stands and lies in a space, one phrase each. */
const contentsOf = (say: Say, view: View, space: Space, names: SeatNames): readonly string[] => {
  const words: string[] = []
  for (const seat of view.sides.keys()) {
    const count = standingAt(view, seat, space)
    if (count > 0)
      words.push(say('space.armies', { count, player: names[seat], colour: colourOf(say, view.options, seat) }))
  }
  const spent = spentAt(view, space)
  if (spent > 0) words.push(say('space.spent', { count: spent }))
  if (view.dragon === space) words.push(say('space.dragon'))
  if (view.down[space] === 1) words.push(say(view.lastLair === space ? 'space.dragonHere' : 'space.down'))
  const treasures = view.up[space] ?? 0
  if (treasures > 0) words.push(say('space.treasures', { count: treasures }))
  return words
}

/** Name, kind and contents, for the caption and for those who hear the map. */
export const wordsOf = (say: Say, view: View, space: Space, names: SeatNames): string => {
  const mark = view.options.map.names[space] ?? ''
  const title = titleOf(say, view.options, space)
  const name = title === null || title === mark ? mark : `${title} (${mark})`
  const contents = contentsOf(say, view, space, names)
  return [name, kindOf(say, view, space, names), ...(contents.length === 0 ? [] : contents)].join(', ')
}

/** A lord's castle by name. */
export const homeOf = (say: Say, options: Options, seat: Seat): string => {
  const castle = options.map.castles[seat]
  return castle === undefined ? '' : nameOf(say, options, castle)
}

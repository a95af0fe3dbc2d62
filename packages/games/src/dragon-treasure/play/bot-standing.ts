import type { Seat } from '@menagerie/engine'
import { WEIGHTS } from './bot-weights.ts'
import { type GameMap, MOST_SPACES, type Space, distancesFrom } from '../set/map.ts'
import type { SideView, View } from '../secrets/view.ts'

/** Steps between all spaces; made once a map. */
const tables = new WeakMap<GameMap, readonly (readonly number[])[]>()

export const distancesOf = (map: GameMap): readonly (readonly number[])[] => {
  let table = tables.get(map)
  if (table === undefined) {
    table = map.names.map((_, space) => distancesFrom(map, space))
    tables.set(map, table)
  }
  return table
}

/** Powers of the fading, by steps. */
export const FADING: readonly number[] = Array.from({ length: MOST_SPACES }, (_, steps) => WEIGHTS.fade ** steps)

/** What the standings of all sides share, made once a view. */
interface Table {
  /** Steps from space to space. */
  readonly far: readonly (readonly number[])[]
  /** Spaces with armies, rising. Indexed by seat. */
  readonly stands: readonly (readonly Space[])[]
  /** Spaces with treasures or face-down counters, rising. */
  readonly goods: readonly Space[]
  readonly hidden: number
  readonly meanCounter: number
}

export const tableOf = (view: View): Table => ({
  far: distancesOf(view.options.map),
  stands: view.sides.map(({ armies }) => spacesWith(armies)),
  goods: spacesWith(view.up, view.down),
  hidden: hiddenPrize(view),
  meanCounter: meanOfRest(view),
})

const NO_COUNTS: readonly number[] = []

/** Spaces at which either count is above 0, rising. */
const spacesWith = (counts: readonly number[], others: readonly number[] = NO_COUNTS): readonly Space[] => {
  const spaces: Space[] = []
  for (let space = 0; space < counts.length; space++) {
    if ((counts[space] as number) > 0 || (others[space] ?? 0) > 0) spaces.push(space)
  }
  return spaces
}

const meanOfRest = (view: View): number => {
  const all = view.rest ?? view.options.characters.map(({ value }) => value)
  return all.length === 0 ? 0 : all.reduce((total, one) => total + one, 0) / all.length
}

/** What a side's standing is made of, in goal treasures. */
interface Standing {
  home: number
  castle: number
  carried: number
  prizes: number
  dragon: number
  armies: number
  hand: number
}

export const standingOf = (view: View, table: Table, side: SideView, seat: Seat): Standing => {
  const { map, victoryTreasures } = view.options
  const { far, stands, goods, hidden, meanCounter } = table
  const castle = map.castles[seat] as Space
  const home = far[castle] as readonly number[]
  const lying = view.up[castle] as number
  const parts: Standing = {
    home: homeWorth(lying, victoryTreasures),
    castle: 0,
    carried: 0,
    prizes: 0,
    dragon: 0,
    armies: WEIGHTS.lost * side.lost,
    hand: handWorth(side, meanCounter),
  }
  // What one more treasure at home is worth; the last one most of all.
  const next = homeWorth(lying + 1, victoryTreasures) - parts.home
  if (lying > 0 && (side.armies[castle] as number) > 0) parts.castle += WEIGHTS.guard
  if (isBesieged(view, seat, castle)) parts.castle += WEIGHTS.besieged * lying
  for (const space of goods) {
    if (space === castle) continue
    const prize = prizeAt(view, seat, space, hidden)
    if (prize === 0) continue
    const ways = far[space] as readonly number[]
    if ((side.armies[space] as number) > 0 && (view.up[space] as number) > 0) {
      parts.carried += next * (WEIGHTS.carried - WEIGHTS.carriedStep * (home[space] as number))
      if (view.dragon !== null) parts.dragon += WEIGHTS.dragonNear * (FADING[ways[view.dragon] as number] as number)
    } else parts.prizes += next * prize * (FADING[nearest(stands[seat] as readonly Space[], ways)] as number)
  }
  return parts
}

export const worthOf = ({ home, castle, carried, prizes, dragon, armies, hand }: Standing): number =>
  armies + hand + home + castle + carried + dragon + prizes

/** Treasures at home, each worth more than the one before. */
const homeWorth = (count: number, goal: number): number => {
  const steps = Math.min(count, goal)
  return WEIGHTS.home * steps + WEIGHTS.nearEnd * ((steps * (steps - 1)) / 2)
}

const isBesieged = ({ sides }: View, seat: Seat, castle: Space): boolean =>
  sides.some(({ armies }, at) => at !== seat && (armies[castle] as number) > 0)

/** What a face-down counter is worth to somebody without an army there. */
export const hiddenPrize = (view: View): number => {
  if (view.dragon !== null) return WEIGHTS.hidden
  let down = 0
  for (const one of view.down) down += one
  return (WEIGHTS.hidden * (down - 1)) / down
}

/** What can be gained in a space for somebody without an army there. */
export const prizeAt = (view: View, seat: Seat, space: Space, hidden: number): number => {
  if ((view.up[space] as number) > 0) return view.owners[space] === seat ? 0 : WEIGHTS.open
  return view.down[space] === 1 ? hidden : 0
}

/** How far away an army counts as if it were no nearer. */
const FARTHEST = 20

const nearest = (stands: readonly Space[], far: readonly number[]): number => {
  let steps = FARTHEST
  for (const space of stands) steps = Math.min(steps, far[space] as number)
  return steps
}

const handWorth = (side: SideView, meanCounter: number): number => {
  if (side.handCount === 0) return 0
  const sum = side.hand === null ? side.handCount * meanCounter : side.hand.reduce((total, one) => total + one, 0)
  return WEIGHTS.anyCounter * side.handCount + WEIGHTS.counter * sum
}

import { type BotRoom, type Seat, type Viewer } from '@menagerie/engine'
import { type Action, OFF } from '../choices/actions.ts'
import { WEIGHTS } from './bot-weights.ts'
import { type GameMap, MOST_SPACES, type Space, distancesFrom } from '../set/map.ts'
import type { Types } from '../rules/types.ts'
import type { SideView, View } from '../secrets/view.ts'

/** Steps between all spaces; made once a map. */
const tables = new WeakMap<GameMap, readonly (readonly number[])[]>()

const distancesOf = (map: GameMap): readonly (readonly number[])[] => {
  let table = tables.get(map)
  if (table === undefined) {
    table = map.names.map((_, space) => distancesFrom(map, space))
    tables.set(map, table)
  }
  return table
}

/** Powers of the fading, by steps. */
const FADING: readonly number[] = Array.from({ length: MOST_SPACES }, (_, steps) => WEIGHTS.fade ** steps)

/** Expected payoff of a seat: every side's standing, as shares of the win. */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const table: Table = {
    far: distancesOf(view.options.map),
    stands: view.sides.map(({ armies }) => spacesWith(armies)),
    goods: spacesWith(view.up, view.down),
    hidden: hiddenPrize(view),
    meanCounter: meanOfRest(view),
  }
  const shares = view.sides.map((side, at) =>
    side.resigned ? 0 : Math.exp(WEIGHTS.sharpness * standing(view, table, side, at)),
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  const playing = view.sides.filter((side) => !side.resigned).length
  if (playing < 2) return (shares[seat] as number) > 0 ? 1 : -1
  return (((shares[seat] as number) / sum) * playing - 1) / (playing - 1)
}

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

const standing = (view: View, table: Table, side: SideView, seat: Seat): number => {
  const { map, victoryTreasures } = view.options
  const { far, stands, goods, hidden, meanCounter } = table
  const castle = map.castles[seat] as Space
  const home = far[castle] as readonly number[]
  const lying = view.up[castle] as number
  let worth = WEIGHTS.lost * side.lost + handWorth(side, meanCounter) + homeWorth(lying, victoryTreasures)
  // What one more treasure at home is worth; the last one most of all.
  const next = homeWorth(lying + 1, victoryTreasures) - homeWorth(lying, victoryTreasures)
  const nearestEnemy = nearestRival(stands, seat, home)
  if ((side.armies[castle] as number) > 0) worth += lying > 0 ? WEIGHTS.guard : 0
  else worth += WEIGHTS.threat * lying * (FADING[nearestEnemy] as number)
  if (nearestEnemy === 0) worth += WEIGHTS.besieged * lying
  for (const space of goods) {
    if (space === castle) continue
    const prize = prizeAt(view, seat, space, hidden)
    if (prize === 0) continue
    const ways = far[space] as readonly number[]
    if ((side.armies[space] as number) > 0 && (view.up[space] as number) > 0) {
      worth += next * (WEIGHTS.carried - WEIGHTS.carriedStep * (home[space] as number))
      if (view.dragon !== null) worth += WEIGHTS.dragonNear * (FADING[ways[view.dragon] as number] as number)
    } else worth += next * prize * (FADING[nearest(stands[seat] as readonly Space[], ways)] as number)
  }
  return worth
}

/** Treasures at home, each worth more than the one before. */
const homeWorth = (count: number, goal: number): number => {
  const steps = Math.min(count, goal)
  return WEIGHTS.home * steps + WEIGHTS.nearEnd * ((steps * (steps - 1)) / 2)
}

/** Steps from a castle to the nearest army of a rival. */
const nearestRival = (stands: Table['stands'], seat: Seat, home: readonly number[]): number => {
  let steps = FARTHEST
  for (let other = 0; other < stands.length; other++) {
    if (other !== seat) steps = Math.min(steps, nearest(stands[other] as readonly Space[], home))
  }
  return steps
}

/** What a face-down counter is worth to somebody without an army there. */
const hiddenPrize = (view: View): number => {
  if (view.dragon !== null) return WEIGHTS.hidden
  let down = 0
  for (const one of view.down) down += one
  return (WEIGHTS.hidden * (down - 1)) / down
}

/** What can be gained in a space for somebody without an army there. */
const prizeAt = (view: View, seat: Seat, space: Space, hidden: number): number => {
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

const RANK: Readonly<Record<Action['kind'], number>> = {
  examine: 0,
  steal: 1,
  step: 2,
  march: 2,
  throw: 3,
  moveDragon: 3,
  playCounter: 4,
  returnArmy: 5,
  draw: 6,
  roll: 7,
  proceed: 7,
  halt: 8,
  endMovement: 8,
}

/** Treasures homeward first, then steps toward prizes; throws and the Dragon away from one's own, toward rivals. */
const order = (view: View, actions: readonly Action[]): readonly Action[] => {
  const { map } = view.options
  const far = distancesOf(map)
  const seat = seatOf(view.viewer)
  const hidden = hiddenPrize(view)
  const prizes: Prize[] = []
  for (let space = 0; space < map.names.length; space++) {
    const prize = prizeAt(view, seat, space, hidden)
    if (prize > 0) prizes.push({ prize, far: far[space] as readonly number[] })
  }
  const weights = new Map(actions.map((action) => [action, weigh(view, far, prizes, action)]))
  return [...actions].sort(
    (a, b) => RANK[a.kind] - RANK[b.kind] || (weights.get(b) as number) - (weights.get(a) as number),
  )
}

interface Prize {
  readonly prize: number
  /** Steps to it by space. */
  readonly far: readonly number[]
}

const weigh = (view: View, far: readonly (readonly number[])[], prizes: readonly Prize[], action: Action): number => {
  const seat = seatOf(view.viewer)
  const castle = view.options.map.castles[seat] as Space
  const home = far[castle] as readonly number[]
  switch (action.kind) {
    case 'step': {
      if (action.carry) {
        const nearer = (home[action.from] as number) - (home[action.to] as number)
        return nearer > 0 ? 10 + nearer : -10
      }
      const leaves = action.from !== castle && (view.up[action.from] as number) > 0 ? 5 : 0
      return pull(prizes, action.to) - pull(prizes, action.from) - leaves
    }
    case 'march':
      return (action.carry ? 10 : 0) - (home[action.to] as number)
    case 'steal':
      return -(home[action.to] as number)
    case 'throw':
      return action.to === OFF ? 0 : (home[action.to] as number) + (view.dragon === action.to ? 5 : 0)
    case 'moveDragon':
      return (
        rivalsAt(view, seat, action.to) * 5 -
        (view.sides[seat]?.armies[action.to] ?? 0) * 5 +
        (home[action.to] as number)
      )
    case 'playCounter':
      return view.phase.kind === 'dragonDuel' ? action.value : action.value / 2
    default:
      return 0
  }
}

const seatOf = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer)

/** The best that can be had from a space, less for each step it is away. */
const pull = (prizes: readonly Prize[], from: Space): number => {
  let best = 0
  for (const { prize, far } of prizes) best = Math.max(best, prize * (FADING[far[from] as number] as number))
  return best
}

const rivalsAt = (view: View, seat: Seat, space: Space): number =>
  view.sides.reduce((total, side, at) => total + (at === seat ? 0 : (side.armies[space] as number)), 0)

/** Random steps lead nowhere: what is ordered first brings treasures home. */
const ROLLOUTS = { commits: () => 24, fewest: 12, takes: { errors: 2 } } as const

export const bot: BotRoom<Types> = { evaluate, order, rollouts: ROLLOUTS, slips: 0.2 }

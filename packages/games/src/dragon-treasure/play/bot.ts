import type { BotRoom, Seat, Viewer } from '@menagerie/engine'
import { type Action, OFF } from '../choices/actions.ts'
import { partsOf } from './bot-parts.ts'
import { FADING, distancesOf, hiddenPrize, prizeAt, standingOf, tableOf, worthOf } from './bot-standing.ts'
import { CALIBRATION, WEIGHTS } from './bot-weights.ts'
import type { Space } from '../set/map.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

/** Expected payoff of a seat: every side's standing, as shares of the win. */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const table = tableOf(view)
  const shares = view.sides.map((side, at) =>
    side.resigned ? 0 : Math.exp(WEIGHTS.sharpness * worthOf(standingOf(view, table, side, at))),
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  const playing = view.sides.filter((side) => !side.resigned).length
  if (playing < 2) return (shares[seat] as number) > 0 ? 1 : -1
  return (((shares[seat] as number) / sum) * playing - 1) / (playing - 1)
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

/** Random steps lead nowhere: what is ordered first brings treasures home. Luck of fights takes many worlds to tell from skill. */
const ROLLOUTS = { commits: () => 16, fewest: 12, takes: () => ({ errors: 1 }) } as const
const WORLDS = 96

export const bot: BotRoom<Types> = {
  evaluate,
  order,
  rollouts: ROLLOUTS,
  thought: () => WORLDS,
  parts: partsOf,
  calibration: ({ sides }) => ({ ...(sides.length === 2 ? CALIBRATION.two : CALIBRATION.more), seats: sides.length }),
  slips: () => ({ ease: 0.1, part: 0.9, far: 0.25 }),
}

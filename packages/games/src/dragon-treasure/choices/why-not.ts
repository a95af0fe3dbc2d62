import type { Seat } from '@menagerie/engine'
import {
  type Ground,
  armiesAt,
  castleOf,
  enemyAt,
  isClosed,
  meetsAt,
  ownerOf,
  stoppedAt,
  storesTreasures,
} from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import { NOBODY } from '../rules/state.ts'

/** Every reason with the rule it stands on. */
export const REASONS = {
  notYourTurn: 'DT-2.4',
  resigned: 'DT-7.2',
  over: 'DT-7.1',
  notNow: 'DT-4.18',
  rollFirst: 'DT-2.1',
  movementNow: 'DT-2.1',
  fightFirst: 'DT-4.1',
  spoilsFirst: 'DT-4.7',
  marchFirst: 'DT-4.12',
  pushFirst: 'DT-5.4',
  frenzyFirst: 'DT-6.2',
  chosenAlready: 'DT-4.2',
  returnOrDraw: 'DT-2.2',
  tooFewPoints: 'DT-3.1',
  noArmyThere: 'DT-3.4',
  notYourArmy: 'DT-3.4',
  armyStopped: 'DT-3.6',
  notAdjacent: 'DT-3.1',
  ownArmyThere: 'DT-3.5',
  noPassing: 'DT-3.5',
  noSuchPass: 'DT-3.5',
  noLadenPass: 'DT-3.13',
  noTreasureThere: 'DT-3.12',
  treasureThere: 'DT-3.13',
  castleKeepsTreasure: 'DT-3.15',
  nothingToExamine: 'DT-3.10',
  notInHand: 'DT-4.2',
  closedSpace: 'DT-4.17',
  thrownOntoOwn: 'DT-4.8',
  bareFight: 'DT-4.15',
  throwTooFar: 'DT-4.8',
  quietThrows: 'DT-4.8',
  mustBeThrown: 'DT-4.9',
  noSteal: 'DT-4.12',
  noTreasureToSteal: 'DT-4.12',
  dropped: 'DT-4.12',
  mustMarchOn: 'DT-4.12',
  pushTooFar: 'DT-5.4',
  pushTooNear: 'DT-5.4',
  pushShutIn: 'DT-4.17',
  quietPushes: 'DT-5.4',
  frenzyTooFar: 'DT-6.2',
} as const
export type Reason = keyof typeof REASONS

/** Why none of the active seat's armies in a space may take a step. */
export const whyNotLeave = (state: Ground, seat: Seat, from: Space): Reason | null => {
  const own = armiesAt(state, seat, from)
  if (own === 0) return enemyAt(state, seat, from) === NOBODY ? 'noArmyThere' : 'notYourArmy' // DT-3.4
  return state.stopped.length > 0 && stoppedAt(state, from) >= own ? 'armyStopped' : null // DT-3.6
}

/** DT-3.5: why an army may not enter a space with another of its own. */
export const whyNotEnter = (state: Ground, seat: Seat, to: Space): Reason | null =>
  armiesAt(state, seat, to) > 0 && to !== castleOf(state, seat) ? 'ownArmyThere' : null

/** Why no treasure may leave a space with an ordinary step. */
export const whyNotTake = (state: Ground, seat: Seat, from: Space): Reason | null => {
  if (state.up[from] === 0) return 'noTreasureThere' // DT-3.12
  return keepsTreasure(state, seat, from) ? 'castleKeepsTreasure' : null
}

/** DT-3.15: a foreign castle keeps every treasure that is in it from ordinary steps. */
export const keepsTreasure = (state: Ground, seat: Seat, from: Space): boolean => {
  if (state.options.stealUndefended) return false
  const owner = ownerOf(state, from)
  return owner !== NOBODY && owner !== seat
}

/** DT-3.13: why no treasure may be carried into a space. */
export const whyNotBring = (state: Ground, to: Space): Reason | null =>
  (state.up[to] === 0 && state.down[to] === 0) || storesTreasures(state, to) ? null : 'treasureThere'

export const isAdjacent = (state: Ground, from: Space, to: Space): boolean => {
  const ways = state.options.map.adj[from]
  if (ways === undefined) return false
  for (let i = 0; i < ways.length; i++) if (ways[i] === to) return true
  return false
}

/** Why a march may not go on to a space (DT-4.12). */
export const whyNotMarch = (state: Ground, seat: Seat, to: Space, carry: boolean, bare: boolean): Reason | null => {
  if (isClosed(state, to)) return 'closedSpace' // DT-4.17
  const reason = whyNotEnter(state, seat, to)
  if (reason !== null) return reason
  if (bare && meetsAt(state, seat, to)) return 'bareFight' // DT-4.15
  return carry ? whyNotBring(state, to) : null
}

/** DT-4.12: why the winner of a combat in a space may take no treasure from there. */
export const whyNoSteal = (state: Ground, seat: Seat, space: Space): Reason | null => {
  const owner = ownerOf(state, space)
  if (owner === NOBODY || owner === seat) return 'noSteal'
  return state.up[space] === 0 ? 'noTreasureToSteal' : null
}

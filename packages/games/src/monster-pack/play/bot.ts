import type { BotRoom, Seat, Walks } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { PARTS, partsOf } from './bot-parts.ts'
import { CALIBRATION } from './bot-weights.ts'
import { cardOf } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

/**
 * Expected payoff of a seat, -1 to 1, from what its view shows: hit points, monsters that stand unopposed or win their
 * lane, monsters that wait and how soon they enter, whom they would meet, cards left, and the seat's own hand. All of it
 * counts differently for the side whose duel comes next.
 */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const parts = partsOf(view, seat)
  let odds = 0
  for (const part of PARTS) odds += parts[part]
  return Math.tanh(odds / 2)
}

const RANK: Readonly<Record<Action['kind'], number>> = {
  moveUp: 0,
  boost: 1,
  summon: 2,
  proceed: 3,
  keepHand: 4,
  redraw: 5,
  passBoost: 6,
  skipSummon: 7,
}

/** Monsters that enter sooner and hit harder first; passing last. */
const order = (view: View, actions: readonly Action[]): readonly Action[] => {
  const weight = (action: Action): number => {
    if (action.kind === 'summon') return cardOf(view.options, action.card).power
    if (action.kind === 'boost') return -cardOf(view.options, action.discard).power
    return 0
  }
  return [...actions].sort((a, b) => RANK[a.kind] - RANK[b.kind] || weight(b) - weight(a))
}

/**
 * Found by matches against plain tree search: what a place is worth a few decisions on tells more than how luck ends it, and both
 * together more than either (ADR 41).
 */
const WALKS: Walks = {
  length: Infinity,
  glance: { after: 4, part: 0.7 },
  learns: { draws: 3, urgency: 0.4 },
}

/** Walks of a master: as many more win a few more matches, and leave a club no chance (ADR 36). */
const THOUGHT = 800

export const bot: BotRoom<Types> = {
  evaluate,
  order,
  walks: WALKS,
  thought: () => THOUGHT,
  parts: partsOf,
  calibration: () => CALIBRATION,
  slips: () => ({ ease: 1, part: 1.5, far: 0.6 }),
}

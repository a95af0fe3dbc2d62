import type { BotRoom, Calibration, Parts, Seat, Walks } from '@menagerie/engine'
import { squaresOf } from './bot-features.ts'
import { fightOf, solveFetch, solveFight } from './bot-fight.ts'
import { order } from './bot-order.ts'
import { partsAt } from './bot-parts.ts'
import { policy } from './bot-policy.ts'
import { CALIBRATION } from './bot-weights.ts'
import { oddsAt, payoffOf } from './bot-worth.ts'
import { CARD_SETS } from '../set/components.ts'
import { REP, ROY } from '../set/pieces.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

/**
 * Expected payoff of a seat, -1 to 1, from what its view shows: the odds of the position (`bot-worth.ts`), or the exact
 * value of a fight whose cards are still to be chosen.
 */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const payoff = payoffIn(view)
  return seat === REP ? payoff : -payoff
}

/** Of the Republic. */
const payoffIn = (view: View): number => {
  const { kind } = view.phase
  if (kind === 'cards' || kind === 'storm' || kind === 'fetch') {
    const fight = fightOf(view)
    if (fight !== null) return (kind === 'fetch' ? solveFetch(fight) : solveFight(fight)).value
  }
  return payoffOf(oddsAt(view, squaresOf(view), nextIn(view)))
}

/** Null while a fight is asked: its value is solved and has no parts. */
const parts = (view: View, seat: Seat): Parts | null => {
  const { kind } = view.phase
  return kind === 'cards' || kind === 'storm' || kind === 'fetch' ? null : partsAt(view, seat, nextIn(view))
}

/** Whose move is next: a combat belongs to the turn it is in. */
const nextIn = ({ phase: { kind }, active }: View): Seat => {
  if (kind === 'setup') return ROY
  return kind === 'move' || kind === 'start' ? active : 1 - active
}

/** Every move of the Republic is one it cannot take back: after ten at random nothing is left of a defence. */
const WALKS: Walks = { length: 2 }

/** Walks of a master: as the Republic they win 57 of 100 matches against greedy Royalists (ADR 36). */
const THOUGHT = 1500

/** Null with cards nobody measured by. */
const calibration = ({ viewer, options: { cards } }: View): Calibration | null => {
  const list = Object.keys(CARD_SETS).find((id) => CARD_SETS[id] === cards)
  return list === undefined ? null : (CALIBRATION[list]?.[viewer === ROY ? 1 : 0] ?? null)
}

export const bot: BotRoom<Types> = {
  evaluate,
  order,
  policy,
  thought: () => THOUGHT,
  walks: WALKS,
  parts,
  calibration,
  slips: () => ({ ease: 1, part: 1.2, far: 0.4 }),
}

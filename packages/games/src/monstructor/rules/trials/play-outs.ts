import { type Seat, sampledChance, seatNumbers } from '@menagerie/engine'
import type { Action } from '../../choices/actions.ts'
import { bestOf, expectedPoints } from '../../play/bot-monster.ts'
import { box } from '../../index.ts'
import type { Options } from '../../set/options.ts'
import type { PlayerView, View } from '../../secrets/view.ts'

/** How long games are, as the specification tells it of its own play-outs. */
export interface PlayOuts {
  readonly seats: number
  readonly games: number
  /** Turns a player: the median and the 95th percentile. */
  readonly median: number
  readonly late: number
  /** Fights a game: the median. */
  readonly fights: number
  /** Games that a whole dragon ended. */
  readonly won: number
}

/** The simple player: fights once its monster has so many points, for each game one of these. */
const THRESHOLDS = [0, 12, 16] as const

const fightsNow = (view: View, seat: Seat, least: number): boolean => {
  const { table } = view.players[seat] as PlayerView
  return (bestOf(view, table, expectedPoints(view))?.value ?? -1) >= least
}

const choose = (view: View, seat: Seat, legal: readonly Action[], least: number): Action => {
  const order = box.bot.order(view, legal)
  const first = order[0] as Action
  if ((view.phase.kind !== 'build' && view.phase.kind !== 'gap') || view.draft.length > 0) return first
  const isFight = (action: Action): boolean => action.kind === 'use'
  const wanted = fightsNow(view, seat, least)
  return order.find((action) => isFight(action) === wanted) ?? first
}

const playOne = (
  options: Options,
  seats: number,
  least: number,
  seed: string,
): { turns: number; fights: number; won: boolean } => {
  const { game } = box
  const chance = sampledChance(seed)
  let fights = 0
  const state = game.setup(
    options,
    seatNumbers(seats).map(() => null),
    chance,
    null,
  )
  for (;;) {
    const pending = game.pending(state)
    if (pending.status === 'over')
      return { turns: state.turns / seats, fights, won: pending.outcome.reason === 'dragon' }
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    const action = legal.length === 1 ? (legal[0] as Action) : choose(game.view(state, seat), seat, legal, least)
    if (action.kind === 'challenge' || action.kind === 'fightArena') fights++
    game.apply(state, seat, action, chance, null)
  }
}

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0

export const playOut = (mode: string, seats: number, games: number, seed: string): PlayOuts => {
  const completed = box.complete({ mode }, null)
  if (!completed.ok) throw new Error('these options are wrong')
  const all = Array.from({ length: games }, (_, i) =>
    playOne(completed.value, seats, THRESHOLDS[i % THRESHOLDS.length] as number, `${seed}/${mode}/${seats}/${i}`),
  )
  const turns = all.map((one) => one.turns)
  const fights = all.map((one) => one.fights)
  return {
    seats,
    games,
    median: at(turns, 0.5),
    late: at(turns, 0.95),
    fights: at(fights, 0.5),
    won: all.filter((one) => one.won).length,
  }
}

import type { Outcome } from '@menagerie/engine'
import { NO_LAID } from '../set/domino-cards.ts'
import { type State, ownedCount, pointsOf, shownOf } from './state.ts'
import type { Tell } from './tell.ts'

/** Places by scores, the best first; payoffs: the mean, over the rivals, of +1 for a worse place, -1 for a better one. */
const outcomeOf = (ranks: readonly number[], reason: string): Outcome => {
  const places = ranks.map((own) => 1 + ranks.filter((other) => other > own).length)
  const rivals = places.length - 1
  const payoffs = places.map((own) => places.reduce((sum, place) => sum + Math.sign(place - own), 0) / rivals)
  return { places, payoffs, reason }
}

const end = (state: State, outcome: Outcome, scores: readonly number[], emit: Tell): void => {
  state.phase = { kind: 'over', outcome, scores }
  if (emit === null) return
  const piles = state.players.map(({ pile, out }) => (out ? [] : pile.map(({ card }) => shownOf(state, card))))
  emit({ kind: 'ended', outcome, scores, piles })
}

/** MS-56, and the designed ends: dragon cards decide. Who has left is behind everybody. */
export const endByDragons = (state: State, reason: 'dragon' | 'turnCap' | 'stalemate', emit: Tell): void => {
  const scores = state.players.map(ownedCount)
  end(
    state,
    outcomeOf(
      state.players.map((player, seat) => (player.out ? -1 : (scores[seat] as number))),
      reason,
    ),
    scores,
    emit,
  )
}

/** The last player left wins. True when the match is over. */
export const endByLeaving = (state: State, emit: Tell): boolean => {
  if (state.players.filter(({ out }) => !out).length > 1) return false
  const scores = state.options.mode === 'dominoes' ? pileScores(state) : state.players.map(ownedCount)
  end(
    state,
    outcomeOf(
      state.players.map(({ out }) => (out ? 0 : 1)),
      'resigned',
    ),
    scores,
    emit,
  )
  return true
}

/** Points of the score piles; what left the game did so face down. */
const pileScores = (state: State): number[] =>
  state.players.map(({ pile, out }) => (out ? NO_LAID : pile).reduce((sum, { card }) => sum + pointsOf(state, card), 0))

/** MS-16, MS-17: points of the score piles; option `dominoTie` by the number of cards. */
export const endDominoes = (state: State, emit: Tell): void => {
  const scores = pileScores(state)
  const ranks = state.players.map(({ out, pile }, seat) => {
    if (out) return -1
    const cards = state.options.dominoTie === 'mostCards' ? pile.length : 0
    return (scores[seat] as number) * 1000 + cards
  })
  end(state, outcomeOf(ranks, 'counted'), scores, emit)
}

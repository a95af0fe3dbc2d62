import type { Outcome, Seat } from '@menagerie/engine'
import { armiesAt, castleOf, enemyAt, treasuresOf } from './ask.ts'
import type { Space } from '../set/map.ts'
import { NOBODY, type State } from './state.ts'
import type { Tell } from './tell.ts'

const end = (state: State, outcome: Outcome, emit: Tell): void => {
  state.phase = { kind: 'over', outcome }
  emit?.({ kind: 'ended', outcome })
}

/** Payoffs by places: the mean, over the rivals, of +1 for a worse place, -1 for a better one. */
const outcomeOf = (places: readonly number[], reason: string): Outcome => {
  const rivals = places.length - 1
  const payoffs = places.map((own) => {
    let sum = 0
    for (const place of places) sum += Math.sign(place - own)
    return sum / rivals
  })
  return { places, payoffs, reason }
}

/**
 * DT-7.1: enough treasures in one's castle and no foreign army there, at any moment. `cleared` is a castle whose owner
 * has just beaten the foreign army in it, or NOWHERE: that army counts no longer. True when the match is over.
 */
export const checkVictory = (state: State, cleared: Space, emit: Tell): boolean => {
  const { up, gone, options } = state
  const { castles } = options.map
  const goal = options.victoryTreasures
  for (let seat = 0; seat < gone.length; seat++) {
    if ((up[castles[seat] as Space] as number) >= goal && hasWon(state, seat, cleared)) {
      return endByTreasures(state, cleared, emit)
    }
  }
  return false
}

const hasWon = (state: State, seat: Seat, cleared: Space): boolean => {
  const castle = castleOf(state, seat)
  if (state.gone[seat] === true || (state.up[castle] as number) < state.options.victoryTreasures) return false
  return castle === cleared || enemyAt(state, seat, castle) === NOBODY
}

const endByTreasures = (state: State, cleared: Space, emit: Tell): true => {
  const winners = state.gone.map((_, seat) => hasWon(state, seat, cleared))
  const count = winners.filter(Boolean).length
  const playing = state.gone.filter((gone) => !gone).length
  const places = winners.map((won, seat) => (won ? 1 : state.gone[seat] === true ? playing + 1 : count + 1))
  end(state, outcomeOf(places, 'treasures'), emit)
  return true
}

/** The last player left wins. True when the match is over. */
export const checkLast = (state: State, emit: Tell): boolean => {
  const left = state.gone.filter((gone) => !gone).length
  if (left > 1) return false
  end(
    state,
    outcomeOf(
      state.gone.map((gone) => (gone ? 2 : 1)),
      'resigned',
    ),
    emit,
  )
  return true
}

/** DT-7.2: the last round has been played. */
export const endByRounds = (state: State, emit: Tell): void => {
  const scores = state.gone.map((_, seat) => standing(state, seat))
  const places = scores.map((own) => 1 + scores.filter((other) => compare(other, own) > 0).length)
  end(state, outcomeOf(places, places.every((place) => place === 1) ? 'roundsDrawn' : 'rounds'), emit)
}

/** Treasures that count, treasures under own armies elsewhere, armies on the map; below all for who resigned. */
const standing = (state: State, seat: Seat): readonly [number, number, number] => {
  if (state.gone[seat] === true) return [-1, 0, 0]
  const castle = castleOf(state, seat)
  let outside = 0
  let armies = 0
  for (let space = 0; space < state.up.length; space++) {
    const own = armiesAt(state, seat, space)
    armies += own
    if (own > 0 && space !== castle) outside += state.up[space] as number
  }
  return [treasuresOf(state, seat), outside, armies]
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number)
    if (difference !== 0) return difference
  }
  return 0
}

import type { Chance, Seat } from '@menagerie/engine'
import { isAble } from '../choices/choosing.ts'
import { hasUseFor } from '../choices/legal.ts'
import { type State, nextSeat, phaseOf, playerOf, playersIn } from './state.ts'
import { layDown, takeCard } from './deck.ts'
import { endByDragons } from './end.ts'
import type { Tell } from './tell.ts'

/** The next turn begins, unless one of the designed ends is due. */
export const nextTurn = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const { options, turns, dry, players } = state
  if (options.turnCap > 0 && turns >= options.turnCap * players.length) return endByDragons(state, 'turnCap', emit)
  const rounds = options.stalemateRounds
  if (rounds > 0 && dry >= rounds * playersIn(state)) return endByDragons(state, 'stalemate', emit)
  beginTurn(state, seat, chance, emit)
}

/** MS-25: one card is taken without a question; MS-31: none when the deck is empty. */
export const beginTurn = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  waitInArena(state, emit)
  state.turn = seat
  state.turns++
  const size = state.deck.length
  state.dry = size === 0 ? state.dry + 1 : 0
  emit?.({ kind: 'turnBegan', seat, turn: state.turns, deck: size })
  if (size > 0) takeCard(state, seat, false, chance, emit)
  state.phase = phaseOf('build', seat)
}

/** Option `arenaTimeout`: an unfought monster goes home at the start of a turn. */
const waitInArena = (state: State, emit: Tell): void => {
  const { arena, options } = state
  if (arena === null) return
  if (options.arenaTimeout > 0 && arena.since >= options.arenaTimeout * playersIn(state)) {
    layDown(state, arena.owner, arena.parts)
    state.arena = null
    emit?.({ kind: 'leftArena', seat: arena.owner })
  } else state.arena = { owner: arena.owner, parts: arena.parts, since: arena.since + 1 }
}

/** MS-34: leave to take the next card. With `lateChallenge` who could still challenge is asked once more. */
export const endTurn = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'endedTurn', seat })
  const late = state.options.lateChallenge && state.options.mode === 'classic'
  if (late && isAble(state.options.set, playerOf(state, seat).table) && hasUseFor(state, seat)) {
    state.phase = phaseOf('gap', seat)
  } else nextTurn(state, nextSeat(state, seat), chance, emit)
}

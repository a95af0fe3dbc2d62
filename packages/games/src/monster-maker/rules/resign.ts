import type { Chance, Seat } from '@menagerie/engine'
import { removeMonster } from './battle.ts'
import { die, goOn, resolveThrow, startDungeon } from './flow.ts'
import { finishConceded } from './reckoning.ts'
import { EMPTY, NO_CARDS, type Party, type State, inDungeon, partyOf, phaseOf } from './state.ts'
import type { Tell } from './tell.ts'

/** A player leaves for good: their party dies, and they have no place in later dungeons. */
export const resign = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const party = partyOf(state, seat)
  if (party.resigned || state.phase.kind === 'over') return
  const { phase } = state
  party.resigned = true
  emit?.({ kind: 'conceded', seat })
  if (phase.kind === 'rps') return leaveThrow(state, seat, party, chance, emit)
  if (party.leg !== 'dead') die(state, seat, 'conceded', emit)
  const inTurn = state.seat === seat
  if (inTurn) {
    if (phase.kind === 'trap') state.discard.push(state.options.deck.trap)
    if (phase.kind === 'charm') removeMonster(state, party) // MM-T9: beaten, and sent on to nobody
    state.phase = phaseOf('act', seat)
    state.draft = NO_CARDS
    state.drawn = EMPTY
  }
  if (isAlone(state)) return finishConceded(state, emit)
  if (inTurn || !state.parties.some(inDungeon)) goOn(state, chance, emit)
}

const isAlone = (state: State): boolean => state.parties.filter(({ resigned }) => !resigned).length === 1

const leaveThrow = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  party.leg = 'dead'
  state.throwers &= ~(1 << seat)
  state.throws[seat] = EMPTY
  if (isAlone(state)) return finishConceded(state, emit)
  const left = [...state.parties.keys()].filter((one) => ((state.throwers >> one) & 1) === 1)
  if (left.length === 1) startDungeon(state, left[0] as Seat, chance, emit)
  else resolveThrow(state, chance, emit)
}

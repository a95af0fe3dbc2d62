import type { Chance, Seat } from '@menagerie/engine'
import { isDragon } from '../set/cards.ts'
import {
  type Fight,
  type Fighter,
  NONE,
  NO_DRAFT,
  NO_PARTS,
  PHASES,
  type Part,
  type State,
  nextSeat,
  playerOf,
  shownOf,
  sideOf,
} from './state.ts'
import { layDown, regular, shuffleIn } from './deck.ts'
import { nextHolder } from './domino-hand.ts'
import { askHolder } from './dominoes.ts'
import { endByLeaving } from './end.ts'
import { afterReward, rewardTo } from './fight.ts'
import { askFaction } from './setup.ts'
import type { Tell } from './tell.ts'
import { nextTurn } from './turn.ts'

/** A player leaves the match. */
export const resign = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (state.phase.kind === 'over') return
  state.draft = NO_DRAFT
  playerOf(state, seat).out = true
  if (state.options.mode === 'dominoes') leaveDominoes(state, seat, emit)
  else leaveFights(state, seat, chance, emit)
}

/** Hand and pile leave the game face down; the passes count anew. */
const leaveDominoes = (state: State, seat: Seat, emit: Tell): void => {
  emit?.({ kind: 'left', seat, cards: [] })
  state.passes = 0
  if (endByLeaving(state, emit)) return
  const { phase } = state
  if (phase.kind === 'over' || phase.seat !== seat) return
  askHolder(state, state.centre.length === 0 ? PHASES.lead : PHASES.attach, nextHolder(state, seat), emit)
}

const leaveFights = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  showCards(state, seat, emit)
  if (endByLeaving(state, emit)) return
  const { phase, fight } = state
  if (phase.kind === 'over') return
  if (phase.kind === 'reward') {
    if (fight?.next === seat) state.fight = { ...fight, next: nextSeat(state, seat) }
    if (phase.seat === seat) afterReward(state, chance, emit)
    return
  }
  const side = fight === null ? NONE : sideOf(fight, seat)
  if (fight !== null && side !== NONE) return loseFight(state, state.fight as Fight, side, seat)
  if (phase.seat !== seat) return
  if (phase.kind === 'faction') askFaction(state, seat, chance, emit)
  else nextTurn(state, nextSeat(state, seat), chance, emit)
}

/** All their parts and hidden cards are shown and shuffled into the deck; their dragon leaves the game. */
const showCards = (state: State, seat: Seat, emit: Tell): void => {
  const player = playerOf(state, seat)
  const parts: Part[] = player.table.flat()
  if (state.arena?.owner === seat) {
    parts.push(...state.arena.parts)
    state.arena = null
  }
  const { fight } = state
  if (fight !== null && !fight.flipped) {
    const side = sideOf(fight, seat)
    if (side !== NONE) parts.push(...fight.sides[side as 0 | 1].parts)
    const [first, second] = fight.sides
    if (side === 0) state.fight = { ...fight, sides: [emptied(first), second] }
    if (side === 1) state.fight = { ...fight, sides: [first, emptied(second)] }
  }
  const cards = [...regular(state, parts), ...player.hidden.map(({ card }) => card)].sort((a, b) => a - b)
  for (const kind of player.table) kind.length = 0
  player.hidden = []
  player.owned = 0
  emit?.({ kind: 'left', seat, cards: cards.map((card) => shownOf(state, card)) })
  shuffleIn(state, cards, 'leaving', emit)
}

const emptied = (side: Fighter): Fighter => ({ ...side, parts: NO_PARTS, on: [] })

/** A fighter who leaves loses the fight; before the flip the other's monster stays at home. */
const loseFight = (state: State, fight: Fight, side: number, seat: Seat): void => {
  const other = side === 0 ? fight.defender : fight.attacker
  if (!fight.flipped) {
    const [first, second] = fight.sides
    layDown(state, other, side === 0 ? second.parts : first.parts)
    state.fight = { ...fight, sides: [emptied(first), emptied(second)] }
  }
  rewardTo(state, other, nextSeat(state, seat))
}

/** Cards that have left the game with their owners. */
export const isGone = (state: State, card: number): boolean =>
  isDragon(state.options.set, card) &&
  state.players.some(({ out, faction }) => out && faction === state.options.set.faction[card])

import { allCards } from '../rules/check.ts'
import { EMPTY, type Party, type State, inDungeon } from '../rules/state.ts'
import { copiesOf } from '../rules/team.ts'
import { CHARACTER, HAND, MONSTER } from '../set/components.ts'
import { turnOf } from './defaults.ts'
import { isPartOf } from './judging.ts'

// What so many turns of a dungeon can have come to: cards drawn, corridors laid, cards discarded.

/** Whether the position says its turn: one that says none stands somewhere in a sixth round, and nothing follows from that. */
export const isTurnSaid = ({ phase, turn, seat, starter, parties }: State): boolean =>
  phase.kind !== 'rps' && phase.kind !== 'over' && turn !== turnOf(phase.kind, parties.length, seat, starter)

/** MM-P4: with all inside every seat has had its turns, one after the other. */
export const areAllInside = ({ parties }: State): boolean => parties.every(inDungeon)

/** Turns a seat can have had: how many it has while all are inside, else the most. */
export const turnsOf = (state: State, seat: number): number => {
  const { turn, starter, parties } = state
  if (!areAllInside(state)) return Math.ceil(turn / Math.max(1, parties.filter(inDungeon).length))
  const seats = parties.length
  const before = (seat - starter + seats) % seats
  return turn > before ? Math.floor((turn - 1 - before) / seats) + 1 : 0
}

/** Was dealt a hand in this dungeon, as far as anything of it is left. */
const wasDealt = ({ resigned, hand, out, back, monster, exchanged, treasures }: Party): boolean =>
  !resigned || hand.length + out.length + back.length + exchanged + treasures.length > 0 || monster !== EMPTY

/** Traps that lie in the discard pile: no other way leads there but being sprung. */
export const sprung = ({ discard, options }: State): number => copiesOf(discard, options.deck.trap)

interface Draws {
  readonly least: number
  readonly most: number
}

/**
 * MM-T1, MM-TR5: how often was drawn in so many turns. In the freeze nobody knows since when; a trap that ended its turn, or was
 * left with the table, was followed by no other draw.
 */
const drawsIn = (state: State): Draws => {
  const { phase, turn, idle, frozen, options, parties } = state
  const begun = phase.kind === 'start' ? turn - 1 : turn
  const again = options.trapReplacementDraw ? sprung(state) : 0
  if (frozen) return { least: 0, most: begun - idle + again }
  const isSure = !options.trapEndsTurn && !parties.some(({ resigned }) => resigned)
  return { least: begun + (isSure ? again : 0), most: begun + again }
}

/** MM-P1: cards that have left the pile are dealt and drawn; who left the table before is dealt none. */
export const isDrawn = (state: State): boolean => {
  const left = allCards(state).length - state.pile.length
  const { least, most } = drawsIn(state)
  const dealt = state.parties.filter(wasDealt).length
  for (let hands = dealt; hands <= state.parties.length; hands++) {
    const drawn = left - HAND * hands
    if (drawn >= least && drawn <= most) return true
  }
  return false
}

/**
 * The most cards that can have come to the discard pile in this turn: of a hand of eight, or nine on honour, what is no longer
 * in it, a trap or all there are, the monster and a corridor.
 */
export const lately = (state: State): readonly number[] => {
  const { discard, parties, seat, options } = state
  const hand = HAND + 2 - (parties[seat]?.hand.length ?? 0)
  const traps = options.trapReplacementDraw ? sprung(state) : 1
  return discard.slice(-Math.max(1, hand + traps + 2))
}

/** Characters that are used without a fight: against a trap, or for a door. */
const isSpentOtherwise = ({ options: { deck } }: State, kind: number): boolean => {
  const name = deck.kinds[kind]?.class ?? ''
  return name === 'thief' || deck.treasures.some(({ draws, openers }) => draws > 0 && openers.includes(name))
}

/**
 * MM-C3: who was used lies on top, with nobody above who was not. But one more where the action was no fight; and a second trap
 * takes anybody, as do those whom only a fight makes fit to be healed.
 */
export const liesTooDeep = (state: State): boolean => {
  const { used, discard, options } = state
  if (!isPartOf(used, lately(state))) return true
  if (used.length === 0 || options.trapReplacementDraw || options.healScope === 'battle') return false
  const left = [...used]
  let from = discard.length
  while (left.length > 0 && from > 0) {
    const place = left.indexOf(discard[--from] as number)
    if (place >= 0) left.splice(place, 1)
  }
  const isCharacter = (kind: number): boolean => options.deck.what[kind] === CHARACTER
  const more = used.every((kind) => isSpentOtherwise(state, kind)) ? 1 : 0
  return discard.slice(from).filter(isCharacter).length > used.filter(isCharacter).length + more
}

/** MM-T2, MM-T11: where no monster was ever played, a turn discards one card, a trap itself and three more, a door its opener. */
export const discardsMost = (state: State): number => {
  const { phase, turn, parties, removed, options } = state
  const ended = phase.kind === 'post' || phase.kind === 'dungeonEnd' ? turn : turn - 1
  const laid = parties.reduce((sum, { out, back }) => sum + out.length + back.length, 0)
  const doors = removed.filter((card) => (options.deck.treasures[card]?.draws ?? 0) > 0).length
  return ended - laid + 4 * sprung(state) + doors
}

export const wasAttacked = ({ parties, discard, options }: State): boolean =>
  parties.some(({ monster }) => monster !== EMPTY) || discard.some((kind) => options.deck.what[kind] === MONSTER)

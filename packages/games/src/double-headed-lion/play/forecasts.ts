import { type Card, isNumber } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { REP, ROY, type Piece } from '../set/pieces.ts'
import { countingCard, numberOf, republicValue, royalistValue, totalsOf } from '../rules/pairs.ts'
import { NO_CARD } from '../rules/state.ts'

// What a board tells of a combat before it is compared. The test beside holds it against what the rules then do.

/** What everybody sees of a combat when cards are played. */
export interface Combat {
  readonly options: Options
  /** By side. */
  readonly pieces: readonly [Piece, Piece]
  /** A supporter was shown. */
  readonly supported: boolean
}

/** What a side's fighter is worth in this combat without a card, and what of it comes from support. */
export const valuesOf = (
  { options, pieces, supported }: Combat,
  side: 0 | 1,
): { readonly value: number; readonly support: number } => {
  const [rep, roy] = pieces
  if (side === REP) return { value: republicValue(options, rep, roy), support: 0 }
  const value = royalistValue(options, roy, false)
  return { value, support: royalistValue(options, roy, supported) - value }
}

/** What an open card adds; 0 where it counts nothing. */
export const addedBy = ({ pieces }: Combat, side: 0 | 1, card: Card): number =>
  numberOf(countingCard(side, pieces[side], card, NO_CARD))

/** A side's sum with this card, which is what Skill named where it named one. */
export const totalWith = (combat: Combat, side: 0 | 1, card: Card): number => {
  const counted = countingCard(side, combat.pieces[side], card, NO_CARD)
  return totalsOf(combat, side === REP ? [counted, NO_CARD] : [NO_CARD, counted])[side]
}

/** Which of the enemy's number cards a laid number card beats, ties with and loses to. */
export interface Standoff {
  readonly wins: readonly Card[]
  readonly ties: readonly Card[]
  readonly loses: readonly Card[]
}

/** Null where the sums alone decide nothing: Skill, Retreat, or a hand nobody sees. */
export const standoffOf = (
  combat: Combat,
  near: 0 | 1,
  card: Card,
  theirs: readonly Card[] | null,
): Standoff | null => {
  if (theirs === null || !isNumber(card)) return null
  const far = near === REP ? ROY : REP
  const mine = totalWith(combat, near, card)
  const cards = [...new Set(theirs.filter(isNumber))]
  const where = (fits: (sum: number) => boolean): readonly Card[] =>
    cards.filter((one) => fits(totalWith(combat, far, one)))
  return { wins: where((sum) => sum < mine), ties: where((sum) => sum === mine), loses: where((sum) => sum > mine) }
}

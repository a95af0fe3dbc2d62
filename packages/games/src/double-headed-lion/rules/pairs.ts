import {
  AILA,
  AJI,
  DIANNE,
  GARLA,
  GANDA,
  LOLIENNE,
  LUFIEA,
  MILLIENNE,
  type Piece,
  RACOON,
  REP,
  ROY,
  STORM,
  TAMROAN,
  TITINA,
  VISHNUS,
} from '../set/pieces.ts'
import { type Card, SKILL, isNumber } from '../set/components.ts'
import { type Square, isNear } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { NO_CARD } from './state.ts'

/** The side whose piece wins without cards when these two meet, whoever attacks; null where cards are played (DL-5.13). */
export const automaticWinner = (rep: Piece, roy: Piece, declared: boolean): 0 | 1 | null => {
  if (declared) return roy === VISHNUS ? REP : ROY // DL-8.9
  if (roy === VISHNUS) {
    if (rep === STORM) return ROY // DL-8.2
    return rep === AJI ? REP : null // DL-8.7
  }
  if (rep === GARLA && roy === GANDA) return REP // DL-8.4
  if (rep === TAMROAN && roy === RACOON) return ROY // DL-8.5
  if (rep === AILA && roy === LOLIENNE) return ROY // DL-8.11
  return null
}

/** Pieces whose owner is asked for a supporter (DL-8.16, DL-8.19). */
export const asksSupport = (roy: Piece): boolean => roy === DIANNE || roy === TITINA || roy === MILLIENNE

/** DL-8.16, DL-8.19: whether a Royalist on one square, shown, strengthens the one who fights on another. */
export const strengthens = (fighter: Piece, at: Square, helper: Piece, to: Square): boolean => {
  switch (fighter) {
    case DIANNE:
      return (helper === LUFIEA || helper === LOLIENNE) && (to === at || (to >= 0 && isNear(at, to)))
    case TITINA:
      return helper === MILLIENNE && to === at
    case MILLIENNE:
      return helper === TITINA && to === at
    default:
      return false
  }
}

/** The rule that lets somebody strengthen this Royalist. */
export const supportRule = (roy: Piece): string =>
  roy === DIANNE ? 'DL-8.16' : asksSupport(roy) ? 'DL-8.19' : 'DL-5.14'

/** The rule by which a piece that fell without cards lost: each is beaten so by one other alone (DL-5.13). */
export const automaticRule = (seat: number, loser: Piece): string => {
  if (seat === REP) return loser === STORM ? 'DL-8.2' : loser === TAMROAN ? 'DL-8.5' : 'DL-8.11'
  return loser === VISHNUS ? 'DL-8.7' : 'DL-8.4'
}

const STRENGTHENED = 5

/** Combat value of the Republic's fighter. */
export const republicValue = (options: Options, rep: Piece, roy: Piece): number =>
  rep === AILA && roy === VISHNUS ? STRENGTHENED : (options.values[REP][rep] as number) // DL-8.10

/** Combat value of the Royalist fighter. */
export const royalistValue = (options: Options, roy: Piece, supported: boolean): number =>
  supported ? STRENGTHENED : (options.values[ROY][roy] as number) // DL-8.16, DL-8.19

/** The card that counts: what Skill fetched in its place, NO_CARD where nothing has effect (DL-6.2, DL-6.5, DL-8.8). */
export const countingCard = (side: 0 | 1, piece: Piece, card: Card, fetched: Card): Card => {
  if (side === REP && piece === AJI) return NO_CARD
  const counted = card === SKILL ? fetched : card
  return counted === SKILL ? NO_CARD : counted
}

/** What a card that counts adds to a sum. */
export const numberOf = (card: Card): number => (card !== NO_CARD && isNumber(card) ? card : 0)

/** DL-5.17: both sums, by side, with the cards that count. */
export const totalsOf = (
  {
    options,
    pieces,
    supported,
  }: { readonly options: Options; readonly pieces: readonly [Piece, Piece]; readonly supported: boolean },
  cards: readonly [Card, Card],
): readonly [number, number] => {
  const [rep, roy] = pieces
  return [
    republicValue(options, rep, roy) + numberOf(cards[REP]),
    royalistValue(options, roy, supported) + numberOf(cards[ROY]),
  ]
}

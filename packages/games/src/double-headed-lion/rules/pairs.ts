import {
  AILA,
  AJI,
  DIANNE,
  GARLA,
  GANDA,
  LOLIENNE,
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
import type { Options } from '../set/options.ts'

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

const STRENGTHENED = 5

/** Combat value of the Republic's fighter. */
export const republicValue = (options: Options, rep: Piece, roy: Piece): number =>
  rep === AILA && roy === VISHNUS ? STRENGTHENED : (options.values[REP][rep] as number) // DL-8.10

/** Combat value of the Royalist fighter. */
export const royalistValue = (options: Options, roy: Piece, supported: boolean): number =>
  supported ? STRENGTHENED : (options.values[ROY][roy] as number) // DL-8.16, DL-8.19

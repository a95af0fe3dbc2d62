import type { Box, Choices, GameTypes } from '@menagerie/engine'
import { completeOptions, seatCount } from './flags.ts'
import { sayer } from './say.ts'

/** Matches that are played one after the other, of one game by the same options. */
export interface Series {
  /** Rounded up to whole deals where deals go through all seats. */
  readonly games: number
  readonly seats: number | undefined
  readonly seed: string
  readonly choices: Choices
  readonly workers: number
  /** File of the matches that have ended. */
  readonly journal: string | undefined
}

/** A game's options, checked, with the number of seats. */
export const tableOf = <T extends GameTypes>(
  box: Box<T>,
  { seats: wanted, choices }: Pick<Series, 'seats' | 'choices'>,
) => {
  const seats = seatCount(box, wanted)
  const options = completeOptions(box, sayer(box.text.catalogues, []).say, choices, seats)
  return { seats, options }
}

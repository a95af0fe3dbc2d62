import type { LogLine, MessageValues } from '@menagerie/engine'
import type { GivenUp } from '../rules/treasure.ts'
import type { Options } from '../set/options.ts'
import { type Of, diceText, line, seatWord, worded } from './line.ts'
import { treasureWord } from './names.ts'

// Lines of deaths, of the end of a dungeon and of the end of the match.

const countedText = (options: Options, finds: Of<'counted'>['finds']): readonly string[] =>
  finds.map(({ seat, card, dice: shown, gold }) =>
    `${seatWord(seat)} ${treasureWord(options, card)} ${diceText(shown)} ${gold}`.replaceAll('  ', ' '),
  )

/** What becomes of treasures given up: each that everybody saw by its name, the others as so many backs. */
const fatesOf = (options: Options, { givesBack, leaves }: GivenUp): readonly string[] => {
  const left = [...leaves]
  const seen = givesBack.filter((card) => card !== null)
  const told = seen.map((card) => {
    const gone = left.indexOf(card)
    if (gone >= 0) left.splice(gone, 1)
    return `${treasureWord(options, card)} @board.${gone >= 0 ? 'leavesGame' : 'goesBack'}`
  })
  const unseen = givesBack.length - seen.length
  return unseen === 0 ? told : [...told, `@board.unseen#${unseen} @board.goesBack`]
}

/** MM-E6, MM-E7: with treasures given up the line says where each went. */
const withFates = (id: string, rule: string | null, values: MessageValues, fates: readonly string[]): LogLine =>
  fates.length === 0 ? line(id, rule, values) : line(`${id}Laden`, rule, { ...values, fates })

export const dungeonEndLine = (
  options: Options,
  { reason, dungeon, givesBack, leaves }: Of<'dungeonEnded'>,
): LogLine => {
  const rule = { empty: 'MM-F4', idle: 'MM-F3', exhausted: 'MM-V1' }[reason]
  const fates = givesBack.flatMap((given, seat) =>
    fatesOf(options, { givesBack: given, leaves: leaves[seat] ?? [] }).map((fate) => `${seatWord(seat)} ${fate}`),
  )
  return withFates(`dungeonEnded_${reason}`, rule, { dungeon }, fates)
}

const DEATHS = { noCards: 'MM-E4', inside: 'MM-E5', conceded: null } as const

/** Who gives up breaks no rule of the book; what then goes back does so by MM-E6. */
export const diedLine = (options: Options, event: Of<'died'>): LogLine => {
  const { seat, cause, givesBack } = event
  const rule = DEATHS[cause] ?? (givesBack.length > 0 ? 'MM-E6' : null)
  return withFates(`died_${cause}`, rule, { seat }, fatesOf(options, event).map(worded))
}

/** MM-V3: by dungeons won, where gold decides nothing. Who conceded is behind all others, whatever they won. */
const endedWinsLine = ({ wins, outcome }: Of<'ended'>): LogLine => {
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (first.every((seat) => (wins[seat] ?? 0) === 0)) return line('endedNoWins', 'MM-V3')
  return line('endedWins', 'MM-V3', {
    wins: wins.map((count, seat) => `${seatWord(seat)} ${count ?? '-'}`),
    seats: first.map(seatWord),
  })
}

/** MM-V2 by gold, MM-V3 by dungeons; when all others left nothing was counted. */
export const endedLine = (options: Options, event: Of<'ended'>): LogLine => {
  const { finds, gold } = event
  if (gold.every((sum) => sum === null)) return line('endedPlain', null)
  if (options.victory === 'dungeonWins') return endedWinsLine(event)
  return line(finds.length === 0 ? 'ended' : 'endedFinds', 'MM-V2', {
    gold: gold.map((sum, seat) => `${seatWord(seat)} ${sum ?? '-'}`),
    finds: countedText(options, finds),
  })
}

/** MM-TC4 where dice are rolled, MM-TC13 where each survivor rolls for gold, MM-V3 where all is only laid open and counted. */
export const countedLine = (options: Options, { finds }: Of<'counted'>): LogLine => {
  const open = finds.length > 0 && finds.every((find) => find.dice.length === 0)
  const rule = !options.treasureCards ? 'MM-TC13' : open ? 'MM-V3' : 'MM-TC4'
  return finds.length === 0
    ? line('countedNothing', rule)
    : line('counted', rule, { finds: countedText(options, finds) })
}

export const wonLine = ({ seats }: Of<'dungeonWon'>): LogLine =>
  seats.length === 0 ? line('dungeonWonByNobody', 'MM-V3') : line('dungeonWon', 'MM-V3', { seats: seats.map(seatWord) })

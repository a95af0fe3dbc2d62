import { readFileSync } from 'node:fs'
import { botKinds } from '@menagerie/bots'
import { type Box, type Choices, type Fault, type GameTypes, isChoices } from '@menagerie/engine'
import { wrongUsage } from './stop.ts'
import { t } from './text.ts'

/** A whole number in a range, for commander. */
export const integer =
  (min: number, max: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= min && value <= max)) throw wrongUsage(t('error.integer', { text, min, max }))
    return value
  }

/** `greedy,random`: names of these, with a comma between two. */
const namesOf =
  <Kind extends string>(kinds: readonly Kind[]) =>
  (text: string): readonly Kind[] =>
    text.split(',').map((word) => {
      const found = kinds.find((kind) => kind === word)
      if (found === undefined) throw wrongUsage(t('error.bot', { bot: word, bots: kinds.join(', ') }))
      return found
    })

/** What sits in each seat. */
export const bots = namesOf(botKinds)

export const SITTERS = ['human', ...botKinds] as const
export type Sitter = (typeof SITTERS)[number]

/** `human,greedy`: persons and bots. */
export const sitters = (text: string): readonly Sitter[] =>
  text.split(',').map((word) => {
    const found = SITTERS.find((one) => one === word)
    if (found === undefined) throw wrongUsage(t('error.sitter', { sitter: word, sitters: SITTERS.join(', ') }))
    return found
  })

/** A JSON file as it is. */
export const readJson = (path: string): unknown => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw wrongUsage(t('error.file', { path }))
  }
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw wrongUsage(t('error.json', { path, detail: error instanceof Error ? error.message : '' }))
  }
}

export const readChoices = (path: string | undefined): Choices => {
  if (path === undefined) return {}
  const choices = readJson(path)
  if (!isChoices(choices)) throw wrongUsage(t('error.options', { path }))
  return choices
}

/** One line a fault, in the game's words where it has some for it. */
export const faultLines = <T extends GameTypes>(
  box: Box<T>,
  say: (message: ReturnType<Box<T>['text']['fault']>) => string,
  faults: readonly Fault[],
): readonly string[] =>
  faults.map((found) => {
    const message = box.text.fault(found)
    const said = say(message)
    const detail = said === message.id ? `${found.code} ${JSON.stringify(found.values)}` : said
    return `  ${found.path}: ${detail}${found.rule === null ? '' : ` (${found.rule})`}`
  })

/** Options of a person's choices; every fault at once when they are wrong. */
export const completeOptions = <T extends GameTypes>(
  box: Box<T>,
  say: Parameters<typeof faultLines<T>>[1],
  choices: Choices,
  seats: number,
): T['Options'] => {
  const completed = box.complete(choices, null)
  const faults = completed.ok ? box.misfits(completed.value, seats) : completed.faults
  if (completed.ok && faults.length === 0) return completed.value
  throw wrongUsage([t('error.choices'), ...faultLines(box, say, faults)].join('\n'))
}

/** How many sit at the table. */
export const seatCount = <T extends GameTypes>(box: Box<T>, wanted: number | undefined): number => {
  const seats = wanted ?? box.seats[0]
  if (seats === undefined || !box.seats.includes(seats)) {
    throw wrongUsage(t('error.seats', { game: box.game.id, seats: seats ?? 0, allowed: box.seats.join(', ') }))
  }
  return seats
}

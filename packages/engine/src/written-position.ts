import type { Box } from './box.ts'
import type { GameTypes, Seat } from './game.ts'
import type { Choices } from './options.ts'
import { type Fault, type Result, fault, faulty, ok } from './refusal.ts'
import { isImagined, startState } from './start.ts'

/** A position as people keep it: a file, a text to be pasted, a link. All secrets may be in it. */
export interface WrittenPosition {
  /** Null where the text does not name one. */
  readonly game: string | null
  readonly choices: Choices
  /** What `Game.arrange` reads, or an imagined start. */
  readonly position: unknown
}

/** Characters; an imagined start may hold half a million. */
export const LONGEST_POSITION = 600_000

const WIDTH = 100

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** JSON on one line, with spaces. */
const flat = (value: unknown): string => {
  if (!isHolder(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${flat(one)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Short things side by side, as many as fit on a line. */
const filled = (parts: readonly string[], indent: string): string => {
  const rows: string[] = []
  for (const part of parts) {
    const row = rows.at(-1)
    if (row !== undefined && indent.length + row.length + part.length + 2 < WIDTH)
      rows[rows.length - 1] = `${row}, ${part}`
    else rows.push(part)
  }
  return rows.map((row) => indent + row).join(',\n')
}

/** JSON with what is short on one line, for people who change it by hand. */
const lines = (value: unknown, indent: string): string => {
  const short = flat(value)
  if (!isHolder(value) || short.length + indent.length <= WIDTH) return short
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const parts = value.map((one) => lines(one, deeper))
    const inner = value.some(isHolder) ? parts.map((part) => deeper + part).join(',\n') : filled(parts, deeper)
    return `[\n${inner}\n${indent}]`
  }
  const parts = Object.entries(value).map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${lines(one, deeper)}`)
  return `{\n${parts.join(',\n')}\n${indent}}`
}

export const writePosition = ({ game, choices, position }: WrittenPosition): string =>
  `${lines({ ...(game === null ? {} : { game }), ...(Object.keys(choices).length === 0 ? {} : { choices }), position }, '')}\n`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A position with its game and choices, or one alone, as docs/position-format.md shows them. */
export const readPosition = (text: string): Result<WrittenPosition> => {
  if (text.length > LONGEST_POSITION) return faulty([fault('positionTooLong', '', null, { most: LONGEST_POSITION })])
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return faulty([fault('positionJson', '', null, { detail: error instanceof Error ? error.message : '' })])
  }
  if (!isObject(json) || !Object.hasOwn(json, 'position')) return ok({ game: null, choices: {}, position: json })
  const { game = null, choices = {}, position, ...more } = json
  const faults: Fault[] = [
    ...(game === null || typeof game === 'string' ? [] : [fault('positionGame', 'game')]),
    ...(isObject(choices) ? [] : [fault('positionChoices', 'choices')]),
    ...Object.keys(more).map((key) => fault('positionKey', key, null, { key })),
  ]
  return faults.length > 0 ? faulty(faults) : ok({ game: game as string | null, choices: choices as Choices, position })
}

/** What a table has to know of a position before it begins. No state is in it. */
export interface Startable {
  readonly seats: number
  /** Seats that are asked first. */
  readonly asked: readonly Seat[]
  /** What no match could have led to. */
  readonly warnings: readonly Fault[]
}

/** Readers name the position or the options themselves, a record calls one the start of its header, or neither. */
const ROOT = /^(?:position|options|header\.start)(?:\.|$)/

const under = (room: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((one) => {
    const path = one.path.replace(ROOT, '')
    return { ...one, path: path === '' ? room : `${room}.${path}` }
  })

/** Faults of choices and position, all at once, with paths into the written position: `choices.mode`, `position.sides.0.hand`. */
export const tryPosition = <T extends GameTypes>(
  box: Box<T>,
  { choices, position }: Pick<WrittenPosition, 'choices' | 'position'>,
): Result<Startable> => {
  const completed = box.complete(choices, null)
  if (!completed.ok) return faulty(under('choices', completed.faults))
  const options = completed.value
  const tried = isImagined(position)
    ? box.seats.map((seats) => startState(box.game, options, position, seats))
    : [box.game.arrange(options, position)]
  const made = tried.find((one) => one.ok) ?? tried[0]
  if (made === undefined || !made.ok) return faulty(under('position', made?.faults ?? []))
  const seats = box.game.seats(made.value)
  if (!box.seats.includes(seats)) return faulty([fault('seatsWrong', 'position', null, { seats })])
  const misfits = box.misfits(options, seats)
  if (misfits.length > 0) return faulty(under('choices', misfits))
  const pending = box.game.pending(made.value)
  const asked = pending.status === 'deciding' ? pending.seats : []
  return ok({ seats, asked, warnings: 'warnings' in made ? under('position', made.warnings as readonly Fault[]) : [] })
}

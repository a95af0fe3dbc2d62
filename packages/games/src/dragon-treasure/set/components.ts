import { type ComponentRoom, type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import { numberIn, readCsv } from '@menagerie/engine/csv'
import * as z from 'zod/mini'
import { MAPS, type GameMap, mapSource, readMap } from './map.ts'

/** A character counter. Counters of one value are alike in play; a name is only drawn. */
export interface Character {
  readonly name: string
  /** 0 to 99: what it fights with. */
  readonly value: number
}

/** A treasure counter; exactly one of them is the Dragon. */
export interface Treasure {
  readonly name: string
  readonly kind: 'treasure' | 'dragon'
}

export const MOST_VALUE = 99
const MOST_COUNTERS = 200

/** How many counters there are of each value, from 1. Designed: the rulebook gives only their number, 28. */
const NUMBERS = [2, 3, 4, 4, 4, 4, 3, 2, 1, 1]

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const STANDARD_CHARACTERS: readonly Character[] = NUMBERS.flatMap((count, i) =>
  Array.from({ length: count }, () => i + 1),
).map((value, i) => Object.freeze({ name: `Character ${twoDigits(i + 1)}`, value }))

const STANDARD_TREASURES: readonly Treasure[] = [
  ...Array.from({ length: 6 }, (_, i) => Object.freeze({ name: `Treasure ${i + 1}`, kind: 'treasure' as const })),
  Object.freeze({ name: 'Dragon', kind: 'dragon' as const }),
]

export const CHARACTER_SETS: Readonly<Record<string, readonly Character[]>> = { standard: STANDARD_CHARACTERS }
export const TREASURE_SETS: Readonly<Record<string, readonly Treasure[]>> = { standard: STANDARD_TREASURES }

const counterName = z.string().check(z.minLength(1), z.maxLength(60))
const characterSchema = z.strictObject({
  name: counterName,
  value: z.int().check(z.gte(0), z.lte(MOST_VALUE)),
})
const treasureSchema = z.strictObject({ name: counterName, kind: z.enum(['treasure', 'dragon']) })

/** Every row of a list by its schema; all faults at once. */
const readRows = <X>(data: unknown, list: string, code: string, schema: z.ZodMiniType<X>): Result<readonly X[]> => {
  if (!Array.isArray(data)) return faulty([fault('listExpected', list)])
  if (data.length > MOST_COUNTERS) {
    return faulty([fault('listTooLong', list, null, { count: data.length, most: MOST_COUNTERS })])
  }
  const faults: Fault[] = []
  const rows: X[] = []
  for (const [index, row] of data.entries()) {
    const parsed = schema.safeParse(row)
    if (parsed.success) {
      rows.push(Object.freeze(parsed.data))
      continue
    }
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? 'row').slice(0, 20)
      faults.push(fault(code, `${list}.${index}.${field}`, null, { index: index + 1, field }))
    }
  }
  return faults.length > 0 ? faulty(faults) : ok(rows)
}

export const readCharacters = (data: unknown): Result<readonly Character[]> =>
  readRows<Character>(data, 'characters', 'characterWrong', characterSchema)

/** Every counter sound, and exactly one Dragon. */
export const readTreasures = (data: unknown): Result<readonly Treasure[]> => {
  const rows = readRows<Treasure>(data, 'treasures', 'treasureWrong', treasureSchema)
  if (!rows.ok) return rows
  const dragons = rows.value.filter(({ kind }) => kind === 'dragon').length
  return dragons === 1 ? rows : faulty([fault('oneDragon', 'treasures', 'DT-1.2', { count: dragons })])
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

const readCharactersText = (text: string): Result<readonly Character[]> => {
  if (isJson(text)) return readCharacters(readJson(text))
  const rows = readCsv(text, 'characters', ['name', 'value'])
  return rows.ok ? readCharacters(rows.value.map(({ name, value }) => ({ name, value: numberIn(value) }))) : rows
}

const readTreasuresText = (text: string): Result<readonly Treasure[]> => {
  if (isJson(text)) return readTreasures(readJson(text))
  const rows = readCsv(text, 'treasures', ['name', 'kind'])
  return rows.ok ? readTreasures(rows.value) : rows
}

export const components: ComponentRoom = {
  sets: [
    { id: 'standard', option: 'characters', mark: 'D' },
    { id: 'standard', option: 'treasures', mark: 'D' },
    ...Object.keys(MAPS).map((id) => ({ id, option: 'map', mark: 'D' }) as const),
  ],
  read: (option, text) => {
    if (option === 'map') {
      const map = readMap(readJson(text))
      // As it is written: that is what an option takes.
      return map.ok ? ok(mapSource(map.value)) : map
    }
    return option === 'treasures' ? readTreasuresText(text) : readCharactersText(text)
  },
}

/** Texts that `components.read` reads back: a map as JSON, counters as CSV. */
export const mapText = (map: GameMap): string => `${JSON.stringify(mapSource(map), null, 2)}\n`
export const charactersText = (rows: readonly Character[]): string =>
  ['name,value', ...rows.map(({ name, value }) => `${name},${value}`), ''].join('\n')
export const treasuresText = (rows: readonly Treasure[]): string =>
  ['name,kind', ...rows.map(({ name, kind }) => `${name},${kind}`), ''].join('\n')

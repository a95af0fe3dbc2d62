import { type Fault, fault } from '@menagerie/engine'
import {
  type DeckData,
  type EffectData,
  type PrizeData,
  type RowData,
  type TreasureData,
  kindId,
  prizeSchema,
  rowSchema,
  treasureSchema,
} from './deck-data.ts'
import { MOST_DICE, readDice } from './dice.ts'

/** Bounds of a deck that keep every list short and every action interned. */
export const MOST_KINDS = 100
export const MOST_TREASURES = 60
const MOST_PRIZES = 40
const MOST_MAIN = 400

interface Issue {
  readonly path: readonly PropertyKey[]
}
type Parsed<X> =
  | { readonly success: true; readonly data: X }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses every row of a list; a row that is wrong is told by place and field. */
const readRows = <X>(
  data: unknown,
  path: string,
  most: number,
  parse: (row: unknown) => Parsed<X>,
  faults: Fault[],
): readonly X[] => {
  if (!Array.isArray(data)) {
    faults.push(fault('deckNotAList', path, null, { list: path }))
    return []
  }
  if (data.length > most) {
    faults.push(fault('deckTooLong', path, null, { list: path, most }))
    return []
  }
  const rows: X[] = []
  for (const [index, row] of data.entries()) {
    const parsed = parse(row)
    if (parsed.success) rows.push(parsed.data)
    else {
      for (const { path: at } of parsed.error.issues) {
        const field = at.map(String).join('.').slice(0, 30) || 'row'
        faults.push(fault('deckRowWrong', `${path}.${index}.${field}`, null, { list: path, row: index + 1, field }))
      }
    }
  }
  return rows
}

const checkDice = (text: string | null, path: string, faults: Fault[]): void => {
  if (text !== null && readDice(text) === null) faults.push(fault('diceWrong', path, null, { text, most: MOST_DICE }))
}

const checkMain = (main: readonly RowData[], faults: Fault[]): void => {
  const seen = new Set<string>()
  for (const [index, row] of main.entries()) {
    const id = kindId(row)
    if (id === '') faults.push(fault('nameEmpty', `main.${index}.name`, null, { row: index + 1 }))
    if (seen.has(id)) faults.push(fault('kindTwice', `main.${index}`, null, { kind: id }))
    seen.add(id)
    if (row.kind === 'character' || row.kind === 'cleric') checkDice(row.strength, `main.${index}.strength`, faults)
    if (row.kind === 'spell') checkDice(row.value, `main.${index}.value`, faults)
  }
  for (const kind of ['corridor', 'monster'] as const) {
    if (!main.some((row) => row.kind === kind)) faults.push(fault('deckLacks', 'main', 'MM-P1', { kind }))
  }
  const cards = main.reduce((sum, row) => sum + row.count, 0)
  if (cards > MOST_MAIN) faults.push(fault('deckTooLong', 'main', null, { list: 'main', most: MOST_MAIN }))
}

/** Effects that everybody has to see when the card comes: it must be OPEN. */
const needsOpen = (effect: EffectData): boolean => effect.type !== 'dispelUndead' && effect.type !== 'weapon'

const checkTreasures = (treasures: readonly TreasureData[], faults: Fault[]): void => {
  const seen = new Set<string>()
  for (const [index, row] of treasures.entries()) {
    const at = `treasures.${index}`
    if (seen.has(row.id) || row.id === 'cleric') faults.push(fault('kindTwice', `${at}.id`, null, { kind: row.id }))
    seen.add(row.id)
    checkDice(row.value, `${at}.value`, faults)
    if (!row.open && (row.oncePerGame || row.effects.some(needsOpen))) {
      faults.push(fault('treasureMustOpen', `${at}.open`, 'MM-TC2', { treasure: row.name }))
    }
    const types = row.effects.map(({ type }) => type)
    if (new Set(types).size !== types.length)
      faults.push(fault('effectTwice', `${at}.effects`, null, { treasure: row.name }))
  }
}

/** Reads and checks a whole deck; null when nothing can be made of it. */
export const readDeckData = (data: unknown, treasureCards: boolean, faults: Fault[]): DeckData | null => {
  if (!isRecord(data)) {
    faults.push(fault('deckNotAnObject', 'deck'))
    return null
  }
  const { id, name } = data
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,32}$/.test(id)) faults.push(fault('deckId', 'id'))
  if (typeof name !== 'string' || name.length < 1 || name.length > 60) faults.push(fault('deckName', 'name'))
  for (const key of Object.keys(data)) {
    if (!['id', 'name', 'main', 'treasures', 'prizes'].includes(key))
      faults.push(fault('deckFieldUnknown', key.slice(0, 40), null, { field: key.slice(0, 40) }))
  }
  const main = readRows<RowData>(data['main'], 'main', MOST_KINDS, (row) => rowSchema.safeParse(row), faults)
  const treasures = readRows<TreasureData>(
    data['treasures'],
    'treasures',
    MOST_TREASURES,
    (row) => treasureSchema.safeParse(row),
    faults,
  )
  const prizes = readRows<PrizeData>(data['prizes'], 'prizes', MOST_PRIZES, (row) => prizeSchema.safeParse(row), faults)
  checkMain(main, faults)
  checkTreasures(treasures, faults)
  if (treasureCards && treasures.length === 0)
    faults.push(fault('deckLacks', 'treasures', 'MM-TC1', { kind: 'treasure' }))
  if (prizes.length === 0) faults.push(fault('deckLacks', 'prizes', 'MM-Z1', { kind: 'prize' }))
  if (prizes.reduce((sum, row) => sum + row.count, 0) > MOST_PRIZES)
    faults.push(fault('deckTooLong', 'prizes', null, { list: 'prizes', most: MOST_PRIZES }))
  return { id: String(id), name: String(name), main, treasures, prizes }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What is allowed and yet looks like a mistake: lengths that no row of corridors can ever meet. */
export const deckWarnings = (deck: DeckData): readonly Fault[] => {
  const step = deck.main.reduce((found, row) => (row.kind === 'corridor' ? divisor(row.value, found) : found), 0)
  return deck.treasures.flatMap((row, index) =>
    row.effects.flatMap((effect) =>
      effect.type === 'returnLength' && step > 0 && effect.delta % step !== 0
        ? [fault('lengthNeverMet', `treasures.${index}`, 'MM-R2', { treasure: row.name, delta: effect.delta, step })]
        : [],
    ),
  )
}

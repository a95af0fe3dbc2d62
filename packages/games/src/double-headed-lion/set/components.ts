import { type ComponentRoom, type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import * as z from 'zod/mini'
import { CHARACTERS, type Character } from './pieces.ts'

/** A card is its kind: the number on it, or one of the two codes below. Equal cards are one kind. */
export type Card = number
export const SKILL: Card = 100
export const RETREAT: Card = 101
/** Numbers on cards are from here to there. */
export const LEAST_NUMBER = -9
export const MOST_NUMBER = 20
const MOST_CARDS = 20

/** Sorted; numbers first, then Skill, then Retreat. */
export type Deck = readonly Card[]

/** What both sides hold. Indexed by side. */
export type CardLists = readonly [Deck, Deck]

/** Combat values, by side and piece. */
export type Values = readonly [readonly number[], readonly number[]]

export const isNumber = (card: Card): boolean => card < SKILL

/** `3`, `Sk`, `Re`. */
export const cardText = (card: Card): string => (card === SKILL ? 'Sk' : card === RETREAT ? 'Re' : String(card))

/** How messages speak of a card: a number as it is, another by its name. */
export const cardWord = (card: Card): string => (isNumber(card) ? cardText(card) : `@cardNames.${cardText(card)}`)

/** Null when the text is no card. */
export const cardOf = (text: string): Card | null => {
  if (text === 'Sk') return SKILL
  if (text === 'Re') return RETREAT
  if (!/^(0|-?[1-9]\d?)$/.test(text)) return null
  const number = Number(text)
  return number >= LEAST_NUMBER && number <= MOST_NUMBER ? number : null
}

const deck = (...numbers: readonly number[]): Deck => [...numbers, SKILL, RETREAT]

/** Lists a side may bring under `hiddenDecks`, where nobody shall have better ones to choose. */
export const LISTS_TO_BRING: Readonly<Record<string, CardLists>> = {
  standard: [deck(1, 2, 3, 4, 5), deck(1, 2, 3, 4, 5, 6)],
  bold: [deck(0, 2, 3, 4, 6), deck(0, 2, 3, 4, 5, 7)],
}

/**
 * Card lists supplied. The numbers are designed: the rulebook shows the cards only as pictures. By `even` either side wins about
 * half of the matches between equal searching bots, by `standard` the Republic wins about a sixth (ADR 42).
 */
export const CARD_SETS: Readonly<Record<string, CardLists>> = {
  ...LISTS_TO_BRING,
  even: [deck(2, 3, 5, 6, 7), deck(1, 2, 3, 4, 5, 6)],
}

/** Combat values as printed. */
export const VALUE_SETS: Readonly<Record<string, Values>> = {
  standard: [CHARACTERS[0].map((one) => one.value), CHARACTERS[1].map((one) => one.value)],
}

const cardSchema = z.union([z.literal('Sk'), z.literal('Re'), z.int().check(z.gte(LEAST_NUMBER), z.lte(MOST_NUMBER))])
const listSchema = z.array(cardSchema).check(z.minLength(2), z.maxLength(MOST_CARDS))
const listsSchema = z.strictObject({ republic: listSchema, royalist: listSchema })
export const SIDE_NAMES = ['republic', 'royalist'] as const

/** Reads `{"republic": [1, 2, "Sk", "Re"], "royalist": [...]}`: every card sound, a number card on each side; all faults at once. */
export const readCards = (data: unknown): Result<CardLists> => {
  const parsed = listsSchema.safeParse(data)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('cardsWrong', ['cards', ...issue.path].join('.'))))
  }
  const faults: Fault[] = []
  const listOf = (name: (typeof SIDE_NAMES)[number]): Deck => {
    const cards = parsed.data[name].map((card) => (card === 'Sk' ? SKILL : card === 'Re' ? RETREAT : card))
    if (!cards.some(isNumber)) faults.push(fault('numberCardMissing', `cards.${name}`, 'DL-6.11'))
    return cards.sort((a, b) => a - b)
  }
  const lists: CardLists = [listOf('republic'), listOf('royalist')]
  return faults.length > 0 ? faulty(faults) : ok(lists)
}

/** The same lists as JSON data that `readCards` reads. */
export const writeCards = (lists: CardLists): Readonly<Record<string, readonly (number | string)[]>> => ({
  republic: lists[0].map((card) => (isNumber(card) ? card : cardText(card))),
  royalist: lists[1].map((card) => (isNumber(card) ? card : cardText(card))),
})

/** Reads `{"storm": 5, ...}`; pieces left out keep the printed value. */
export const readValues = (data: unknown): Result<Values> => {
  const parsed = z.record(z.string(), z.int().check(z.gte(0), z.lte(20))).safeParse(data)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('valueWrong', ['pieceValues', ...issue.path].join('.'))))
  }
  const given = new Map(Object.entries(parsed.data))
  const valueOf = ({ id, value }: Character): number => {
    const wanted = given.get(id) ?? value
    given.delete(id)
    return wanted
  }
  const values: Values = [CHARACTERS[0].map(valueOf), CHARACTERS[1].map(valueOf)]
  if (given.size > 0) {
    return faulty(
      [...given.keys()].map((id) =>
        fault('pieceUnknown', `pieceValues.${id.slice(0, 20)}`, null, { piece: id.slice(0, 20) }),
      ),
    )
  }
  return ok(values)
}

/** The same values as JSON data that `readValues` reads. */
const writeValues = (values: Values): Readonly<Record<string, number>> =>
  Object.fromEntries(
    CHARACTERS.flatMap((side, seat) => side.map((one, piece) => [one.id, values[seat as 0 | 1][piece] as number])),
  )

/** Reads `side,card` lines (`republic,3`) or `id,value` lines, with a heading line. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()))

const cardsFromCsv = (text: string): unknown => {
  const lists: Record<string, unknown[]> = { republic: [], royalist: [] }
  for (const [side, card] of rowsOf(text)) {
    const list = Object.hasOwn(lists, side ?? '') ? lists[side as string] : undefined
    if (list === undefined) return null
    const kind = cardOf(card ?? '')
    list.push(kind === null || isNumber(kind) ? kind : card)
  }
  return lists
}

const valuesFromCsv = (text: string): unknown =>
  Object.fromEntries(
    rowsOf(text).map(([id, value]) => [id ?? '', value === undefined || value === '' ? null : Number(value)]),
  )

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export const components: ComponentRoom = {
  sets: [
    ...Object.keys(CARD_SETS).map((id) => ({ id, option: 'cards', mark: 'D' }) as const),
    { id: 'standard', option: 'pieceValues', mark: 'S' },
  ],
  read: (option, text) => {
    const json = /^\s*[[{]/.test(text)
    if (option === 'pieceValues') {
      const values = readValues(json ? readJson(text) : valuesFromCsv(text))
      return values.ok ? ok(writeValues(values.value)) : values
    }
    const read = readCards(json ? readJson(text) : cardsFromCsv(text))
    return read.ok ? ok(writeCards(read.value)) : read
  },
}

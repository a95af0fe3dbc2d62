import { type ComponentRoom, type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import { numberIn, readCsv } from '@menagerie/engine/csv'
import * as z from 'zod/mini'
import { MONPAK } from './cards.ts'

/** Blue beats Red, Red beats Green, Green beats Blue; White Wild stands apart (MP-40, MP-42). */
export const TYPES = ['Blue Evade', 'Red Strike', 'Green Spell', 'White Wild'] as const
export type Type = (typeof TYPES)[number]

/** Which type each type beats (MP-40); null where it beats none (MP-41). */
export const BEATS: Readonly<Record<Type, Type | null>> = {
  'Blue Evade': 'Red Strike',
  'Red Strike': 'Green Spell',
  'Green Spell': 'Blue Evade',
  'White Wild': null,
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly type: Type
  /** 0 to 1000. */
  readonly power: number
  /** 1 to 4: the die it waits with, and the damage it deals. */
  readonly stars: number
}

const SUPPLIED: ReadonlySet<Card> = new Set(MONPAK)

/** How messages speak of a card: those supplied are named by the catalogues, `@cards.<id>`, a user's own by their own name. */
export const wordOf = (card: Card): string => (SUPPLIED.has(card) ? `@cards.${card.id}` : card.name)

/** A card is its kind: an index into the card set of the options. */
export type CardIndex = number

/** The spots of one player and which active spots each waiting spot touches. */
export interface Mat {
  readonly waiting: number
  readonly active: number
  /** Indexed by waiting spot; active spots in rising order, both from 0. */
  readonly adj: readonly (readonly number[])[]
}

export const MOST_SPOTS = 8
export const MOST_CARDS = 300

/** The rows are read-only by type, not frozen: V8 reads frozen arrays more slowly, and these are read in every decision. */
const mat = (active: number, adj: readonly (readonly number[])[]): Mat =>
  Object.freeze({ waiting: adj.length, active, adj })

/** The mats supplied. Designed: the rulebook draws none. */
export const MATS = {
  tetra: mat(4, [
    [0, 1],
    [0, 1, 2],
    [1, 2, 3],
    [2, 3],
  ]),
  stagger: mat(3, [[0], [0, 1], [1, 2], [2]]),
  straight: mat(4, [[0], [1], [2], [3]]),
  small: mat(3, [
    [0, 1],
    [0, 1, 2],
    [1, 2],
  ]),
} as const satisfies Record<string, Mat>

export const CARD_SETS: Readonly<Record<string, readonly Card[]>> = { monpak: MONPAK }

const cardSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  type: z.enum(TYPES),
  power: z.int().check(z.gte(0), z.lte(1000)),
  stars: z.int().check(z.gte(1), z.lte(4)),
})

const matSchema = z.strictObject({
  waiting: z.int().check(z.gte(1), z.lte(MOST_SPOTS)),
  active: z.int().check(z.gte(1), z.lte(MOST_SPOTS)),
  adj: z.array(z.array(z.int().check(z.gte(0), z.lt(MOST_SPOTS)))).check(z.maxLength(MOST_SPOTS)),
})

/** Reads a card set from parsed JSON: every card sound, every id once; all faults at once. */
export const readCards = (data: unknown): Result<readonly Card[]> => {
  if (!Array.isArray(data)) return faulty([fault('cardsNotAList', 'cards')])
  if (data.length === 0 || data.length > MOST_CARDS) {
    return faulty([fault('cardsCount', 'cards', null, { count: data.length, most: MOST_CARDS })])
  }
  const faults: Fault[] = []
  const cards: Card[] = []
  const seen = new Set<string>()
  for (const [index, row] of data.entries()) {
    const parsed = cardSchema.safeParse(row)
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        const field = String(issue.path[0] ?? 'card')
        faults.push(
          fault('cardWrong', `cards.${index}.${field}`, null, { index: index + 1, field: field.slice(0, 20) }),
        )
      }
      continue
    }
    if (seen.has(parsed.data.id)) faults.push(fault('cardTwice', `cards.${index}.id`, null, { card: parsed.data.id }))
    seen.add(parsed.data.id)
    cards.push(Object.freeze(parsed.data))
  }
  return faults.length > 0 ? faulty(faults) : ok(cards)
}

/** Reads a mat from parsed JSON: every waiting spot touches at least one active spot. */
export const readMat = (data: unknown): Result<Mat> => {
  const parsed = matSchema.safeParse(data)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('matWrong', ['mat', ...issue.path].join('.'))))
  }
  const { waiting, active, adj } = parsed.data
  const faults: Fault[] = []
  if (adj.length !== waiting) faults.push(fault('matRows', 'mat.adj', null, { rows: adj.length, waiting }))
  for (const [spot, row] of adj.entries()) {
    if (row.length === 0) faults.push(fault('matNoWayUp', `mat.adj.${spot}`, 'MP-10', { spot: spot + 1 }))
    if (new Set(row).size !== row.length || row.some((to) => to >= active)) {
      faults.push(fault('matRowWrong', `mat.adj.${spot}`, null, { spot: spot + 1 }))
    }
  }
  if (faults.length > 0) return faulty(faults)
  return ok(
    mat(
      active,
      adj.map((row) => [...row].sort((a, b) => a - b)),
    ),
  )
}

/** The columns of a card set as CSV. */
const COLUMNS = ['id', 'name', 'type', 'power', 'stars'] as const

const readCardsCsv = (text: string): Result<readonly Card[]> => {
  const rows = readCsv(text, 'cards', COLUMNS)
  if (!rows.ok) return rows
  return readCards(rows.value.map((row) => ({ ...row, power: numberIn(row.power), stars: numberIn(row.stars) })))
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export const components: ComponentRoom = {
  sets: [
    { id: 'monpak', option: 'cards', mark: 'D' },
    ...Object.keys(MATS).map((id) => ({ id, option: 'mat', mark: 'D' }) as const),
  ],
  read: (option, text) => {
    if (option === 'mat') return readMat(readJson(text))
    return /^\s*[[{]/.test(text) ? readCards(readJson(text)) : readCardsCsv(text)
  },
}

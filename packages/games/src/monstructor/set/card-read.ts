import { type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import * as z from 'zod/mini'
import {
  ANY,
  BODY,
  BOTTOM,
  type CardSet,
  DRAGON_CARDS,
  EFFECTS,
  type Effect,
  type EffectName,
  HAND_CARDS,
  HEAD,
  ICONS,
  KINDS,
  type Kind,
  LIMB,
  MOST_ALIKE,
  MOST_CARDS,
  POWER,
  SPELL,
  START_CARDS,
} from './cards.ts'
import { isAble } from '../choices/choosing.ts'
import { isCompletable } from './counting.ts'
import type { Part } from '../rules/state.ts'

const COLUMNS = ['id', 'pic', 'name', 'faction', 'kind', 'connectors', 'points', 'icons', 'effect'] as const
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

const setSchema = z.strictObject({ csv: z.string().check(z.maxLength(200_000)) })

/** Reads a set from `{ csv }` (section 1.3 of the specification, one line a card); all faults at once. */
export const readCardSet = (data: unknown, supplied: boolean): Result<CardSet> => {
  const parsed = setSchema.safeParse(data)
  if (!parsed.success) return faulty([fault('setShape', 'cardSet')])
  const faults: Fault[] = []
  const rows = rowsOf(parsed.data.csv, faults)
  if (rows === null) return faulty(faults)
  const cards = sorted(rows.map((row, at) => readRow(row, at, faults)))
  const ids = new Set<string>()
  for (const { row } of cards) {
    if (ids.has(row.id)) faults.push(fault('cardTwice', 'cardSet', null, { card: row.id }))
    ids.add(row.id)
  }
  const made = build(cards, supplied)
  faults.push(...whyNotSet(made))
  return faults.length > 0 ? faulty(faults) : ok(made)
}

const rowsOf = (csv: string, faults: Fault[]): Row[] | null => {
  const lines = csv.split(/\r?\n/).filter((line) => line.trim() !== '')
  const header = lines[0]?.split(',').map((word) => word.trim()) ?? []
  const missing = COLUMNS.filter((column) => !header.includes(column))
  for (const column of missing) faults.push(fault('columnMissing', 'cardSet', null, { column }))
  if (lines.length - 1 > MOST_CARDS)
    faults.push(fault('cardsCount', 'cardSet', null, { count: lines.length - 1, most: MOST_CARDS }))
  if (faults.length > 0) return null
  return lines.slice(1).map((line) => {
    const words = line.split(',').map((word) => word.trim())
    const row: Record<string, string> = {}
    for (const column of COLUMNS) row[column] = (words[header.indexOf(column)] ?? '').slice(0, 60)
    return row as Row
  })
}

interface ReadCard {
  readonly row: Row
  readonly kind: number
  readonly points: number
  readonly icons: number
  readonly effect: Effect | null
}

const readRow = (row: Row, at: number, faults: Fault[]): ReadCard => {
  const wrong = (field: string): void =>
    void faults.push(fault('cardWrong', `cardSet.${at + 1}`, null, { card: row.id || String(at + 1), field }))
  if (!/^[A-Za-z0-9_-]{1,16}$/.test(row.id)) wrong('id')
  const kind = KINDS.indexOf(row.kind as (typeof KINDS)[number])
  if (kind < 0) wrong('kind')
  const isPartKind = kind >= 0 && kind < POWER
  if (isPartKind) {
    if (row.faction === '') wrong('faction')
    if (row.pic !== '' && !/^[A-Za-z0-9_-]{1,16}$/.test(row.pic)) wrong('pic')
    if (row.name !== '' && row.pic === '') wrong('pic')
    if (!connectorsFit(kind, row.connectors)) wrong('connectors')
  }
  const points = kind === SPELL ? 0 : Number(row.points === '' ? 'none' : row.points)
  if (!Number.isInteger(points) || points < (kind === POWER ? 1 : 0) || points > 20) wrong('points')
  const words = row.icons === '' ? [] : row.icons.split('+')
  const icons = words.map((word) => ICONS.indexOf(word as (typeof ICONS)[number]))
  if (icons.includes(-1) || (kind === POWER && icons.length !== 1)) wrong('icons')
  const effect = kind === SPELL ? readEffect(row.effect) : null
  if (kind === SPELL && effect === null) wrong('effect')
  return {
    row,
    kind: Math.max(0, kind),
    points: Number.isInteger(points) ? points : 0,
    icons: icons.reduce((bits, icon) => (icon < 0 ? bits : bits | (1 << icon)), 0),
    effect,
  }
}

/** Section 1.7: only bodies have sockets, one wide at least; heads and bottoms are one wide plug, limbs one narrow. */
const connectorsFit = (kind: number, connectors: string): boolean => {
  if (kind === HEAD || kind === BOTTOM) return connectors === 'w'
  if (kind === LIMB) return connectors === 'n'
  return /^[WN]{1,12}$/.test(connectors) && connectors.includes('W')
}

/** `remove:limb`, `bonus:3`, `jinx`. */
const readEffect = (text: string): Effect | null => {
  const [name = '', argument] = text.split(':')
  const at = EFFECTS.indexOf(name as EffectName)
  if (at < 0) return null
  const effect = EFFECTS[at] as EffectName
  if (effect === 'remove') {
    if (argument === 'any') return { name: effect, kind: ANY, value: 0 }
    const kind = KINDS.indexOf(argument as (typeof KINDS)[number])
    return kind < 0 || kind >= POWER ? null : { name: effect, kind, value: 0 }
  }
  if (effect === 'bonus' || effect === 'malus') {
    const value = Number(argument)
    return Number.isInteger(value) && value >= 1 && value <= 20 ? { name: effect, kind: ANY, value } : null
  }
  return argument === undefined ? { name: effect, kind: ANY, value: 0 } : null
}

/** Parts first, then Power and Spell cards, then dragons; the order of the file within each. */
const rank = ({ kind, row }: ReadCard): number => (kind >= POWER ? kind : row.name === '' ? SPELL + 1 : 0)
const sorted = (cards: readonly ReadCard[]): ReadCard[] => [...cards].sort((a, b) => rank(a) - rank(b))

const CLASS = { limb: 0, plug: 1, bodyBoth: 2, bodyWide: 3, bodyStub: 4 } as const

const classOf = (kind: number, connectors: string): number => {
  if (kind >= POWER) return -1
  if (kind === LIMB) return CLASS.limb
  if (kind !== BODY) return CLASS.plug
  if (connectors.includes('N')) return CLASS.bodyBoth
  return connectors.length > 1 ? CLASS.bodyWide : CLASS.bodyStub
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

const build = (cards: readonly ReadCard[], supplied: boolean): CardSet => {
  const pics: string[] = []
  const alike: number[][] = []
  const factions: string[] = []
  const dragons: number[][] = []
  const indexIn = (list: string[], name: string): number => {
    if (!list.includes(name)) list.push(name)
    return list.indexOf(name)
  }
  const dragonFactions = cards.filter((card) => rank(card) > SPELL).map(({ row }) => row.faction)
  for (const faction of dragonFactions) indexIn(factions, faction)
  const pic = cards.map(({ row, kind }, card) => {
    if (kind >= POWER) return -1
    const at = indexIn(pics, row.pic === '' ? row.id : row.pic)
    ;(alike[at] ??= []).push(card)
    return at
  })
  const faction = cards.map(({ row, kind }) => (kind >= POWER ? -1 : indexIn(factions, row.faction)))
  for (const [card, one] of cards.entries()) {
    if (rank(one) > SPELL) (dragons[faction[card] as number] ??= []).push(card)
  }
  return {
    supplied,
    ids: cards.map(({ row }) => row.id),
    names: cards.map(({ row }) => row.name),
    kind: cards.map(({ kind }) => kind),
    pic,
    faction,
    points: cards.map(({ points }) => points),
    icons: cards.map(({ icons }) => icons),
    wide: cards.map(({ row, kind }) => (kind >= POWER ? 0 : count(row.connectors, /[Ww]/g))),
    narrow: cards.map(({ row, kind }) => (kind >= POWER ? 0 : count(row.connectors, /[Nn]/g))),
    fits: cards.map(({ row, kind }) => classOf(kind, row.connectors)),
    effects: cards.map(({ effect }) => effect),
    pics,
    alike,
    factions,
    dragons,
    parts: cards.filter((card) => rank(card) === 0).length,
    deck: cards.filter((card) => rank(card) <= SPELL).length,
    printed: cards.map((_, card) => card),
    never: cards.map(() => 0),
  }
}

export const FEWEST_SEATS = 2
/** Cards of the deck for so many players, to fight and to play Dominoes. */
export const deckFor = (seats: number): number => (START_CARDS + 1) * seats
export const partsFor = (seats: number): number => (HAND_CARDS + 1) * seats

/** Dragons to choose from: one a player, and none at all in Dominoes (MS-02). */
export const dragonsIn = (set: CardSet): number => set.dragons.filter((cards) => cards !== undefined).length

/** Section 1.7: what a whole set must hold in every game. */
const whyNotSet = (set: CardSet): readonly Fault[] => {
  const faults: Fault[] = []
  const say = (code: string, values: Record<string, string | number> = {}): void =>
    void faults.push(fault(code, 'cardSet', null, values))
  for (const [at, cards] of set.alike.entries()) {
    const name = set.pics[at] as string
    if (cards.length > MOST_ALIKE) say('picTooMany', { pic: name, most: MOST_ALIKE })
    const first = cards[0] as number
    const differs = cards.some(
      (card) =>
        set.kind[card] !== set.kind[first] ||
        set.wide[card] !== set.wide[first] ||
        set.narrow[card] !== set.narrow[first],
    )
    if (differs) say('picDiffers', { pic: name })
  }
  const offered = set.dragons.filter((cards) => cards !== undefined)
  for (const [faction, cards] of offered.entries()) {
    const name = set.factions[faction] as string
    if (cards.length !== DRAGON_CARDS) say('dragonCount', { faction: name, count: cards.length })
    else if (!isCompletable(set, cards)) say('dragonBroken', { faction: name })
  }
  if (!someMonster(set)) say('noMonster')
  if (set.deck < deckFor(FEWEST_SEATS)) say('deckTooSmall', { count: set.deck, least: deckFor(FEWEST_SEATS) })
  return faults
}

/** All parts on one table. */
const someMonster = (set: CardSet): boolean => {
  const table: Part[][] = [[], [], [], []]
  for (let card = 0; card < set.parts; card++) table[set.kind[card] as Kind]?.push({ card, at: 1, seen: false })
  return isAble(set, table)
}

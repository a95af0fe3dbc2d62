import {
  type Chance,
  type Fault,
  type LoadoutRoom,
  type Result,
  fault,
  faulty,
  insertSorted,
  ok,
} from '@menagerie/engine'
import * as z from 'zod/mini'
import type { Card, CardIndex } from './components.ts'
import type { Options } from './options.ts'
import { PRESET_DECKS } from './preset-decks.ts'
import type { Types } from '../rules/types.ts'

/** A deck list as a player brings it: card ids, one for each copy. Secret to its owner (unless `openDecklists`). */
export type DeckList = readonly string[]

const listSchema = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))

/** Index of a card id in a card set; built once a set. */
const indices = new WeakMap<readonly Card[], ReadonlyMap<string, CardIndex>>()

export const cardIndex = (cards: readonly Card[], id: string): CardIndex | null => {
  let index = indices.get(cards)
  if (index === undefined) {
    index = new Map(cards.map((card, at) => [card.id, at]))
    indices.set(cards, index)
  }
  return index.get(id) ?? null
}

/** MP-D1, MP-D2, MP-D3: every fault of a deck list at once. */
const checkDeck = (options: Options, list: unknown): Result<DeckList> => {
  const parsed = listSchema.safeParse(list)
  if (!parsed.success) return faulty([fault('deckNotAList', 'deck', 'MP-D1')])
  const faults: Fault[] = []
  const { deckSize, copyLimit, starBudget, cards } = options
  const ids = parsed.data
  if (ids.length !== deckSize) {
    faults.push(fault('deckSize', 'deck', 'MP-D1', { count: ids.length, size: deckSize })) // MP-D1
  }
  let stars = 0
  for (const [id, count] of countEach(ids)) {
    const index = cardIndex(cards, id)
    if (index === null) {
      faults.push(fault('deckCardUnknown', `deck.${id}`, 'MP-D1', { card: id }))
      continue
    }
    stars += count * (cards[index] as Card).stars
    if (copyLimit > 0 && count > copyLimit) {
      faults.push(fault('deckCopies', `deck.${id}`, 'MP-D2', { card: id, count, limit: copyLimit })) // MP-D2
    }
  }
  if (starBudget > 0 && stars > starBudget) {
    faults.push(fault('deckStars', 'deck', 'MP-D3', { stars, budget: starBudget })) // MP-D3
  }
  return faults.length > 0 ? faulty(faults) : ok(parsed.data)
}

const countEach = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Sorted card indices of a checked list; built once a list. */
const sortedLists = new WeakMap<DeckList, readonly CardIndex[]>()

export const sortedDeck = (options: Options, list: DeckList): readonly CardIndex[] => {
  const known = sortedLists.get(list)
  if (known !== undefined) return known
  const made = list.map((id) => cardIndex(options.cards, id) as CardIndex).sort((a, b) => a - b)
  sortedLists.set(list, made)
  return made
}

interface Copies {
  readonly id: string
  readonly count: number
}

const ID = /^[A-Za-z0-9_-]+$/

/**
 * One word of a list: an id as it stands, and only if the set has none so named an id with `2x` before it or `x2` behind.
 * Null when it is none of these.
 */
const readWord = (cards: readonly Card[], word: string): Copies | null => {
  if (cardIndex(cards, word) !== null) return { id: word, count: 1 }
  const before = /^(\d{1,2})x([A-Za-z0-9_-]+)$/.exec(word)
  const after = /^([A-Za-z0-9_-]+)x(\d{1,2})$/.exec(word)
  const ways: Copies[] = []
  if (before !== null) ways.push({ id: before[2] as string, count: Number(before[1]) })
  if (after !== null) ways.push({ id: after[1] as string, count: Number(after[2]) })
  const known = ways.find(({ id }) => cardIndex(cards, id) !== null)
  return known ?? ways[0] ?? (ID.test(word) ? { id: word, count: 1 } : null)
}

/** `R05 R06x2`: ids apart by spaces or commas, `x2` or `2x` for copies; also one id a line. */
const readText = ({ cards }: Options, text: string): Result<DeckList> => {
  const faults: Fault[] = []
  const ids: string[] = []
  const words = text
    .replace(/#.*$/gm, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  for (const word of words.slice(0, 400)) {
    const found = readWord(cards, word)
    if (found === null) {
      faults.push(fault('deckWord', 'deck', null, { word: word.slice(0, 20) }))
      continue
    }
    for (let i = 0; i < found.count; i++) ids.push(found.id)
  }
  return faults.length > 0 ? faulty(faults) : ok(ids)
}

/** The shortest word for some copies of a card that is read as that; copy by copy where every such word is an id too. */
const writeCopies = (cards: readonly Card[], id: string, count: number): string => {
  const words = count === 1 ? [id] : [`${id}x${count}`, `${count}x${id}`]
  const isRead = (word: string): boolean => {
    const read = readWord(cards, word)
    return read !== null && read.id === id && read.count === count
  }
  return words.find(isRead) ?? Array.from({ length: count }, () => id).join(' ')
}

const writeText = ({ cards }: Options, list: DeckList): string =>
  [...countEach([...list].sort())].map(([id, count]) => writeCopies(cards, id, count)).join(' ')

interface NamedDeck {
  readonly id: string
  readonly loadout: DeckList
  readonly sorted: readonly CardIndex[]
}

const presetsOf = new WeakMap<Options, readonly NamedDeck[]>()

/** The supplied decks that are legal under the options. A custom format has none unless its size is a supplied one. */
export const presetDecks = (options: Options): readonly NamedDeck[] => {
  const known = presetsOf.get(options)
  if (known !== undefined) return known
  const made: NamedDeck[] = []
  for (const { id, format, list } of PRESET_DECKS) {
    if (options.format !== 'custom' && options.format !== format) continue
    const read = readText(options, list)
    const checked = read.ok ? checkDeck(options, read.value) : read
    if (checked.ok) made.push({ id, loadout: Object.freeze(checked.value), sorted: sortedDeck(options, checked.value) })
  }
  presetsOf.set(options, made)
  return made
}

/** True when a sorted list holds every card of `seen` often enough. */
export const fits = (list: readonly CardIndex[], seen: readonly CardIndex[]): boolean => without(list, seen) !== null

/** A sorted list less the seen cards; null when it does not hold them all. */
export const without = (list: readonly CardIndex[], seen: readonly CardIndex[]): CardIndex[] | null => {
  const rest = [...list]
  for (const card of seen) {
    const at = rest.indexOf(card)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/**
 * Seen cards completed at random to a legal list of the given size, sorted. Arranged positions may hold more than a
 * legal list does; then the limits give way.
 */
export const completeAtRandom = (
  options: Options,
  seen: readonly CardIndex[],
  size: number,
  chance: Chance,
): CardIndex[] => {
  const { cards, copyLimit, starBudget } = options
  const list: CardIndex[] = [...seen].sort((a, b) => a - b)
  const left = cards.map(() => (copyLimit === 0 ? size : copyLimit))
  let stars = 0
  const take = (card: CardIndex): void => {
    left[card] = (left[card] as number) - 1
    stars += (cards[card] as Card).stars
  }
  for (const card of list) take(card)
  while (list.length < size) {
    const later = size - list.length - 1
    const open = [...cards.keys()].filter((card) => (left[card] as number) > 0)
    const affordable = open.filter((card) => {
      const own = (cards[card] as Card).stars
      return starBudget === 0 || stars + own + fewestStars(cards, left, card, later) <= starBudget
    })
    const among = affordable.length > 0 ? affordable : open.length > 0 ? open : [...cards.keys()]
    const card = among[chance.pick(among.length)] as CardIndex
    insertSorted(list, card)
    take(card)
  }
  return list
}

/** Stars of the cheapest `count` cards among the copies left, after one copy of `taken` is gone. */
const fewestStars = (cards: readonly Card[], left: readonly number[], taken: CardIndex, count: number): number => {
  let needed = count
  let sum = 0
  for (let stars = 1; stars <= 4 && needed > 0; stars++) {
    let copies = 0
    for (const [card, { stars: own }] of cards.entries()) {
      if (own === stars) copies += Math.max(0, (left[card] as number) - (card === taken ? 1 : 0))
    }
    const used = Math.min(copies, needed)
    sum += used * stars
    needed -= used
  }
  return sum
}

export const loadouts: LoadoutRoom<Types> = {
  used: true,
  presets: (options) => presetDecks(options).map(({ id, loadout }) => ({ id, loadout })),
  choose: (options, chance) => {
    const known = presetDecks(options)
    if (known.length > 0) return (known[chance.pick(known.length)] as NamedDeck).loadout
    return completeAtRandom(options, [], options.deckSize, chance).map((card) => (options.cards[card] as Card).id)
  },
  check: checkDeck,
  toText: writeText,
  fromText: (options, text) => {
    const read = readText(options, text)
    return read.ok ? checkDeck(options, read.value) : read
  },
}

import { type Fault, fault } from '@menagerie/engine'
import { type CardIndex, type CardSet, type Kind, isDragon, isPart } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import type { Part } from '../rules/state.ts'

/** A position as it is read: all faults are kept, and what is wrong is left out. */
export interface Reader {
  readonly options: Options
  readonly faults: Fault[]
  /** Cards read so far that were drawn: who has no number of its own was drawn in the order written. */
  draws: number
  /** The highest number a card was given. */
  latest: number
}

/** What may lie in a place, and what is said of other cards. */
interface Place {
  readonly holds: (set: CardSet, card: CardIndex, options: Options) => boolean
  readonly code: string
  readonly rule: string | null
}

const isTile = (set: CardSet, card: CardIndex, { dominoDragons }: Options): boolean =>
  isDragon(set, card) ? dominoDragons : card < set.parts

/** Monsters and tables. */
const PARTS: Place = { holds: isPart, code: 'notAPart', rule: 'MS-22' }
/** Power and Spell cards. */
export const HIDDEN: Place = { holds: (set, card) => !isPart(set, card), code: 'notHidden', rule: 'MS-22' }
/** Hands, piles and the centre of Dominoes. */
export const TILES: Place = { holds: isTile, code: 'notInDeck', rule: 'MS-02' }
/** What is drawn in this game. */
export const DECK: Place = {
  holds: (set, card, options) => (options.mode === 'dominoes' ? isTile(set, card, options) : !isDragon(set, card)),
  code: 'notInDeck',
  rule: 'MS-21',
}

/** Null when there is no such card, or when it cannot lie there. */
export const readCard = ({ options, faults }: Reader, id: string, path: string, place: Place): CardIndex | null => {
  const { set } = options
  const card = set.ids.indexOf(id)
  if (card >= 0 && place.holds(set, card, options)) return card
  faults.push(
    card < 0 ? fault('cardUnknown', path, null, { card: id }) : fault(place.code, path, place.rule, { card: id }),
  )
  return null
}

export const readCards = (reader: Reader, texts: readonly string[], path: string, place: Place): CardIndex[] =>
  texts.flatMap((id, i) => {
    const card = readCard(reader, id, `${path}.${i}`, place)
    return card === null ? [] : [card]
  })

const DRAWN = /^([A-Za-z0-9_-]+)(\*?)(?:@([1-9]\d{0,5}))?$/

/** `U1La*@12`: the card, the number of its draw (0 when not given), and whether everybody knows it. */
const wordsOf = (text: string): { readonly id: string; readonly at: number; readonly seen: boolean } => {
  const found = DRAWN.exec(text)
  return { id: found?.[1] ?? text, at: Number(found?.[3] ?? 0), seen: found?.[2] === '*' }
}

const drawnAt = (reader: Reader, at: number): number => {
  reader.draws++
  reader.latest = Math.max(reader.latest, at)
  return at === 0 ? reader.draws : at
}

/** `U1La`, `U1La*` when everybody knows its point side, `U1La@7` when it was the seventh card drawn. */
const readPart = (reader: Reader, text: string, path: string): Part | null => {
  const { id, at, seen } = wordsOf(text)
  const card = readCard(reader, id, path, PARTS)
  if (card === null) return null
  if (!isDragon(reader.options.set, card)) return { card, at: drawnAt(reader, at), seen }
  if (at > 0) reader.faults.push(fault('neverDrawn', path, 'MS-21', { card: id }))
  return { card, at: 0, seen: true }
}

export const readParts = (reader: Reader, texts: readonly string[], path: string): Part[] =>
  texts.flatMap((text, i) => readPart(reader, text, `${path}.${i}`) ?? [])

export const kindOf = (set: CardSet, { card }: Part): Kind => set.kind[card] as Kind

/** `PSP2a`, or `PSP2a@7`. */
export const readHeld = (
  reader: Reader,
  text: string,
  path: string,
): { readonly card: CardIndex; readonly at: number } | null => {
  const { id, at, seen } = wordsOf(text)
  const card = readCard(reader, seen ? text : id, path, HIDDEN)
  return card === null ? null : { card, at: drawnAt(reader, at) }
}

/** Entries of an object whose keys are cards; `into` is given each card with what is said of it. */
export const readByCard = <X>(
  reader: Reader,
  given: Readonly<Record<string, X>> | undefined,
  path: string,
  place: Place,
  into: (card: CardIndex, value: X, path: string) => void,
): void => {
  for (const [id, value] of Object.entries(given ?? {})) {
    const at = `${path}.${id}`
    const card = readCard(reader, id, at, place)
    if (card !== null) into(card, value, at)
  }
}

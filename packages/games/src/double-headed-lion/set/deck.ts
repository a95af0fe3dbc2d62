import { type Fault, type LoadoutRoom, type Result, canonicalJson, fault, faulty } from '@menagerie/engine'
import { type CardLists, type Deck, LISTS_TO_BRING, readCards, writeCards } from './components.ts'
import type { Options } from './options.ts'
import type { SideIndex } from './pieces.ts'
import type { Types } from '../rules/types.ts'

/** Card lists a side can be taken to hold under `hiddenDecks`. */
export const loadoutLists = (options: Options): readonly CardLists[] => {
  const supplied = Object.values(LISTS_TO_BRING)
  return supplied.includes(options.cards) ? supplied : [options.cards, ...supplied]
}

const isDeck = (deck: unknown): deck is Deck =>
  Array.isArray(deck) && deck.length > 1 && deck.every((card) => typeof card === 'number')

const areLists = (loadout: unknown): loadout is CardLists =>
  Array.isArray(loadout) && loadout.length === 2 && loadout.every(isDeck)

/** A seat brings the lists of both sides and uses that of its own; only under `hiddenDecks` they may differ from the table's. */
const check = (options: Options, loadout: unknown): Result<CardLists> => {
  if (!areLists(loadout)) return faulty([fault('loadoutWrong', 'loadout')])
  const read = readCards(writeCards(loadout))
  if (!read.ok) return read
  const faults: Fault[] = []
  if (!options.hiddenDecks && canonicalJson(read.value) !== canonicalJson(options.cards)) {
    faults.push(fault('loadoutNotUsed', 'loadout', 'DL-1.5'))
  }
  return faults.length > 0 ? faulty(faults) : read
}

const sorted = (deck: Deck): readonly number[] => [...deck].sort((a, b) => a - b)

const readText = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Only of use under `hiddenDecks`: else every seat has the table's lists. */
export const loadouts: LoadoutRoom<Types> = {
  used: true,
  presets: (options) =>
    options.hiddenDecks
      ? Object.entries(LISTS_TO_BRING).map(([id, loadout]) => ({ id, loadout }))
      : [{ id: 'table', loadout: options.cards }],
  choose: (options, chance) => {
    if (!options.hiddenDecks) return options.cards
    const lists = Object.values(LISTS_TO_BRING)
    return lists[chance.pick(lists.length)] as CardLists
  },
  check,
  holds: ({ options, sides }, seat, lists) =>
    !options.hiddenDecks ||
    canonicalJson(sorted(lists[seat as SideIndex])) === canonicalJson(sorted(sides[seat as SideIndex].deck)),
  toText: (_options, loadout) => JSON.stringify(writeCards(loadout)),
  fromText: (options, text) => {
    const read = readCards(readText(text))
    return read.ok ? check(options, read.value) : read
  },
}

import type { Mark } from '@menagerie/engine'
import { DEFAULT_DECK } from './cards.ts'
import { type Deck, type Kind, type Treasure, makeDeck } from './components.ts'

const SUPPLIED = makeDeck(DEFAULT_DECK, 2)

/** Kinds all of whose words and numbers stand in the rulebook; how often a card comes is ours of every kind. */
const STATED: ReadonlySet<string> = new Set(['fighter', 'cleric', 'sleep', 'charm', 'magic-missile', 'detour', 'trap'])
/** Known of other editions: lengths of corridors, and one strength. */
const PUBLIC: ReadonlySet<string> = new Set(['C10', 'C20', 'C25', 'C30', 'C40', 'black-magician'])
/** RB C gives it no value. */
const DESIGNED_TREASURES: ReadonlySet<string> = new Set(['magic-armor'])

/** Sleep rolls two dice by the errata and one in a printing: both stand in the rulebook (D). */
const ONE_DIE: Kind['dice'] = { dice: 1, times: 1, plus: 0 }

const factsOf = ({ name, what, value, type, humanOnly, charm, class: role }: Kind, dice: Kind['dice']): string =>
  JSON.stringify([name, what, value, type, humanOnly, charm, role, dice])

const isSupplied = (kind: Kind, known: Kind): boolean => {
  const facts = factsOf(kind, kind.dice)
  return facts === factsOf(known, known.dice) || (kind.id === 'sleep' && facts === factsOf(known, ONE_DIE))
}

/**
 * Where what a card shows comes from: the least founded of its facts counts. Null for a card of a person's own deck, which is
 * no claim of ours.
 */
export const markOfKind = (kind: Kind): Mark | null => {
  const known = SUPPLIED.kinds.find(({ id }) => id === kind.id)
  if (known === undefined || !isSupplied(kind, known)) return null
  if (STATED.has(kind.id)) return 'S'
  return PUBLIC.has(kind.id) ? 'P' : 'D'
}

export const markOfTreasure = (one: Treasure): Mark | null => {
  const known = SUPPLIED.treasures.find(({ id }) => id === one.id)
  const facts = ({ name, open, oncePerGame, value, effects }: Treasure): string =>
    JSON.stringify([name, open, oncePerGame, value, effects])
  if (known === undefined || facts(known) !== facts(one)) return null
  return DESIGNED_TREASURES.has(one.id) ? 'D' : 'S'
}

/** Of all prizes of a deck: how many there are and what they are worth is known of no edition. */
export const markOfPrizes = ({ prizes }: Deck): Mark | null => (prizes.join() === SUPPLIED.prizes.join() ? 'D' : null)

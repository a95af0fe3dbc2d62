import type { Deck } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Leg } from './state.ts'
import type { Entry } from './team.ts'

// What makes a team strong, of states and of views alike: the rules throw by it, bots and boards foretell by it.

/** MM-TC6: what weapons add. */
export const bonusOf = (deck: Deck, entry: Entry): number => {
  let sum = 0
  for (const weapon of entry.weapons) sum += deck.treasures[weapon]?.bonus ?? 0
  return sum
}

/** MM-SP4, MM-CH3: whether a character's own dice are thrown. */
export const rollsOwnDie = (options: Options, entry: Entry): boolean => {
  if (entry.spells.length === 0) return true
  if (options.spellMode === 'replace') return false
  return options.charmCombine !== 'alone' || !entry.spells.some((spell) => options.deck.kinds[spell]?.charm === true)
}

/** A party of a state, or of a view, where a card nobody there sees is null. */
interface Burdened {
  readonly leg: Leg
  readonly treasures: readonly { readonly card: number | null }[]
}

/**
 * MM-TC10: what treasures take from a party's battles with so many members, 0 or less as a rule; nothing on the way in nor,
 * by option `princessFrom`, in the treasure room.
 */
export const burdenOf = (options: Options, party: Burdened, members: number): number => {
  if (party.leg === 'outbound' || party.treasures.length === 0) return 0
  if (party.leg === 'room' && options.princessFrom === 'wayBack') return 0
  let mod = 0
  for (const { card } of party.treasures) mod += options.deck.treasures[card ?? EMPTY]?.battleMod ?? 0
  return mod === 0 ? 0 : options.princessPenalty === 'character' ? mod * members : mod
}

/** MM-B3: as much as the monster's strength is enough. */
export const beats = (total: number, strength: number): boolean => total >= strength

/** MM-TR3: cards of a hand that a trap takes; concealed traps do not count. */
export const lossFrom = (hand: readonly number[], trap: number): number => {
  let count = 0
  for (let i = 0; i < hand.length && count < 3; i++) if (hand[i] !== trap) count++
  return count
}

/** MM-R1, MM-R3: a party of a state or of a view on its way. */
interface Walking {
  readonly leg: Leg
  readonly outSum: number
  readonly backSum: number
  readonly required: number
}

/** Where a party is on the way it goes. */
export interface Way {
  readonly back: boolean
  /** Perch gone, and perch at which the room or the daylight is reached. */
  readonly value: number
  readonly goal: number
  /** Perch still to go; 0 when there are none, or when it went too far. */
  readonly left: number
}

/** `room`: perch to the treasure room at this table. */
export const wayOf = ({ leg, outSum, backSum, required }: Walking, room: number): Way => {
  const back = leg === 'room' || leg === 'return' || (leg === 'returned' && required > 0)
  const [value, goal] = back ? [backSum, required] : [outSum, room]
  return { back, value, goal, left: goal > value ? goal - value : 0 }
}

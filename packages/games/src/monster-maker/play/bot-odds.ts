import { CHARACTER, CLERIC, CORRIDOR, type Deck, type Kind, SPELL } from '../set/components.ts'
import { type Dice, chanceOfSum, meanOf } from '../set/dice.ts'
import type { Options } from '../set/options.ts'
import { type Entry, teamOf } from '../rules/team.ts'
import type { PartyView } from '../secrets/view.ts'

/** Dice and number of a team: all that its chance depends on. Multiplied dice count by their mean. */
interface Force {
  dice: number
  plus: number
}

const addDice = (force: Force, dice: Dice): void => {
  if (dice.times === 1) {
    force.dice += dice.dice
    force.plus += dice.plus
  } else force.plus += meanOf(dice)
}

/** MM-SP4, MM-CH3: what one member adds. */
const addEntry = (options: Options, force: Force, entry: Entry): void => {
  const { deck } = options
  const charmed = options.charmCombine === 'alone' && entry.spells.some((one) => deck.kinds[one]?.charm === true)
  const own = (deck.kinds[entry.character] as Kind).dice
  if (own !== null && !charmed && (options.spellMode === 'add' || entry.spells.length === 0)) addDice(force, own)
  for (const one of entry.spells) addDice(force, (deck.kinds[one] as Kind).dice as Dice)
  for (const one of entry.weapons) force.plus += deck.treasures[one]?.bonus ?? 0
}

/** What treasures that are seen take from a party's battles with so many members (MM-TC10); 0 or less as a rule. */
export const burdenOf = (options: Options, party: PartyView, members: number): number => {
  if (party.leg === 'outbound') return 0
  let mod = 0
  for (const { card } of party.treasures) if (card !== null) mod += options.deck.treasures[card]?.battleMod ?? 0
  return options.princessPenalty === 'character' ? mod * members : mod
}

const winsWith = (force: Force, mod: number, strength: number): number =>
  chanceOfSum(force.dice, Math.ceil(strength - force.plus - mod))

/** Exact chance that the staged team beats the monster in front of its party. */
export const draftOdds = (options: Options, party: PartyView, draft: readonly number[]): number => {
  if (party.monster === null) return 0
  const force: Force = { dice: 0, plus: 0 }
  const team = teamOf(options.deck, draft)
  for (const entry of team) addEntry(options, force, entry)
  return winsWith(force, burdenOf(options, party, team.length), (options.deck.kinds[party.monster] as Kind).value)
}

/** Chance to beat a monster with everybody in hand, each with one fitting spell. */
export const bestOdds = (options: Options, party: PartyView, hand: readonly number[], monster: number): number => {
  const { deck } = options
  const foe = deck.kinds[monster] as Kind
  const force: Force = { dice: 0, plus: 0 }
  let members = 0
  let spells = 0
  for (const index of hand) {
    const kind = deck.kinds[index] as Kind
    if ((kind.what === CHARACTER || kind.what === CLERIC) && kind.dice !== null) {
      addDice(force, kind.dice)
      members++
    }
  }
  if (members === 0) return 0
  for (const index of hand) {
    const kind = deck.kinds[index] as Kind
    if (kind.what !== SPELL || spells === members || (kind.humanOnly && foe.type !== 'human')) continue
    if (options.spellMode === 'add' && kind.dice !== null && !(kind.charm && options.charmCombine === 'alone')) {
      addDice(force, kind.dice)
      spells++
    }
  }
  return winsWith(force, burdenOf(options, party, members), foe.value)
}

/** Reach[p]: fewest cards of these corridors that add up to exactly p perch; Infinity when none do. */
export const exactSums = (deck: Deck, hand: readonly number[], limit: number): readonly number[] => {
  const reach = Array.from({ length: limit + 1 }, () => Infinity)
  reach[0] = 0
  for (const kind of hand) {
    if (deck.what[kind] !== CORRIDOR) continue
    const perch = deck.value[kind] as number
    for (let sum = limit; sum >= perch; sum--) {
      const before = reach[sum - perch] as number
      if (before + 1 < (reach[sum] as number)) reach[sum] = before + 1
    }
  }
  return reach
}

/** Share of the deck that would complete a way of so many perch together with the hand. */
export const completingShare = (deck: Deck, reach: readonly number[], perch: number): number => {
  let cards = 0
  for (const [index, kind] of deck.kinds.entries()) {
    if (deck.what[index] !== CORRIDOR) break
    if (kind.value <= perch && Number.isFinite(reach[perch - kind.value])) cards += kind.count
  }
  return cards / deck.pool.length
}

import { CHARACTER, CLERIC, CORRIDOR, type Deck, type Kind, SPELL } from '../../set/components.ts'
import { type Dice, chanceOfAll } from '../../set/dice.ts'
import type { Options } from '../../set/options.ts'
import { bonusOf, burdenOf, rollsOwnDie } from '../../rules/force.ts'
import { type Entry, teamOf } from '../../rules/team.ts'
import type { PartyView } from '../../secrets/view.ts'

/** MM-SP4, MM-CH3, MM-TC6: the dice one member throws, and what its weapons add. */
const diceOf = (options: Options, entry: Entry): readonly Dice[] => {
  const { kinds } = options.deck
  const thrown = rollsOwnDie(options, entry) ? [entry.character, ...entry.spells] : entry.spells
  const dice = thrown.flatMap((one) => kinds[one]?.dice ?? [])
  const bonus = bonusOf(options.deck, entry)
  return bonus === 0 ? dice : [...dice, { dice: 0, times: 1, plus: bonus }]
}

/** Exact chance that the staged team beats the monster in front of its party. */
export const draftOdds = (options: Options, party: PartyView, draft: readonly number[]): number => {
  if (party.monster === null) return 0
  const team = teamOf(options.deck, draft)
  const strength = (options.deck.kinds[party.monster] as Kind).value
  const dice = team.flatMap((entry) => diceOf(options, entry))
  return chanceOfAll(dice, strength - burdenOf(options, party, team.length))
}

/** Chance to beat a monster with everybody in hand, each with one fitting spell. */
export const bestOdds = (options: Options, party: PartyView, hand: readonly number[], monster: number): number => {
  const { deck } = options
  const foe = deck.kinds[monster] as Kind
  const dice: Dice[] = []
  let members = 0
  let spells = 0
  for (const index of hand) {
    const kind = deck.kinds[index] as Kind
    if ((kind.what === CHARACTER || kind.what === CLERIC) && kind.dice !== null) {
      dice.push(kind.dice)
      members++
    }
  }
  if (members === 0) return 0
  for (const index of hand) {
    const kind = deck.kinds[index] as Kind
    if (kind.what !== SPELL || spells === members || (kind.humanOnly && foe.type !== 'human')) continue
    if (options.spellMode === 'add' && kind.dice !== null && !(kind.charm && options.charmCombine === 'alone')) {
      dice.push(kind.dice)
      spells++
    }
  }
  return chanceOfAll(dice, foe.value - burdenOf(options, party, members))
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

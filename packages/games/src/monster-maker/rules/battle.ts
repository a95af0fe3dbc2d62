import { type Chance, type Seat, removeOne } from '@menagerie/engine'
import type { Deck, Kind, KindIndex } from '../set/components.ts'
import { type Dice, rollOpenly, roll } from '../set/dice.ts'
import type { Blow } from './events.ts'
import { hasTarget } from '../choices/why-not.ts'
import { beats, bonusOf, burdenOf, rollsOwnDie } from './force.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Party, type State, partyOf } from './state.ts'
import { type Entry, teamOf } from './team.ts'
import { forget } from './hand.ts'
import { showTreasure } from './treasure.ts'
import type { Tell } from './tell.ts'

const NOTHING: readonly number[] = []

const isCharmer = (deck: Deck, kind: KindIndex): boolean => {
  const { class: name } = deck.kinds[kind] as Kind
  return name === 'elf' || name === 'magicUser' // MM-CH2
}

const diceOf = (deck: Deck, kind: KindIndex): Dice => (deck.kinds[kind] as Kind).dice as Dice

interface Fight {
  total: number
  /** The best Charm cast by an Elf or Magic-User, alone; -1 when none was cast. */
  charm: number
}

/** MM-B1, MM-B2: one member's dice, then those of its spells. */
const strike = (options: Options, entry: Entry, chance: Chance, fight: Fight, blows: Blow[] | null): void => {
  const { deck } = options
  const own: number[] = []
  let value = bonusOf(deck, entry)
  if (rollsOwnDie(options, entry)) {
    const dice = diceOf(deck, entry.character)
    value += blows === null ? roll(dice, chance) : rollOpenly(dice, chance, own)
  }
  const spells: { card: KindIndex; dice: readonly number[]; value: number }[] = []
  for (const card of entry.spells) {
    const shown: number[] = []
    const worth = rollOpenly(diceOf(deck, card), chance, shown) // MM-SP5, MM-SP6
    value += worth
    if (deck.kinds[card]?.charm === true && isCharmer(deck, entry.character)) fight.charm = Math.max(fight.charm, worth)
    spells.push({ card, dice: shown, value: worth })
  }
  fight.total += value
  blows?.push({ character: entry.character, dice: own, spells, weapons: entry.weapons, value })
}

/**
 * MM-T7 to MM-T10, MM-B3: the staged team fights. Characters and spells go to the discard pile, win or lose. Tells
 * whether it was won and whether the monster can be put in front of somebody else (MM-CH1).
 */
export const fight = (
  state: State,
  seat: Seat,
  chance: Chance,
  emit: Tell,
): { readonly won: boolean; readonly charmed: boolean } => {
  const { options } = state
  const { deck } = options
  const party = partyOf(state, seat)
  const team = teamOf(deck, state.draft)
  const monster = deck.kinds[party.monster] as Kind
  const mod = burdenOf(options, party, team.length)
  const result: Fight = { total: mod, charm: -1 }
  const blows: Blow[] | null = emit === null ? null : []
  for (const entry of team) strike(options, entry, chance, result, blows)
  const won = beats(result.total, monster.value)
  for (const entry of team) spend(state, party, entry)
  state.draft = NOTHING
  const needed = options.charmCombine === 'killOnly' ? monster.value : 0
  const tamed = won && monster.type === 'human' && result.charm >= needed && result.charm >= 0
  const charmed = tamed && hasTarget(state, seat)
  if (emit !== null && blows !== null) {
    const { total } = result
    emit({ kind: 'fought', seat, monster: party.monster, strength: monster.value, blows, mod, total, won, charmed })
  }
  return { won, charmed }
}

/** MM-T8, MM-SP1, MM-TC5: what a member cost. */
const spend = (state: State, party: Party, entry: Entry): void => {
  for (const card of [entry.character, ...entry.spells]) {
    removeOne(party.hand, card)
    forget(party, card)
    state.discard.push(card)
  }
  state.used = [...state.used, entry.character]
  for (const weapon of entry.weapons) showTreasure(party, weapon)
}

/** MM-T9: the monster in front of a party goes to the discard pile. */
export const removeMonster = (state: State, party: Party): KindIndex => {
  const { monster } = party
  party.monster = EMPTY
  state.discard.push(monster)
  return monster
}

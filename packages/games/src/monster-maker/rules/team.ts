import type { Seat } from '@menagerie/engine'
import { CHARACTER, CLERIC, type Deck, type KindIndex, SPELL, type TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { lossFrom } from './force.ts'
import type { Reason } from '../choices/reasons.ts'
import { EMPTY, type Party, type State, partyOf } from './state.ts'

/** One member of a team: a character with what it casts and bears. */
export interface Entry {
  readonly character: KindIndex
  readonly spells: readonly KindIndex[]
  readonly weapons: readonly TreasureIndex[]
}

// A draft is a list of numbers: kinds of characters and spells, and kinds.length + treasure for weapons. Each character
// is followed by its spells in rising order, then its weapons in rising order. Characters stand in rising order, and of
// equal ones the better furnished first: so every team can be staged in one way only.

/** MM-B1: characters, and Clerics of a deck that gives them a strength. */
export const canFight = (deck: Deck, kind: KindIndex): boolean => {
  const what = deck.what[kind]
  return what === CHARACTER || (what === CLERIC && deck.kinds[kind]?.dice !== null)
}

const isFighterCode = (deck: Deck, code: number): boolean =>
  code < deck.kinds.length && (deck.what[code] as number) !== SPELL

/** Where the last member of the draft begins; EMPTY when there is none. */
const lastMember = (deck: Deck, draft: readonly number[]): number => {
  for (let i = draft.length - 1; i >= 0; i--) if (isFighterCode(deck, draft[i] as number)) return i
  return EMPTY
}

/** Copies of an entry in a sorted or unsorted list. */
export const copiesOf = (list: readonly number[], entry: number): number => {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === entry) count++
  return count
}

export const teamOf = (deck: Deck, draft: readonly number[]): readonly Entry[] => {
  const team: { character: KindIndex; spells: KindIndex[]; weapons: TreasureIndex[] }[] = []
  for (const code of draft) {
    if (isFighterCode(deck, code)) team.push({ character: code, spells: [], weapons: [] })
    else if (code < deck.kinds.length) team.at(-1)?.spells.push(code)
    else team.at(-1)?.weapons.push(code - deck.kinds.length)
  }
  return team
}

const hasCharm = (deck: Deck, draft: readonly number[]): boolean => {
  for (const code of draft) if (deck.kinds[code]?.charm === true) return true
  return false
}

/** Option `charmCombine: alone`: nothing joins a Charm. */
const charmStandsAlone = (options: Options, draft: readonly number[]): boolean =>
  options.charmCombine === 'alone' && draft.length > 0 && hasCharm(options.deck, draft)

export const whyNotSend = (state: State, party: Party, kind: KindIndex): Reason | null => {
  const { options, draft } = state
  if (party.monster === EMPTY) return 'nothingToFight' // MM-T7
  if (!canFight(options.deck, kind)) return 'noFighter'
  const held = copiesOf(party.hand, kind)
  if (held === 0) return 'notInHand'
  if (draft.length === 0) return null
  if (held <= copiesOf(draft, kind)) return 'notInHand'
  if (charmStandsAlone(options, draft)) return 'charmAlone' // MM-CH3
  return kind < (draft[lastMember(options.deck, draft)] as number) ? 'outOfOrder' : null
}

/** Equal characters: the later one bears no more than the one before. */
const keepsOrder = (deck: Deck, draft: readonly number[], last: number, code: number): boolean => {
  const before = lastMember(deck, draft.slice(0, last))
  if (before === EMPTY || draft[before] !== draft[last]) return true
  const size = last - before - 1
  const place = draft.length - last - 1
  for (let i = 0; i < place; i++) if (draft[last + 1 + i] !== draft[before + 1 + i]) return true
  return place < size && code <= (draft[before + 1 + place] as number)
}

export const whyNotCast = (state: State, party: Party, kind: KindIndex): Reason | null => {
  const { options, draft } = state
  const { deck } = options
  const spell = deck.kinds[kind]
  if (party.monster === EMPTY) return 'nothingToFight'
  if (spell === undefined || spell.what !== SPELL) return 'noSpell'
  if (copiesOf(party.hand, kind) <= copiesOf(draft, kind)) return 'notInHand'
  const last = lastMember(deck, draft)
  if (last === EMPTY) return 'spellNeedsCaster' // MM-SP1
  if (spell.humanOnly && deck.kinds[party.monster]?.type !== 'human') return 'humansOnly' // MM-SP2
  const caster = deck.kinds[draft[last] as number]?.class
  if (options.casters === 'elfMagicUser' && caster !== 'elf' && caster !== 'magicUser') return 'cannotCast' // MM-SP3
  const latest = draft[draft.length - 1] as number
  if (options.charmCombine === 'alone') {
    if (charmStandsAlone(options, draft) || (spell.charm && draft.length > 1)) return 'charmAlone' // MM-CH3
  }
  if (draft.length - 1 > last) {
    if (options.spellsPerCharacter === 'one' && latest < deck.kinds.length) return 'oneSpell'
    if (latest > kind) return 'outOfOrder'
  }
  return keepsOrder(deck, draft, last, kind) ? null : 'outOfOrder'
}

export const whyNotArm = (state: State, party: Party, treasure: TreasureIndex): Reason | null => {
  const { options, draft } = state
  const { deck } = options
  if (party.monster === EMPTY) return 'nothingToFight'
  let copies = 0
  for (const held of party.treasures) if (held.card === treasure) copies++
  if (copies === 0) return 'notYourTreasure' // MM-TC5
  if (options.weaponsFrom === 'wayBack' && party.leg !== 'return') return 'notOnWayBack' // MM-TC5
  const card = deck.treasures[treasure]
  if (card === undefined || card.bonus === 0) return 'noWeapon'
  const last = lastMember(deck, draft)
  if (last === EMPTY) return 'weaponNeedsBearer'
  if (charmStandsAlone(options, draft)) return 'charmAlone' // MM-CH3
  if (!card.wielders.includes(deck.kinds[draft[last] as number]?.class as string)) return 'cannotWield' // MM-TC6
  const code = deck.kinds.length + treasure
  const given = options.weaponScope === 'all' ? draft.slice(last + 1) : draft
  if (copiesOf(given, code) >= copies) return 'weaponGiven'
  const latest = draft[draft.length - 1] as number
  if (draft.length - 1 > last && latest > code) return 'outOfOrder'
  return keepsOrder(deck, draft, last, code) ? null : 'outOfOrder'
}

export const whyNotRoll = (state: State, party: Party): Reason | null => {
  if (party.monster === EMPTY) return 'nothingToFight'
  return state.draft.length === 0 ? 'nobodySent' : null // MM-T7
}

/** MM-TR3: cards that must be lost; concealed traps do not count. */
export const lossOf = (state: State, seat: Seat): number => lossFrom(partyOf(state, seat).hand, state.options.deck.trap)

/** MM-TR3: a step of the loss, in rising order, leaving enough cards behind it. */
export const whyNotDrop = (state: State, seat: Seat, kind: KindIndex): Reason | null => {
  const { hand } = partyOf(state, seat)
  const { draft } = state
  const { trap } = state.options.deck
  if (kind === trap) return 'trapStays'
  const dropped = copiesOf(draft, kind)
  if (copiesOf(hand, kind) <= dropped) return 'notInHand'
  const due = lossOf(state, seat) - draft.length
  if (due <= 0) return 'enoughDropped'
  if (draft.length > 0 && kind < (draft[draft.length - 1] as number)) return 'outOfOrder'
  let left = -dropped
  for (let i = 0; i < hand.length; i++) if ((hand[i] as number) >= kind && hand[i] !== trap) left++
  return left >= due ? null : 'outOfOrder'
}

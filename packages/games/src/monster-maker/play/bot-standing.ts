import type { Seat } from '@menagerie/engine'
import { bestOdds, completingShare, exactSums } from './bot-odds.ts'
import { CHARACTER, CLERIC, CORRIDOR, DETOUR, type Kind, MONSTER, SPELL, TRAP } from '../set/components.ts'
import { meanOf } from '../set/dice.ts'
import { wayOf } from '../rules/force.ts'
import { prizeGold } from '../rules/reckoning.ts'
import { HAUL } from '../rules/state.ts'
import type { HeldView, PartyView, View } from '../secrets/view.ts'

/** Numbers found by play between greedy bots; gold unless said otherwise. */
const WEIGHTS = {
  /** A treasure nobody has seen. */
  unseenTreasure: 200,
  /** What a survivor finds without treasure cards. */
  haul: 350,
  /** Perch of a corridor, of a card drawn, and of a turn of a party that is well under way. */
  stride: 21,
  drawn: 11,
  pace: 13,
  /** Worth of keeping a card until it serves. */
  keep: { corridor: 5, fighter: 0.55, cleric: 7, detour: 9, spell: 4, monster: 0.45, thief: 3 },
} as const

/** Gold of a treasure as far as the viewer knows it. */
const goldOf = (view: View, held: HeldView): number => {
  if (held.worth !== null) return held.worth
  if (held.card === HAUL) return WEIGHTS.haul
  if (held.card === null) return WEIGHTS.unseenTreasure
  const treasure = view.options.deck.treasures[held.card]
  if (treasure === undefined) return 0
  if (treasure.coin !== null) return (treasure.coin.value * treasure.coin.goldOn.length) / 6
  return treasure.value === null ? 0 : meanOf(treasure.value)
}

/** Gold that is safe. */
export const banked = (view: View, party: PartyView): number => {
  const safe = party.leg === 'returned' ? [...party.banked, ...party.treasures] : party.banked
  return safe.reduce((sum, held) => sum + goldOf(view, held), prizeGold(party))
}

const meanPrize = (view: View): number => {
  const { prizes } = view.options.deck
  return view.firstBack === null && view.prizeCount > 0 ? prizes.reduce((sum, one) => sum + one, 0) / prizes.length : 0
}

/** Perch a party has gone, and those of its whole way there and back. */
const journeyOf = (view: View, party: PartyView): { readonly done: number; readonly whole: number } => {
  if (party.leg === 'outbound') return { done: party.outSum, whole: 2 * view.room + 8 }
  return { done: party.length + party.backSum, whole: party.length + party.required }
}

/** Own turns left before nobody draws any more: the pile, or somebody who will be back sooner. */
const turnsLeft = (view: View, seat: Seat): number => {
  if (view.frozen) return 0
  let playing = 0
  let soonest = Infinity
  for (const [other, party] of view.parties.entries()) {
    if (party.leg === 'dead' || party.leg === 'returned') continue
    playing++
    if (other === seat || party.lost) continue
    const { done, whole } = journeyOf(view, party)
    soonest = Math.min(soonest, (whole - done) / WEIGHTS.pace + (party.monster === null ? 2 : 4))
  }
  return Math.min(soonest, view.pileCount / Math.max(1, playing))
}

/** How likely a party gets past what stands before it, and how soon. */
const pastMonster = (view: View, party: PartyView): number => {
  if (party.monster === null) return 1
  const { deck } = view.options
  const foe = deck.kinds[party.monster] as Kind
  if (party.hand === null) return Math.max(0.25, (view.frozen ? 0.75 : 0.85) - 0.021 * foe.value)
  if (party.hand.some((kind) => deck.what[kind] === DETOUR)) return 0.82
  const dispels =
    foe.type === 'undead' &&
    (party.hand.some((kind) => deck.what[kind] === CLERIC) ||
      party.treasures.some(({ card }) => card !== null && deck.treasures[card]?.dispels === true))
  if (dispels) return 0.86
  const odds = bestOdds(view.options, party, party.hand, party.monster)
  return view.frozen ? 0.8 * odds : 0.38 + 0.38 * odds
}

/** How well the way left can be measured exactly by the cards in hand and to come. */
const exactness = (view: View, party: PartyView, rest: number, turns: number): number => {
  if (party.hand === null) return view.frozen ? Math.min(0.8, (party.handCount * 8) / Math.max(20, rest)) : 0.85
  const { deck } = view.options
  const reach = exactSums(deck, party.hand, rest)
  if (Number.isFinite(reach[rest])) return 1
  if (view.frozen) return 0
  const share = completingShare(deck, reach, rest)
  const soon = 1 - (1 - share) ** Math.max(0, turns - 1)
  return 0.4 + 0.52 * Math.max(soon, Math.min(1, rest / 75))
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Chance to come back, and the gold of what the party will carry then. */
interface Prospects {
  readonly back: number
  readonly gold: number
  /** What `back` is made of: the way that is left, what stands before the party, and whether the way can be measured exactly. */
  readonly walks: number
  readonly past: number
  readonly exact: number
}

const LOST_CHANCE = 0.03

export const prospects = (view: View, party: PartyView, seat: Seat): Prospects => {
  if (party.lost) {
    const back = view.options.detourRemovesCorridor ? LOST_CHANCE : 0
    return { back, gold: 0, walks: LOST_CHANCE, past: 1, exact: 1 }
  }
  const { done, whole } = journeyOf(view, party)
  const rest = Math.max(0, whole - done)
  const turns = turnsLeft(view, seat)
  const ready = party.hand === null ? party.handCount * 8 : walking(view, party.hand)
  const supply = (ready + turns * WEIGHTS.drawn) / WEIGHTS.stride
  const walks = view.frozen
    ? sigmoid((ready - rest) / 12)
    : sigmoid((supply - rest / WEIGHTS.stride) * 0.6 + 0.6) * Math.min(1, (turns + 3) / (rest / WEIGHTS.stride + 1))
  const progress = 0.35 + 0.65 * (done / whole)
  const past = pastMonster(view, party)
  if (party.leg === 'outbound') {
    const gold = view.options.treasureCards ? WEIGHTS.unseenTreasure : WEIGHTS.haul
    return { back: 0.78 * walks * progress * past, gold, walks: walks * progress, past, exact: 1 }
  }
  const found = party.treasures.reduce((sum, held) => sum + goldOf(view, held), 0)
  const doors = party.leg === 'room' && hasDoor(view, party) ? 120 : 0
  const gold = view.options.treasureCards ? found + doors : WEIGHTS.haul
  const exact = exactness(view, party, wayOf(party, view.room).left, turns)
  const certain = view.frozen ? (exact === 1 ? 0.95 : exact * walks) : walks * exact
  return { back: certain * progress * past, gold, walks: walks * progress, past, exact }
}

const hasDoor = (view: View, party: PartyView): boolean =>
  party.treasures.some(({ card }) => card !== null && (view.options.deck.treasures[card]?.draws ?? 0) > 0)

const walking = (view: View, hand: readonly number[]): number => {
  const { deck } = view.options
  let perch = 0
  for (const kind of hand) if (deck.what[kind] === CORRIDOR) perch += deck.value[kind] as number
  return perch
}

/** What a card is worth in the hand of a party, to be set against what it does when played. */
export const keepWorth = (view: View, party: PartyView, index: number): number => {
  const { keep } = WEIGHTS
  const kind = view.options.deck.kinds[index] as Kind
  switch (kind.what) {
    case CORRIDOR:
      if (party.leg === 'outbound') return keep.corridor
      return kind.value > wayOf(party, view.room).left ? 0.2 : keep.corridor * 1.2
    case CHARACTER:
      return keep.fighter * (kind.dice === null ? 0 : meanOf(kind.dice)) + (kind.class === 'thief' ? keep.thief : 0)
    case CLERIC:
      return keep.cleric
    case SPELL:
      return kind.dice === null ? 0 : Math.min(keep.spell, 0.4 * meanOf(kind.dice))
    case MONSTER:
      return keep.monster * (kind.value - 4)
    case DETOUR:
      return keep.detour
    case TRAP:
      return 0
    default:
      return 0
  }
}

/** What the hand is good for. Beyond a few of a sort more of them help little. */
export const handWorth = (view: View, party: PartyView): number => {
  if (party.leg === 'returned' || party.leg === 'dead') return 0
  if (party.hand === null) return party.handCount * 4.5
  let worth = 0
  for (const kind of party.hand) worth += keepWorth(view, party, kind)
  return view.frozen ? worth * 0.3 : worth
}

/** Gold a seat may expect of this dungeon and all before it. */
export const standing = (view: View, seat: Seat): number => {
  const party = view.parties[seat] as PartyView
  if (party.resigned) return -1000
  const safe = banked(view, party)
  if (party.leg === 'dead' || party.leg === 'returned') return safe
  const { back, gold } = prospects(view, party, seat)
  return safe + back * (gold + meanPrize(view) * 0.6) + handWorth(view, party)
}

/** Dungeons won, and a share of this one. */
export const winsStanding = (view: View, seat: Seat): number => {
  const party = view.parties[seat] as PartyView
  const here = standing(view, seat) - party.banked.reduce((sum, held) => sum + goldOf(view, held), 0)
  return party.wins * 300 + here
}

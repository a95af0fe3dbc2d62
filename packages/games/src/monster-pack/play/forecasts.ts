import type { Seat } from '@menagerie/engine'
import { type Card, type CardIndex, TYPES, type Type } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { duelPower, duelResult, hpAfter, strikeOf } from '../rules/duel.ts'
import { cardOf } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'

// What the next DUEL will bring, from a view: for boards and bots, who reckon nothing themselves. The test beside holds it
// against what the rules then do.

/** What the next duel would do in one lane, from the side of the one who looks. */
export type LanePreview =
  | { readonly kind: 'nobody' }
  /** A monster of the player who is not in turn then: it does nothing. */
  | { readonly kind: 'holds'; readonly mine: boolean }
  | { readonly kind: 'hit'; readonly mine: boolean; readonly damage: number }
  | {
      readonly kind: 'duel'
      readonly power: number
      readonly powerAgainst: number
      /** Type bonus, 0 when none. */
      readonly bonus: number
      readonly bonusAgainst: number
      readonly falls: boolean
      readonly fallsAgainst: boolean
      readonly wild: boolean
      readonly white: boolean
      readonly whiteAgainst: boolean
    }

/** Indexed by lane. */
export type LaneCards = readonly (CardIndex | null)[]

/** Who stands in the lanes, and whose duel it is. */
export interface Lanes {
  /** Indexed by seat. */
  readonly cards: readonly [LaneCards, LaneCards]
  readonly attacker: Seat
}

export interface LaneForecast {
  /** Holds only if the monster that is to enter enters here. */
  readonly conditional: boolean
  /** The own monster and the other one. */
  readonly own: CardIndex | null
  readonly other: CardIndex | null
  readonly preview: LanePreview
  /** Where a player is hit: who, and their points before and after all hits of the duel that are sure. */
  readonly hit: { readonly seat: Seat; readonly from: number; readonly to: number } | null
}

/** Whose duel comes next: this turn's until it was fought, then the other player's. */
export const nextAttacker = ({ phase, turnPlayer }: View): Seat => {
  switch (phase.kind) {
    case 'boost2':
    case 'entry2':
    case 'entryAsap':
      return 1 - turnPlayer
    default:
      return turnPlayer
  }
}

/** The lanes as they stand, before the duel that comes next. */
export const lanesOf = (view: View): Lanes => ({
  cards: [view.sides[0].active, view.sides[1].active],
  attacker: nextAttacker(view),
})

const NOBODY: LanePreview = { kind: 'nobody' }

export const previewLane = (
  options: Options,
  mine: CardIndex | null,
  theirs: CardIndex | null,
  iAttack: boolean,
): LanePreview => {
  const card = mine === null ? null : cardOf(options, mine)
  const against = theirs === null ? null : cardOf(options, theirs)
  if (card === null || against === null) {
    const standing = card ?? against
    if (standing === null) return NOBODY
    const isMine = card !== null
    return isMine === iAttack
      ? { kind: 'hit', mine: isMine, damage: strikeOf(standing) }
      : { kind: 'holds', mine: isMine }
  }
  const result = duelResult(options, card, against)
  return {
    kind: 'duel',
    power: result.power,
    powerAgainst: result.powerAgainst,
    bonus: result.power - card.power,
    bonusAgainst: result.powerAgainst - against.power,
    falls: result.discarded,
    fallsAgainst: result.discardedAgainst,
    wild: result.wild,
    white: card.type === 'White Wild',
    whiteAgainst: against.type === 'White Wild',
  }
}

/**
 * What a duel does in these lanes, from the side of a seat. `entering`: a monster of that seat, shown in each of the free
 * lanes it may enter. Nothing is foretold of a match that is over.
 */
export const foretellLanes = (
  { options, phase, sides }: View,
  near: Seat,
  { cards, attacker }: Lanes,
  entering: { readonly card: CardIndex; readonly lanes: ReadonlySet<number> } | null = null,
): readonly LaneForecast[] => {
  const theirs = cards[(1 - near) as 0 | 1]
  const lanes = cards[near as 0 | 1].map((card, lane) => {
    const conditional = entering !== null && card === null && entering.lanes.has(lane)
    const [own, other] = [conditional ? entering.card : card, theirs[lane] ?? null]
    const preview = phase.kind === 'over' ? NOBODY : previewLane(options, own, other, attacker === near)
    return { conditional, own, other, preview }
  })
  const victim = 1 - attacker
  const { hp } = sides[victim as 0 | 1]
  const sure = lanes.reduce(
    (sum, { preview, conditional }) => (preview.kind === 'hit' && !conditional ? sum + preview.damage : sum),
    0,
  )
  return lanes.map((lane): LaneForecast => {
    const { preview, conditional } = lane
    if (preview.kind !== 'hit') return { ...lane, hit: null }
    const damage = sure + (conditional ? preview.damage : 0)
    return { ...lane, hit: { seat: victim, from: hp, to: hpAfter(hp, damage) } }
  })
}

/** A card against every card of one type: its power there, null where White Wild or no such card leaves nothing to compare. */
export interface Meetings {
  readonly type: Type
  readonly power: number | null
  readonly won: number
  readonly even: number
  readonly lost: number
}

/** Duels against every card of the set, counted by the type one meets. */
export const meetingsOf = (options: Options, card: Card): readonly Meetings[] =>
  TYPES.map((type): Meetings => {
    const others = options.cards.filter((other) => other.type === type)
    const results = others.map((other) => duelResult(options, card, other))
    const first = others[0]
    const wild = card.type === 'White Wild' || type === 'White Wild'
    return {
      type,
      power: wild || first === undefined ? null : duelPower(options, card, first),
      won: results.filter((one) => one.discardedAgainst && !one.discarded).length,
      even: results.filter((one) => one.discardedAgainst && one.discarded).length,
      lost: results.filter((one) => one.discarded && !one.discardedAgainst).length,
    }
  })

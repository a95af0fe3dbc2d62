import type { Seat } from '@menagerie/engine'
import { type Card, type CardIndex, type Options, type View, duelResult } from '@menagerie/games/monster-pack'

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

/** Whose duel comes next: this turn's until it was fought, then the other player's. */
export const nextAttacker = (view: View): Seat => {
  switch (view.phase.kind) {
    case 'boost2':
    case 'entry2':
    case 'entryAsap':
      return 1 - view.turnPlayer
    default:
      return view.turnPlayer
  }
}

export const previewLane = (
  options: Options,
  mine: CardIndex | null,
  theirs: CardIndex | null,
  iAttack: boolean,
): LanePreview => {
  const card = mine === null ? null : (options.cards[mine] as Card)
  const against = theirs === null ? null : (options.cards[theirs] as Card)
  if (card === null && against === null) return { kind: 'nobody' }
  if (card === null || against === null) {
    const isMine = card !== null
    const standing = (card ?? against) as Card
    return isMine === iAttack ? { kind: 'hit', mine: isMine, damage: standing.stars } : { kind: 'holds', mine: isMine }
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

import type { Chance } from '../chance/chance.ts'
import type { BySeat, GameTypes, Seat, Viewer } from '../game.ts'
import type { Choices } from '../options.ts'
import type { PositionTrials } from './described.ts'
import type { SayingRoom } from './saying.ts'

/** One table to be tried: what was chosen, and what each seat brings. The number of seats is `loadouts.length`. */
export interface Scenario<T extends GameTypes> {
  readonly choices: Choices
  readonly loadouts: BySeat<T['Loadout']>
}

/** Something a viewer sees without knowing what it is. */
export interface Handle {
  /** The number or place by which the viewer can tell it from its like: an id, a slot, an index of a list. */
  readonly handle: number
  /** What it is, on a scale on which the rules could have sorted it. */
  readonly identity: number
}

/**
 * What a game adds so that its secrets can be tested. Written from the rulebook's table of who knows what,
 * never from `view` or `imagine`: those are what it tests. Not part of the product.
 */
export interface ConformanceRoom<T extends GameTypes> {
  /** A table at random. All numbers of seats, every option and different loadouts have to occur. */
  readonly scenario: (chance: Chance) => Scenario<T>
  /** The most steps a match can take. */
  readonly bound: (options: T['Options'], seats: number) => number
  /**
   * A second world the viewer cannot tell from this one: everything hidden from them dealt anew, each way it could
   * be equally likely (sealed choices as `blind` would make them), everything they may know kept. May change the
   * state it is given, which is a clone. Asked only between commits, never amid a draft.
   */
  readonly redeal: (state: T['State'], viewer: Viewer, chance: Chance) => T['State']
  /**
   * What everybody may learn from a commit as such. Two commits have the same shape when they differ, to others,
   * only in what disclosing events tell. A sealed choice of cards is `seal`, whatever the cards; a move on an open
   * board is its whole notation; a card played from the hand is `play` and its public target, not the card.
   */
  readonly shape: (options: T['Options'], steps: readonly T['Action'][]) => string
  /**
   * The fields of this event, as received by this viewer, by which they may learn something hidden so far; empty when
   * the event must tell them nothing new. `drew` may tell its `card` to whoever drew, and nobody else. It asks who the viewer
   * is and what is public, never whether a secret is in the event: what is there may be the fault.
   */
  readonly discloses: (event: T['Event'], viewer: Viewer, options: T['Options']) => readonly string[]
  /**
   * A commit chosen so that it says nothing about what the seat holds, beyond what the commit itself shows: copies
   * of a card count each, optional uses of hidden cards are left out or chosen by a rule that ignores the hand.
   */
  readonly blind: (state: T['State'], seat: Seat, chance: Chance) => readonly T['Action'][]
  /** Hidden things the viewer can tell apart; empty where hidden things are only counted. */
  readonly handles: (state: T['State'], viewer: Viewer) => readonly Handle[]
  /** For a game whose positions are whole: `describe` undoes `arrange`. */
  readonly positions?: PositionTrials
  /** For a game that has its words. */
  readonly saying?: SayingRoom<T>
}

/** The room of a game that is published: no law stays away from it. */
export type WholeRoom<T extends GameTypes> = ConformanceRoom<T> &
  Required<Pick<ConformanceRoom<T>, 'positions' | 'saying'>>

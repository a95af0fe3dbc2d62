import type { Outcome, Seat } from '@menagerie/engine'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import type { Leg } from './state.ts'

/** One member of a team as it fought. Public. */
export interface Blow {
  readonly character: KindIndex
  /** Dice shown; empty when the character was not rolled. */
  readonly dice: readonly number[]
  readonly spells: readonly { readonly card: KindIndex; readonly dice: readonly number[]; readonly value: number }[]
  readonly weapons: readonly TreasureIndex[]
  /** What it adds to the total, spells and weapons included. */
  readonly value: number
}

/** A treasure that was counted, with the dice of its value if any were rolled now. */
export interface Counted {
  readonly seat: Seat
  readonly card: TreasureIndex
  readonly dice: readonly number[]
  readonly gold: number
}

/** Why a party dies: its hand ran out in the freeze (MM-E4), the dungeon ended around it (MM-E5), its player left. */
export type Death = 'noCards' | 'inside' | 'conceded'

/** What a log line and an animation are made of. Public unless a field says otherwise. */
export type Event =
  | { readonly kind: 'dungeonBegan'; readonly dungeon: number; readonly room: number }
  /** One round of dice for the first turn, in seat order. */
  | { readonly kind: 'startRolled'; readonly rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  /** One revealed throw of rock, paper, scissors. */
  | { readonly kind: 'thrown'; readonly throws: readonly { readonly seat: Seat; readonly hand: number }[] }
  | { readonly kind: 'starter'; readonly seat: Seat }
  /** `cards` for the one who was dealt them; null for everybody else. */
  | {
      readonly kind: 'dealt'
      readonly seat: Seat
      readonly count: number
      readonly exchanged: number
      readonly cards: readonly KindIndex[] | null
    }
  /** Option `trapFaceUp`: whether the next card is a trap. */
  | { readonly kind: 'topTurned'; readonly trap: boolean }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  /** `card` for the one who drew; for everybody when it is a trap that must be shown; else null. `again`: after a trap (MM-TR5). */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly card: KindIndex | null
      readonly trap: boolean
      readonly again: boolean
    }
  /** Option `trapDeclaration: honor`: the drawn card stays in the hand. */
  | { readonly kind: 'kept'; readonly seat: Seat }
  /** Option `trapDeclaration: honor`: a trap is shown. `late`: kept from an earlier turn; false to all but its owner. */
  | { readonly kind: 'declared'; readonly seat: Seat; readonly card: KindIndex; readonly late: boolean }
  | { readonly kind: 'avoided'; readonly seat: Seat; readonly card: KindIndex; readonly stays: boolean }
  | { readonly kind: 'suffered'; readonly seat: Seat; readonly cards: readonly KindIndex[] }
  | {
      readonly kind: 'walked'
      readonly seat: Seat
      readonly card: KindIndex
      readonly leg: Leg
      readonly total: number
      /** Perch to go to, the room or the way back. */
      readonly goal: number
      readonly lost: boolean
    }
  | { readonly kind: 'attacked'; readonly seat: Seat; readonly target: Seat; readonly card: KindIndex }
  | {
      readonly kind: 'fought'
      readonly seat: Seat
      readonly monster: KindIndex
      readonly strength: number
      readonly blows: readonly Blow[]
      readonly mod: number
      readonly total: number
      readonly won: boolean
      /** Beaten by Charm, it waits to be sent on (MM-CH1). */
      readonly charmed: boolean
    }
  | { readonly kind: 'charmed'; readonly seat: Seat; readonly target: Seat; readonly card: KindIndex }
  | { readonly kind: 'released'; readonly seat: Seat; readonly card: KindIndex }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: KindIndex }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'detoured'
      readonly seat: Seat
      readonly card: KindIndex
      readonly monster: KindIndex
      /** The corridor taken away (MM-D2), or null. */
      readonly corridor: KindIndex | null
      /** Perch of the row it was taken from. */
      readonly total: number
      /** Perch the way back is now, where it became shorter (option `detourInRoom`). */
      readonly required?: number
    }
  /** By a Cleric, or by a treasure that stays. */
  | {
      readonly kind: 'dispelled'
      readonly seat: Seat
      readonly monster: KindIndex
      readonly treasure: TreasureIndex | null
    }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly card: KindIndex }
  | { readonly kind: 'doorOpened'; readonly seat: Seat; readonly treasure: TreasureIndex; readonly card: KindIndex }
  | { readonly kind: 'roomReached'; readonly seat: Seat; readonly length: number }
  /** `card` for the one who drew, and for everybody when it is OPEN; null and `shown` when the pile is empty. */
  | {
      readonly kind: 'treasureDrawn'
      readonly seat: Seat
      readonly card: TreasureIndex | null
      /** OPEN: everybody sees it. */
      readonly shown: boolean
      /** Once-a-game cards drawn again and put out of the game before it. */
      readonly gone: readonly TreasureIndex[]
      /** The die of a coin effect; 0 when none was rolled. */
      readonly die: number
      readonly worth: number | null
      /** R afterwards. */
      readonly required: number
    }
  | {
      readonly kind: 'cameBack'
      readonly seat: Seat
      readonly total: number
      readonly first: boolean
      /** Gold of the prize; null when none was drawn. */
      readonly prize: number | null
    }
  | { readonly kind: 'froze'; readonly reason: 'pile' | 'return' }
  /**
   * `givesBack`: treasures that are given up at once (`deadTreasures: atDeath`), null for each not shown; `leaves`: those of
   * them that leave the game (MM-E7).
   */
  | {
      readonly kind: 'died'
      readonly seat: Seat
      readonly leg: Leg
      readonly cause: Death
      readonly givesBack: readonly (TreasureIndex | null)[]
      readonly leaves: readonly TreasureIndex[]
    }
  | {
      readonly kind: 'dungeonEnded'
      readonly dungeon: number
      readonly reason: 'empty' | 'idle' | 'exhausted'
      /** By seat; null for each treasure that was not shown. */
      readonly givesBack: readonly (readonly (TreasureIndex | null)[])[]
      /** By seat; those of `givesBack` that leave the game (MM-E7): all of them are OPEN. */
      readonly leaves: readonly (readonly TreasureIndex[])[]
      readonly banked: readonly (readonly (TreasureIndex | null)[])[]
    }
  /** Values that are rolled when a dungeon ends. */
  | { readonly kind: 'counted'; readonly finds: readonly Counted[] }
  | { readonly kind: 'dungeonWon'; readonly seats: readonly Seat[] }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | {
      readonly kind: 'ended'
      readonly finds: readonly Counted[]
      /** By seat; null where nothing was counted. */
      readonly gold: readonly (number | null)[]
      /** Dungeons won, by seat; null where a player conceded. */
      readonly wins: readonly (number | null)[]
      readonly outcome: Outcome
    }

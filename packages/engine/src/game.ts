import type { Chance } from './chance/chance.ts'
import type { Emit } from './audience.ts'
import type { Arranged } from './positions.ts'
import type { Refusal } from './refusal.ts'

/** A place at the table: 0 to seats - 1. */
export type Seat = number
/** Who looks: a seat, or anybody who sits at none. */
export type Viewer = Seat | 'spectator'
/** Indexed by seat. */
export type BySeat<X> = readonly X[]

/** How a match ended. Public. */
export interface Outcome {
  /** 1 is the first place; equal places are shared. */
  readonly places: BySeat<number>
  /** What the search and CFR maximise: zero-sum in two-player games, +1 won, -1 lost, unless the game counts points. */
  readonly payoffs: BySeat<number>
  /** Message id of the reason, `outcome.<reason>` in the game's catalogue. */
  readonly reason: string
}

/** Whose decision it is. Seats are in rising order; more than one means simultaneous, sealed choices. */
export type Pending =
  | { readonly status: 'deciding'; readonly seats: readonly Seat[] }
  | { readonly status: 'over'; readonly outcome: Outcome }

/** The one type parameter of everything generic. The bounds differ on purpose: with bounds of `object` every mix-up compiles. */
export interface GameTypes {
  /** Public, complete and frozen; held by reference and shared by every clone. */
  Options: object
  /** What one seat brings and keeps from the others (a deck list); `null` where nothing. */
  Loadout: unknown
  /** Plain JSON data with all fields present, changed in place. Never leaves the Table. */
  State: { phase: { readonly kind: string } }
  /** Interned: the same choice is the same frozen object. */
  Action: { readonly kind: string }
  /** Everything a viewer knows: an information state. */
  View: { readonly viewer: Viewer }
  Event: { readonly kind: string }
}

/**
 * The rules of one game. Function properties, not methods: methods are bivariant and let nonsense through.
 * Every function but `setup`, `apply` and `resign` is pure; those draw only from the chance they are given.
 */
export interface Rules<T extends GameTypes> {
  readonly id: string
  /** Raised by every change that would alter a stored match. */
  readonly version: number
  /** Older versions whose records these rules replay as they were; of all others a record is refused (`versionDiffers`). */
  readonly replays: readonly number[]
  /** The event kinds by which something hidden may become visible. */
  readonly disclosing: readonly T['Event']['kind'][]
  /** The event kinds that tell everybody that chance was asked, such as a die that was thrown or a card that was drawn. */
  readonly drawing: readonly T['Event']['kind'][]
  /** A new match. The number of seats is `loadouts.length`. */
  readonly setup: (
    options: T['Options'],
    loadouts: BySeat<T['Loadout']>,
    chance: Chance,
    emit: Emit<T['Event']> | null,
  ) => T['State']
  readonly seats: (state: T['State']) => number
  readonly pending: (state: T['State']) => Pending
  /** All choices of one seat, each combined choice once; empty for a seat that is not asked. */
  readonly legal: (state: T['State'], seat: Seat) => readonly T['Action'][]
  /** `null` exactly when the action is legal. Never looks at what the seat may not know. */
  readonly refuse: (state: T['State'], seat: Seat, action: T['Action']) => Refusal | null
  /** True for a step of a combined choice that is not yet a commit. Such steps draw nothing and emit nothing. */
  readonly staged: (action: T['Action']) => boolean
  /** Plays a legal action in place. */
  readonly apply: (
    state: T['State'],
    seat: Seat,
    action: T['Action'],
    chance: Chance,
    emit: Emit<T['Event']> | null,
  ) => void
  /** Open to every seat at any time while the match runs; not in `legal`, not in search. */
  readonly resign: (state: T['State'], seat: Seat, chance: Chance, emit: Emit<T['Event']> | null) => void
  /** Built from nothing, field by field. */
  readonly view: (state: T['State'], viewer: Viewer) => T['View']
  /** Prepared once a view, sampled often: a full state that looks to the viewer as the view does. */
  readonly imagine: (view: T['View']) => (chance: Chance) => T['State']
  readonly clone: (state: T['State']) => T['State']
  /** Broken invariants in words; empty when the state is sound. */
  readonly check: (state: T['State']) => readonly string[]
  /** The short notation of an action; names come from the options' data. */
  readonly format: (options: T['Options'], action: T['Action']) => string
  /** `parse(o, format(o, a)) === a`; `null` when the text names no action. */
  readonly parse: (options: T['Options'], text: string) => T['Action'] | null
}

/** A game whole: its rules, and its positions written down and judged (ADR 19). */
export interface Game<T extends GameTypes> extends Rules<T> {
  /** Any legal mid-game position from readable JSON (docs/position-format.md), with every fault at once. */
  readonly arrange: (options: T['Options'], position: unknown) => Arranged<T['State']>
  /**
   * The inverse of `arrange`: the position as JSON in the documented keys alone, from a state between two commits of a match
   * that runs. All secrets are in it. Null: this game has no positions, which is for games of tests alone.
   */
  readonly describe: (state: T['State']) => unknown
}

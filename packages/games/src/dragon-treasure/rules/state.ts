import type { Outcome, Seat } from '@menagerie/engine'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'

/** What is asked now and of whom. Replaced, never changed; shared by clones. */
export type Phase =
  | { readonly kind: 'roll' | 'six' | 'points'; readonly seat: Seat }
  /** Only in arranged positions: combats may be due; the active seat plays `proceed`. */
  | { readonly kind: 'settle'; readonly seat: Seat }
  | { readonly kind: 'frenzy'; readonly seat: Seat; readonly steps: number }
  /** Two armies fight. `seats`: who entered, and who was there; `shown`: counters of earlier, tied rounds. */
  | {
      readonly kind: 'duel'
      readonly space: Space
      readonly seats: Pair<Seat>
      readonly shown: Pair<readonly number[]>
    }
  | { readonly kind: 'dragonDuel'; readonly seat: Seat; readonly space: Space; readonly shown: readonly number[] }
  /** The winner throws the loser, or steals. `bare`: no counter was played by either side (DT-4.15). */
  | {
      readonly kind: 'spoils'
      readonly seat: Seat
      readonly loser: Seat
      readonly space: Space
      readonly distance: number
      readonly bare: boolean
    }
  | {
      readonly kind: 'march'
      readonly seat: Seat
      readonly space: Space
      readonly left: number
      readonly carrying: boolean
    }
  | { readonly kind: 'dragonPush'; readonly seat: Seat; readonly space: Space; readonly distance: number }
  | { readonly kind: 'over'; readonly outcome: Outcome }

export type Pair<X> = readonly [X, X]

/** A space where a combat is due, and who entered it; NOBODY when the Dragon did. */
export interface Due {
  readonly space: Space
  readonly entrant: Seat
}

export const NOBODY = -1
export const NOWHERE = -1
export const UNSEALED = -1

export interface State {
  readonly options: Options
  phase: Phase
  /** Who began the match. */
  first: Seat
  /** Whose turn it is. */
  active: Seat
  /** From 1. */
  round: number
  /** Movement points left; 0 outside of movement. */
  points: number
  /** The face-down counter that may be examined now, by its space; NOWHERE when none may (DT-3.10). */
  arrival: Space
  /** Steps a frenzied Dragon goes on with if it eats every army it meets (option `frenzyStops`); else 0. */
  frenzyLeft: number
  /** Spaces of the active seat's stopped armies, one entry each, rising (DT-3.6). */
  stopped: Space[]
  /** Spaces where combats are due; the last is fought first (DT-4.18). These are the closed spaces (DT-4.17). */
  due: Due[]
  /** Armies by seat, then by space. */
  readonly armies: number[][]
  /** Armies off the map, to be returned by a 6. Indexed by seat. */
  lost: number[]
  /** Who has resigned. Indexed by seat. */
  gone: boolean[]
  /** Face-up treasures by space. */
  up: number[]
  /** 1 where a face-down counter lies. */
  down: number[]
  /** Secret to all: under which counter the Dragon sleeps; NOWHERE once it is face up. */
  lair: Space
  /** Where the face-up Dragon is, or NOWHERE. */
  dragon: Space
  /** A sorted pool of values. Secret to all. */
  cup: number[]
  /** Values by seat, sorted. Secret to the others. */
  readonly hands: number[][]
  /** When each counter of a hand was drawn, in draws so far; rising among equal values. Secret to the others. */
  readonly born: number[][]
  /** What everybody knows of `born`: draws of the counters still hidden, rising. Indexed by seat. Public. */
  readonly births: number[][]
  /** Counters seen to go back and not seen since, as `draws so far * SEEN_BASE + value`, rising. Public. */
  seen: number[]
  /** Draws so far. Public. */
  draws: number
  /** The value a seat has chosen and not yet shown, or UNSEALED. Secret to the others. */
  sealed: number[]
}

export const SEEN_BASE = 100

type SeatPhase = 'roll' | 'six' | 'points'
const bySeat = (kind: SeatPhase | 'settle'): readonly Phase[] =>
  Array.from({ length: 4 }, (_, seat) => Object.freeze({ kind, seat }))

/** Prebuilt phases, indexed by seat. */
export const PHASES: Readonly<Record<SeatPhase | 'settle', readonly Phase[]>> = {
  roll: bySeat('roll'),
  six: bySeat('six'),
  points: bySeat('points'),
  settle: bySeat('settle'),
}

const copyAll = (lists: readonly (readonly number[])[]): number[][] => {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = (lists[i] as readonly number[]).slice()
  return copies
}

export const clone = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  first: state.first,
  active: state.active,
  round: state.round,
  points: state.points,
  arrival: state.arrival,
  frenzyLeft: state.frenzyLeft,
  stopped: state.stopped.slice(),
  due: state.due.slice(),
  armies: copyAll(state.armies),
  lost: state.lost.slice(),
  gone: state.gone.slice(),
  up: state.up.slice(),
  down: state.down.slice(),
  lair: state.lair,
  dragon: state.dragon,
  cup: state.cup.slice(),
  hands: copyAll(state.hands),
  born: copyAll(state.born),
  births: copyAll(state.births),
  seen: state.seen.slice(),
  draws: state.draws,
  sealed: state.sealed.slice(),
})

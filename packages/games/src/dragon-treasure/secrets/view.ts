import type { Outcome, Seat, Viewer } from '@menagerie/engine'
import { mayExamine, ownerOf, treasuresOf } from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { type Due, NOBODY, NOWHERE, type Phase, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'

/** A counter seen going back, and after how many draws that was. */
export interface SeenCounter {
  readonly value: number
  readonly draws: number
}

/** One seat as a viewer knows it. */
export interface SideView {
  /** Indexed by space. */
  readonly armies: readonly number[]
  readonly lost: number
  readonly resigned: boolean
  /** Treasures that count for the seat now (DT-3.14). */
  readonly treasures: number
  /** Counters in the hand, a chosen one included. */
  readonly handCount: number
  /** Values, rising; the owner's alone, null for everybody else. */
  readonly hand: readonly number[] | null
  /** At which draw each of them came; the owner's alone. */
  readonly born: readonly number[] | null
  /** What everybody knows of these draws, rising. */
  readonly births: readonly number[]
  /** `open`: nothing chosen; `down`: chosen and hidden from the viewer; else the viewer's own choice. */
  readonly sealed: 'open' | 'down' | number
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly first: Seat
  readonly active: Seat
  readonly round: number
  readonly points: number
  /** The space whose counter may be examined now, or null. */
  readonly examinable: Space | null
  readonly arrival: Space
  readonly frenzyLeft: number
  readonly stopped: readonly Space[]
  readonly due: readonly Due[]
  /** Face-up treasures by space. */
  readonly up: readonly number[]
  /** 1 where a face-down counter lies. */
  readonly down: readonly number[]
  /** The face-up Dragon's space, or null. */
  readonly dragon: Space | null
  /** Where the Dragon must sleep: under the last face-down counter; else null. */
  readonly lastLair: Space | null
  readonly cupCount: number
  readonly draws: number
  /** Counters seen going back and not seen since. */
  readonly seen: readonly SeenCounter[]
  /** Every counter that is neither on the table nor in the viewer's hand, rising; null unless `counterMemory` is `rest`. */
  readonly rest: readonly number[] | null
  readonly outcome: Outcome | null
  /** Indexed by space: whose castle it is now, or null. */
  readonly owners: readonly (Seat | null)[]
  /** Indexed by seat. */
  readonly sides: readonly SideView[]
}

/** Built from nothing: what section 4 of the specification gives the viewer, and no more. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  phase: state.phase,
  first: state.first,
  active: state.active,
  round: state.round,
  points: state.points,
  examinable: mayExamine(state) ? state.arrival : null,
  arrival: state.arrival,
  frenzyLeft: state.frenzyLeft,
  stopped: [...state.stopped],
  due: [...state.due],
  up: [...state.up],
  down: [...state.down],
  dragon: state.dragon === NOWHERE ? null : state.dragon,
  lastLair: lastLair(state),
  cupCount: state.cup.length,
  draws: state.draws,
  seen: state.seen.map((entry) => ({ value: entry % SEEN_BASE, draws: Math.floor(entry / SEEN_BASE) })),
  rest: state.options.counterMemory === 'rest' ? restFor(state, viewer) : null,
  outcome: state.phase.kind === 'over' ? state.phase.outcome : null,
  owners: ownersOf(state),
  sides: state.hands.map((_, seat) => sideView(state, seat, viewer)),
})

const ownersOf = (state: State): readonly (Seat | null)[] => {
  const owners = new Array<Seat | null>(state.up.length).fill(null)
  for (const castle of state.options.map.castles) {
    const owner = ownerOf(state, castle)
    if (owner !== NOBODY) owners[castle] = owner
  }
  return owners
}

const lastLair = (state: State): Space | null => {
  if (state.dragon !== NOWHERE) return null
  const first = state.down.indexOf(1)
  return first === state.down.lastIndexOf(1) ? first : null
}

const restFor = (state: State, viewer: Viewer): readonly number[] => {
  let rest: readonly number[] = state.cup.slice()
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat !== viewer) rest = merged(rest, state.hands[seat] as number[])
  }
  return rest
}

/** Two rising lists as one. Sorting anew what is sorted cost greedy play a fifth of its time. */
const merged = (a: readonly number[], b: readonly number[]): readonly number[] => {
  if (b.length === 0) return a
  const all = new Array<number>(a.length + b.length)
  let i = 0
  let j = 0
  for (let at = 0; at < all.length; at++) {
    const first = i < a.length && (j === b.length || (a[i] as number) <= (b[j] as number))
    all[at] = (first ? a[i++] : b[j++]) as number
  }
  return all
}

const sideView = (state: State, seat: Seat, viewer: Viewer): SideView => {
  const hand = state.hands[seat] as number[]
  const sealed = state.sealed[seat] as number
  const own = viewer === seat
  return {
    armies: [...(state.armies[seat] as number[])],
    lost: state.lost[seat] as number,
    resigned: state.gone[seat] === true,
    treasures: treasuresOf(state, seat),
    handCount: hand.length,
    hand: own ? [...hand] : null,
    born: own ? [...(state.born[seat] as number[])] : null,
    births: [...(state.births[seat] as number[])],
    sealed: sealed === UNSEALED ? 'open' : own ? sealed : 'down',
  }
}

import type { Contradiction, Invariant } from '@menagerie/engine'
import { type State, NOBODY } from '../rules/state.ts'
import { SIDE_NAMES } from '../set/components.ts'
import { D, GONE, type Square } from '../set/map.ts'
import { AILA, REP, ROY, type SideIndex } from '../set/pieces.ts'
import { isBefore, isResolving } from './follows.ts'
import { at } from './invariants-turn.ts'

/* What must have happened before, and in how many turns. */

const SIDES = [REP, ROY] as const

/** Turns of positions that do not say theirs; they stand for any turn. */
export const UNSAID_TURNS: readonly [number, number] = [4, 3]

const isTurnSaid = ({ turn, active }: State): boolean => turn !== UNSAID_TURNS[active as SideIndex]

/** Moves a side can have made so far: one in each of its turns. */
const movesOf = (state: State, seat: SideIndex): number => {
  const { turn, active } = state
  const begun = seat === ROY ? Math.ceil(turn / 2) : Math.floor(turn / 2)
  return seat === active && isBefore(state) ? begun - 1 : begun
}

/** Distance of the edge where the Royalists begin, and of all Republic pieces but Aila together when she begins in the castle. */
const EDGE = 5
const BEGUN = 6

/** Steps forward that a side has made at least (DL-3.1); nothing but these brings a piece farther, Aila apart. */
const stepsOf = ({ sides }: State, seat: SideIndex): number => {
  const { piece, square } = sides[seat]
  const far = square.flatMap((one, slot) =>
    one === GONE || (seat === REP && piece[slot] === AILA) ? [] : [D[one] as number],
  )
  const sum = far.reduce((all, one) => all + one, 0)
  return seat === ROY ? EDGE * far.length - sum : Math.max(0, sum - BEGUN)
}

/** A combat may be over: in the second turn that of this turn alone, in the first none. */
const hasFought = (state: State): boolean =>
  state.turn > 2 || (state.turn === 2 && !isBefore(state) && (state.fight === null || isResolving(state)))

/** Before anybody can have retreated: pieces on the edge that have gone sideways, for one began on each square (DL-1.3). */
const sidewaysOf = (state: State, seat: SideIndex): number => {
  if (seat === REP || hasFought(state)) return 0
  const edge = state.sides[ROY].square.filter((one) => one !== GONE && D[one] === EDGE)
  return edge.length - new Set<Square>(edge).size
}

const marchedTooFar = (state: State): readonly Contradiction[] =>
  !isTurnSaid(state) || state.phase.kind === 'setup'
    ? []
    : SIDES.flatMap((seat) =>
        at(stepsOf(state, seat) + sidewaysOf(state, seat) > movesOf(state, seat), `${SIDE_NAMES[seat]}.pieces`, {
          turn: state.turn,
        }),
      )

/** Combats of a turn (DL-5.4). */
const MOST_COMBATS = 3

const foughtTooMuch = (state: State): readonly Contradiction[] => {
  if (!isTurnSaid(state) || state.phase.kind === 'setup') return []
  const before = MOST_COMBATS * Math.max(0, state.turn - 2)
  // The first piece that enters a square makes the first combat.
  const now = state.turn > 2 ? MOST_COMBATS : hasFought(state) ? 1 : 0
  return SIDES.flatMap((seat) => {
    const { square, snapshot } = state.sides[seat]
    const fallen = square.filter((one) => one === GONE).length
    return [
      ...at(fallen > before + (isBefore(state) ? 0 : now), `${SIDE_NAMES[seat]}.pieces`, { turn: state.turn }),
      ...at(snapshot > before, `${SIDE_NAMES[seat]}.pile`, { turn: state.turn }),
    ]
  })
}

export const HISTORY: readonly Invariant<State>[] = [
  { id: 'DL-I58', code: 'marchedTooFar', rule: 'DL-3.1', kind: 'unreachable', broken: marchedTooFar },
  { id: 'DL-I59', code: 'foughtTooMuch', rule: 'DL-5.1', kind: 'unreachable', broken: foughtTooMuch },
  {
    id: 'DL-I60',
    code: 'enteredMissing',
    rule: 'DL-3.9',
    kind: 'impossible',
    broken: ({ mover, entered }) => at(mover !== NOBODY && entered === GONE, 'entered'),
  },
]

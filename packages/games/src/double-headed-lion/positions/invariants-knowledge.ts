import type { Invariant } from '@menagerie/engine'
import { SIDE_NAMES } from '../set/components.ts'
import { allows } from '../secrets/knowledge.ts'
import { spent } from '../secrets/looks.ts'
import type { Square } from '../set/map.ts'
import { REP, ROY, type SideIndex } from '../set/pieces.ts'
import { type State, countAt, isDeployed } from '../rules/state.ts'
import { isBefore, isRevealed, lookedIn, onMap } from './follows.ts'
import { at } from './invariants-turn.ts'
import { knownSlots, lookedSlots } from './knowledge.ts'

const SIDES = [REP, ROY] as const

/** DL-9.1: the truth is one of the ways. */
const isUntrue = (state: State, seat: SideIndex): boolean =>
  isDeployed(state.sides) && !allows(state.known[seat], state.sides[seat].piece, seat === REP ? state.seen : [])

/** DL-9.2: shown, though nobody knows it and Charlemagne has not looked at it since it was shuffled. */
const isUnseen = (state: State): boolean => {
  const known = state.known[REP]
  const bits = state.sides[REP].shown & onMap(state, REP)
  return known.masks.length > 0 && (bits & ~(knownSlots(known) | lookedSlots(known))) !== 0
}

/** Slots that this combat has shown, or a look in it; and friends a fighter has come to: no window was there since. */
const isShownNow = (state: State, seat: SideIndex, slot: number): boolean => {
  const { fight, sides } = state
  if (fight === null) return false
  if (seat === ROY && slot === fight.support) return true
  if (!isRevealed(state) && !fight.looked) return false
  const { square } = sides[seat]
  return square[slot] === fight.square || square[slot] === square[fight.fighters[seat]]
}

/** DL-9.3: under `shuffle: auto` a window has mixed what stands there: all but what a combat is due for. */
const wasMixed = (state: State, seat: SideIndex, square: Square): boolean => {
  const { due, active, options } = state
  if (isBefore(state) || !due.includes(square)) return true
  // What the other side has shown was mixed when its own turn ended, and since then after every combat.
  return seat !== active && options.shuffleWindows === 'atOnce'
}

/** DL-9.3: under `shuffle: auto` a window would have shuffled what was shown with a friend. */
const isUnshuffled = (state: State, seat: SideIndex): boolean => {
  if (state.options.shuffle !== 'auto' || state.phase.kind === 'setup' || state.phase.kind === 'castle') return false
  const side = state.sides[seat]
  return side.square.some(
    (at: Square, slot) =>
      ((side.shown >> slot) & 1) === 1 &&
      at >= 0 &&
      countAt(side, at) > 1 &&
      !isShownNow(state, seat, slot) &&
      wasMixed(state, seat, at),
  )
}

export const KNOWLEDGE: readonly Invariant<State>[] = [
  {
    id: 'DL-I31',
    code: 'knownWrong',
    rule: 'DL-9.1',
    kind: 'impossible',
    broken: (state) =>
      SIDES.flatMap((seat) =>
        at(isUntrue(state, seat), `${SIDE_NAMES[seat]}.${state.known[seat].masks.length > 1 ? 'ways' : 'may'}`),
      ),
  },
  {
    id: 'DL-I32',
    code: 'shownGone',
    rule: 'DL-9.2',
    kind: 'impossible',
    broken: (state) =>
      SIDES.flatMap((seat) => at((state.sides[seat].shown & ~onMap(state, seat)) !== 0, `${SIDE_NAMES[seat]}.shown`)),
  },
  {
    id: 'DL-I33',
    code: 'freshWrong',
    rule: 'DL-9.2',
    kind: 'impossible',
    broken: (state) => at(isUnseen(state), 'republic.fresh'),
  },
  {
    id: 'DL-I34',
    code: 'lookUnseen',
    rule: 'DL-8.18',
    kind: 'impossible',
    broken: (state) => {
      const known = state.known[REP]
      return at((lookedIn(state, REP) & ~(knownSlots(known) | lookedSlots(known))) !== 0, 'republic.seen')
    },
  },
  {
    id: 'DL-I35',
    code: 'seenByAll',
    rule: 'DL-9.1',
    kind: 'unreachable',
    broken: ({ known }) => at(known[REP].masks.length > 0 && spent(known[REP]).length > 0, 'republic.seen'),
  },
  {
    id: 'DL-I36',
    code: 'shownTogether',
    rule: 'DL-9.3',
    kind: 'unreachable',
    broken: (state) => SIDES.flatMap((seat) => at(isUnshuffled(state, seat), `${SIDE_NAMES[seat]}.shown`)),
  },
]

import type { Seat } from '@menagerie/engine'
import { RETREAT } from '../set/components.ts'
import { movers } from '../choices/moves.ts'
import { CASTLE, D, GONE, SQUARES, type Square } from '../set/map.ts'
import { AILA, ALL, GRINN, KNIGHTS, LUFIEA, REP, ROY, STORM, VISHNUS, WARRIORS, has } from '../set/pieces.ts'
import { fetches } from '../rules/cards.ts'
import { totalsOf } from '../rules/pairs.ts'
import { effectiveCard, pieceIn } from '../rules/result.ts'
import {
  type Fight,
  NOBODY,
  NO_CARD,
  NO_SQUARES,
  type State,
  countAt,
  fights,
  firstAt,
  other,
  sideOf,
} from '../rules/state.ts'
import { type PhaseKind, askedOf } from '../rules/phase.ts'
import { mixedSquares } from '../rules/turn.ts'

/* What follows from the rest of a position: the defaults of keys, and what its invariants ask for. */

/** Questions of a combat in their order (DL-5.10 to DL-5.22). */
const STAGES = [
  'fighter',
  'point',
  'switch',
  'mutual',
  'ban',
  'support',
  'cards',
  'storm',
  'fetch',
  'retreat',
  'returnCard',
] as const satisfies readonly PhaseKind[]
type Stage = (typeof STAGES)[number]

/** How far a combat has come; -1 in a phase without one. */
export const stageOf = (state: State): number => STAGES.indexOf(state.phase.kind as Stage)
export const AFTER = Object.fromEntries(STAGES.map((kind, i) => [kind, i])) as Readonly<Record<Stage, number>>

/** Both characters are shown (DL-5.12). */
export const isRevealed = (state: State): boolean => stageOf(state) > AFTER.switch

/** Cards are open and their result is being carried out (DL-5.17). */
export const isResolving = (state: State): boolean => stageOf(state) >= AFTER.retreat

/** The movement phase is still to come. */
export const isBefore = ({ phase: { kind } }: State): boolean => kind === 'start' || kind === 'move'

/** Both fighters are named. */
export const areNamed = (fight: Fight): boolean => fight.fighters[REP] !== NOBODY && fight.fighters[ROY] !== NOBODY

/** Squares with a combat due: all mixed ones, and that of the combat. */
export const dueOf = (state: State): readonly Square[] => {
  const { fight, phase } = state
  if (isBefore(state) || phase.kind === 'castle') return NO_SQUARES
  const mixed = mixedSquares(state)
  return fight === null || mixed.includes(fight.square) ? mixed : [...mixed, fight.square].sort((a, b) => a - b)
}

/** The moved slot: Vishnus where she has reached the castle. */
export const moverOf = (state: State): number =>
  state.phase.kind === 'castle' ? state.sides[ROY].piece.indexOf(VISHNUS) : NOBODY

/** Where the moved piece stands. */
export const enteredOf = (state: State): Square =>
  state.mover === NOBODY ? GONE : (sideOf(state, state.active).square[state.mover] as Square)

/** The slot that fights for a side, where there is no choice. */
export const fighterOf = (state: State, fight: Fight, seat: 0 | 1): number => {
  const { kind } = state.phase
  const attacks = seat === state.active
  if (kind === 'fighter' || (kind === 'point' && !attacks)) return NOBODY
  if (attacks && fight.square === state.entered) return state.mover
  const side = state.sides[seat]
  return countAt(side, fight.square) === 1 ? firstAt(side, fight.square) : NOBODY
}

/** The fighter of a side has left the square of its combat, or the map. */
export const hasLeft = (state: State, fight: Fight, seat: 0 | 1): boolean =>
  state.sides[seat].square[fight.fighters[seat]] !== fight.square

/** DL-5.17, DL-8.6: the sides whose fighters retreat, a bit each. */
export const retreating = (state: State, fight: Fight): number => {
  if (!areNamed(fight)) return 0
  const [rep, roy] = [effectiveCard(state, fight, REP), effectiveCard(state, fight, ROY)]
  if (rep === RETREAT || roy === RETREAT) return (rep === RETREAT ? 1 : 0) | (roy === RETREAT ? 2 : 0)
  const pieces = [pieceIn(state, fight, REP), pieceIn(state, fight, ROY)] as const
  if (pieces[REP] !== GRINN || pieces[ROY] !== LUFIEA) return 0
  const [ours, theirs] = totalsOf({ options: state.options, pieces, supported: false }, [rep, roy])
  return ours > theirs ? 1 : 0
}

/** Of these sides those whose fighter has still to go. */
export const retreatsOf = (state: State, fight: Fight): number =>
  isResolving(state)
    ? retreating(state, fight) & ~((hasLeft(state, fight, REP) ? 1 : 0) | (hasLeft(state, fight, ROY) ? 2 : 0))
    : 0

/** A Royalist that has moved has come nearer, as far as its class lets it do nothing else; somebody has fallen. */
export const progressOf = (state: State): boolean => {
  const { fight, mover, active } = state
  if (isBefore(state)) return false
  return (mover !== NOBODY && active === ROY) || hasFallen(state, active, mover) || hasFighterFallen(state, fight)
}

const hasFallen = (state: State, seat: Seat, slot: number): boolean =>
  slot !== NOBODY && sideOf(state, seat).square[slot] === GONE

const hasFighterFallen = (state: State, fight: Fight | null): boolean =>
  fight !== null && (hasFallen(state, REP, fight.fighters[REP]) || hasFallen(state, ROY, fight.fighters[ROY]))

/** DL-10.6: whether this turn must have brought progress by now, for who moved and who fell. */
export const mustProgress = (state: State): boolean => {
  const { fight, mover, active } = state
  if (hasFallen(state, active, mover) || hasFighterFallen(state, fight)) return true
  return active === ROY && isSameMover(state) && !has(SIDEWAYS, state.sides[ROY].piece[mover] as number)
}

/** Royalists that may move without coming nearer (DL-3.2, DL-3.3). */
const SIDEWAYS = KNIGHTS[ROY] | WARRIORS[ROY]

/** The slot that moved holds the piece that moved: nobody can have shuffled it with a friend since (DL-9.3). */
export const isSameMover = ({ mover, active, sides, due, options }: State): boolean => {
  if (mover === NOBODY) return false
  const side = sides[active as 0 | 1]
  const now = side.square[mover] as Square
  return now === GONE || due.includes(now) || countAt(side, now) === 1 || options.shuffle === 'off'
}

/** DL-3.9: the pieces that can have moved to where the moved one came, as a mask; everything where it may be another. */
const enterers = (state: State): number => (isSameMover(state) ? couldEnter(state) : ALL[state.active as 0 | 1])

/** The same of the piece that moved, wherever a shuffle has put it since. */
const couldEnter = ({ entered, active }: State): number => {
  if (entered === GONE) return ALL[active as 0 | 1]
  if (active === REP) return entered === CASTLE ? 1 << AILA : ALL[REP]
  return D[entered] === 5 ? SIDEWAYS : ALL[ROY]
}

/** Nobody who can have moved there is where the moved piece is, alone or shuffled with friends (DL-9.4). */
export const hasNotEntered = (state: State): boolean => {
  if (state.mover === NOBODY) return false
  const { piece, square } = sideOf(state, state.active)
  const now = square[state.mover] as Square
  const there = piece.filter((_, slot) => (isSameMover(state) ? slot === state.mover : square[slot] === now))
  return !there.some((one) => has(couldEnter(state), one))
}

/** By slot: the pieces a token cannot be for its move, or for a movement phase that was skipped before. */
export const excluded = (state: State, seat: 0 | 1): readonly number[] => {
  const { sides, mover, active, skipped, progress } = state
  const side = sides[seat]
  if (seat === active && isSameMover(state)) {
    const could = enterers(state) & (seat === ROY && !progress ? SIDEWAYS : ALL[seat])
    return side.square.map((_, slot) => (slot === mover ? ALL[seat] & ~could : 0))
  }
  const stuck = isBefore(state) ? other(active) : active
  return skipped > 0 && seat === stuck
    ? movers(seat, side.square, sideOf(state, other(seat)).square)
    : side.square.map(() => 0)
}

/** Slots everybody knows, a bit each, whatever else is known: fighters, who was shown with them, who declared. */
export const shownIn = (state: State, seat: 0 | 1): number => {
  const { fight } = state
  const bit = (slot: number): number => (slot === NOBODY ? 0 : 1 << slot)
  let bits = state.phase.kind === 'castle' && seat === ROY ? bit(state.sides[ROY].piece.indexOf(VISHNUS)) : 0
  if (fight === null) return bits
  if (isRevealed(state) || (fight.looked && seat === ROY)) bits |= bit(fight.fighters[seat])
  return seat === ROY ? bits | bit(fight.support) : bits
}

/** The slot of Aji after his declaration (DL-3.9), as a bit. */
export const declaredIn = (state: State, seat: 0 | 1): number =>
  seat === REP && state.declared && state.mover !== NOBODY ? 1 << state.mover : 0

/** Slots that Charlemagne looks at in this combat (DL-8.18), a bit each. */
export const lookedIn = ({ fight, sides }: State, seat: 0 | 1): number =>
  seat === REP && fight !== null && fight.looked
    ? sides[REP].square.reduce((bits, at, slot) => (at === fight.square ? bits | (1 << slot) : bits), 0)
    : 0

/** Bits of the slots on the map. */
export const onMap = (state: State, seat: 0 | 1): number =>
  state.sides[seat].square.reduce((bits, at, slot) => (at === GONE ? bits : bits | (1 << slot)), 0)

/** Who has still to answer, a bit a seat; 0 when nobody has. */
export const askedIn = (state: State): number => {
  const { phase, fight, active } = state
  switch (phase.kind) {
    case 'shuffle':
      return state.asks.length === 0 ? 0 : askedOf(Math.floor((state.asks[0] as number) / SQUARES))
    case 'switch':
    case 'ban':
    case 'support':
    case 'returnCard':
    case 'castle':
      return askedOf(ROY)
    case 'mutual':
    case 'storm':
      return askedOf(REP)
    case 'cards':
      if (fight === null || fights(state, fight, REP, STORM)) return askedOf(ROY)
      return (fight.cards[REP] === NO_CARD ? 1 : 0) | (fight.cards[ROY] === NO_CARD ? 2 : 0)
    case 'fetch':
      return fight === null ? 0 : fetchingIn(state, fight) & ~fight.fetchDone
    case 'retreat': {
      if (fight === null) return 0
      const first = 1 << active
      return (fight.retreats & first) !== 0 ? first : fight.retreats
    }
    default:
      return askedOf(active)
  }
}

/** DL-6.3: the sides whose Skill fetches, a bit each. */
export const fetchingIn = (state: State, fight: Fight): number =>
  areNamed(fight) ? (fetches(state, fight, REP) ? 1 : 0) | (fetches(state, fight, ROY) ? 2 : 0) : 0

/** Vishnus has come into the castle. */
export const isReached = ({ phase, sides }: State): boolean =>
  phase.kind === 'castle' && sides[ROY].square[sides[ROY].piece.indexOf(VISHNUS)] === CASTLE

import {
  type Arranged,
  type Fault,
  type Invariant,
  arrangedAs,
  fault,
  faulty,
  judged,
  noChance,
} from '@menagerie/engine'
import { parse } from '../choices/actions.ts'
import { SIDE_NAMES } from '../set/components.ts'
import { FORMATIONS, type Formation } from '../set/formations.ts'
import { refuse } from '../choices/refuse.ts'
import { GONE } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { COUNTS, REP, ROY, type SideIndex } from '../set/pieces.ts'
import { apply } from '../rules/rules.ts'
import { mixable } from '../rules/mixing.ts'
import { NOBODY, type State, newState } from '../rules/state.ts'
import { askedOf, phaseOf } from '../rules/phase.ts'
import { askedIn, progressOf, retreatsOf } from './follows.ts'
import { INVARIANTS } from './invariants.ts'
import { readKnowledge } from './knowledge.ts'
import { readPiece, readSquare } from './reading.ts'
import { type PositionGiven, type SetupGiven, positionShape, readShape, setupShape } from './shape.ts'
import { readArmy, readDeck, readHand } from './sides.ts'
import { readAsks, readKept, readTurn } from './turn.ts'

const SIDES = [REP, ROY] as const

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> =>
  arrangeUnder(INVARIANTS, options, position)

/** The same under other invariants: what one of them keeps out is tried without it. */
export const arrangeUnder = (
  rules: readonly Invariant<State>[],
  options: Options,
  position: unknown,
): Arranged<State> => {
  const faults: Fault[] = []
  if (isSetup(position)) {
    const setup = readShape(setupShape, position, faults)
    return setup === null ? faulty(faults) : held(rules, readSetup(options, setup, faults), faults)
  }
  const given = readShape(positionShape, position, faults)
  if (given === null) return faulty(faults)
  const made = held(rules, readPosition(options, given, faults), faults)
  return made.ok ? playedOn(made, given.play ?? []) : made
}

const isSetup = (position: unknown): boolean =>
  typeof position === 'object' && position !== null && 'phase' in position && position.phase === 'setup'

/** What could not be read, and what contradicts the rules, together. */
const held = (rules: readonly Invariant<State>[], state: State, unread: readonly Fault[]): Arranged<State> => {
  const made = judged(state, rules)
  if (unread.length === 0) return made
  return faulty(made.ok ? unread : [...unread, ...made.faults])
}

const readPosition = (options: Options, given: PositionGiven, faults: Fault[]): State => {
  const decks = SIDES.map((seat) => readDeck(given[SIDE_NAMES[seat]], seat, options.cards[seat], faults))
  const state = newState(options, [decks[0] ?? [], decks[1] ?? []])
  for (const seat of SIDES) readArmy(state.sides[seat], seat, given[SIDE_NAMES[seat]], faults)
  readTurn(state, given, faults)
  state.progress = given.progress ?? progressOf(state)
  for (const seat of SIDES) {
    const side = given[SIDE_NAMES[seat]]
    readHand(state, seat, side, faults)
    readKnowledge(state, seat, side, faults)
  }
  if (state.fight !== null) state.fight.retreats = retreatsOf(state, state.fight)
  if (given.kept !== undefined) state.kept = readKept(given.kept, faults)
  if (given.asks !== undefined) state.asks = readAsks(given.asks, 'position.asks', faults)
  else if (given.phase === 'shuffle') state.asks = mixable(state, false)
  const asked = askedIn(state)
  // Nobody to ask is a contradiction of its own.
  state.phase = phaseOf(given.phase, asked === 0 ? askedOf(state.active) : asked)
  return state
}

const readSetup = (options: Options, given: SetupGiven, faults: Fault[]): State => {
  const decks = SIDES.map((seat) => readDeck(given[SIDE_NAMES[seat]], seat, options.cards[seat], faults))
  const state = newState(options, [decks[0] ?? [], decks[1] ?? []])
  for (const seat of SIDES) {
    const sealed = given[SIDE_NAMES[seat]]
    if (sealed?.pieces === undefined && sealed?.formation === undefined) continue
    const side = state.sides[seat]
    side.placed = true
    if (sealed.pieces !== undefined) side.placing = readPlacing(seat, sealed.pieces, faults)
    if (sealed.formation !== undefined) {
      side.formation = FORMATIONS[seat].findIndex(({ id }) => id === sealed.formation)
      const path = `position.${SIDE_NAMES[seat]}.formation`
      if (side.formation === NOBODY) faults.push(fault('formationUnknown', path, null, { id: sealed.formation }))
      else if (sealed.pieces === undefined)
        side.placing = (FORMATIONS[seat][side.formation] as Formation).squares.slice()
    }
  }
  const waiting = SIDES.filter((seat) => !state.sides[seat].placed)
  if (waiting.length === 1) state.phase = phaseOf('setup', askedOf(waiting[0] as SideIndex))
  return state
}

/** Squares by piece; GONE where one was left out. */
const readPlacing = (seat: SideIndex, pieces: Readonly<Record<string, string>>, faults: Fault[]): number[] => {
  const path = `position.${SIDE_NAMES[seat]}.pieces`
  const placing = Array.from({ length: COUNTS[seat] }, () => GONE)
  for (const [name, text] of Object.entries(pieces)) {
    const piece = readPiece(seat, name, path, faults)
    const at = readSquare(text, `${path}.${name.slice(0, 20)}`, faults)
    if (piece !== null) placing[piece] = at
  }
  return placing
}

/** Plays the decisions given; none of them may need chance, nor end the match. */
const playedOn = (made: Arranged<State> & { readonly ok: true }, play: readonly string[]): Arranged<State> => {
  const state = made.value
  for (const [i, text] of play.entries()) {
    const path = `position.play.${i}`
    const seat = text.startsWith('0 ') ? REP : ROY
    const action = /^[01] /.test(text) ? parse(state.options, text.slice(2)) : null
    const refused = action === null ? null : refuse(state, seat, action)
    if (action === null || refused !== null)
      return faulty([fault('playRefused', path, refused?.rule ?? null, { text })])
    try {
      apply(state, seat, action, noChance, null)
    } catch {
      return faulty([fault('playNeedsChance', path, 'DL-9.3', { text })])
    }
    if (state.phase.kind === 'over') return faulty([fault('playOver', path, 'DL-10.6', { text })])
  }
  return arrangedAs(state, made.warnings)
}

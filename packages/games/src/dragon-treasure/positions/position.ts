import {
  type Arranged,
  type Fault,
  type Invariant,
  arrangedAs,
  fault,
  faulty,
  insertSorted,
  judged,
  removeOne,
} from '@menagerie/engine'
import { armiesAt, castleOf } from '../rules/ask.ts'
import { INVARIANTS, OF_ANY_PHASE } from './invariants.ts'
import { ARMIES, type Space, spaceOf } from '../set/map.ts'
import { type Options, misfits } from '../set/options.ts'
import { type FindSpace, readPhase, strayFields } from './position-phase.ts'
import { type Position, type SidePosition, readShape } from './shape.ts'
import { emptyState } from '../rules/rules.ts'
import { NOWHERE, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'

/**
 * Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. Where a name cannot be
 * read, the phase is not judged; where a shape is wrong, only the names in the rest are.
 */
export const arrange = (options: Options, position: unknown): Arranged<State> =>
  arrangeUnder(INVARIANTS, options, position)

/** Some invariants: tests leave one out, to see it missed. */
export const arrangeUnder = (
  invariants: readonly Invariant<State>[],
  options: Options,
  position: unknown,
): Arranged<State> => {
  const { given, faults: ofShape } = readShape(position)
  if (given === null) return faulty(ofShape)
  const unfit = misfits(options, given.sides.length)
  if (unfit.length > 0) return faulty([...ofShape, ...unfit])
  const { state, faults } = read(options, given)
  if (ofShape.length > 0) {
    const told = new Set(ofShape.map(({ path }) => path))
    return faulty([...ofShape, ...faults.filter(({ path }) => !told.has(path))])
  }
  const made = judged(state, faults.length > 0 ? OF_ANY_PHASE : invariants)
  if (faults.length > 0 || !made.ok) return faulty([...faults, ...(made.ok ? [] : made.faults)])
  return arrangedAs(state, [...strayFields(given), ...notNamed(state, given), ...made.warnings])
}

/** More armies at home than were named there: armies neither named nor lost are. */
const notNamed = (state: State, given: Position): readonly Fault[] =>
  given.sides.flatMap(({ armies }, seat) => {
    const castle = castleOf(state, seat)
    const name = state.options.map.names[castle] as string
    const named = armies?.get(name)
    const count = armiesAt(state, seat, castle)
    if (named === undefined || named === count) return []
    return [fault('armiesAtHome', `sides.${seat}.armies.${name}`, null, { space: name, count })]
  })

const read = (options: Options, given: Position): { readonly state: State; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = []
  const state = emptyState(options, given.sides.length)
  // What lies in a space that is not on the map still counts: it has a cell of its own behind those of the map.
  const find: FindSpace = (name, path) => {
    const space = spaceOf(options.map, name)
    if (space === null) faults.push(fault('spaceUnknown', path, null, { space: name }))
    return space ?? options.map.names.length
  }
  readTurn(state, given, faults)
  for (const [seat, side] of given.sides.entries()) readArmies(state, seat, side, find)
  readTreasures(state, given, find)
  const found = readPhase(state, given, find, faults)
  if (found !== null) state.phase = found.phase
  readCounters(state, given)
  return { state, faults }
}

/** The round of a position that names none. */
export const usualRound = ({ roundLimit }: Options): number => (roundLimit === 1 ? 1 : 2)

const readTurn = (state: State, given: Position, faults: Fault[]): void => {
  const seats = given.sides.length
  state.first = given.first ?? 0
  state.active = given.active ?? state.first
  state.round = given.round ?? usualRound(state.options)
  state.draws = given.draws ?? 0
  for (const name of ['first', 'active'] as const) {
    const seat = given[name] ?? 0
    if (seat >= seats) faults.push(fault('seatUnknown', `position.${name}`, 'DT-1.1', { seat }))
  }
  state.active %= seats
  state.first %= seats
}

const add = (counts: number[], space: Space, count: number): void => {
  counts[space] = (counts[space] ?? 0) + count
}

/** The armies named, and all others at home; where the own castle is named too, all others are lost. */
const readArmies = (state: State, seat: number, side: SidePosition, find: FindSpace): void => {
  const own = state.armies[seat] as number[]
  const named = side.armies ?? new Map<string, number>()
  state.gone[seat] = side.resigned ?? false
  let total = 0
  for (const [name, count] of named) {
    add(own, find(name, `sides.${seat}.armies.${name}`), count)
    total += count
  }
  const castle = castleOf(state, seat)
  const isNamed = named.has(state.options.map.names[castle] as string)
  const left = side.resigned === true ? 0 : ARMIES - total
  state.lost[seat] = side.lost ?? (isNamed ? Math.max(0, left) : 0)
  const home = left - state.lost[seat]
  if (side.resigned !== true && home > 0) own[castle] = armiesAt(state, seat, castle) + home
}

/** The last free lairs, until all treasure counters are placed: where face-down counters lie that are not named. */
export const usualDown = (options: Options, up: readonly number[], placed: number): readonly Space[] => {
  const { lairs } = options.map
  const found: Space[] = []
  for (let at = lairs.length - 1; at >= 0 && placed + found.length < options.treasures.length; at--) {
    const lair = lairs[at] as Space
    if (up[lair] === 0) found.push(lair)
  }
  return found
}

/** The last lair with a face-down counter: where the Dragon sleeps when that is not said. */
export const usualLair = ({ map }: Options, down: readonly number[]): Space =>
  [...map.lairs].reverse().find((lair) => (down[lair] as number) > 0) ?? NOWHERE

/** Face-up treasures as named; face-down counters as named, or where they usually lie. */
const readTreasures = (state: State, given: Position, find: FindSpace): void => {
  const { options, up, down } = state
  if (given.dragon !== undefined) state.dragon = find(given.dragon, 'position.dragon')
  let placed = given.dragon === undefined ? 0 : 1
  for (const [name, number] of given.up ?? []) {
    add(up, find(name, `position.up.${name}`), number)
    placed += number
  }
  const lairs = given.down?.map((name, i) => find(name, `position.down.${i}`)) ?? usualDown(options, up, placed)
  for (const lair of lairs) add(down, lair, 1)
  if (given.lair !== undefined) state.lair = find(given.lair, 'position.lair')
  else if (given.dragon === undefined) state.lair = usualLair(options, down)
}

/** Hands and shown counters come out of the set; what is left is the cup. */
const readCounters = (state: State, given: Position): void => {
  const { phase, cup } = state
  const shown = phase.kind === 'duel' ? phase.shown.flat() : phase.kind === 'dragonDuel' ? phase.shown : []
  for (const value of shown) removeOne(cup, value)
  for (const [seat, side] of given.sides.entries()) {
    const counters = (side.hand ?? []).map((value, at) => ({ value, born: side.born?.[at] ?? 0 }))
    counters.sort((a, b) => a.value - b.value || a.born - b.born)
    for (const { value } of counters) removeOne(cup, value)
    state.hands[seat]?.push(...counters.map(({ value }) => value))
    state.born[seat]?.push(...counters.map(({ born }) => born), ...(side.born?.slice(counters.length) ?? []))
    const births = side.births ?? counters.map(({ born }) => born)
    state.births[seat]?.push(...[...births].sort((a, b) => a - b))
    state.sealed[seat] = side.sealed ?? UNSEALED
  }
  for (const [value, draws] of given.seen ?? []) insertSorted(state.seen, draws * SEEN_BASE + value)
}

import { type Arranged, type Fault, arrangedAs, fault, faulty, insertSorted, removeOne } from '@menagerie/engine'
import { armiesAt, castleOf } from '../rules/ask.ts'
import { check } from '../rules/check.ts'
import { isAsked } from '../choices/legal.ts'
import { ARMIES, type Space, spaceOf } from '../set/map.ts'
import { type Options, misfits } from '../set/options.ts'
import { whyNotPosition } from './position-check.ts'
import { type Position, type SidePosition, positionSchema, readPhase } from './position-phase.ts'
import { emptyState } from '../rules/rules.ts'
import { NOWHERE, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('positionShape', ['position', ...issue.path].join('.'))))
  }
  const given = parsed.data
  const unfit = misfits(options, given.sides.length)
  if (unfit.length > 0) return faulty(unfit)
  const faults: Fault[] = []
  const state = emptyState(options, given.sides.length)
  readTurn(state, given, faults)
  for (const [seat, side] of given.sides.entries()) readArmies(state, seat, side, faults)
  readTreasures(state, given, faults)
  readPhase(state, given, faults)
  readCounters(state, given, faults)
  if (faults.length > 0) return faulty(faults)
  faults.push(...whyNotPosition(state))
  if (faults.length === 0 && !state.gone.some((_, seat) => isAsked(state, seat))) {
    faults.push(fault('nobodyAsked', 'position.phase'))
  }
  if (faults.length > 0) return faulty(faults)
  for (const broken of check(state)) faults.push(fault('positionBroken', 'position', null, { detail: broken }))
  return faults.length > 0 ? faulty(faults) : arrangedAs(state)
}

/** The space of a name; a fault and the first space when there is none. */
const readSpace = (options: Options, name: string, path: string, faults: Fault[]): Space => {
  const space = spaceOf(options.map, name)
  if (space === null) faults.push(fault('spaceUnknown', path, null, { space: name }))
  return space ?? 0
}

const readTurn = (state: State, given: Position, faults: Fault[]): void => {
  const seats = given.sides.length
  state.first = given.first ?? 0
  state.active = given.active ?? state.first
  state.round = given.round ?? 2
  state.draws = given.draws ?? 0
  for (const [name, seat] of [
    ['first', state.first],
    ['active', state.active],
  ] as const) {
    if (seat >= seats) faults.push(fault('seatUnknown', `position.${name}`, 'DT-1.1', { seat }))
  }
  if (state.options.roundLimit > 0 && state.round > state.options.roundLimit) {
    faults.push(fault('phaseNotNow', 'position.round', 'DT-7.2'))
  }
  state.active %= seats
  state.first %= seats
}

/** The armies named, and all others at home; where the own castle is named too, all others are lost. */
const readArmies = (state: State, seat: number, side: SidePosition, faults: Fault[]): void => {
  const own = state.armies[seat] as number[]
  state.gone[seat] = side.resigned ?? false
  let total = 0
  for (const [name, count] of Object.entries(side.armies ?? {})) {
    own[readSpace(state.options, name, `sides.${seat}.armies.${name}`, faults)] = count
    total += count
  }
  if (side.resigned === true) return
  const castle = castleOf(state, seat)
  const isNamed = Object.hasOwn(side.armies ?? {}, state.options.map.names[castle] as string)
  const lost = side.lost ?? (isNamed ? ARMIES - total : 0)
  if (total + lost > ARMIES || lost < 0) {
    faults.push(fault('armiesTooMany', `sides.${seat}.armies`, 'DT-1.1', { seat: seat + 1 }))
    return
  }
  state.lost[seat] = lost
  own[castle] = armiesAt(state, seat, castle) + ARMIES - total - lost
}

/** Face-up treasures as named; face-down counters as named, or in the last lairs that are free until all are placed. */
const readTreasures = (state: State, given: Position, faults: Fault[]): void => {
  const { options, up, down } = state
  const { lairs } = options.map
  let count = given.dragon === undefined ? 0 : 1
  for (const [name, number] of Object.entries(given.up ?? {})) {
    up[readSpace(options, name, `position.up.${name}`, faults)] = number
    count += number
  }
  const total = options.treasures.length
  if (given.down === undefined) {
    for (let at = lairs.length - 1; at >= 0 && count < total; at--) {
      const lair = lairs[at] as Space
      if (up[lair] !== 0) continue
      down[lair] = 1
      count++
    }
  } else {
    for (const name of given.down) down[readSpace(options, name, `position.down.${name}`, faults)] = 1
    count += given.down.length
  }
  if (count !== total) faults.push(fault('countersDown', 'position.down', 'DT-1.2', { count: total }))
  if (given.dragon !== undefined) {
    state.dragon = readSpace(options, given.dragon, 'position.dragon', faults)
    if (given.lair !== undefined) faults.push(fault('lairWrong', 'position.lair', 'DT-1.2'))
    return
  }
  state.lair = given.lair === undefined ? down.lastIndexOf(1) : readSpace(options, given.lair, 'position.lair', faults)
  for (const lair of lairs) if (given.lair === undefined && down[lair] === 1) state.lair = lair
  if (down[state.lair] !== 1) faults.push(fault('lairWrong', 'position.lair', 'DT-1.2'))
}

/** Hands and shown counters come out of the set; what is left is the cup. */
const readCounters = (state: State, given: Position, faults: Fault[]): void => {
  const { phase, cup } = state
  const take = (value: number, path: string): void => {
    if (!removeOne(cup, value)) faults.push(fault('counterMissing', path, 'DT-1.3', { value }))
  }
  const shown = phase.kind === 'duel' ? phase.shown.flat() : phase.kind === 'dragonDuel' ? phase.shown : []
  for (const value of shown) take(value, 'position.shown')
  for (const [seat, side] of given.sides.entries()) {
    const path = `sides.${seat}.hand`
    const counters = (side.hand ?? []).map((value, at) => ({ value, born: side.born?.[at] ?? 0 }))
    counters.sort((a, b) => a.value - b.value || a.born - b.born)
    for (const { value } of counters) take(value, path)
    state.hands[seat]?.push(...counters.map(({ value }) => value))
    state.born[seat]?.push(...counters.map(({ born }) => born))
    const births = side.births ?? counters.map(({ born }) => born)
    state.births[seat]?.push(...[...births].sort((a, b) => a - b))
    if (births.length !== counters.length || counters.some(({ born }) => born > state.draws)) {
      faults.push(fault('drawsWrong', path, 'DT-4.6'))
    }
    state.sealed[seat] = side.sealed ?? UNSEALED
  }
  for (const [value, draws] of given.seen ?? []) {
    insertSorted(state.seen, draws * SEEN_BASE + value)
    if (draws > state.draws) faults.push(fault('drawsWrong', 'position.seen', 'DT-4.6'))
  }
  if (state.dragon === NOWHERE && state.lair === NOWHERE) faults.push(fault('lairWrong', 'position.lair', 'DT-1.2'))
}

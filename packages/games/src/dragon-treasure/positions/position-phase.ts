import { type Fault, type Seat, fault } from '@menagerie/engine'
import { enemyAt } from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import { FIELDS, PHASE_FIELDS, type Position } from './shape.ts'
import { NOBODY, NOWHERE, PHASES, type Phase, type State } from '../rules/state.ts'

/** The space of a name; what is unknown is noted. */
export type FindSpace = (name: string, path: string) => Space

/** The phase with what it holds, and the combats that are due. Null when something it needs is missing. */
export const readPhase = (
  state: State,
  given: Position,
  find: FindSpace,
  faults: Fault[],
): { readonly phase: Phase } | null => {
  const spaceOr = (text: string | undefined, key: string, otherwise: Space): Space =>
    text === undefined ? otherwise : find(text, `position.${key}`)
  state.points = given.points ?? 0
  state.frenzyLeft = given.frenzyLeft ?? 0
  state.arrival = spaceOr(given.arrival, 'arrival', NOWHERE)
  state.stopped = (given.stopped ?? []).map((text, i) => find(text, `position.stopped.${i}`)).sort((a, b) => a - b)
  for (const [i, { space, entrant }] of (given.due ?? []).entries()) {
    checkSeat(given, entrant, `position.due.${i}.entrant`, faults)
    state.due.push({ space: find(space, `position.due.${i}.space`), entrant: entrant ?? NOBODY })
  }
  for (const key of ['seat', 'entrant', 'loser'] as const) checkSeat(given, given[key], `position.${key}`, faults)
  const missing = FIELDS[given.phase].needs.filter((field) => given[field] === undefined)
  for (const field of missing) faults.push(fault('phaseNeeds', `position.${field}`, null, { field }))
  const space = spaceOr(given.space, 'space', NOWHERE)
  const from = spaceOr(given.from, 'from', NOWHERE)
  if (faults.length > 0) return null
  const seat = given.seat ?? state.active
  const entrant = given.entrant === null ? NOBODY : (given.entrant ?? seat)
  const { needs } = FIELDS[given.phase]
  if (needs.includes('from')) state.due.push({ space: from, entrant })
  else if (needs.includes('space')) state.due.push({ space, entrant: given.phase === 'duel' ? seat : entrant })
  return { phase: phaseFrom(state, given, seat, space) }
}

const checkSeat = (given: Position, seat: Seat | null | undefined, path: string, faults: Fault[]): void => {
  if (seat !== undefined && seat !== null && seat >= given.sides.length)
    faults.push(fault('seatUnknown', path, null, { seat }))
}

/** What is said of the phase and means nothing in it. */
export const strayFields = (given: Position): readonly Fault[] => {
  const { needs, takes } = FIELDS[given.phase]
  const stray: string[] = PHASE_FIELDS.filter(
    (field) => given[field] !== undefined && !needs.includes(field) && !takes.includes(field),
  )
  if (given.phase === 'dragonDuel' && (given.shown?.length ?? 0) > 1) stray.push('shown.1')
  return stray.map((field) => fault('phaseHasNo', `position.${field}`, null, { field }))
}

const NONE: readonly number[] = Object.freeze([])

const phaseFrom = (state: State, given: Position, seat: Seat, space: Space): Phase => {
  const distance = given.distance ?? 1
  switch (given.phase) {
    case 'frenzy':
      return { kind: 'frenzy', seat: state.active, steps: distance }
    case 'duel': {
      const other = enemyAt(state, seat, space)
      const seats = [seat, other === NOBODY ? seat : other] as const
      return { kind: 'duel', space, seats, shown: [given.shown?.[0] ?? NONE, given.shown?.[1] ?? NONE] }
    }
    case 'dragonDuel':
      return { kind: 'dragonDuel', seat, space, shown: given.shown?.[0] ?? NONE }
    case 'spoils':
      return { kind: 'spoils', seat, loser: given.loser ?? seat, space, distance, bare: given.bare ?? false }
    case 'march':
      return { kind: 'march', seat, space, left: distance, carrying: given.carrying ?? false }
    case 'dragonPush':
      return { kind: 'dragonPush', seat, space, distance }
    default:
      return PHASES[given.phase][state.active] as Phase
  }
}

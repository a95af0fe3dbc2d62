import { type Fault, type Seat, fault } from '@menagerie/engine'
import * as z from 'zod/mini'
import { enemyAt } from '../rules/ask.ts'
import { type Space, spaceOf } from '../set/map.ts'
import { NOBODY, NOWHERE, PHASES, type Phase, type State } from '../rules/state.ts'

const PHASE_NAMES = [
  'roll',
  'six',
  'points',
  'frenzy',
  'duel',
  'dragonDuel',
  'spoils',
  'march',
  'dragonPush',
  'settle',
] as const

const seat = z.int().check(z.gte(0), z.lte(3))
const name = z.string().check(z.maxLength(12))
const small = z.int().check(z.gte(0), z.lte(999))
const value = z.int().check(z.gte(0), z.lte(99))
const values = z.array(value).check(z.maxLength(200))
const spaces = z.array(name).check(z.maxLength(40))
const draws = z.int().check(z.gte(0), z.lte(1_000_000))
const sideSchema = z.strictObject({
  /** By space; armies not named are at home, or lost where the own castle is named too. */
  armies: z.optional(z.record(name, z.int().check(z.gte(0), z.lte(5)))),
  lost: z.optional(z.int().check(z.gte(0), z.lte(5))),
  hand: z.optional(values),
  /** At which draw each counter of the hand came, in its order. */
  born: z.optional(z.array(draws).check(z.maxLength(200))),
  /** What everybody knows of these. */
  births: z.optional(z.array(draws).check(z.maxLength(200))),
  sealed: z.optional(value),
  resigned: z.optional(z.boolean()),
})

export const positionSchema = z.strictObject({
  phase: z.enum(PHASE_NAMES),
  first: z.optional(seat),
  active: z.optional(seat),
  round: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  points: z.optional(z.int().check(z.gte(0), z.lte(5))),
  arrival: z.optional(name),
  frenzyLeft: z.optional(z.int().check(z.gte(0), z.lte(6))),
  stopped: z.optional(spaces),
  /** Combats due besides the one in progress, the next one last. */
  due: z.optional(z.array(z.strictObject({ space: name, entrant: z.optional(seat) })).check(z.maxLength(40))),
  /** Face-up treasures by space. */
  up: z.optional(z.record(name, small)),
  down: z.optional(spaces),
  /** The face-up Dragon. */
  dragon: z.optional(name),
  /** Under which counter it sleeps. */
  lair: z.optional(name),
  /** Of `duel`, `dragonDuel`, `spoils`, `march`, `dragonPush`. */
  space: z.optional(name),
  /** Who decides in `spoils`, `march`, `dragonPush`, `dragonDuel`; who entered in `duel`. */
  seat: z.optional(seat),
  loser: z.optional(seat),
  /** Steps: the difference, the rest of a march, or the frenzy. */
  distance: z.optional(z.int().check(z.gte(1), z.lte(99))),
  bare: z.optional(z.boolean()),
  carrying: z.optional(z.boolean()),
  /** The castle a march came from. */
  from: z.optional(name),
  /** Counters of earlier rounds: of who entered and the other in `duel`, of the seat alone in `dragonDuel`. */
  shown: z.optional(z.array(values).check(z.maxLength(2))),
  draws: z.optional(draws),
  /** Counters seen going back: value, draws so far. */
  seen: z.optional(z.array(z.tuple([value, draws])).check(z.maxLength(200))),
  sides: z.array(sideSchema).check(z.minLength(2), z.maxLength(4)),
})
export type Position = z.infer<typeof positionSchema>
export type SidePosition = z.infer<typeof sideSchema>

/** The phase with what it holds, and the combats that are due. */
export const readPhase = (state: State, given: Position, faults: Fault[]): void => {
  const { map } = state.options
  const find = (text: string, path: string): Space => {
    const found = spaceOf(map, text)
    if (found === null) faults.push(fault('spaceUnknown', path, null, { space: text }))
    return found ?? 0
  }
  state.points = given.points ?? 0
  state.frenzyLeft = given.frenzyLeft ?? 0
  state.arrival = given.arrival === undefined ? NOWHERE : find(given.arrival, 'position.arrival')
  state.stopped = (given.stopped ?? []).map((text) => find(text, 'position.stopped')).sort((a, b) => a - b)
  for (const { space, entrant } of given.due ?? []) {
    state.due.push({ space: find(space, 'position.due'), entrant: entrant ?? NOBODY })
  }
  const missing = NEEDS[given.phase].filter((field) => given[field] === undefined)
  for (const field of missing) faults.push(fault('phaseNeeds', `position.${field}`, null, { field }))
  for (const one of [given.seat, given.loser]) {
    if (one !== undefined && one >= given.sides.length)
      faults.push(fault('seatUnknown', 'position.seat', null, { seat: one }))
  }
  if (faults.length > 0) return
  const space = given.space === undefined ? NOWHERE : find(given.space, 'position.space')
  const seatGiven = given.seat ?? state.active
  const origin = given.from === undefined ? space : find(given.from, 'position.from')
  if (given.phase === 'march') state.due.push({ space: origin, entrant: seatGiven })
  else if (space !== NOWHERE) state.due.push({ space, entrant: seatGiven })
  state.phase = phaseFrom(state, given, seatGiven, space)
}

type Field = 'space' | 'distance' | 'loser' | 'from'
/** What each phase cannot do without. */
const NEEDS: Readonly<Record<Position['phase'], readonly Field[]>> = {
  roll: [],
  six: [],
  points: [],
  frenzy: ['distance'],
  duel: ['space'],
  dragonDuel: ['space'],
  spoils: ['space', 'distance', 'loser'],
  march: ['space', 'distance', 'from'],
  dragonPush: ['space', 'distance'],
  settle: [],
}

const phaseFrom = (state: State, given: Position, seatGiven: Seat, space: Space): Phase => {
  const distance = given.distance ?? 1
  switch (given.phase) {
    case 'frenzy':
      return { kind: 'frenzy', seat: state.active, steps: distance }
    case 'duel': {
      const other = enemyAt(state, seatGiven, space)
      const seats = [seatGiven, other === NOBODY ? seatGiven : other] as const
      return { kind: 'duel', space, seats, shown: [given.shown?.[0] ?? [], given.shown?.[1] ?? []] }
    }
    case 'dragonDuel':
      return { kind: 'dragonDuel', seat: seatGiven, space, shown: given.shown?.[0] ?? [] }
    case 'spoils': {
      const loser = given.loser ?? seatGiven
      return { kind: 'spoils', seat: seatGiven, loser, space, distance, bare: given.bare ?? false }
    }
    case 'march':
      return { kind: 'march', seat: seatGiven, space, left: distance, carrying: given.carrying ?? false }
    case 'dragonPush':
      return { kind: 'dragonPush', seat: seatGiven, space, distance }
    default:
      return PHASES[given.phase][state.active] as Phase
  }
}

import { type Outcome, type Seat, insertSorted, removeOne } from '@menagerie/engine'
import { ARMIES, type Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'

/* For tests. Not part of the game's door. */

/** A table as somebody keeps it who hears what is told and sees nothing. Nobody is -1, and so is nowhere. */
export interface Heard {
  readonly options: Options
  /** The numbers of the question, by the names a view gives them. */
  phase: Readonly<Record<string, unknown>>
  first: Seat
  active: Seat
  round: number
  points: number
  /** Where a counter may be turned up now. */
  arrival: Space
  frenzyLeft: number
  /** Rising. */
  stopped: Space[]
  /** The last is fought first. */
  due: { readonly space: Space; readonly entrant: Seat }[]
  readonly up: number[]
  readonly down: number[]
  dragon: Space
  cup: number
  draws: number
  /** Counters seen going back and not since, the earliest first; at one time by value. */
  seen: { readonly value: number; readonly draws: number }[]
  /** All counters but those that lie open, rising. */
  readonly hidden: number[]
  outcome: Outcome | null
  readonly sides: readonly HeardSide[]
}

export interface HeardSide {
  readonly armies: number[]
  lost: number
  resigned: boolean
  /** At which draw each counter of the hand can have come, rising. */
  births: number[]
}

/** Before anybody was dealt a counter. */
export const openTable = (options: Options, seats: number): Heard => {
  const { castles, lairs, names } = options.map
  const values = options.characters.map(({ value }) => value).sort((a, b) => a - b)
  return {
    options,
    phase: {},
    first: 0,
    active: 0,
    round: 1,
    points: 0,
    arrival: -1,
    frenzyLeft: 0,
    stopped: [],
    due: [],
    up: names.map(() => 0),
    down: names.map((_, space) => (lairs.includes(space) ? 1 : 0)),
    dragon: -1,
    cup: values.length,
    draws: 0,
    seen: [],
    hidden: values,
    outcome: null,
    sides: Array.from({ length: seats }, (_, seat) => ({
      armies: names.map((__, space) => (space === castles[seat] ? ARMIES : 0)),
      lost: 0,
      resigned: false,
      births: [],
    })),
  }
}

export const sideOf = ({ sides }: Heard, seat: Seat): HeardSide => sides[seat] as HeardSide

/** Seats that stand in a space. */
export const seatsAt = ({ sides }: Heard, space: Space): readonly Seat[] =>
  [...sides.keys()].filter((seat) => ((sides[seat] as HeardSide).armies[space] as number) > 0)

export const meetsSomebody = (heard: Heard, seat: Seat, space: Space): boolean =>
  heard.dragon === space || seatsAt(heard, space).some((other) => other !== seat)

export const isFoughtOver = (heard: Heard, space: Space): boolean => {
  const seats = seatsAt(heard, space)
  return seats.length > 1 || (seats.length === 1 && heard.dragon === space)
}

/** Whose castle a space is, or null. */
const lordOf = ({ options, sides }: Heard, space: Space): Seat | null => {
  const seat = options.map.castles.indexOf(space)
  return seat >= 0 && sides[seat]?.resigned === false ? seat : null
}

const treasuresOf = (heard: Heard, seat: Seat): number => {
  const castle = heard.options.map.castles[seat] as Space
  const held = lordOf(heard, castle) === seat && seatsAt(heard, castle).every((one) => one === seat)
  return held ? (heard.up[castle] as number) : 0
}

/** An army leaves a space, one that has fought before the others. True when it had. */
export const leave = (heard: Heard, seat: Seat, space: Space): boolean => {
  const { armies } = sideOf(heard, seat)
  armies[space] = (armies[space] as number) - 1
  if (seat !== heard.active) return false
  if (heard.arrival === space) heard.arrival = -1
  return removeOne(heard.stopped, space)
}

export const enter = (heard: Heard, seat: Seat, space: Space, stopped = false): void => {
  const { armies } = sideOf(heard, seat)
  armies[space] = (armies[space] as number) + 1
  if (stopped) insertSorted(heard.stopped, space)
}

export const carry = ({ up }: Heard, from: Space, to: Space): void => {
  up[from] = (up[from] as number) - 1
  up[to] = (up[to] as number) + 1
}

/** A counter of a hand is shown: the oldest draw is struck, and the latest copy seen that can be this one. */
export const show = (heard: Heard, seat: Seat, value: number): void => {
  const side = sideOf(heard, seat)
  const newest = side.births.at(-1) ?? 0
  const copy = heard.seen.filter((one) => one.value === value && one.draws < newest).at(-1)
  heard.seen = heard.seen.filter((one) => one !== copy)
  side.births.shift()
  removeOne(heard.hidden, value)
}

export const goBack = (heard: Heard, values: readonly number[]): void => {
  const { draws } = heard
  heard.cup += values.length
  for (const value of values) insertSorted(heard.hidden, value)
  heard.seen = [...heard.seen, ...values.map((value) => ({ value, draws }))].sort(
    (a, b) => a.draws - b.draws || a.value - b.value,
  )
}

/** The table with the names a spectator's view has for its parts. */
export const asSeen = (heard: Heard): object => {
  const { options, arrival, cup, dragon, down, hidden, sides, ...rest } = heard
  const last = down.indexOf(1)
  return {
    ...rest,
    down,
    arrival,
    examinable: arrival >= 0 && down[arrival] === 1 ? arrival : null,
    dragon: dragon < 0 ? null : dragon,
    lastLair: dragon < 0 && last === down.lastIndexOf(1) ? last : null,
    cupCount: cup,
    rest: options.counterMemory === 'rest' ? hidden : null,
    owners: down.map((_, space) => lordOf(heard, space)),
    sides: sides.map(({ armies, lost, births }, seat) => ({
      armies,
      lost,
      births,
      handCount: births.length,
      treasures: treasuresOf(heard, seat),
    })),
  }
}

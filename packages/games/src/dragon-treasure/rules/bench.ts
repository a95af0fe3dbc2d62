import type { Seat } from '@menagerie/engine'
import { testBench } from '@menagerie/engine/conformance'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import { spaceOf } from '../set/map.ts'
import type { State } from './state.ts'

const bench = testBench(box)
export const { optionsOf, arranged, faultsOf, dealt, play, leave, refusalOf, legalTexts } = bench

/** Seats of a position: those given, and empty-handed ones with all armies at home up to four. */
export const four = (...sides: readonly object[]): object[] => Array.from({ length: 4 }, (_, i) => sides[i] ?? {})

/** A position in the movement of seat 0. */
export const moving = (points: number, rest: object, ...sides: readonly object[]): object => ({
  phase: 'points',
  points,
  ...rest,
  sides: four(...sides),
})

/** Several actions of one seat, without chance. */
export const playAll = (state: State, seat: Seat, ...texts: readonly string[]): Event[] =>
  texts.flatMap((text) => play(state, seat, text))

/** Both sides of a duel choose, who entered first. */
export const duel = (state: State, a: Seat, value: number, b: Seat, other: number): Event[] => [
  ...play(state, a, `play ${value}`),
  ...play(state, b, `play ${other}`),
]

/** The legal notations of one verb without it: `targets(state, 0, 'throw')` gives `['a12', 'c12']`, sorted. */
export const targets = (state: State, seat: Seat, verb: string): string[] =>
  legalTexts(state, seat)
    .filter((text) => text.startsWith(`${verb} `))
    .map((text) => text.slice(verb.length + 1))
    .sort()

/** Where a seat's armies are: `{ C1: 4, a12: 1 }`. */
export const armies = (state: State, seat: Seat): Record<string, number> => named(state, state.armies[seat] ?? [])
/** Where face-up treasures lie. */
export const treasures = (state: State): Record<string, number> => named(state, state.up)

const named = (state: State, counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.flatMap((count, space) => (count === 0 ? [] : [[nameAt(state, space), count]])))

const nameAt = (state: State, space: number): string => state.options.map.names[space] ?? 'nowhere'
export const at = (state: State, name: string): number => spaceOf(state.options.map, name) ?? -1
export const dragonAt = (state: State): string => nameAt(state, state.dragon)

/** The phase in short with its seat; a duel with both, who entered first: `duel 1 0`. */
export const phaseText = (state: State): string =>
  state.phase.kind === 'duel' ? `duel ${state.phase.seats.join(' ')}` : bench.phaseText(state)

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

/** Every counter of the set supplied but these: for an almost empty cup. */
export const allBut = (...values: readonly number[]): number[] => {
  const left = optionsOf().characters.map(({ value }) => value)
  for (const value of values) left.splice(left.indexOf(value), 1)
  return left
}

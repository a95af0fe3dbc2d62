import { type ChanceOutcome, type Seat, keepIn, scriptedChance } from '@menagerie/engine'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import { spaceOf } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import type { State } from './state.ts'

/** Builders for tests. Not part of the game's door. */
export const optionsOf = (choices: Record<string, unknown> = {}): Options => {
  const made = box.complete(choices, null)
  if (!made.ok) throw new Error(`bad options: ${JSON.stringify(made.faults)}`)
  return made.value
}

export const arranged = (position: unknown, choices: Record<string, unknown> = {}): State => {
  const made = box.game.arrange(optionsOf(choices), position)
  if (!made.ok) throw new Error(`bad position: ${JSON.stringify(made.faults)}`)
  return made.value
}

/** Seats of a position: those given, and empty-handed ones with all armies at home up to four. */
export const four = (...sides: readonly object[]): object[] => Array.from({ length: 4 }, (_, i) => sides[i] ?? {})

/** A position in the movement of seat 0. */
export const moving = (points: number, rest: object, ...sides: readonly object[]): object => ({
  phase: 'points',
  points,
  ...rest,
  sides: four(...sides),
})

/** Plays one action by its notation with dictated outcomes, all of which must be used. Returns what happened. */
export const play = (state: State, seat: Seat, text: string, script: readonly ChanceOutcome[] = []): Event[] => {
  const action = box.game.parse(state.options, text)
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  if (refused !== null) throw new Error(`${text} refused: ${refused.code} (${refused.rule})`)
  const happened: Parameters<typeof keepIn<Event>>[0] = []
  const chance = scriptedChance(script)
  box.game.apply(state, seat, action, chance, keepIn(happened))
  chance.done()
  const broken = box.game.check(state)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return happened.flatMap((one) => (one.everyone === null ? [] : [one.everyone]))
}

/** Several actions of one seat, without chance. */
export const playAll = (state: State, seat: Seat, ...texts: readonly string[]): Event[] =>
  texts.flatMap((text) => play(state, seat, text))

/** Both sides of a duel choose, who entered first. */
export const duel = (state: State, a: Seat, value: number, b: Seat, other: number): Event[] => [
  ...play(state, a, `play ${value}`),
  ...play(state, b, `play ${other}`),
]

/** The refusal of an action by its notation, as `code rule`; null when it is legal. */
export const refusalOf = (state: State, seat: Seat, text: string): string | null => {
  const action = box.game.parse(state.options, text)
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  return refused === null ? null : `${refused.code} ${refused.rule}`
}

export const legalTexts = (state: State, seat: Seat): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))

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

/** The phase in short with its seat: `points 0`, `duel 0 1`, `over 1` names the winners. */
export const phaseText = (state: State): string => {
  const { phase } = state
  switch (phase.kind) {
    case 'over':
      return `over ${phase.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : [])).join(' ')}`
    case 'duel':
      return `duel ${phase.seats.join(' ')}`
    default:
      return `${phase.kind} ${phase.seat}`
  }
}

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

/** Every counter of the set supplied but these: for an almost empty cup. */
export const allBut = (...values: readonly number[]): number[] => {
  const left = optionsOf().characters.map(({ value }) => value)
  for (const value of values) left.splice(left.indexOf(value), 1)
  return left
}

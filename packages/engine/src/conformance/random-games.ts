import type { BotRoom } from '../bot-room.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import type { Rules } from './bench.ts'
import type { ConformanceRoom } from './room.ts'
import { guidedChoice, optionsOf } from './trial.ts'

/** Which random games are played, and how closely they are watched. */
export interface RandomGames {
  readonly games: number
  readonly seed: string
  /** The number of the first game: to play one of a longer run again. */
  readonly first: number
  /** One game in so many mostly follows the order of the game's bot, for what random play never reaches. 0: none. */
  readonly guided: number
  /** Steps between two looks at the state, which may cost more than a step. The last state is always looked at. */
  readonly look: number
}

/** A game that has no words and no bot yet can be played at random. */
interface Playable<T extends GameTypes> extends Rules<T> {
  /** For guided games. */
  readonly bot?: BotRoom<T>
}

/** What of a room random games need. */
type Tables<T extends GameTypes> = Pick<ConformanceRoom<T>, 'scenario' | 'bound'>

/** What came of random games. */
export interface GamesTried {
  readonly games: number
  readonly steps: number
  /** The steps of the longest game, and the largest part of its bound that a game took. */
  readonly longest: number
  readonly nearest: number
  /** The most choices a seat had at once. */
  readonly choices: number
  /** Games by the reason of their end. */
  readonly ends: Readonly<Record<string, number>>
  /** Events by their kind. */
  readonly events: Readonly<Record<string, number>>
  /** Broken invariants, games without a choice or an end, and errors; each begins with the seed of its game. */
  readonly broken: readonly string[]
}

/** In one game of four somebody resigns, within so many steps. */
const LEAVING = { games: 4, steps: 300 } as const

type Counts = Record<string, number>

const countIn = (counts: Counts, key: string, times = 1): void => {
  counts[key] = (counts[key] ?? 0) + times
}

/** What came of the parts of a longer run together. */
export const addUp = (parts: readonly GamesTried[]): GamesTried => {
  const counted = (of: 'ends' | 'events'): Counts => {
    const counts: Counts = {}
    for (const part of parts) for (const [key, times] of Object.entries(part[of])) countIn(counts, key, times)
    return counts
  }
  return {
    games: parts.reduce((all, { games }) => all + games, 0),
    steps: parts.reduce((all, { steps }) => all + steps, 0),
    longest: Math.max(0, ...parts.map(({ longest }) => longest)),
    nearest: Math.max(0, ...parts.map(({ nearest }) => nearest)),
    choices: Math.max(0, ...parts.map(({ choices }) => choices)),
    ends: counted('ends'),
    events: counted('events'),
    broken: parts.flatMap(({ broken }) => broken),
  }
}

/**
 * Plays games at the room's tables, of all options and numbers of seats, and looks at nothing but this: is the state
 * sound, is there a choice, does it end within its bound? Much quicker than `conform`, which compares views and worlds.
 */
export const tryGames = <T extends GameTypes>(
  box: Playable<T>,
  room: Tables<T>,
  { games, seed, first, guided, look }: RandomGames,
): GamesTried => {
  const [ends, events]: [Counts, Counts] = [{}, {}]
  const broken: string[] = []
  let [steps, longest, nearest, choices] = [0, 0, 0, 0]
  for (let i = first; i < first + games; i++) {
    const name = `${seed}/random/${i}`
    const note = { end: (reason: string) => countIn(ends, reason), event: (kind: string) => countIn(events, kind) }
    try {
      const game = playOne(box, room, sampledChance(name), guided > 0 && i % guided === 0, look, note)
      broken.push(...game.broken.map((fault) => `${name}: ${fault}`))
      steps += game.steps
      longest = Math.max(longest, game.steps)
      nearest = Math.max(nearest, game.steps / game.bound)
      choices = Math.max(choices, game.choices)
    } catch (error) {
      broken.push(`${name}: threw ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { games, steps, longest, nearest, choices, ends, events, broken }
}

interface Note {
  readonly end: (reason: string) => void
  readonly event: (kind: string) => void
}

interface Played {
  readonly steps: number
  readonly bound: number
  readonly choices: number
  readonly broken: readonly string[]
}

const playOne = <T extends GameTypes>(
  { game, bot, complete }: Playable<T>,
  room: Tables<T>,
  chance: Chance,
  guided: boolean,
  look: number,
  note: Note,
): Played => {
  const scenario = room.scenario(chance)
  const { loadouts } = scenario
  const options = optionsOf(complete, scenario)
  const seats = loadouts.length
  const bound = room.bound(options, seats)
  const leaver = chance.pick(LEAVING.games) === 0 ? chance.pick(LEAVING.steps) : -1
  const emit = (event: T['Event'] | null): void => {
    if (event !== null) note.event(event.kind)
  }
  const state = game.setup(options, loadouts, chance, emit)
  const choose = (seat: Seat, legal: readonly T['Action'][]): T['Action'] =>
    guided && bot !== undefined ? guidedChoice({ game, bot }, state, seat, legal, chance) : anyOf(legal, chance)
  let most = 0
  for (let steps = 0; steps <= bound; steps++) {
    const pending = game.pending(state)
    const over = pending.status === 'over'
    const faults = over || steps % look === 0 ? game.check(state) : []
    if (faults.length > 0) return { steps, bound, choices: most, broken: faults }
    if (over) {
      note.end(pending.outcome.reason)
      return { steps, bound, choices: most, broken: [] }
    }
    if (steps === leaver) {
      game.resign(state, chance.pick(seats), chance, emit)
      continue
    }
    const seat = anyOf(pending.seats, chance)
    const legal = game.legal(state, seat)
    most = Math.max(most, legal.length)
    if (legal.length === 0) return { steps, bound, choices: most, broken: ['somebody is asked and has no choice'] }
    game.apply(state, seat, choose(seat, legal), chance, emit)
  }
  return { steps: bound, bound, choices: most, broken: [`not over within ${bound} steps`] }
}

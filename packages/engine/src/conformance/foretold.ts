import { type Happening, keepIn, received } from '../audience.ts'
import type { Box } from '../box.ts'
import { canonicalJson } from '../canonical.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { MOST_STEPS } from '../playing.ts'
import { Defect } from '../refusal.ts'
import { type Followed, shareOf, stepped } from './branching.ts'
import type { ConformanceRoom } from './room.ts'
import { guidedChoice, lastOf, optionsOf } from './trial.ts'

/** Commits of the seat that is asked, and what is foretold for them. */
export interface Way<T extends GameTypes> {
  /** Each commit as its steps. */
  readonly commits: readonly (readonly T['Action'][])[]
  readonly value: unknown
}

/**
 * Something a board says of what the rules will do, reckoned from a view. Values are plain JSON data. It is asked in one of
 * three ways, of which it gives one.
 */
export interface Forecast<T extends GameTypes> {
  readonly name: string
  /** What the next commit, or one of the next `lasts` (1 unless told), will bring; null where nothing is foretold. */
  readonly foretell?: (view: T['View'], viewer: Viewer) => unknown
  readonly lasts?: number
  /** What commits of the viewer who is asked would bring: each is tried on a copy, and has to be legal. */
  readonly ways?: (view: T['View'], seat: Seat) => readonly Way<T>[]
  /** How likely `came` will be true of the step that is about to be committed: held against every outcome. Null for nothing. */
  readonly chance?: (view: T['View'], seat: Seat, step: T['Action']) => number | null
  /** What came of it; null while it cannot be told. */
  readonly came: (followed: Followed<T>) => unknown
}

/** Which matches are played. */
export interface Foretelling {
  readonly games: number
  readonly seed: string
  /** How often each forecast has to be compared: one that is never met proves nothing. */
  readonly least: number
}

/** What came of it. */
export interface Foretold {
  /** Comparisons by the name of the forecast. */
  readonly compared: Readonly<Record<string, number>>
  /** Differences, forecasts met too seldom, and errors. */
  readonly faults: readonly string[]
}

/** Ways tried at one decision, commits of a match, and faults told, at most. */
const MOST = { ways: 2, commits: 400, faults: 20 } as const

/** A forecast that waits to be compared. */
interface Open<T extends GameTypes> {
  readonly forecast: Forecast<T>
  readonly viewer: Viewer
  readonly before: T['View']
  readonly value: unknown
  readonly seq: number
  readonly events: T['Event'][]
}

interface Match<T extends GameTypes> {
  readonly box: Box<T>
  readonly state: T['State']
  readonly chance: Chance
  readonly viewers: readonly Viewer[]
  readonly forecasts: readonly Forecast<T>[]
  readonly told: Told
  /** Names the match in a fault. */
  readonly name: string
  /** Half of the matches mostly follow the bot, for what random play never reaches. */
  readonly guided: boolean
  seq: number
  open: Open<T>[]
}

interface Told {
  readonly compared: Record<string, number>
  readonly faults: string[]
}

/**
 * Plays matches of all options and numbers of seats at random and holds what is foretold from the views against what came.
 * A fault names the game, the seed, the commit (seq), the viewer and the forecast.
 */
export const foretold = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  forecasts: readonly Forecast<T>[],
  { games, seed, least }: Foretelling,
): Foretold => {
  const told: Told = { compared: Object.fromEntries(forecasts.map(({ name }) => [name, 0])), faults: [] }
  for (let i = 0; i < games && told.faults.length < MOST.faults; i++) {
    const name = `${box.game.id} ${seed}/foretold/${i}`
    try {
      playMatch(openMatch(box, room, forecasts, told, name, i % 2 === 1))
    } catch (error) {
      told.faults.push(`${name}: threw ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const [name, times] of Object.entries(told.compared)) {
    if (times < least) told.faults.push(`${box.game.id} ${seed}: ${name} was compared ${times} times, not ${least}`)
  }
  return told
}

const openMatch = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  forecasts: readonly Forecast<T>[],
  told: Told,
  name: string,
  guided: boolean,
): Match<T> => {
  const chance = sampledChance(name)
  const scenario = room.scenario(chance)
  const { loadouts } = scenario
  const state = box.game.setup(optionsOf(box.complete, scenario), loadouts, chance, null)
  const viewers: Viewer[] = [...loadouts.keys(), 'spectator']
  return { box, state, chance, viewers, forecasts, told, name, guided, seq: 0, open: [] }
}

const playMatch = <T extends GameTypes>(match: Match<T>): void => {
  const { box, state, chance } = match
  while (match.seq < MOST.commits) {
    const pending = box.game.pending(state)
    if (pending.status === 'over') return
    match.seq++
    const seat = anyOf(pending.seats, chance)
    tryWays(match, seat)
    playCommit(match, seat)
  }
}

/** One commit; the forecasts are asked before its last step, when everything is staged that it is made of. */
const playCommit = <T extends GameTypes>(match: Match<T>, seat: Seat): void => {
  const { box, state, chance, guided } = match
  const { game } = box
  const steps: T['Action'][] = []
  for (;;) {
    const legal = game.legal(state, seat)
    const step = guided ? guidedChoice(box, state, seat, legal, chance) : anyOf(legal, chance)
    steps.push(step)
    if (!game.staged(step)) break
    if (steps.length === MOST_STEPS) throw new Defect(`a commit of seat ${seat} takes more than ${MOST_STEPS} steps`)
    game.apply(state, seat, step, chance, null)
  }
  askChances(match, seat, lastOf(steps))
  const views = match.viewers.map((viewer) => game.view(state, viewer))
  askForecasts(match, views)
  const happenings: Happening<T['Event']>[] = []
  game.apply(state, seat, lastOf(steps), chance, keepIn(happenings))
  hear(match, seat, steps, happenings)
}

const askForecasts = <T extends GameTypes>(match: Match<T>, views: readonly T['View'][]): void => {
  for (const forecast of match.forecasts) {
    if (forecast.foretell === undefined) continue
    for (const [at, viewer] of match.viewers.entries()) {
      const before = views[at] as T['View']
      const value = forecast.foretell(before, viewer)
      if (value !== null) match.open.push({ forecast, viewer, before, value, seq: match.seq, events: [] })
    }
  }
}

/** Compares what can be told now, and keeps what may be told later. */
const hear = <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  steps: readonly T['Action'][],
  happenings: readonly Happening<T['Event']>[],
): void => {
  const { box, state } = match
  const seen = new Map<Viewer, T['View']>()
  const viewOf = (viewer: Viewer): T['View'] => {
    const view = seen.get(viewer) ?? box.game.view(state, viewer)
    seen.set(viewer, view)
    return view
  }
  match.open = match.open.filter((one) => {
    const { forecast, viewer, before, events } = one
    for (const happening of happenings) {
      const event = received(happening, viewer)
      if (event !== null) events.push(event)
    }
    const came = forecast.came({ viewer, before, seat, steps, events, view: () => viewOf(viewer) })
    if (came !== null) compare(match, forecast, one.viewer, one.seq, one.value, came)
    return came === null && match.seq - one.seq + 1 < (forecast.lasts ?? 1)
  })
}

const compare = <T extends GameTypes>(
  { told, name }: Match<T>,
  forecast: Forecast<T>,
  viewer: Viewer,
  seq: number,
  value: unknown,
  came: unknown,
): void => {
  told.compared[forecast.name] = (told.compared[forecast.name] as number) + 1
  const [foretells, comes] = [canonicalJson(value), canonicalJson(came)]
  if (foretells !== comes && told.faults.length < MOST.faults)
    told.faults.push(`${name} seq ${seq} viewer ${viewer}: ${forecast.name} foretold ${foretells}, came ${comes}`)
}

const tryWays = <T extends GameTypes>(match: Match<T>, seat: Seat): void => {
  const { box, state, chance, seq } = match
  for (const forecast of match.forecasts) {
    if (forecast.ways === undefined) continue
    const before = box.game.view(state, seat)
    const ways = [...forecast.ways(before, seat)]
    for (let i = 0; i < MOST.ways && ways.length > 0; i++) {
      const [way] = ways.splice(chance.pick(ways.length), 1) as [Way<T>]
      const after = stepped(box, state, seat, before, way.commits, sampledChance(`${match.name} ${seq} ${i}`))
      const came = typeof after === 'string' ? after : forecast.came(after)
      if (came !== null) compare(match, forecast, seat, seq, way.value, came)
    }
  }
}

/** Shares nearer to each other than this are the same: sums of floating products. */
const CLOSE = 1e-9

const askChances = <T extends GameTypes>(match: Match<T>, seat: Seat, step: T['Action']): void => {
  const { box, state, seq } = match
  for (const forecast of match.forecasts) {
    if (forecast.chance === undefined) continue
    const before = box.game.view(state, seat)
    const value = forecast.chance(before, seat, step)
    if (value === null) continue
    const share = shareOf(box, state, seat, before, step, (after) => forecast.came(after))
    if (share !== null) compare(match, forecast, seat, seq, value, Math.abs(share - value) < CLOSE ? value : share)
  }
}

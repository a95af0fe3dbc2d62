import type { Box } from '../box.ts'
import { anyOf } from '../chance/chance.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { eachDifference } from './compare.ts'
import { openLedger } from './ledger.ts'
import type { ConformanceRoom } from './room.ts'
import { type Run, type Trial, commitAtRandom, openTrial } from './trial.ts'

/** Paths that differed, under the names of their tables, and the lengths that lists were seen to have. */
interface Found {
  readonly raw: Map<string, readonly (string | number)[]>
  /** Keyed by the path of the list. */
  readonly lengths: Map<string, Set<number>>
}

/**
 * The paths of a state that `redeal` changes, for each number of seats and each viewer: a list to be kept and held
 * against the rulebook's table of who knows what. A place in a list is `*`, unless it is the outermost
 * list and as long as there are seats.
 */
export const redealtPaths = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  { games, seed }: { readonly games: number; readonly seed: string },
): readonly string[] => {
  const run: Run<T> = { box, room, ledger: openLedger([]), tables: new Map() }
  const found = new Map<string, Found>()
  for (let i = 0; i < games; i++) redealMatch(openTrial(run, `${seed}/redealt/${i}`), found)
  const paths = [...found].flatMap(([table, { raw, lengths }]) =>
    [...raw.values()].map((path) => `${table}: ${generalise(path, lengths, Number.parseInt(table, 10))}`),
  )
  return [...new Set(paths)].sort()
}

const redealMatch = <T extends GameTypes>(trial: Trial<T>, found: Map<string, Found>): void => {
  const { chance, options, scenario, room } = trial
  const { game } = trial.box
  const seats = scenario.loadouts.length
  const state = game.setup(options, scenario.loadouts, chance, null)
  for (let commits = 0; commits < trial.bound; commits++) {
    const pending = game.pending(state)
    const viewer: Viewer = anyOf(trial.viewers, chance)
    const table = `${seats} seats, ${viewer === 'spectator' ? viewer : `viewer ${viewer}`}`
    const here = found.get(table) ?? { raw: new Map(), lengths: new Map() }
    found.set(table, here)
    const world = room.redeal(game.clone(state), viewer, chance)
    noteLengths(state, '', here.lengths)
    noteLengths(world, '', here.lengths)
    eachDifference(state, world, (path) => here.raw.set(path.join('.'), path))
    if (pending.status === 'over') return
    commitAtRandom(trial, state, anyOf(pending.seats, chance), chance)
  }
}

/** The path of a list with its own places generalised, so that `hands.1` and `hands.2` are lists of one kind. */
const listAt = (path: readonly (string | number)[]): string =>
  path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')

const noteLengths = (value: unknown, path: string, lengths: Map<string, Set<number>>): void => {
  if (typeof value !== 'object' || value === null) return
  const inside = path === '' ? '' : `${path}.`
  if (Array.isArray(value)) {
    const known = lengths.get(path) ?? new Set()
    lengths.set(path, known.add(value.length))
    // What is no list and has none in it needs no path.
    for (const entry of value) if (typeof entry === 'object') noteLengths(entry, `${inside}*`, lengths)
    return
  }
  for (const key of Object.keys(value)) {
    const field: unknown = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof field === 'object') noteLengths(field, inside + key, lengths)
  }
}

const generalise = (path: readonly (string | number)[], lengths: Found['lengths'], seats: number): string => {
  const first = path.findIndex((step) => typeof step === 'number')
  const known = lengths.get(listAt(path.slice(0, Math.max(0, first))))
  const bySeat = known?.size === 1 && known.has(seats)
  return path.map((step, i) => (typeof step === 'string' || (bySeat && i === first) ? step : '*')).join('.')
}

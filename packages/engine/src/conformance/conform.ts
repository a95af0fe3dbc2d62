import type { Box } from '../box.ts'
import type { GameTypes } from '../game.ts'
import type { Rules } from './bench.ts'
import { type Mill, openMill, tryPositions } from './described.ts'
import { tryDoors } from './doors.ts'
import { tryGame } from './games.ts'
import { LAWS, type Law } from './laws.ts'
import { type Report, openLedger } from './ledger.ts'
import { tryOdds } from './odds.ts'
import type { ConformanceRoom } from './room.ts'
import { trySetup } from './setups.ts'
import { tryTable } from './tables.ts'
import { tryTakingBack } from './taking-back.ts'
import type { Run } from './trial.ts'
import { tryWorlds } from './worlds.ts'

export interface Trials {
  /** Random matches, each held against the laws at every step; so many states are described, too. */
  readonly games: number
  /** Matches played in two worlds at once. */
  readonly pairs: number
  readonly seed: string
  /** All when absent. */
  readonly laws?: readonly Law[]
  /** The number of the first match: to play one of a longer run again. 0 when absent. */
  readonly first?: number
  /** What is known of described positions so far, and where those taken are kept. A new one when absent. */
  readonly mill?: Mill
}

const DOORS = ['options', 'loadouts', 'arrange'] as const
const WORLDS = ['two-worlds', 'choices', 'refusals', 'imagine'] as const
const TAKEN_BACK = 'take-back'
const DESCRIBED = ['positions', 'mutants'] as const
const ELSEWHERE: readonly Law[] = [...DOORS, ...DESCRIBED, 'two-worlds', 'choices', 'refusals', 'replay', 'odds']
const MATCHES = LAWS.filter((law) => !ELSEWHERE.includes(law))

/** At most so many tables are opened, doors tried and positions sampled; more would only repeat what matches test. One match in so
 * many is played for what is taken back, too. */
const MOST_TABLES = 1000
const MOST_DOORS = 100
const MOST_TAKEN_BACK = 1000
const TAKEN_BACK_IN = 10
const POSITIONS = { least: 200, most: 1200 } as const

/** Holds a game against the laws. The same trials give the same report. */
export const conform = <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>, trials: Trials): Report => {
  const { games, pairs, seed } = trials
  const asked = trials.laws ?? LAWS
  const first = trials.first ?? 0
  const ledger = openLedger(asked)
  const run: Run<T> = { box, room, ledger, tables: new Map() }
  const { wants } = ledger
  for (let i = first; i < first + games && wants(...MATCHES); i++) tryGame(run, `${seed}/game/${i}`)
  for (let i = first; i < first + Math.min(games, MOST_TABLES) && wants('replay'); i++)
    tryTable(run, `${seed}/table/${i}`)
  for (let i = first; i < first + Math.min(games, MOST_DOORS) && wants(...DOORS); i++)
    tryDoors(run, `${seed}/door/${i}`)
  for (let i = first; i < first + Math.min(Math.ceil(games / TAKEN_BACK_IN), MOST_TAKEN_BACK) && wants(TAKEN_BACK); i++)
    tryTakingBack(run, `${seed}/taken back/${i}`)
  for (let i = first; i < first + pairs && wants(...WORLDS, TAKEN_BACK); i++) {
    if (wants('two-worlds')) trySetup(run, `${seed}/setup/${i}`, i)
    tryWorlds(run, `${seed}/pair/${i}`, i, 'redeal')
    if (wants('imagine')) tryWorlds(run, `${seed}/imagined/${i}`, i, 'imagine')
  }
  const mill = trials.mill ?? openMill()
  let described = room.positions === undefined || !wants(...DESCRIBED) ? games : 0
  // A match is described at several places; a short one has fewer.
  for (let i = first; described < games && i < first + games && wants(...DESCRIBED); i++)
    described += tryPositions(run, `${seed}/described/${i}`, mill)
  if (wants('odds')) tryOdds(run, seed, Math.max(POSITIONS.least, Math.min(games, POSITIONS.most)))
  return ledger.report(box.game.id, seed)
}

/** Laws that ask a game for rules, views and imagined states, and for nothing that comes later. */
const SECRETS = ['two-worlds', 'choices', 'refusals', 'odds'] as const satisfies readonly Law[]

/** Holds a game against the laws of its secrets as soon as rules, views and imagined states are written. */
export const conformSecrets = <T extends GameTypes>(
  rules: Rules<T>,
  room: ConformanceRoom<T>,
  { laws = SECRETS, ...trials }: Omit<Trials, 'laws'> & { readonly laws?: readonly (typeof SECRETS)[number][] },
): Report =>
  // No other part of a box is asked for by these.
  conform(rules as Box<T>, room, { ...trials, laws })

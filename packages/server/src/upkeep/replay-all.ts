import { playsIn } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { catalogue } from '@menagerie/games'
import { openGames } from '../lobby/games.ts'
import { recordOf } from './match-rows.ts'
import { readSnapshot } from './snapshot.ts'
import { type HouseAt, withHouse } from './stored-house.ts'

/** A match that comes out otherwise by the rules as they are. */
export interface Differing {
  readonly table: string
  /** Where it begins to differ; null: before the first entry, or of the match as a whole. */
  readonly entry: number | null
  /** What the verifier found first (`Verification.faults`). */
  readonly code: string
}

/** The matches of one game that were begun under one version of its rules. */
export interface Replayed {
  readonly game: string
  readonly version: number
  readonly matches: number
  /** Of them still running. */
  readonly running: number
  readonly entries: number
  /** Played here no more: a match that runs stands still, a finished one is a record without a player. */
  readonly isPlayed: boolean
  readonly verified: number
  readonly differing: readonly Differing[]
}

type Counted = { -readonly [K in keyof Replayed]: Replayed[K] } & { differing: Differing[] }

/** Decides nothing of a match that runs: it has no end yet. */
const UNENDED = 'notOver'

/**
 * Plays every match of the house again by the rules of this version, and writes nothing. By game and version of the rules, in that
 * order; `onMatch` is told after each. Throws an UpkeepError.
 */
export const replayAll = (house: HouseAt, onMatch: () => void = () => {}): Promise<readonly Replayed[]> =>
  withHouse(house, 'beside', (client) =>
    readSnapshot(client, async (snapshot) => {
      const games = openGames(catalogue)
      const plays = playsIn(catalogue)
      const columns = { tables: snapshot.columns('tables'), entries: snapshot.columns('entries') }
      const found = new Map<string, Counted>()
      for await (const some of snapshot.matches()) {
        for (const match of some) {
          const { id, record } = recordOf(columns, match)
          if (record === null) continue
          const { game, version } = record.header
          const key = `${game} ${String(version).padStart(6, '0')}`
          const isPlayed = plays(game, version)
          const counted = found.get(key) ?? newCount({ game, version, isPlayed })
          found.set(key, counted)
          counted.matches++
          counted.entries += record.entries.length
          if (isPlayed) {
            const { faults, outcome } = verifyRecord(await games.box(game), record)
            const first = faults.find(({ code }) => code !== UNENDED)
            if (first !== undefined) counted.differing.push({ table: id, entry: entryIn(first.path), code: first.code })
            else {
              counted.verified++
              if (outcome === null) counted.running++
            }
          }
          onMatch()
        }
      }
      return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted)
    }),
  )

const newCount = (of: Pick<Replayed, 'game' | 'version' | 'isPlayed'>): Counted => ({
  ...of,
  matches: 0,
  running: 0,
  entries: 0,
  verified: 0,
  differing: [],
})

const entryIn = (path: string): number | null => {
  const found = /^entries\.(\d+)/.exec(path)?.[1]
  return found === undefined ? null : Number(found)
}

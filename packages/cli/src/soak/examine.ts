import { setImmediate as breathe } from 'node:timers/promises'
import { type Failure, LAWS, type Law, type Report } from '@menagerie/engine/conformance'
import { openProgress } from '../output.ts'
import type { Examiner } from './rooms.ts'

export interface Examination {
  readonly games: number
  readonly pairs: number
  readonly seed: string
}

export interface LawResult {
  readonly law: Law
  readonly cases: number
  readonly failures: readonly Failure[]
}

export interface Examined {
  readonly laws: readonly LawResult[]
  readonly games: number
  readonly pairs: number
  /** Searches for a like commit in a second world that gave up. */
  readonly gaveUp: number
  readonly seconds: number
}

/** Matches and pairs of one stretch, after which progress is shown and a failure ends the trial. */
const STRETCH = 250
/** So many matches are also played at tables and had their doors tried; more would repeat what matches test. */
const MOST_TABLES = 1000
const POSITIONS = 1200
const ONCE: readonly Law[] = ['options', 'loadouts', 'arrange', 'replay']

/** Holds a game against all laws, stretch by stretch, until all is done or something failed. */
export const examineLong = async (
  examiner: Examiner,
  { games, pairs, seed }: Examination,
  working: string,
): Promise<Examined> => {
  const cases = new Map<Law, number>()
  const failures = new Map<Law, Failure[]>()
  let gaveUp = 0
  const add = (report: Report): void => {
    gaveUp += report.gaveUp
    for (const one of report.laws) {
      cases.set(one.law, (cases.get(one.law) ?? 0) + one.cases)
      failures.set(one.law, [...(failures.get(one.law) ?? []), ...one.failures])
    }
  }
  const isBroken = (): boolean => [...failures.values()].some((list) => list.length > 0)
  const begun = performance.now()
  const most = Math.max(games, pairs)
  const progress = openProgress(working, most)
  const part = (all: number, first: number): number => Math.max(0, Math.min(STRETCH, all - first))
  let first = 0
  for (; first < most && !isBroken(); first += STRETCH) {
    const laws = LAWS.filter((law) => law !== 'odds' && (first < MOST_TABLES || !ONCE.includes(law)))
    add(examiner.conform({ games: part(games, first), pairs: part(pairs, first), seed, first, laws }))
    progress.advance(Math.min(most, first + STRETCH))
    await breathe()
  }
  if (!isBroken()) add(examiner.conform({ games: Math.min(games, POSITIONS), pairs: 0, seed, laws: ['odds'] }))
  progress.end()
  return {
    laws: LAWS.map((law) => ({ law, cases: cases.get(law) ?? 0, failures: failures.get(law) ?? [] })),
    games: Math.min(games, first),
    pairs: Math.min(pairs, first),
    gaveUp,
    seconds: (performance.now() - begun) / 1000,
  }
}

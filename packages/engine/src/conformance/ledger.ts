import { LAWS, type Law } from './laws.ts'

export interface Failure {
  readonly law: Law
  /** Names the match: `conform` with `first` set to its number and one match plays it again. */
  readonly seed: string
  readonly text: string
  /** Where the two things compared differ, such as `sides.1.hand.0`; empty where nothing is compared. */
  readonly paths: readonly string[]
  /** Steps so far, with their seats. */
  readonly trail: readonly string[]
}

export interface LawReport {
  readonly law: Law
  /** How often it was put to the test. */
  readonly cases: number
  /** The first few; a law that fails so often is not tested further. */
  readonly failures: readonly Failure[]
}

export interface Report {
  readonly game: string
  readonly seed: string
  /** In the order of LAWS; those that were asked for. */
  readonly laws: readonly LawReport[]
  /** How often the search for a commit of the same shape in a second world gave up: cases that tested nothing. */
  readonly gaveUp: number
}

const MOST_FAILURES = 3

/** Keeps the cases and failures of a run. `law` is what is being tested now: an error counts against it. */
export interface Ledger {
  law: Law
  /** Whether any of these is still to be tested. */
  readonly wants: (...laws: readonly Law[]) => boolean
  readonly begin: (seed: string) => void
  readonly step: (text: () => string) => void
  /** One more case of the law, which becomes the present one. */
  readonly test: (law: Law) => void
  readonly fail: (law: Law, text: string, paths?: readonly string[]) => void
  readonly threw: (error: unknown) => void
  readonly gaveUp: () => void
  readonly report: (game: string, seed: string) => Report
}

export const openLedger = (asked: readonly Law[]): Ledger => {
  const cases = Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<Law, number>
  const failures = Object.fromEntries(LAWS.map((law) => [law, [] as Failure[]])) as Record<Law, Failure[]>
  const wanted = new Set<Law>(asked)
  let seed = ''
  let trail: (() => string)[] = []
  let gaveUp = 0
  const ledger: Ledger = {
    law: 'liveness',
    wants: (...laws) => laws.some((law) => wanted.has(law)),
    begin: (name) => {
      seed = name
      trail = []
    },
    step: (text) => void trail.push(text),
    test: (law) => {
      ledger.law = law
      cases[law]++
    },
    fail: (law, text, paths = []) => {
      if (!wanted.has(law)) return
      failures[law].push({ law, seed, text, paths, trail: trail.map((step) => step()) })
      if (failures[law].length >= MOST_FAILURES) wanted.delete(law)
    },
    threw: (error) => {
      const law = asked.includes(ledger.law) ? ledger.law : (asked[0] ?? ledger.law)
      ledger.fail(law, `threw ${error instanceof Error ? error.message : String(error)}`)
    },
    gaveUp: () => void gaveUp++,
    report: (game, name) => ({
      game,
      seed: name,
      gaveUp,
      laws: LAWS.filter((law) => asked.includes(law)).map((law) => ({
        law,
        cases: cases[law],
        failures: failures[law],
      })),
    }),
  }
  return ledger
}

/** The failures of all laws. */
export const failuresOf = (report: Report): readonly Failure[] => report.laws.flatMap(({ failures }) => failures)

/** The laws that failed. */
export const brokenLaws = (report: Report): readonly Law[] =>
  report.laws.filter(({ failures }) => failures.length > 0).map(({ law }) => law)

/** A report as lines of text, for terminals and test messages. */
export const reportLines = (report: Report): readonly string[] => [
  ...report.laws.flatMap(({ law, cases, failures }) => [
    `${failures.length === 0 ? 'holds' : 'BROKEN'}  ${law}  ${cases} cases`,
    ...failures.flatMap((failure) => [
      `        ${failure.seed}: ${failure.text}`,
      ...(failure.paths.length > 0 ? [`        differs at ${failure.paths.join(', ')}`] : []),
      ...(failure.trail.length > 0 ? [`        after ${failure.trail.join('; ')}`] : []),
    ]),
  ]),
  ...(report.gaveUp > 0 ? [`gave up looking for a commit of the same shape ${report.gaveUp} times`] : []),
]

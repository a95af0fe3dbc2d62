import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that put broken parts in the place of modules, or that look at what is in force in their whole process: both are to be nobody
 * else's, and begin first.
 */
export const ALONE = ['packages/server/test/promises.test.ts', 'packages/server/src/identity/hooked.test.ts']

/**
 * The longest of all, which waits, and files whose figures are of time: how long somebody waits beside somebody else. They begin before
 * what reckons, beside each other.
 */
const TIMED = [
  'packages/server/test/process.test.ts',
  'packages/server/test/greed.test.ts',
  'packages/server/test/half-open.test.ts',
  'packages/server/test/challenge.test.ts',
  'packages/server/test/wire-worlds.test.ts',
  'packages/server/test/neighbours.test.ts',
  'packages/server/test/bots.test.ts',
  'packages/server/test/fair-queue.test.ts',
  'packages/server/test/late.test.ts',
  'packages/server/test/leases.test.ts',
  'packages/server/test/nodes.test.ts',
  'packages/server/test/absence-nodes.test.ts',
  'packages/server/test/stream.test.ts',
  'packages/server/test/socket.test.ts',
]

/**
 * Files that take long, the longest first. What is begun last and takes a minute is waited for by a worker with nothing left
 * to do; a fresh clone remembers no durations, and the size of a file says little of them.
 */
const LONG = [
  'test/browser/axe.spec.ts',
  'test/browser/glass.spec.ts',
  'test/browser/dragon-treasure.spec.ts',
  'test/browser/print.spec.ts',
  'test/browser/look.spec.ts',
  'test/browser/here.spec.ts',
  'test/browser/account.spec.ts',
  'test/browser/monstructor.spec.ts',
  'test/browser/replay.spec.ts',
  'test/browser/learn.spec.ts',
  'test/browser/left-open.spec.ts',
  'test/browser/monster-maker.spec.ts',
  'test/browser/double-headed-lion.spec.ts',
  'test/browser/monster-maker-games.spec.ts',
  'test/browser/double-headed-lion-sizes.spec.ts',
  'packages/cli/src/commands.test.ts',
  'test/browser/stage-layers.spec.ts',
  'test/browser/closer.spec.ts',
  'test/browser/interrupted.spec.ts',
  'test/browser/two-people.spec.ts',
  'packages/games/src/monstructor/secrets/conformance.test.ts',
  'packages/games/src/monster-maker/secrets/conformance.test.ts',
  'test/browser/every-page-fits.spec.ts',
  'test/browser/under-the-pointer.spec.ts',
  'test/browser/languages.spec.ts',
  'packages/server/test/notices-trial.test.ts',
  'packages/games/src/monstructor/secrets/conformance-forced.test.ts',
  'test/browser/again.spec.ts',
  'packages/games/src/double-headed-lion/secrets/conformance.test.ts',
  'test/browser/against-a-bot.spec.ts',
  'test/browser/newer-version.spec.ts',
  'packages/cli/src/play.test.ts',
  'test/houses/houses.test.ts',
  'test/browser/at-once.spec.ts',
  'packages/games/src/dragon-treasure/secrets/conformance.test.ts',
  'test/browser/sent-away.spec.ts',
  'test/browser/position.spec.ts',
  'test/browser/rooms.spec.ts',
  'packages/server/test/access.test.ts',
  'packages/server/test/commit.test.ts',
  'test/browser/absence.spec.ts',
  'test/browser/double-headed-lion-device.spec.ts',
  'packages/server/test/notices.test.ts',
  'test/browser/weight.spec.ts',
  'test/browser/new-table.spec.ts',
  'test/browser/castles.spec.ts',
  'packages/authority/src/laws/laws.test.ts',
  'packages/bots/src/monster-pack.test.ts',
  'packages/games/src/monster-pack/secrets/conformance.test.ts',
  'test/records/records.test.ts',
  'packages/bots/src/chance.test.ts',
]

const FIRST = [...ALONE, ...TIMED, ...LONG]

const placeOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId)

const OF_SERVER = /^packages\/server\//

/** How far down its own kind's list each file stands, from 0 to 1. */
const shares = (files: readonly TestSpecification[]): (readonly [file: TestSpecification, share: number])[] =>
  files.map((file, at) => [file, at / files.length])

/**
 * Files that stand alone begin first, then those that measure time and those that take long. Of the rest, as Vitest sorts them, those of
 * the server are spread evenly among those that reckon without a pause: waiting for processes and databases, they leave the machine to them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification): number => FIRST.indexOf(placeOf(file))
    const rest = sorted.filter((file) => rank(file) < 0)
    const waits = (file: TestSpecification): boolean => OF_SERVER.test(placeOf(file))
    const spread = [...shares(rest.filter(waits)), ...shares(rest.filter((file) => !waits(file)))]
    return [
      ...sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b)),
      ...spread.sort(([, a], [, b]) => a - b).map(([file]) => file),
    ]
  }
}

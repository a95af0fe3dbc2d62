import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long, the longest first. What is begun last and takes a minute is waited for by a worker with nothing left
 * to do; a fresh clone remembers no durations, and the size of a file says little of them.
 */
const LONG = [
  'packages/server/test/process.test.ts',
  'packages/server/test/wire-worlds.test.ts',
  'packages/server/test/challenge.test.ts',
  'test/browser/axe.spec.ts',
  'test/browser/print.spec.ts',
  'test/browser/double-headed-lion.spec.ts',
  'test/browser/look.spec.ts',
  'test/browser/here.spec.ts',
  'test/browser/replay.spec.ts',
  'test/browser/monster-maker-games.spec.ts',
  'test/browser/learn.spec.ts',
  'test/browser/dragon-treasure.spec.ts',
  'test/browser/monstructor.spec.ts',
  'test/browser/double-headed-lion-sizes.spec.ts',
  'test/browser/glass.spec.ts',
  'test/browser/monster-maker.spec.ts',
  'packages/games/src/monstructor/secrets/conformance.test.ts',
  'packages/games/src/monstructor/secrets/conformance-forced.test.ts',
  'test/browser/every-page-fits.spec.ts',
  'test/browser/stage-layers.spec.ts',
  'test/browser/languages.spec.ts',
  'packages/games/src/monster-maker/secrets/conformance.test.ts',
  'packages/games/src/double-headed-lion/secrets/conformance.test.ts',
  'packages/games/src/dragon-treasure/secrets/conformance.test.ts',
  'packages/cli/src/commands.test.ts',
  'packages/cli/src/play.test.ts',
]

/** Projects whose tests wait for processes and databases. */
const OF_SERVER = ['server', 'planted']

const rank = ({ moduleId, project }: TestSpecification): number => {
  const at = LONG.indexOf(relative(process.cwd(), moduleId))
  return (at < 0 ? LONG.length : at) + (OF_SERVER.includes(project.name) ? 0 : LONG.length + 1)
}

/**
 * Files that are known to take long begin first, and those of the server before all that reckon without a pause: waiting for
 * processes and databases, they end beside those. The rest as Vitest sorts them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

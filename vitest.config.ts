import { configDefaults, defineConfig } from 'vitest/config'
import { Account } from './test/account/reporter.ts'
import { ALONE, LongestFirst } from './test/support/longest-first.ts'

/**
 * Packages are tested from their sources: the `source` condition of each `exports` map. Neither `import` nor `default`
 * stands here: they hold anyway, and named they would give ES modules to `require`.
 */
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    /** One more than cores: tests wait for processes, databases and bots, and would leave a part of two cores to nobody. */
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new Account()],
    setupFiles: ['test/account/in-tests.ts', 'test/support/patience.ts'],
    /** What is waited for is waited for as long as by a page: a second, as it would be, is little on a busy machine. */
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/{engine,fair,games,art,bots,protocol,authority,cli,web}/src/**/*.test.{ts,tsx}',
            'packages/server/**/*.test.ts',
            'test/{workspace,glass,records,houses}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ALONE],
          setupFiles: ['test/support/time-limits.ts'],
          /** Rules keep nothing, and servers are opened by each file: to load modules anew for every file took up to a third of the time. */
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.spec.ts'],
          globalSetup: ['test/browser/support/open-houses.ts'],
          setupFiles: ['test/browser/support/open-stage.ts'],
          /** One Chromium and one house for all files of a worker, everybody in them a new guest. */
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          /** After all the others: a browser, a server and a database want the machine for themselves. */
          sequence: { groupOrder: 1 },
          /** Two more than cores: what is looked at waits for pages, bots and flights, a third of its time. */
          maxWorkers: 4,
        },
      },
    ],
  },
})

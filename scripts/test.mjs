import { findBrowser } from './lib/browser.mjs'
import { binOf } from './lib/build.mjs'
import { changedSince, testsFor } from './lib/changed.mjs'
import { main, say } from './lib/house.mjs'
import { keepInMemory } from './lib/in-memory.mjs'
import { prepare } from './lib/prepare.mjs'
import { prepareDatabase } from './lib/prepared-database.mjs'
import { become } from './lib/spawn.mjs'

/**
 * `npm test`: everything a fresh clone lacks, a browser too, then one run of all tests. Arguments go to Vitest, but for
 * `--changed` or `--changed=<git ref>`: the tests that what has changed calls for, without those in a browser.
 */
await main(async () => {
  const args = process.argv.slice(2)
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
  const vitest = async (/** @type {string[]} */ ...more) => {
    keepInMemory()
    await prepareDatabase()
    return become(binOf('.', 'vitest', 'vitest.mjs'), ['run', ...more])
  }
  if (changed === undefined) {
    await prepare({ pages: true })
    await findBrowser()
    return vitest(...args)
  }
  const wanted = testsFor(changedSince(changed.split('=')[1] ?? 'HEAD'))
  if (wanted.length === 0) {
    say('Nothing has changed.')
    return 0
  }
  const browser = wanted.some((path) => path.startsWith('test/browser/'))
  await prepare({ pages: browser })
  if (browser) await findBrowser()
  say(`Tests of ${wanted.join(', ')}${browser ? '' : '; those in a browser are left to npm test'}.`)
  const rest = args.filter((arg) => arg !== changed)
  const projects = browser ? [] : ['node', 'alone'].flatMap((name) => ['--project', name])
  return vitest(...projects, ...wanted, ...rest)
})

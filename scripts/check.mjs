import { binOf, compiling } from './lib/build.mjs'
import { checkHouseRules } from './lib/house-rules.mjs'
import { main, root, say } from './lib/house.mjs'
import { install } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runNode } from './lib/spawn.mjs'

/** A tool of the workspace as a check: true when it finds nothing. */
const tool =
  (/** @type {string} */ name, /** @type {string} */ bin, /** @type {string[]} */ ...args) =>
  async () =>
    (await runNode(binOf('.', name, bin), args)) === 0

const CHECKS = {
  // The references of tsconfig.json name every package, the tests and the scripts.
  types: tool('typescript', 'bin/tsc', ...compiling()),
  lint: tool('oxlint', 'bin/oxlint', '.'),
  format: tool('oxfmt', 'bin/oxfmt', '--check', '.'),
  'dead exports': tool('knip', 'bin/knip.js', '--no-config-hints', '--no-progress'),
  'house rules': async () => {
    const { errors, warnings } = checkHouseRules(root)
    for (const line of [...warnings.map((warning) => `warning: ${warning}`), ...errors]) say(line)
    return errors.length === 0
  },
}

/**
 * `npm run check`: everything that can be known without running the product, or the checks that are named. All of them run,
 * also after a failure.
 */
await main(async () => {
  requireNode()
  await install()
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in CHECKS))
  if (unknown.length > 0) {
    say(`No check is called ${unknown.join(', ')}: there are ${Object.keys(CHECKS).join(', ')}.`)
    return 2
  }
  const failed = []
  for (const [name, check] of Object.entries(CHECKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const begin = performance.now()
    const passed = await check()
    if (!passed) failed.push(name)
    say(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  }
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
  return failed.length === 0 ? 0 : 1
})

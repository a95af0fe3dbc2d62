import { readFileSync } from 'node:fs'
import { main, Stop } from './lib/house.mjs'

const USAGE = `Usage: npm run counts -- <before.json> <after.json>

Compares what two runs of \`npm test\` executed, by the test-results/executed.json that each left: every name of a test and
every call of expect, one that polls counted once. Fails where a test or a call is gone.`

/** @typedef {import('../test/account/reporter.ts').Executed} Executed */

/**
 * Calls of expect by file and name; tests of one name in one file together.
 * @param {string} path
 */
const read = (path) => {
  const executed = /** @type {Executed} */ (JSON.parse(readFileSync(path, 'utf8')))
  /** @type {Map<string, { tests: number, expects: number }>} */
  const found = new Map()
  for (const [file, tests] of Object.entries(executed))
    for (const [name, expects] of tests) {
      const key = `${file}: ${name}`
      const known = found.get(key) ?? { tests: 0, expects: 0 }
      found.set(key, { tests: known.tests + 1, expects: known.expects + expects })
    }
  return found
}

/** @param {ReturnType<typeof read>} found */
const sum = (found) =>
  [...found.values()].reduce(
    (all, { tests, expects }) => ({ tests: all.tests + tests, expects: all.expects + expects }),
    {
      tests: 0,
      expects: 0,
    },
  )

await main(async () => {
  const [first, second] = process.argv.slice(2)
  if (first === undefined || second === undefined) throw new Stop(USAGE, 2)
  const [before, after] = [read(first), read(second)]
  let gone = 0
  for (const [key, was] of before) {
    const is = after.get(key) ?? { tests: 0, expects: 0 }
    if (is.tests < was.tests) console.log(`gone: ${key}`)
    else if (is.expects !== was.expects) console.log(`${was.expects} -> ${is.expects} calls: ${key}`)
    if (is.tests < was.tests || is.expects < was.expects) gone++
  }
  for (const key of after.keys()) if (!before.has(key)) console.log(`new: ${key}`)
  for (const [name, found] of /** @type {const} */ ([
    ['before', before],
    ['after', after],
  ])) {
    const { tests, expects } = sum(found)
    console.log(`${name}: ${tests} tests, ${expects} calls of expect`)
  }
  return gone === 0 ? 0 : 1
})

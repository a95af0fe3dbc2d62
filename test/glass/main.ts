import { parseArgs } from 'node:util'
import { textSize } from '../../packages/web/src/preferences.ts'
import { openHouse } from '../browser/support/house.ts'
import { launchChromium } from '../support/chromium.ts'
import { SIZES } from './sizes.ts'
import { makeLists } from './states/make.ts'
import { states } from './states/index.ts'
import { crawl } from './crawl/crawl.ts'
import type { Visit } from './crawl/visit.ts'
import { crawlElsewhere, isPlain } from './engines/crawl.ts'
import { launch } from './engines/index.ts'
import { report, unasked, undrawn } from './crawl/report.ts'
import { exploreAll } from './crawl/explore-all.ts'
import { openResults } from './crawl/results.ts'

/* `npm run soak -- glass` */

const USAGE = `Usage: npm run soak -- glass [flags]

Visits everything a person can see and looks at it in every size.

  --only <text>     only states whose id begins so, such as monster-pack or page/home; several with | between them
  --shard <i>/<n>   the i-th of n parts
  --sizes <list>    only these sizes, such as 390x844,1440x900
  --text <size>     letters of this size alone: usual, large or largest
  --geometry        leaves out axe, contrast and focus
  --workers <n>     browsers side by side (2)
  --engine <name>   geometry alone, in another browser of this machine: firefox, or webkit, which Safari is
  --resume          goes on with the run that was stopped
  --again           visits anew what had findings in the last run, and what it did not see
  --list            prints the states and looks at none
  --make <games>    makes the closed lists anew, from so many seeded games a mode
  --explore         makes the lists of what presses lead to anew`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    sizes: { type: 'string' },
    text: { type: 'string' },
    geometry: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'chromium' },
    workers: { type: 'string', default: '2' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    explore: { type: 'boolean', default: false },
    make: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const FOLDER = new URL('../../test-results/glass/', import.meta.url).pathname

const run = async (): Promise<number> => {
  if (values.make !== undefined) {
    await makeLists(Number(values.make), values.only, console.log)
    return 0
  }
  if (values.explore) {
    await exploreAll(values.only, console.log)
    return 0
  }
  const [part = 1, parts = 1] = values.shard.split('/').map(Number)
  const text = textSize.values.find((one) => one === values.text)
  if (values.text !== text) throw new Error(`letters are ${textSize.values.join(', ')}, not ${values.text}`)
  const look = text === undefined ? {} : { text }
  const wanted = values.sizes?.split(',')
  const sizes = SIZES.filter(({ id }) => wanted === undefined || wanted.includes(id))
  const all = states()
    .filter(({ id }) => values.only === undefined || values.only.split('|').some((one) => id.startsWith(one)))
    .filter((_, index) => index % parts === part - 1)
  if (values.list) {
    for (const { id } of all) console.log(id)
    console.log(`${all.length} states`)
    return 0
  }
  const results = openResults<Visit>(
    `${FOLDER}${values.engine}-${part}-of-${parts}.jsonl`,
    values.again ? ({ findings }) => findings.length === 0 : () => values.resume,
  )
  const seen = new Set(results.seen().map(({ state }) => state))
  const isElsewhere = values.engine !== 'chromium'
  const open = isElsewhere ? all.filter(isPlain) : all
  if (open.length < all.length) console.log(`${all.length - open.length} states are reached in chromium alone`)
  const left = open.filter(({ id }) => !seen.has(id))
  const begun = performance.now()
  const house = await openHouse()
  try {
    let done = 0
    const onVisit = (visit: Visit): void => {
      results.add(visit)
      done++
      if (done % 25 === 0 || done === left.length)
        process.stderr.write(
          `${done} of ${left.length} states, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes\n`,
        )
    }
    if (isElsewhere) {
      const engine = await launch(values.engine)
      try {
        await crawlElsewhere(engine, house, { states: left, sizes, look, onVisit })
      } finally {
        await engine.close()
      }
    } else
      await crawl(house, {
        states: left,
        sizes,
        laws: values.geometry ? 'geometry' : 'all',
        look,
        workers: Number(values.workers),
        launch: launchChromium,
        onVisit,
      })
  } finally {
    await house.close()
  }
  for (const line of report(results.seen(), (performance.now() - begun) / 60_000)) console.log(line)
  const isWhole = values.only === undefined && parts === 1 && values.engine === 'chromium'
  const missed = isWhole ? unasked(results.seen()) : []
  for (const one of missed) console.log(`never asked: ${one}`)
  const idle = isWhole ? undrawn(results.seen()) : []
  for (const one of idle) console.log(`styles nothing: ${one}`)
  return missed.length + idle.length > 0 || results.seen().some(({ findings }) => findings.length > 0) ? 1 : 0
}

if (values.help) console.log(USAGE)
else process.exitCode = await run()

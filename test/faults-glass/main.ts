import { parseArgs } from 'node:util'
import { launchChromium } from '../support/chromium.ts'
import { LOOKS, type Look } from '../glass/looks.ts'
import { openResults } from '../glass/crawl/results.ts'
import { SIZES } from '../glass/sizes.ts'
import { openBench } from './bench.ts'
import type { Made, Planted } from './fault.ts'
import type { Pair } from './glance.ts'
import { make } from './made.ts'
import { PLANTED } from './planted.ts'
import { inLine, report } from './report.ts'
import { type Tried, tryMade, tryPlanted } from './trial.ts'
import { openWorkshops } from './workshop.ts'
import { openWardrobe } from './worn.ts'

/* `npm run soak -- faults-glass` */

const USAGE = `Usage: npm run soak -- faults-glass [flags]

Breaks the pages on purpose, never on disk, and shows that the laws of the glass and its pictures tell of it: the
faults somebody thought of, each caught by the law it names, and those a seeded script makes.

  --only <which>    planted or made
  --fault <id>      one of the planted ones alone
  --made <n>        so many made ones that change a pixel (60)
  --seed <text>     others (1)
  --sizes <list>    made ones are looked at in these sizes alone, such as 390x844,1440x900
  --minutes <n>     as long is one fault tried (3)
  --workers <n>     side by side (1)
  --control         plants nothing: no pixel may change and nothing may be found
  --resume          goes on with the run that was stopped
  --list            prints the faults and tries none`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    made: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    sizes: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    workers: { type: 'string', default: '1' },
    control: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const FILE = new URL('../../test-results/faults-glass/tried.jsonl', import.meta.url).pathname
const lookFor = (index: number): Look => ({ ...(LOOKS[index % LOOKS.length] as Look), still: true })

/** Does the same with each of a row of things, several at once, each with a pair of its own, until there are no more. */
const share = async <T>(pairs: readonly Pair[], row: Iterator<T>, work: (pair: Pair, one: T) => Promise<void>) => {
  await Promise.all(
    pairs.map(async (pair) => {
      for (let next = row.next(); next.done !== true; next = row.next()) await work(pair, next.value)
    }),
  )
}

const openPairs = async (
  count: number,
): Promise<{ readonly pairs: readonly Pair[]; readonly close: () => Promise<void> }> => {
  const { workshops, close } = await openWorkshops(count + 1)
  const [whole, ...broken] = workshops
  const browser = await launchChromium()
  const pairs = broken.map((one) => ({
    sound: openBench(browser, whole as (typeof workshops)[number]),
    faulty: openBench(browser, one),
  }))
  return {
    pairs,
    close: async () => {
      await browser.close()
      await close()
    },
  }
}

/** What was wished for on the command line, or all of it. */
const wished = (): { readonly planted: readonly Planted[]; readonly most: number } => ({
  planted: values.only === 'made' ? [] : PLANTED.filter(({ id }) => values.fault === undefined || values.fault === id),
  most: values.only === 'planted' || values.fault !== undefined ? 0 : Number(values.made),
})

/** Nothing is broken: what stands there is put there again. */
const blank = <F extends Made | Planted>(fault: F): F => ({
  ...fault,
  edits: fault.edits.map(({ file }) => ({ file, apply: (source: string): string => source })),
})

const list = (): number => {
  const { planted, most } = wished()
  for (const { id, words } of planted) console.log(`${id}: ${words}`)
  const made = make(values.seed)
  for (let at = 0; at < most; at++) {
    const { id, words } = made.next().value as Made
    console.log(`${id}: ${words}`)
  }
  return 0
}

const run = async (): Promise<number> => {
  const sizes = SIZES.filter(({ id }) => values.sizes === undefined || values.sizes.split(',').includes(id))
  const limit = Number(values.minutes) * 60_000
  const { planted, most } = wished()
  const results = openResults<Tried>(FILE, () => values.resume)
  const done = new Map(results.seen().map((one) => [one.id, one]))
  const wardrobe = openWardrobe()
  const note = (tried: Tried): void => {
    results.add(tried)
    console.log(inLine(tried))
  }
  const plant = values.control ? blank : <F>(fault: F): F => fault
  let visible = 0
  let index = 0
  /** One that changes nothing is replaced by the next; where nothing is planted, that is each. */
  const wanted = function* (): Generator<Made> {
    for (const fault of make(values.seed)) {
      if ((values.control ? index : visible) >= most) return
      const known = done.get(fault.id)
      if (known === undefined) yield fault
      else if (known.verdict !== 'unseen') visible++
    }
  }
  const { pairs, close } = await openPairs(Number(values.workers))
  try {
    await share(pairs, planted.filter(({ id }) => !done.has(id)).values(), async (pair, fault) =>
      note(await tryPlanted(pair, plant(fault), limit)),
    )
    await share(pairs, wanted(), async (pair, fault) => {
      const tried = await tryMade(pair, plant(fault), { sizes, limit, look: lookFor(index++), wardrobe })
      if (tried.verdict !== 'unseen') visible++
      note(tried)
    })
  } finally {
    await close()
  }
  const { lines, enough } = report(results.seen())
  for (const one of lines) console.log(one)
  return enough ? 0 : 1
}

if (values.help) console.log(USAGE)
else process.exitCode = values.list ? list() : await run()

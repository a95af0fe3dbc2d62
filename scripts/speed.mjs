import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureBrowser } from './lib/browser.mjs'
import { main, say, Stop } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { flightOf } from './speed/flight.mjs'
import { firstMinute } from './speed/first-minute.mjs'
import { openProduct } from './speed/product.mjs'
import { median, report } from './speed/table.mjs'

const USAGE = `Usage: npm run speed -- [--runs 5] [--flights 12] [--slowdown 4] [--url http://...]

Measures the built product in a real Chromium on this machine: medians over so many runs.
--url measures a product that runs already instead of starting one.`

/** `npm run speed`: what a player waits for, in figures; exit code 1 when a limit is missed. */
await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      flights: { type: 'string', default: '12' },
      slowdown: { type: 'string', default: '4' },
      url: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const [runs, flights, slowdown] = [Number(values.runs), Number(values.flights), Number(values.slowdown)]
  if (![runs, flights, slowdown].every((number) => number >= 1)) throw new Stop(USAGE, 2)
  if (values.url === undefined) await prepare({ pages: true })
  const { path, env } = await ensureBrowser()
  const product = values.url === undefined ? await openProduct() : { url: values.url, close: async () => undefined }
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  })
  try {
    /** @type {Record<import('./speed/table.mjs').Figure, number[]>} */
    const seen = { home: [], atOnce: [], afterLook: [], script: [], shift: [], late: [] }
    for (let run = 0; run < runs; run++) {
      say(`Run ${run + 1} of ${runs} ...`)
      const hasty = await firstMinute(browser, product.url, { slowdown, look: 0 })
      const calm = await firstMinute(browser, product.url, { slowdown, look: 1500 })
      const flight = await flightOf(browser, product.url, flights)
      seen.home.push(hasty.home, calm.home)
      seen.atOnce.push(hasty.decision)
      seen.afterLook.push(calm.decision)
      seen.script.push(calm.script)
      seen.shift.push(Math.max(hasty.shift, calm.shift, flight.shift))
      seen.late.push(flight.late)
      say(`  frames of ${flight.flights} flights: ${flight.frames}, the longest ${flight.longest.toFixed(0)} ms`)
    }
    const figures = /** @type {Record<import('./speed/table.mjs').Figure, number>} */ (
      Object.fromEntries(Object.entries(seen).map(([key, all]) => [key, median(all)]))
    )
    return report(figures, seen) ? 0 : 1
  } finally {
    await browser.close()
    await product.close()
  }
})

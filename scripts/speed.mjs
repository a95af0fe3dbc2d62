import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from './lib/browser.mjs'
import { main, say, Stop } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { besideOf } from './speed/beside.mjs'
import { firstDecisionsOf } from './speed/first-decisions.mjs'
import { flightOf } from './speed/flight.mjs'
import { firstMinute } from './speed/first-minute.mjs'
import { openProduct } from './speed/product.mjs'
import { median, report } from './speed/table.mjs'
import { tellingOf } from './speed/telling.mjs'
import { shareLate } from './speed/trace.mjs'

const USAGE = `Usage: npm run speed -- [--runs 5] [--flights 12] [--slowdown 4] [--url http://...]
       npm run speed -- --beside <git ref> [--runs 5] [--flights 12]
       npm run speed -- --telling 12 [--url http://...]
       npm run speed -- --first 3 [--url http://...]

Measures the built product in a real Chromium on this machine: medians over so many runs.
--url measures a product that runs already instead of starting one. --beside builds another version of this workspace in
a temporary folder and measures nothing but the frames in flight, on four boards, here and there by turns: so many pairs
with so many decisions a board. --telling plays each game against bots for so many versions, with what happened told at once,
and measures nothing but the main thread's work from the news of each to its picture, in which nothing may move any more.
--first goes from the home page to one's own first decision in each game, on a phone and on a wide screen, so many times.`

/**
 * Every figure that is promised, so many times. Answers whether all limits are kept.
 * @param {import('playwright-core').Browser} browser
 * @param {{ runs: number, flights: number, slowdown: number, url: string | undefined }} what
 */
const promised = async (browser, { runs, flights, slowdown, url }) => {
  const product = url === undefined ? await openProduct() : { url, close: async () => undefined }
  try {
    /** @type {Record<import('./speed/table.mjs').Figure, number[]>} */
    const seen = { home: [], atOnce: [], afterLook: [], script: [], shift: [], late: [] }
    for (let run = 0; run < runs; run++) {
      say(`Run ${run + 1} of ${runs} ...`)
      const hasty = await firstMinute(browser, product.url, { slowdown, look: 0 })
      const calm = await firstMinute(browser, product.url, { slowdown, look: 1500 })
      const flight = await flightOf(browser, product.url, { decisions: flights, living: null })
      seen.home.push(hasty.home, calm.home)
      seen.atOnce.push(hasty.decision)
      seen.afterLook.push(calm.decision)
      seen.script.push(calm.script)
      seen.shift.push(Math.max(hasty.shift, calm.shift, flight.shift))
      seen.late.push(shareLate(flight))
      say(`  frames of ${flight.flights} flights: ${flight.frames}, the longest ${flight.longest.toFixed(0)} ms`)
    }
    const figures = /** @type {Record<import('./speed/table.mjs').Figure, number>} */ (
      Object.fromEntries(Object.entries(seen).map(([key, all]) => [key, median(all)]))
    )
    return report(figures, seen)
  } finally {
    await product.close()
  }
}

/**
 * What is measured in each game, in a product that runs or is started for it.
 * @param {number} count
 * @param {string | undefined} url
 * @param {(url: string, games: readonly string[]) => Promise<boolean>} measure
 */
const inEachGame = async (count, url, measure) => {
  if (!(count >= 1)) throw new Stop(USAGE, 2)
  const { catalogue } = await import('../packages/games/dist/index.js')
  const product = url === undefined ? await openProduct() : { url, close: async () => undefined }
  try {
    return await measure(
      product.url,
      catalogue.map(({ id }) => id),
    )
  } finally {
    await product.close()
  }
}

/** `npm run speed`: what a player waits for, in figures; exit code 1 when a limit is missed. */
await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      flights: { type: 'string', default: '12' },
      slowdown: { type: 'string', default: '4' },
      url: { type: 'string' },
      beside: { type: 'string' },
      telling: { type: 'string' },
      first: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const [runs, flights, slowdown] = [Number(values.runs), Number(values.flights), Number(values.slowdown)]
  if (![runs, flights, slowdown].every((number) => number >= 1)) throw new Stop(USAGE, 2)
  if (values.beside !== undefined && values.url !== undefined) throw new Stop(USAGE, 2)
  if (values.url === undefined) await prepare({ pages: true })
  const { path, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
    // Who opened servers and folders closes them first.
    ...(values.beside === undefined ? {} : { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }),
  })
  try {
    if (values.beside !== undefined) {
      return (await besideOf(browser, { ref: values.beside, pairs: runs, decisions: flights })) ? 0 : 1
    }
    const [decisions, firsts] = [Number(values.telling), Number(values.first)]
    if (values.telling !== undefined)
      return (await inEachGame(decisions, values.url, (url, games) => tellingOf(browser, url, { games, decisions })))
        ? 0
        : 1
    if (values.first !== undefined)
      return (await inEachGame(firsts, values.url, (url, games) =>
        firstDecisionsOf(browser, url, { games, runs: firsts }),
      ))
        ? 0
        : 1
    return (await promised(browser, { runs, flights, slowdown, url: values.url })) ? 0 : 1
  } finally {
    await browser.close()
  }
})

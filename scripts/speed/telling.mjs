import { COMES, MOVES, STANDS, marking, toldIn } from './news.mjs'
import { median } from './table.mjs'

/** Milliseconds of the page's main thread that a turn told at once may take, from the news of it to its picture. */
const MOST = 50
const PATIENCE = 20_000
/** Milliseconds in which nothing more comes. */
const CALM = 400

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const versionOf = async (page) => Number(await page.getAttribute('.table-page', 'data-version'))

/**
 * Presses the first thing a selector names, if there is one.
 * @param {Page} page
 * @param {string} selector
 */
const press = async (page, selector) => {
  const first = page.locator(selector).first()
  if ((await first.count()) > 0) await first.dispatchEvent('click')
}

/**
 * Waits until the table has shown the same version for a while, and something can be done; false when nothing can.
 * @param {Page} page
 */
const rests = (page) =>
  page
    .waitForFunction(
      (calm) => {
        const kept = /** @type {{ rest?: { version: string | null, since: number } }} */ (
          /** @type {unknown} */ (globalThis)
        )
        const version = document.querySelector('.table-page')?.getAttribute('data-version') ?? null
        if (kept.rest?.version !== version) kept.rest = { version, since: performance.now() }
        return (
          performance.now() - (kept.rest?.since ?? 0) > calm &&
          document.querySelector('[data-action]:not([disabled])') !== null
        )
      },
      CALM,
      { timeout: PATIENCE, polling: 100 },
    )
    .then(
      () => true,
      () => false,
    )

/** Of the main thread: its tasks with the time they had the processor, and the marks. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

/**
 * Plays against bots with the telling at once.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ game: string, decisions: number }} what until so many versions were shown, or nothing is asked any more
 */
const turnsOf = async (browser, url, { game, decisions }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(() => localStorage.setItem('menagerie.pace', 'atOnce'))
    await context.addInitScript(marking, { comes: COMES, stands: STANDS, moves: MOVES })
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(`[data-game="${game}"] .acts .btn.go:not([disabled])`).first().click()
    await rests(page)
    await browser.startTracing(page, { categories: CATEGORIES })
    const begun = await versionOf(page)
    // A decision may be laid out in several presses.
    for (let pressed = 0; pressed < decisions * 10 && (await rests(page)); pressed++) {
      if ((await versionOf(page)) - begun >= decisions) break
      await press(page, '[data-action]:not([disabled])')
      // What loses something for good is asked once more.
      await press(page, 'dialog[open] .btn.danger, dialog[open] .btn.go')
    }
    await rests(page)
    const trace = /** @type {{ traceEvents: import('./trace.mjs').TraceEvent[] }} */ (
      JSON.parse((await browser.stopTracing()).toString('utf8'))
    )
    return toldIn(trace.traceEvents)
  } finally {
    await context.close()
  }
}

/**
 * What a turn told at once costs on the table of each game, from the news to its picture. True when each keeps the limit in
 * half of what it tells at least, and nothing moves any more.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ games: readonly string[], decisions: number }} what
 */
export const tellingOf = async (browser, url, { games, decisions }) => {
  let kept = true
  for (const game of games) {
    const told = await turnsOf(browser, url, { game, decisions })
    const work = told.map((one) => one.work)
    const moving = told.filter(({ moves }) => moves).length
    const fine = median(work) <= MOST && moving === 0
    kept = kept && fine
    console.log(
      `${game.padEnd(20)} ${median(work).toFixed(0).padStart(4)} ms from news to picture, at most ${MOST} ms` +
        ` (${told.length} versions, ${Math.min(...work).toFixed(0)} to ${Math.max(...work).toFixed(0)} ms;` +
        ` ${median(told.map(({ passed }) => passed)).toFixed(0)} ms passed; ${moving} still moving)` +
        ` ${fine ? 'kept' : 'MISSED'}`,
    )
  }
  return kept
}

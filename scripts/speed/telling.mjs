import { median } from './table.mjs'

/** Milliseconds of the page's main thread that a turn told at once may take. */
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

/**
 * Plays against bots with the telling at once; milliseconds of the main thread a version shown, one number a decision: from the
 * press until the table rests again, so with all that drawing and speaking costs, and what waits in between.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ game: string, decisions: number }} what
 */
const turnsOf = async (browser, url, { game, decisions }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('menagerie.pace', 'atOnce'))
  const page = await context.newPage()
  const metrics = await context.newCDPSession(page)
  await metrics.send('Performance.enable')
  const spent = async () => {
    const answer = await metrics.send('Performance.getMetrics')
    return (answer.metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  /** @type {number[]} */
  const turns = []
  await page.goto(url)
  await page.locator(`[data-game="${game}"] .acts .btn.go:not([disabled])`).first().click()
  while (turns.length < decisions && (await rests(page))) {
    const [version, before] = [await versionOf(page), await spent()]
    await press(page, '[data-action]:not([disabled])')
    // What loses something for good is asked once more.
    await press(page, 'dialog[open] .btn.danger, dialog[open] .btn.go')
    const on = await rests(page)
    const shown = (await versionOf(page)) - version
    if (shown > 0) turns.push(((await spent()) - before) / shown)
    if (!on) break
  }
  await context.close()
  return turns
}

/**
 * What a turn told at once costs on the table of each game. True when each keeps the limit in half of its decisions at least.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ games: readonly string[], decisions: number }} what
 */
export const tellingOf = async (browser, url, { games, decisions }) => {
  let kept = true
  for (const game of games) {
    const turns = await turnsOf(browser, url, { game, decisions })
    const middle = median(turns)
    const fine = middle <= MOST
    kept = kept && fine
    console.log(
      `${game.padEnd(20)} ${middle.toFixed(0).padStart(5)} ms a turn told at once, at most ${MOST} ms` +
        ` (${turns.length} decisions, ${Math.min(...turns).toFixed(0)} to ${Math.max(...turns).toFixed(0)} ms)` +
        ` ${fine ? 'kept' : 'MISSED'}`,
    )
  }
  return kept
}

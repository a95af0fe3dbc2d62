import { say } from '../lib/house.mjs'
import { median } from './table.mjs'

/** Presses and milliseconds from the home page to one's own first decision, what rivals do before it left out. */
const MOST_PRESSES = 3
const MOST_MS = 2000
const PATIENCE = 60_000

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** @typedef {{ presses: number, pressed: number, table: number, own: number, version: number, acted: boolean }} Seen */

/** In the page: notes when Play now was pressed, when the table stood, and when something could be decided, with versions. */
const noting = () => {
  const seen =
    /** @type {{ presses: number, pressed: number, table: number, own: number, version: number, acted: boolean }} */ ({
      presses: 0,
      pressed: 0,
      table: 0,
      own: 0,
      version: -1,
      acted: false,
    })
  Object.assign(globalThis, { seen })
  addEventListener(
    'click',
    () => {
      seen.presses++
      if (seen.pressed === 0) seen.pressed = performance.now()
    },
    true,
  )
  const look = () => {
    const table = document.querySelector('.table-page:has(main[data-phase])')
    if (seen.pressed > 0 && table !== null) {
      const version = Number(table.getAttribute('data-version'))
      if (seen.table === 0) Object.assign(seen, { table: performance.now(), version })
      if (version !== seen.version) seen.acted = true
      if (document.querySelector('[data-action]:not([disabled])') !== null) {
        seen.own = performance.now()
        return
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * One game by Play now, in a browser that has been there before.
 * @param {import('playwright-core').Page} page on the home page
 * @param {string} game
 * @returns {Promise<{ presses: number, table: number, own: number, mine: number }>} milliseconds from the press
 */
const firstOf = async (page, game) => {
  await page.evaluate(noting)
  await page.locator(`[data-game="${game}"] .acts .btn.go:not([disabled])`).first().click()
  const own = () => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen.own > 0
  await page.waitForFunction(own, undefined, { timeout: PATIENCE })
  return page.evaluate(() => {
    const { seen } = /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis))
    const since = (/** @type {number} */ at) => at - seen.pressed
    return {
      presses: seen.presses,
      table: since(seen.table),
      own: since(seen.own),
      mine: since(seen.acted ? seen.table : seen.own),
    }
  })
}

/**
 * From the home page to one's own first decision in every game, on a phone and on a wide screen, so many times each. True when all
 * limits are kept.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ games: readonly string[], runs: number }} what
 */
export const firstDecisionsOf = async (browser, url, { games, runs }) => {
  let kept = true
  for (const viewport of SIZES)
    for (const game of games) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      /** @type {Awaited<ReturnType<typeof firstOf>>[]} */
      const seen = []
      // The first time warms what browsers keep, and is not counted.
      for (let run = 0; run <= runs; run++) {
        await page.goto(url)
        await page.locator(`[data-game="${game}"] .acts .btn.go:not([disabled])`).first().waitFor()
        await page.waitForLoadState('load')
        const one = await firstOf(page, game)
        if (run > 0) seen.push(one)
      }
      await context.close()
      const presses = Math.max(...seen.map((one) => one.presses))
      const mine = median(seen.map((one) => one.mine))
      const fine = presses <= MOST_PRESSES && mine < MOST_MS
      kept = kept && fine
      const [table, own] = [median(seen.map((one) => one.table)), median(seen.map((one) => one.own))]
      say(
        `${game}, ${viewport.width} wide: ${presses} press, the table after ${table.toFixed(0)} ms, one's own decision after ` +
          `${own.toFixed(0)} ms, without rivals ${mine.toFixed(0)} ms: ${fine ? 'kept' : 'MISSED'}`,
      )
    }
  return kept
}

import { watching, whenSeen } from './in-page.mjs'

/** Milliseconds a card flies, and the longest a frame of 60 in a second may take before it counts as late. */
const FLIGHT = 250
const LATE = 20

/** @typedef {{ name: string, ph: string, ts: number, pid: number, tid: number, args?: Record<string, unknown> }} TraceEvent */

/**
 * Plays on against a bot while Chromium traces itself, and looks at the frames it drew in the quarter second in
 * which the card of each of the person's own decisions flies, from the moment it leaves.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} wanted so many flights
 * @returns {Promise<{ flights: number, frames: number, late: number, longest: number, shift: number }>} `late`: percent
 */
export async function flightOf(browser, url, wanted) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watching)
  await page.goto(url)
  await page.locator('[data-game="monster-pack"] .acts .btn.go:not([disabled])').first().click()
  await whenSeen(page, 'decision')
  await page.evaluate((flight) => {
    const table = document.querySelector('.table-page')
    if (table === null) return
    // Marked when the first of what flies has left: until then the page draws what changed, and nothing moves.
    const mark = async () => {
      const all = table.getAnimations({ subtree: true })
      const left = all.filter(({ effect }) => effect?.getTiming().duration === flight)
      if (left.length === 0) return
      await Promise.race(left.map(({ ready }) => ready))
      performance.mark('menagerie.flies')
    }
    new MutationObserver(() => queueMicrotask(() => void mark())).observe(table, { attributeFilter: ['data-version'] })
  }, FLIGHT)
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'benchmark'],
  })
  for (let flight = 0; flight < wanted; flight++) {
    const before = await page.getAttribute('.table-page', 'data-version')
    await page
      .locator('[data-action]:not([disabled])')
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined)
    // What moves a card, where there is such a thing.
    const moves = page.locator('[data-action^="summon"]:not([disabled]), [data-action^="up"]:not([disabled])')
    const line = ((await moves.count()) > 0 ? moves : page.locator('[data-action]:not([disabled])')).first()
    if ((await line.count()) === 0) break
    await line.click()
    await page.waitForFunction(
      (version) => document.querySelector('.table-page')?.getAttribute('data-version') !== version,
      before,
    )
    await page.waitForTimeout(FLIGHT * 2)
    // A duel that is told is not waited for.
    await page.keyboard.press('Escape')
  }
  const trace = /** @type {{ traceEvents: TraceEvent[] }} */ (
    JSON.parse((await browser.stopTracing()).toString('utf8'))
  )
  const shift = await whenSeen(page, 'shift')
  await context.close()
  return { ...framesIn(trace.traceEvents), shift }
}

/** @param {readonly TraceEvent[]} events */
const framesIn = (events) => {
  const moved = events.filter((event) => event.name === 'menagerie.flies')
  const main = moved[0]
  const drawn = events
    .filter((event) => event.name === 'DrawFrame' && event.pid === main?.pid)
    .map((event) => event.ts / 1000)
    .sort((a, b) => a - b)
  const lengths = moved.flatMap((event) => {
    const begin = event.ts / 1000
    const own = drawn.filter((ts) => ts >= begin && ts <= begin + FLIGHT)
    return own.slice(1).map((ts, index) => ts - /** @type {number} */ (own[index]))
  })
  const late = lengths.filter((length) => length > LATE).length
  return {
    flights: moved.length,
    frames: lengths.length,
    late: lengths.length === 0 ? Number.NaN : (late / lengths.length) * 100,
    longest: Math.max(0, ...lengths),
  }
}

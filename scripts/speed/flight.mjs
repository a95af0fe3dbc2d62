import { watching, whenSeen } from './in-page.mjs'
import { FLIGHT, flownIn, LEAVES } from './trace.mjs'

/**
 * A living board that `/pieces/<game>` plays: the same seed is the same table, whatever page draws it. So many decisions
 * are made beforehand.
 * @typedef {{ game: string, seed: string, skip: number }} Living
 */

/** @typedef {import('playwright-core').Page} Page */

const PATIENCE = 20_000
const LINES = '[data-action]:not([disabled])'
/** What moves a card or a token, where there is such a thing. */
const MOVES = ['summon', 'up', 'move', 'play', 'corridor', 'lead', 'attach', 'use', 'draw']
  .map((verb) => `[data-action^="${verb}"]:not([disabled])`)
  .join(', ')

/** Runs in the page: marks when the first of what flies has left. Until then it draws what changed, and nothing moves. */
const marking = (/** @type {{ flight: number, leaves: string }} */ { flight, leaves }) => {
  const table = document.querySelector('.table-page')
  if (table === null) return
  const mark = async () => {
    const all = table.getAnimations({ subtree: true })
    const left = all.filter(({ effect }) => effect?.getTiming().duration === flight)
    if (left.length === 0) return
    await Promise.race(left.map(({ ready }) => ready))
    performance.mark(leaves)
  }
  new MutationObserver(() => queueMicrotask(() => void mark())).observe(table, { attributeFilter: ['data-version'] })
}

/**
 * Until the table shows another version than this one, or a combined choice so many steps; false when it does not.
 * @param {Page} page
 * @param {string | null} version
 * @param {number} steps
 */
const answered = (page, version, steps) =>
  page
    .waitForFunction(
      ([before, laid]) =>
        document.querySelector('.table-page')?.getAttribute('data-version') !== before ||
        document.querySelectorAll('.laid span').length >= laid,
      /** @type {const} */ ([version, steps]),
      { timeout: PATIENCE },
    )
    .then(
      () => true,
      () => false,
    )

/**
 * One decision by the list, step by step where it is a combined one: what ends that stands first. False when there is
 * nothing to decide any more.
 * @param {Page} page
 */
const decide = async (page) => {
  const version = await page.getAttribute('.table-page', 'data-version')
  for (let laid = 0; laid < 20; laid++) {
    const asked = page.locator(LINES).first()
    await asked.waitFor({ timeout: PATIENCE }).catch(() => undefined)
    if ((await asked.count()) === 0) return false
    const moves = page.locator(MOVES)
    await (laid === 0 && (await moves.count()) > 0 ? moves.first() : asked).click()
    if (!(await answered(page, version, laid + 1))) return false
    if ((await page.getAttribute('.table-page', 'data-version')) !== version) return true
  }
  return false
}

/**
 * Plays on while Chromium traces itself, and looks at the frames it drew in the quarter second in which the card of a
 * decision flies, from the moment it leaves.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ decisions: number, living: Living | null }} what so many of the person's own decisions; `living` is null for
 *   Monster Pack against a bot
 * @returns {Promise<import('./trace.mjs').Flown & { shift: number }>}
 */
export async function flightOf(browser, url, { decisions, living }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watching)
    if (living === null) {
      await page.goto(url)
      await page.locator('[data-game="monster-pack"] .acts .btn.go:not([disabled])').first().click()
    } else {
      const { game, ...arranged } = living
      await page.goto(`${url}/pieces/${game}?${new URLSearchParams({ ...arranged, skip: String(living.skip) })}`)
    }
    await whenSeen(page, 'decision')
    await page.evaluate(marking, { flight: FLIGHT, leaves: LEAVES })
    await browser.startTracing(page, {
      categories: [
        'blink.user_timing',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'benchmark',
      ],
    })
    for (let made = 0; made < decisions && (await decide(page)); made++) {
      await page.waitForTimeout(FLIGHT * 2)
      // A duel that is told is not waited for.
      await page.keyboard.press('Escape')
    }
    const trace = /** @type {{ traceEvents: import('./trace.mjs').TraceEvent[] }} */ (
      JSON.parse((await browser.stopTracing()).toString('utf8'))
    )
    return { ...flownIn(trace.traceEvents), shift: await whenSeen(page, 'shift') }
  } finally {
    await context.close()
  }
}

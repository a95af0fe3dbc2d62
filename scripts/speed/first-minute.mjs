import { gzipSync } from 'node:zlib'
import { watching, whenSeen } from './in-page.mjs'

/**
 * One person's first minute, everything cold: the home page, a look at it so many milliseconds long, Play now, and the
 * first decision. Times are taken in the page itself, from its navigation and from the press.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ slowdown: number, look: number }} how `slowdown`: so many times slower is the processor than this one
 * @returns {Promise<{ home: number, decision: number, script: number, shift: number }>} milliseconds, kB gzip, CLS
 */
export async function firstMinute(browser, url, { slowdown, look }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watching)
    /** @type {Map<string, number>} */
    const scripts = new Map()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      scripts.set(pathname, 0)
      response.body().then(
        (body) => scripts.set(pathname, gzipSync(body, { level: 9 }).length),
        () => scripts.delete(pathname),
      )
    })
    await page.goto(url)
    const home = await whenSeen(page, 'home')
    await page.waitForTimeout(look)
    await page.locator('[data-game="monster-pack"] .acts .btn.go:not([disabled])').first().click()
    const [decision, pressed] = [await whenSeen(page, 'decision'), await whenSeen(page, 'pressed')]
    await page.waitForTimeout(1500)
    const shift = await whenSeen(page, 'shift')
    const script = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
    return { home, decision: decision - pressed, script, shift }
  } finally {
    await context.close()
  }
}

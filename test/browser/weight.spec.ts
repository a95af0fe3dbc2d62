import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { welcome } from './support/guest.ts'
import { openHouse } from './support/house.ts'
import { asked } from './support/play.ts'

const MOST = 240_000

test('home page and one board together load at most 240 kB of compressed JavaScript', async () => {
  const [house, browser] = await Promise.all([openHouse(), launchChromium()])
  try {
    const { page } = await welcome(browser, { installs: false })
    const loaded = new Map<string, number>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      loaded.set(pathname, 0)
      void response.body().then((body) => loaded.set(pathname, gzipSync(body, { level: 9 }).length))
    })
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    await page.waitForTimeout(1500)
    const sum = [...loaded.values()].reduce((total, bytes) => total + bytes, 0)
    process.stdout.write(`${loaded.size} files, ${Math.round(sum / 1000)} kB gzip\n`)
    expect([...loaded.values()].every((bytes) => bytes > 0)).toBe(true)
    expect(sum).toBeLessThanOrEqual(MOST)
  } finally {
    await browser.close()
    await house.close()
  }
})

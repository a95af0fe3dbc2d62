import { gzipSync } from 'node:zlib'
import { catalogue } from '@menagerie/games'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** Bytes of JavaScript, also for a browser that is offered gzip alone: that is every one over plain http. */
const MOST = 240_000
/** Milliseconds without another file: what the first decision brings with it is here. */
const CALM = 1500

interface Weight {
  readonly game: string
  readonly files: number
  /** As small as gzip makes them, and as the server sends them to this browser. */
  readonly gzip: number
  readonly sent: number
}

/** Notes every script the page asks for; the answer waits until no more come, and weighs them. */
const weighing = (page: Page): (() => Promise<Omit<Weight, 'game'>>) => {
  const scripts = new Map<string, Promise<{ readonly gzip: number; readonly sent: number }>>()
  let last = Date.now()
  const hear = (response: Response): void => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    last = Date.now()
    const weigh = async () => {
      const [body, { responseBodySize }] = await Promise.all([response.body(), response.request().sizes()])
      return { gzip: gzipSync(body, { level: 9 }).length, sent: responseBodySize }
    }
    scripts.set(pathname, weigh())
  }
  page.on('response', hear)
  return async () => {
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(CALM)
    // What comes later is not weighed, and its page may go before it is here.
    page.off('response', hear)
    const all = await Promise.all(scripts.values())
    expect(all.every(({ gzip, sent }) => gzip > 0 && sent > 0)).toBe(true)
    const sum = (sizes: readonly number[]): number => sizes.reduce((total, bytes) => total + bytes, 0)
    return {
      files: all.length,
      gzip: sum(all.map(({ gzip }) => gzip)),
      sent: sum(all.map(({ sent }) => sent)),
    }
  }
}

/** Home and the first decision of one board, with nothing remembered. */
const weigh = async (game: string): Promise<Weight> => {
  const { context, page } = await welcome(browser, { first: true })
  const weighed = weighing(page)
  await page.goto(house.url)
  const box = page.getByRole('listitem').and(page.locator(`[data-game="${game}"]`))
  await box.getByRole('button', { name: /^Play now: / }).click()
  await asked(page)
  const weight = { game, ...(await weighed()) }
  await context.close()
  return weight
}

test('home page and any one board together load at most 240 kB of compressed JavaScript', async () => {
  const weights: Weight[] = []
  for (const { id } of catalogue) weights.push(await weigh(id))
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
  for (const { game, files, gzip, sent } of weights)
    process.stdout.write(`${game}: ${files} files, ${kB(gzip)} gzip, ${kB(sent)} as sent\n`)
  const heaviest = weights.reduce((most, one) => (one.gzip > most.gzip ? one : most))
  expect(heaviest.gzip, `${heaviest.game} is the heaviest`).toBeLessThanOrEqual(MOST)
})

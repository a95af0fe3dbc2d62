import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { land } from '../glass/crawl/visitor.ts'
import { contrast } from '../glass/laws/contrast.ts'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

/** Every kind of page on which one of several things is chosen. */
const PAGES = [
  '/',
  '/new/double-headed-lion',
  '/cards/monster-pack',
  '/rules/dragon-treasure',
  '/print/monster-maker',
  '/pieces',
] as const

const CHOSEN = '[aria-pressed="true"], [aria-selected="true"], [aria-current], [data-selected]'

interface Control {
  /** What is alike is pointed at once. */
  readonly sort: string
  readonly x: number
  readonly y: number
}

/** What is chosen and shows: the first of each sort. */
const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate((chosen) => {
    const found = new Map<string, Control>()
    for (const one of document.querySelectorAll(`:is(button, a, label, [role]):is(${chosen})`)) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!one.contains(document.elementFromPoint(x, y))) continue
      const around = [...(one.parentElement?.classList ?? [])].sort().join('.')
      const sort = `${around} > ${one.localName}.${[...one.classList].sort().join('.')}`
      if (!found.has(sort)) found.set(sort, { sort, x, y })
    }
    return [...found.values()]
  }, CHOSEN)

test.each(['table', 'dungeon'])('what is chosen can be read under the pointer too: %s', async (theme) => {
  const { page, context } = await welcome(browser, { painted: true })
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [known, unread] = [new Set<string>(), [] as string[]]
  for (const path of PAGES) {
    await page.goto(`${house.url}${path}${path.includes('?') ? '&' : '?'}theme=${theme}`)
    await page.locator('main :is(h1, h2)').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const { sort, x, y } of await controlsOf(page)) {
      if (known.has(sort)) continue
      known.add(sort)
      await page.mouse.move(x, y)
      await page.evaluate(land)
      unread.push(...(await contrast(page)).map(({ what, detail }) => `${path}, ${sort}: ${what} ${detail}`))
    }
  }
  expect(known.size).toBeGreaterThan(4)
  expect(unread).toEqual([])
  await context.close()
})

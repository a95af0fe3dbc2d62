import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go } from './support/go.ts'
import { type Guest, welcome } from './support/guest.ts'
import { chooser, decideByList, drawn, versionOf } from './support/play.ts'
import { browser } from './support/stage.ts'

/* What happens is there at once for who wishes it so: nothing of it is on its way in the first picture. */

const LINES = '[data-action]:not([disabled])'

let guest: Guest
beforeAll(async () => {
  guest = await welcome(browser, { still: false })
})
afterAll(() => guest.context.close())

/** Notes, for every version that is shown from now on, what moves and comes to an end in its first picture. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { moved?: string[] }
    kept.moved = []
    const table = document.querySelector('.table-page') as Element
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        for (const { effect } of table.getAnimations({ subtree: true })) {
          const { duration, iterations } = effect?.getComputedTiming() ?? {}
          if (iterations === Infinity || !(Number(duration) > 0)) continue
          const { target, pseudoElement } = effect as KeyframeEffect
          kept.moved?.push(`${target?.className} ${pseudoElement ?? ''} ${Number(duration)} ms`)
        }
      }),
    ).observe(table, { attributeFilter: ['data-version'] })
  })

/** So many decisions on a table with life in it, told at that pace; what moved. */
const movedIn = async (game: string, pace: 'calm' | 'atOnce', decisions: number): Promise<readonly string[]> => {
  const { page } = guest
  await page.evaluate((wished) => localStorage.setItem('menagerie.pace', wished), pace)
  await page.goto('about:blank')
  await go(page, `/pieces/${game}?seed=at-once&skip=12`, LINES)
  await watch(page)
  const begun = await versionOf(page)
  const pick = chooser(3)
  for (let made = 0; made < decisions; made++) {
    await page.keyboard.press('Escape')
    await page.locator(LINES).first().waitFor()
    await decideByList(page, pick)
  }
  await drawn(page)
  expect(await versionOf(page)).toBeGreaterThanOrEqual(begun + decisions)
  return page.evaluate(() => (globalThis as unknown as { moved?: string[] }).moved ?? [])
}

test('told calmly, things are on their way', async () => {
  await go(guest.page, '/pieces/monster-pack?seed=at-once&skip=12', LINES)
  expect((await movedIn('monster-pack', 'calm', 3)).length).toBeGreaterThan(0)
})

test.each(catalogue.map(({ id }) => id))('%s: told at once, nothing is on its way', async (game) => {
  expect(await movedIn(game, 'atOnce', 3)).toEqual([])
})

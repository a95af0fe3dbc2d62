import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { states } from '../glass/states/index.ts'
import { go } from './support/go.ts'
import { type Guest, welcome } from './support/guest.ts'
import { versionOf } from './support/play.ts'
import { browser } from './support/stage.ts'

/* Since one's last turn: offered to who was away, told again on the table, and nothing decided meanwhile. */

const OFFERED = '[data-again="offered"]'
const TOLD = '[data-again="told"]'
const LINES = '[data-action]:not([disabled])'

/** The table of each game that was played on while its first player was away. */
const addressOf = (game: string): string => {
  const state = states().find(({ id }) => id === `${game}/arranged, since my last turn, offered`)
  if (state === undefined) throw new Error(`${game} has nobody who was away`)
  return state.address
}

let guest: Guest
beforeAll(async () => {
  // With reduced motion it goes on by hand: a test sees each step.
  guest = await welcome(browser, { still: true })
})
afterAll(() => guest.context.close())

const at = async (game: string): Promise<Page> => {
  await go(guest.page, addressOf(game), OFFERED)
  return guest.page
}

const tellAll = async (page: Page): Promise<readonly number[]> => {
  const seen = [await versionOf(page)]
  while ((await page.locator(TOLD).count()) > 0) {
    // Nothing is decided in what has passed.
    expect(await page.locator(LINES).count()).toBe(0)
    await page.locator(`${TOLD} button`).first().click()
    seen.push(await versionOf(page))
  }
  return seen
}

test.each(catalogue.map(({ id }) => id))(
  '%s: what was missed is told on the table as it was, to the present',
  async (game) => {
    const page = await at(game)
    const present = await versionOf(page)
    const lines = await page.locator(LINES).count()
    await page.locator(`${OFFERED} button`).first().click()
    await page.locator(TOLD).waitFor()
    const seen = await tellAll(page)
    expect(seen[0]).toBeLessThan(present)
    expect(seen.at(-1)).toBe(present)
    expect([...seen].sort((one, other) => one - other)).toEqual(seen)
    await expect.poll(() => page.locator(LINES).count()).toBe(lines)
    expect(await page.locator(OFFERED).count()).toBe(0)
    // By S, and by the way beside the log; Esc ends it.
    for (const begin of [() => page.keyboard.press('s'), () => page.locator('.book .again-corner').click()]) {
      await begin()
      await page.locator(TOLD).waitFor()
      expect(await versionOf(page)).toBeLessThan(present)
      await page.keyboard.press('Escape')
      await page.locator(TOLD).waitFor({ state: 'detached' })
      expect(await versionOf(page)).toBe(present)
    }
    expect(guest.complaints).toEqual([])
  },
)

/** The lowest version that is told from now on: a page that tells by itself does not wait for who looks. */
const keepLowest = (page: Page): Promise<void> =>
  page.evaluate((told) => {
    const lowest = { version: Infinity }
    new MutationObserver(() => {
      if (document.querySelector(told) === null) return
      const version = Number(document.querySelector('.table-page')?.getAttribute('data-version') ?? Infinity)
      lowest.version = Math.min(lowest.version, version)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version', 'data-again'] })
    Object.assign(globalThis, { lowest })
  }, TOLD)

const lowestOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'lowest') as { version: number }).version)

test('where things move it is told to its end by itself', async () => {
  const { page, context, complaints } = await welcome(browser, { still: false })
  await page.addInitScript("localStorage.setItem('menagerie.pace', 'brisk')")
  for (const { id } of catalogue) {
    await go(page, addressOf(id), OFFERED)
    const present = await versionOf(page)
    await keepLowest(page)
    await page.keyboard.press('s')
    await expect.poll(() => lowestOf(page)).toBeLessThan(present)
    await page.locator(TOLD).waitFor({ state: 'detached' })
    expect([id, await versionOf(page)]).toEqual([id, present])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone the way to it stands in the sheet of the log, which goes out of sight with it', async () => {
  const page = await at('monster-maker')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('l')
  await page.locator('dialog .again-corner').click()
  await page.locator(TOLD).waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.locator(`${TOLD} button`).last().click()
  await page.locator(TOLD).waitFor({ state: 'detached' })
})

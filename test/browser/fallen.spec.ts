import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../hands/games.ts'
import { violations } from '../support/axe.ts'
import { fall } from '../support/fall.ts'
import { goWithin } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { asked, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { type BotTable, seatedAt } from './support/table.ts'

// Faults are made by the browser here, as by an extension that takes something out of the page: React falls over what it misses.

const title = (page: Page): Promise<string> => page.getByRole('alert').getByRole('heading').innerText()

describe('a page that falls over', () => {
  test.each(['monster-pack', 'dragon-treasure'])(
    '%s: says so, and the table is there again as it was',
    async (name) => {
      const { page, context, complaints } = await seatedAt(house, browser, GAMES[name] as BotTable)
      await asked(page)
      const version = await versionOf(page)
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await menu.waitFor()
      await fall(page)
      // Where something is told by itself, the page falls by itself.
      await menu.evaluate((button: HTMLElement) => button.click()).catch(() => undefined)
      await page.locator('dialog[open], [role="alert"]').first().waitFor()
      await page.keyboard.press('Escape')
      expect(await title(page)).toBe('This page has fallen over')
      expect(await page.getByRole('alert').innerText()).toContain('made to fall over')
      expect(complaints.length).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Load the page again' }).click()
      await asked(page)
      expect(await versionOf(page)).toBeGreaterThanOrEqual(version)
      await context.close()
    },
  )

  test('leads back home, and another page stands by itself', async () => {
    const { page, context } = await welcome(browser)
    await page.goto(`${house.url}/credits?lang=ja`)
    await page.locator('main h2').first().waitFor()
    await fall(page)
    await goWithin(page, '/games')
    expect(await title(page)).toBe('このページは止まってしまいました')
    expect(await violations(page)).toEqual([])
    await goWithin(page, '/credits')
    await page.locator('main h2').first().waitFor()
    await fall(page)
    await goWithin(page, '/games')
    await page.getByRole('button', { name: 'ゲーム棚に戻る' }).click()
    await page.locator('.acts .btn').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.close()
  })
})

describe('a page that does not begin', () => {
  /** The words of the document itself, once they may be seen. */
  const words = (page: Page): Promise<string> => page.locator('.not-begun').innerText()

  test('says what it needs where there is no JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(house.url)
    await page.getByText('It needs JavaScript').waitFor()
    await context.close()
  })

  test('says so after a while where its programs do not come, and not before', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
    const page = await context.newPage()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(house.url)
    expect(await words(page)).toBe('')
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish()
    })
    expect(await words(page)).toContain('load the page again')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await context.close()
  })
})

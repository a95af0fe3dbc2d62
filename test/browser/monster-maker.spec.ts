import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { barriers } from './support/barriers.ts'
import { welcome } from './support/guest.ts'
import { type House, openHouse } from './support/house.ts'
import { asked, chooser, decideByClicks, decideByList } from './support/play.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse(), launchChromium()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** A table with bots at all other seats. */
const sit = async (page: Page, seats: number): Promise<void> => {
  await page.goto(`${house.url}/new/monster-maker`)
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.locator('.mm').waitFor()
}

describe('Monster Maker', () => {
  test('is played by clicks at four seats: corridors, monsters, a team laid out and taken back', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await sit(page, 4)
    expect(await page.locator('.mm-lane').count()).toBe(4)
    const pick = chooser(4)
    let fights = 0
    for (let turn = 0; turn < 60 && (await asked(page)); turn++) {
      if (turn === 2) expect(await barriers(page)).toEqual([])
      const fight = page.getByRole('button', { name: 'Fight', exact: true })
      if ((await fight.count()) > 0 && fights === 0) {
        fights++
        await fight.click()
        const able = page.locator('.hand .card.is-can')
        const before = await able.count()
        await able.first().click()
        await page.locator('.mm-team .card').waitFor()
        expect(await page.locator('.mm-odds').innerText()).toMatch(/%/)
        await page.keyboard.press('Escape')
        await page.locator('.mm-team .card').waitFor({ state: 'detached' })
        expect(await able.count()).toBe(before)
      }
      await decideByClicks(page, pick)
    }
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('six lanes fit on a phone, and the list alone is enough', async () => {
    const guest = await welcome(browser, { width: 390, height: 844, touch: true })
    const { page } = guest
    await sit(page, 6)
    expect(await page.locator('.mm-lane').count()).toBe(6)
    const pick = chooser(6)
    for (let turn = 0; turn < 8 && (await asked(page, 60_000)); turn++) await decideByList(page, pick)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withoutSockets } from '../support/sockets.ts'
import { until } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { asked, chooser, decideByList, drawn, versionOf } from './support/play.ts'
import { ownHouse } from './support/own-house.ts'
import { browser } from './support/stage.ts'

const house = ownHouse()

const begin = async (page: Page, decisions: number): Promise<void> => {
  const pick = chooser(3)
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  for (let i = 0; await asked(page); i++) {
    // A single thing that can be done may be done by the page itself: nobody waits there.
    if (i >= decisions && (await page.locator('[data-action]:not([disabled])').count()) > 1) return
    await decideByList(page, pick)
  }
  throw new Error('the match was over before it was interrupted')
}

/** What lies on the table, in words, and what may be done. */
const picture = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...Array.from(document.querySelectorAll('.mp .card[aria-label]'), (card) => card.getAttribute('aria-label') ?? ''),
    ...Array.from(document.querySelectorAll('[data-action]'), (line) => line.getAttribute('data-action') ?? ''),
  ])

describe('a match that is interrupted', () => {
  test('stands as it stood after a reload, and in another window of the same guest', async () => {
    const guest = await welcome(browser)
    await begin(guest.page, 6)
    const [before, version] = [await picture(guest.page), await versionOf(guest.page)]
    await guest.page.reload()
    await asked(guest.page)
    expect(await versionOf(guest.page)).toBe(version)
    expect(await picture(guest.page)).toEqual(before)

    const second = await guest.context.newPage()
    await second.goto(house.url)
    await second.locator('.yours').first().click()
    await asked(second)
    expect(await picture(second)).toEqual(before)
    await decideByList(second, chooser(5))
    // What is done in one window is seen in the other.
    await until(
      guest.page,
      (from) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) > from,
      version,
    )
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('goes on where it was after the server was killed and started again', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await begin(page, 5)
    const [before, version] = [await picture(page), await versionOf(page)]
    await house.crash()
    await page.getByText('Connecting again').waitFor()
    // A decision made while nobody answers is sent again until somebody does.
    const line = page.locator('[data-action]:not([disabled])').first()
    const wanted = await line.getAttribute('data-action')
    await line.click()
    // It waits in sight, and can be taken back.
    await page.getByText('Your move waits for the line').waitFor()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByText('Your move waits for the line').waitFor({ state: 'detached' })
    await line.click()
    await page.getByText('Your move waits for the line').waitFor()
    await house.again()
    await until(
      page,
      (from) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) > from,
      version,
      40_000,
    )
    await page.getByText('Connecting again').waitFor({ state: 'detached', timeout: 40_000 })
    expect(before).toContain(wanted)
    // Loaded anew while nobody answers, it says so and comes back by itself.
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.getByRole('link', { name: 'Play on this device meanwhile' }).waitFor()
    await page.unroute('**/api/**')
    expect(await asked(page)).toBe(true)
    expect(await versionOf(page)).toBeGreaterThan(version)
    for (let i = 0; i < 3 && (await asked(page)); i++) await decideByList(page, chooser(9))
    await guest.context.close()
  })

  test('is loaded anew by itself when a part of the page could not be fetched', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await begin(page, 1)
    const before = await picture(page)
    const part = '**/assets/match-menu-*.js'
    await page.route(part, (route) => route.abort())
    const [failed, loaded] = [page.waitForEvent('requestfailed'), page.waitForEvent('load')]
    await page.getByRole('button', { name: 'Menu' }).click()
    await failed
    await page.unroute(part)
    // The table stands as it stood, until it is here again.
    expect(await picture(page)).toEqual(before)
    await loaded
    await asked(page)
    expect(await picture(page)).toEqual(before)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up this match' }).waitFor()
    await guest.context.close()
  })

  test('is given up after a decision that is still underway, not past it', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    // By requests: one that is under way can be held.
    await withoutSockets(page)
    await begin(page, 2)
    let letGo = (): void => undefined
    const held = new Promise<void>((resume) => (letGo = resume))
    await page.route(/\/api\/tables\/\w+\/act$/, async (route) => {
      await held
      await route.continue()
    })
    const underway = page.waitForRequest(/\/act$/)
    await page.locator('[data-action]:not([disabled])').first().click()
    await underway
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up this match' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
    await drawn(page)
    letGo()
    await page.locator('.mp[data-phase="over"]').waitFor()
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

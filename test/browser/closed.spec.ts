import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

/** As the tables of this device would lie there after an update of the rules, which the page is told nothing of. */
const begunUnder = (page: Page, version: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        asked.addEventListener('success', () => done(asked.result))
        asked.addEventListener('error', () => fail(asked.error ?? new Error('the storage fails')))
      })
    const db = await settled(indexedDB.open('menagerie-tables'))
    const tables = db.transaction('tables', 'readwrite').objectStore('tables')
    const rows = await settled(tables.getAll() as IDBRequest<{ header: object | null }[]>)
    for (const row of rows) await settled(tables.put({ ...row, header: { ...row.header, version: wanted } }))
    db.close()
  }, version)

test('a match that was begun under other rules is closed in the list, says why when it is opened, and can be let go', async () => {
  const guest = await welcome(browser, { width: 390, height: 844 })
  const { page } = guest
  await page.goto(`${house.url}/new/monster-pack?at=device`)
  await page.getByRole('button', { name: 'Start on this device' }).click()
  await page.locator('.curtain').waitFor()
  const path = new URL(page.url()).pathname
  await page.goto(house.url)
  await page.locator(`a[href="${path}"]`, { hasText: 'Your turn' }).waitFor()

  await begunUnder(page, 7)
  await page.goto(house.url)
  await page.locator(`a[href="${path}"]`, { hasText: 'Closed' }).click()
  const why = page.getByRole('alert')
  await why.getByText('begun under older rules').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await why.getByRole('link').click()

  // Nothing was lost: rules that play it go on with it.
  await page.locator(`a[href="${path}"]`, { hasText: 'Closed' }).waitFor()
  await begunUnder(page, 1)
  await page.goto(house.url + path)
  await page.locator('.curtain').waitFor()

  await begunUnder(page, 7)
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Remove .* from this device/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.locator(`a[href="${path}"]`).waitFor({ state: 'detached' })
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

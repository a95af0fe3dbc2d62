import { beforeAll, expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { asked, moved, versionOf } from './support/play.ts'
import { HOME_NETWORK, browser, house } from './support/stage.ts'

// A friend in the same home network comes by http and a name that is not localhost: the browser then offers no service
// worker, no clipboard and no randomUUID.

let address = ''

beforeAll(async () => {
  address = house.url.replace(/localhost|127\.0\.0\.1/, HOME_NETWORK)
})

test('a guest from the home network plays, and is given a hint', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(address)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  const version = await versionOf(page)
  await page.keyboard.press('h')
  await page.locator('[data-hint="given"]').waitFor()
  // It says why, and marks on the table what it means.
  expect(await page.locator('.coach [data-reason]').count()).toBe(1)
  expect(await page.locator('main [data-hinted]').count()).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Do it' }).click()
  await moved(page, version)
  // What is not to be done is marked on the button that goes on: nothing else answers with it.
  await page.goto(`${address}/pieces/monster-pack?seat=0&skip=24&still=1`)
  await page.locator('[data-answers="b.passBoost"]').waitFor()
  await page.keyboard.press('h')
  await page.locator('[data-hint="given"]').waitFor()
  expect(await page.locator('main [data-hinted]:is([data-place], [data-answers])').count()).toBeGreaterThan(0)
  // The browser gives passkeys to no such page, and so they are not offered.
  await page.goto(`${address}/me`)
  await page.getByText('This page cannot make passkeys here').waitFor()
  expect(await page.getByRole('button', { name: /passkey/i }).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('the link for friends is copied, and leads a second guest to a seat', async () => {
  const [host, friend] = [await welcome(browser), await welcome(browser)]
  await host.page.goto(`${address}/new/monster-pack`)
  await host.page.getByText('A friend', { exact: true }).last().click()
  await host.page.getByRole('button', { name: /^Open the table|^Start/ }).click()
  const link = host.page.locator('#invite-link')
  await link.waitFor()
  await host.page.getByRole('button', { name: 'Copy' }).click()
  await host.page.getByRole('button', { name: 'Copied' }).waitFor()
  await friend.page.goto(await link.inputValue())
  await friend.page
    .getByRole('button', { name: /sit|ready/i })
    .first()
    .waitFor()
  expect([...host.complaints, ...friend.complaints]).toEqual([])
  await host.context.close()
  await friend.context.close()
})

test('a match on this device is played there too', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${address}/new/monster-pack?at=device`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('main[data-phase], .curtain').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

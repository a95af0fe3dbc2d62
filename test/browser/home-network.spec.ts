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
  await page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Do it' }).click()
  await moved(page, version)
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

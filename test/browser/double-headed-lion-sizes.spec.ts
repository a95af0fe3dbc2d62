import { expect, test } from 'vitest'
import { promptFaults, sideways, unreachable } from './support/geometry.ts'
import { welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

test.each(SIZES)('the setup of The Double-Headed Lion can be confirmed at $width x $height', async (size) => {
  const guest = await welcome(browser, size)
  const { page } = guest
  await page.goto(`${house.url}/pieces/double-headed-lion`)
  await asked(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await unreachable(page)).toEqual([])
  expect(await promptFaults(page)).toEqual([])
  expect(await sideways(page)).toEqual([])
  await page.getByRole('button', { name: 'The army stands' }).click()
  await page.locator('main:not([data-phase="setup"])').waitFor()
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

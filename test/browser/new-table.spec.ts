import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

test.each([
  ['monster-pack', 'Standard', 'Short'],
  ['monster-maker', 'First edition', 'Second edition'],
  ['monstructor', 'Classic', 'Short Classic'],
])('%s: a preset is known again, from the start and when another is taken', async (game, first, other) => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${house.url}/new/${game}`)
  const presets = page.getByRole('group', { name: 'Ready-made options' })
  const pressed = presets.locator('[aria-pressed="true"]')
  await presets.waitFor()
  await expect.poll(() => pressed.allTextContents()).toEqual([first])
  if (other !== null) {
    await presets.getByRole('button', { name: other, exact: true }).click()
    await expect.poll(() => pressed.allTextContents()).toEqual([other])
  }
  expect(complaints).toEqual([])
  await context.close()
})

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

test('how many are recommended stands where seats are chosen, of a game whose book says so', async () => {
  const { page, context, complaints } = await welcome(browser)
  const seats = page.locator('section.panel', { has: page.getByRole('heading', { name: 'Seats' }) })
  await page.goto(`${house.url}/new/monstructor`)
  await seats.waitFor()
  expect(await seats.innerText()).toContain('Three or more players are recommended.')
  await page.goto(`${house.url}/new/monster-pack`)
  await seats.waitFor()
  expect(await seats.innerText()).not.toContain('recommended')
  expect(complaints).toEqual([])
  await context.close()
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { misfits } from './geometry.ts'

/* Talk at a table, by those who sit there and one who looks on. */

const opener = (page: Page) => page.locator('.chat-button')
const said = (page: Page, text: string) => page.locator('.chat-said').filter({ hasText: text })
const close = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** The result comes once the end is told: a key pressed before closes nothing. */
const closeResult = async (page: Page): Promise<void> => {
  const result = page.getByRole('dialog', { name: 'The match is over' })
  await result.waitFor()
  await close(page)
  await result.waitFor({ state: 'detached' })
}

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Your words').fill(text)
  await page.keyboard.press('Enter')
  await said(page, text).waitFor()
}

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const

/** What does not fit of the sheet or of the table under it, at every size. */
const wrong = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize()
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    found.push(...(await misfits(page, ['reach', 'hit', 'size', 'sideways'])).map((one) => `${width}: ${one}`))
  }
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** Each side talks, hears itself alone, and is told how much is new; one is muted, reported and heard again. */
export const talkApart = async (ada: Page, ben: Page, cleo: Page): Promise<void> => {
  await opener(ada).press('Enter')
  await ada.getByText('Nobody has said anything yet.').waitFor()
  await write(ada, '<b>Good luck</b> http://example.org')
  expect(await ada.locator('.chat-log a, .chat-log b b').count()).toBe(0)
  await ben.getByRole('button', { name: 'Talk at this table, 1 new' }).waitFor()
  // Who hears the page is told by words, wherever they are.
  await ben.locator('[aria-live]').filter({ hasText: '<b>Good luck</b>' }).waitFor({ state: 'attached' })
  await opener(ben).click()
  await said(ben, 'Good luck').waitFor()
  await ben.getByRole('button', { name: 'Well played!' }).click()
  await said(ada, 'Well played!').waitFor()

  await opener(cleo).click()
  await cleo.getByText('Only those who look on read this, until the match is over.').waitFor()
  await write(cleo, 'Who leads?')
  expect(await cleo.locator('.chat-said').count()).toBe(1)
  expect(await ada.locator('.chat-said').count()).toBe(2)

  await ada.getByRole('button', { name: /^Mute, block or report/ }).click()
  await ada.getByRole('button', { name: 'Tell the host' }).click()
  await ada.getByText('The host will see it.').waitFor()
  expect(await wrong(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect.poll(() => ada.locator('.chat-said').count()).toBe(1)
  for (const page of [ada, ben, cleo]) await close(page)
  expect(await wrong(ben)).toEqual([])
}

/** The match is over: everybody reads both sides, but whom they have muted. */
export const talkTogether = async (ada: Page, ben: Page, cleo: Page): Promise<void> => {
  for (const page of [ben, cleo]) {
    await closeResult(page)
    await opener(page).click()
    await said(page, 'Who leads?').waitFor()
    await said(page, 'Well played!').waitFor()
    await close(page)
  }
  await closeResult(ada)
  await opener(ada).click()
  await said(ada, 'Who leads?').waitFor()
  expect(await said(ada, 'Well played!').count()).toBe(0)
  await close(ada)
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createTable, ok, signIn, sit } from '../../packages/server/src/soak/guest.ts'
import { WCAG, violations } from '../support/axe.ts'
import { misfits } from './support/geometry.ts'
import { welcome } from './support/guest.ts'
import { ownHouse } from './support/own-house.ts'
import { browser } from './support/stage.ts'

/* What whoever keeps a house sees and does on their page. */

const TOKEN = randomBytes(24).toString('base64url')
const house = ownHouse(() => ({ ADMIN_TOKEN: TOKEN }))

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)
const open = async (page: Page, token: string): Promise<void> => {
  await page.locator('[data-part="door"] input').fill(token)
  await page.keyboard.press('Enter')
}

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

const wrong = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    found.push(...(await misfits(page, ['reach', 'hit', 'size', 'sideways'])).map((one) => `${width}: ${one}`))
    const axe = await violations(page, { runOnly: { type: 'tag', values: [...WCAG] } })
    found.push(
      ...axe.map(({ id, nodes }) => `${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    )
  }
  return found
}

/** Somebody said something, and somebody else reported it, at a table that waits. */
const arrange = async (): Promise<void> => {
  const [ada, ben] = [await signIn({ url: house.url }), await signIn({ url: house.url })]
  ok(await ada.post('/api/me', { name: 'Ada' }))
  ok(await ben.post('/api/me', { name: 'Ben Quux' }))
  const lobby = await createTable(ada, { game: 'monster-pack' })
  await sit(ben, lobby, 1)
  ok(await ben.post(`/api/tables/${lobby.id}/remarks`, { key: randomUUID(), text: 'A rude word' }))
  ok(await ada.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 1, reason: 'It was rude' }))
}

test('a host reads a report, settles it, blocks somebody and closes a table, and all of it is written down', async () => {
  await arrange()
  const { page, complaints, context } = await welcome(browser)
  await page.goto(`${house.url}/host`)
  await open(page, 'x'.repeat(24))
  await page.getByText('That is not the token.').waitFor()
  await open(page, TOKEN)
  const reports = part(page, 'reports')
  await reports.getByText('Ada reports Ben Quux').waitFor()
  await reports.getByText('A rude word').waitFor()
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join()),
  ).not.toContain(TOKEN)
  await page.getByText('0 blocked').waitFor()

  await reports.getByRole('button', { name: 'Settle what Ada reports of Ben Quux' }).press('Enter')
  await reports.getByLabel('Reason, which is kept').fill('Talked to them')
  expect(await wrong(page)).toEqual([])
  await reports.getByRole('button', { name: 'Settle what Ada reports of Ben Quux' }).click()
  await reports.getByText('settled').waitFor()

  const people = part(page, 'people')
  await people.getByRole('searchbox').fill('quux')
  await people.getByRole('button', { name: 'Block Ben Quux' }).click()
  await people.getByText('They make no table').waitFor()
  await people.getByRole('button', { name: 'Block Ben Quux' }).click()
  await page.getByText('1 blocked').waitFor()

  const tables = part(page, 'tables')
  await tables.getByRole('button', { name: /^Close the table of Monster Pack/ }).click()
  await tables.getByRole('button', { name: /^Close the table of Monster Pack/ }).click()
  await expect.poll(() => tables.locator('li').count()).toBe(0)
  await expect
    .poll(() => part(page, 'audit').locator('b').allInnerTexts())
    .toEqual(['A table closed', 'A person blocked', 'A report settled'])

  // Loaded anew, nobody is known as the host.
  await page.goto(`${house.url}/host?lang=ja&theme=dungeon`)
  await open(page, TOKEN)
  await part(page, 'audit').locator('b').first().waitFor()
  expect(await wrong(page)).toEqual([])
  expect(complaints.filter((one) => !one.includes('401'))).toEqual([])
  await context.close()
})

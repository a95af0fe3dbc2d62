import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { asked, chooser, decideByList, isOver } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { seatedAt } from './support/table.ts'

/** Collects every text the live region says, and every line the log shows, in their order. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const region = document.querySelector('[aria-live="polite"]')
    if (region === null) throw new Error('nothing speaks')
    const note = (): void => {
      const text = region.textContent ?? ''
      if (text !== '' && heard.at(-1) !== text) heard.push(text)
    }
    note()
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
  })

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

test('a whole game is played by the list of actions alone, and the live region says each line of the log once', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  const pick = chooser(5)
  await page.goto(`${house.url}/new/monster-pack`)
  await page.getByRole('button', { name: 'Short', exact: true }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await asked(page)
  const before = await page.locator('.log li').count()
  await listen(page)
  let decisions = 0
  while (await asked(page)) {
    await decideByList(page, pick)
    decisions++
  }
  expect(decisions).toBeGreaterThan(5)
  expect(await isOver(page)).toBe(true)
  await page.getByRole('dialog').waitFor()

  const heard = wordsOf((await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).join(' '))
  const lines = (
    await page.locator('.log li').evaluateAll((all) => all.map((li) => li.querySelector('span')?.textContent ?? ''))
  )
    .slice(before)
    .map(wordsOf)
  expect(lines.length).toBeGreaterThan(decisions)
  // In the order of the log, nothing left out.
  let at = 0
  for (const line of lines) {
    const found = heard.indexOf(line, at)
    expect(found, `"${line}" is said`).toBeGreaterThanOrEqual(at)
    at = found + line.length
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('a list that lies open on a phone when the match ends makes room for the result', async () => {
  const table = { game: 'monster-pack', seats: 2, choices: { format: 'short' } }
  const { page, context, complaints } = await seatedAt(house, browser, table, { width: 390, height: 844 })
  await asked(page)
  await page.getByRole('button', { name: 'I can do' }).click()
  await page.getByRole('dialog', { name: 'What I can do' }).waitFor()
  // In another window of theirs, say.
  const answered = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? ''
    const answer = await fetch(`/api/tables/${id}/resign`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ key: crypto.randomUUID() }),
    })
    return answer.status
  })
  expect(answered).toBe(200)
  await page.getByRole('dialog', { name: 'The match is over' }).waitFor()
  await page.getByRole('dialog', { name: 'What I can do' }).waitFor({ state: 'detached' })
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

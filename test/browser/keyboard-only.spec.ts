import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { asked, chooser, moved, tabTo, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** What has the focus, in words; fails when nothing has it. */
const focused = async (page: Page): Promise<string> => {
  const [tag, words] = await page.evaluate(() => {
    const active = document.activeElement
    return [
      active === null ? 'NOTHING' : active.tagName,
      active?.getAttribute('aria-label') ?? active?.textContent?.slice(0, 80) ?? '',
    ]
  })
  expect(tag, `the focus is lost after ${words}`).not.toMatch(/^(?:BODY|HTML|NOTHING)$/)
  return `${tag} ${words}`
}

/** Walks with the arrows until something that glows is focused. */
const arrowsToGlowing = async (page: Page, pick: (count: number) => number): Promise<boolean> => {
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'] as const
  for (let step = 0; step < 24; step++) {
    const glows = await page.evaluate(() => document.activeElement?.matches('button.is-can[data-place]') === true)
    if (glows) return true
    await page.keyboard.press(keys[pick(keys.length)] as string)
    await focused(page)
  }
  return false
}

/** What ends a question: the prompt's button, or a line of the list. */
const OPEN = '.prompt .btn.go:not([disabled]), [data-action]:not([disabled])'

/** One decision by arrows and Enter, by the digits, or by the prompt's button reached with Tab. */
const decideByKeys = async (page: Page, pick: (count: number) => number): Promise<string> => {
  const version = await versionOf(page)
  for (let step = 0; step < 6 && (await versionOf(page)) === version; step++) {
    if (pick(3) === 0) {
      const lines = await page.locator('[data-action]:not([disabled])').count()
      if (lines > 0) await page.keyboard.press(String(1 + pick(Math.min(9, lines))))
    } else if ((await page.locator('button.is-can[data-place]').count()) > 0 && (await arrowsToGlowing(page, pick))) {
      await page.keyboard.press('Enter')
    } else if (await tabTo(page, OPEN, 0)) {
      await page.keyboard.press('Enter')
    }
    await focused(page)
    // What was sent, by these keys or by the page itself, shows in a moment; until then nothing can be pressed.
    await until(
      page,
      ([from, open]) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        document.querySelector(open) !== null,
      [version, OPEN] as const,
    )
    await focused(page)
  }
  await moved(page, version)
  return focused(page)
}

test('a whole game is played by the keyboard alone, and the focus is never lost', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  const pick = chooser(11)
  await page.goto(`${house.url}/new/monster-pack`)
  await page.getByRole('button', { name: 'Start the match' }).waitFor()
  const atShort = (): Promise<boolean> => page.evaluate(() => document.activeElement?.textContent === 'Short')
  for (let step = 0; step < 40 && !(await atShort()); step++) await page.keyboard.press('Tab')
  expect(await atShort()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await tabTo(page, '.btn.go', 0)).toBe(true)
  await page.keyboard.press('Enter')
  await asked(page)

  let decisions = 0
  while (await asked(page)) {
    await decideByKeys(page, pick)
    decisions++
  }
  expect(decisions).toBeGreaterThan(5)

  // The result takes the focus, Esc gives it back to the table.
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await focused(page)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('? explains what is focused, L and R open log and rules, and Esc closes what was opened', async () => {
  const guest = await welcome(browser, { width: 390, height: 844 })
  const { page } = guest
  const position = { phase: 'boost1', turn: 5, sides: [{ hand: ['G04', 'B05'], waiting: { W1: 'B06(1)' } }, {}] }
  await page.goto(`${house.url}/pieces/monster-pack?position=${encodeURIComponent(JSON.stringify(position))}`)
  await asked(page)
  await page.locator('.hand .card.is-dead').focus()
  await page.keyboard.press('?')
  expect(await page.locator('dialog[open] .closer-why').innerText()).toMatch(/MP-\d+/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  expect(await page.getByRole('tooltip').count()).toBe(0)
  for (const key of ['l', 'r']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focused(page)
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

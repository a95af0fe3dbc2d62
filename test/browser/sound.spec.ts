import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { asked, drawn, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const SUMMON = { phase: 'summon', turn: 3, sides: [{ hand: ['B05', 'R04'] }, { hand: ['G04'] }] }
const tableOf = (url: string): string =>
  `${url}/pieces/monster-pack?position=${encodeURIComponent(JSON.stringify(SUMMON))}`

/** Counts the tones and noises that are started, whatever the loudspeakers make of them. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard = { count: 0 }
    Object.assign(globalThis, { heard })
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')?.value as (
        at?: number,
      ) => void
      kind.prototype.start = function (this: AudioScheduledSourceNode, at?: number): void {
        heard.count++
        start.call(this, at)
      }
    }
  })
}
const heardBy = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count)

test('a table is silent until sound is switched on, and remembers it on this device', async () => {
  const guest = await welcome(browser, { still: false })
  const { page } = guest
  await listen(page)
  await page.goto(tableOf(house.url))
  await asked(page)
  const act = async (): Promise<void> => {
    const version = await versionOf(page)
    await page.locator('[data-action]').first().click()
    await moved(page, version)
    // Whatever is heard of it is heard before the next question.
    await asked(page)
    await drawn(page)
  }
  await act()
  expect(await heardBy(page)).toBe(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sound: switch it on' }).click()
  await until(page, () => (globalThis as unknown as { heard: { count: number } }).heard.count > 0)
  await page.getByRole('slider', { name: 'How loud' }).fill('20')
  await page.keyboard.press('Escape')

  await page.reload()
  await asked(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('slider', { name: 'How loud' }).inputValue()).toBe('20')
  await page.keyboard.press('Escape')
  const before = await heardBy(page)
  await act()
  expect(await heardBy(page)).toBeGreaterThan(before)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('whoever has sound on and comes to a table is heard from their first touch, and the browser refuses nothing before', async () => {
  const guest = await welcome(browser, { still: false, first: true })
  const { page } = guest
  await page.addInitScript(() => localStorage.setItem('menagerie.sound', 'on 0.2'))
  await listen(page)
  // What makes sounds is there before anybody touches anything; whatever a test asks of a page counts as a touch.
  const synth = page.waitForResponse(/synth/)
  await page.goto(tableOf(house.url))
  await synth
  await page.waitForLoadState('networkidle')
  await asked(page)
  const version = await versionOf(page)
  await page.locator('[data-action]').first().click()
  await moved(page, version)
  await until(page, () => (globalThis as unknown as { heard: { count: number } }).heard.count > 0)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

import type { Page } from 'playwright-core'
import type { GuestOptions } from '../browser/support/guest.ts'
import type { House } from '../browser/support/house.ts'
import { type BotTable, seatedAt, sitDown } from '../browser/support/table.ts'
import { launchFirefox, named } from '../glass/firefox/launch.ts'
import { asPage } from '../glass/firefox/page.ts'
import { launchChromium } from '../support/chromium.ts'

/** Somebody at a table, with nothing remembered. */
export interface Seated {
  readonly page: Page
  /** What the browser complained about. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** A browser at whose tables people sit down. */
export interface Seating {
  readonly seat: (table: BotTable, desk: GuestOptions) => Promise<Seated>
  readonly close: () => Promise<void>
}

export const inChromium = async (house: House): Promise<Seating> => {
  const browser = await launchChromium()
  return {
    seat: async (table, desk) => {
      const { page, complaints, context } = await seatedAt(house, browser, table, desk)
      return { page, complaints, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

export const inFirefox = async (house: House): Promise<Seating> => {
  const browser = await launchFirefox()
  return {
    seat: async (table, { width = 1440, height = 900 }) => {
      const context = await browser.createBrowserContext()
      const tab = await context.newPage()
      await named(tab)
      await tab.setViewport({ width, height })
      const complaints: string[] = []
      tab.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
      })
      tab.on('pageerror', (error) => complaints.push(String(error)))
      tab.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
      })
      const page = asPage(tab)
      await sitDown(page, house, table)
      return { page, complaints, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

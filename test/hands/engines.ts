import type { Page } from 'playwright-core'
import type { GuestOptions } from '../browser/support/guest.ts'
import type { House } from '../browser/support/house.ts'
import { type BotTable, seatedAt, sitDown } from '../browser/support/table.ts'
import { launch } from '../glass/engines/index.ts'
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

/** `more` are arguments of the browser. */
export const inChromium = async (house: House, more: readonly string[] = []): Promise<Seating> => {
  const browser = await launchChromium(undefined, more)
  return {
    seat: async (table, desk) => {
      const { page, complaints, context } = await seatedAt(house, browser, table, desk)
      return { page, complaints, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** In another browser of this machine. */
export const elsewhere = async (name: string, house: House): Promise<Seating> => {
  const engine = await launch(name)
  return {
    seat: async (table, { width = 1440, height = 900 }) => {
      const { page, complaints, resize, close } = await engine.open()
      await resize({ width, height })
      await sitDown(page, house, table)
      return { page, complaints, close }
    },
    close: engine.close,
  }
}

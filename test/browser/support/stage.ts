import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchChromium } from '../../support/chromium.ts'
import type { House } from './house.ts'

// A test file that imports from here is in the house of its worker, which other files were in before it, with a Chromium of
// its own. Who crashes a house has one to itself (`own-stage.ts`).

export let house: House
export let browser: Browser

beforeAll(async () => {
  const houses = inject('houses')
  house = { url: houses[Number(process.env['VITEST_POOL_ID']) % houses.length] as string }
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../support/chromium.ts'
import { type OwnHouse, openHouse } from './house.ts'

// A test file that imports from here has a house and a Chromium of its own, from before its first test to after its last.

export let house: OwnHouse
export let browser: Browser

beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse(), launchChromium()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from '../../support/chromium.ts'
import { clear } from './emptied.ts'
import type { House } from './house.ts'
import { lastSeen } from './last-seen.ts'

// What every test of a worker shares: the worker's house, which other files were in before, and the worker's Chromium.
// Modules live as long as their worker (`isolate: false`); `open-stage.ts` opens the stage before each file and clears it
// after. Who crashes a house has one to itself (`ownHouse`).

export let house: House
export let browser: Browser

let launched: Browser | null = null

/** A name that leads here as a name of the home network does: the page is then no secure context. */
export const HOME_NETWORK = 'attic.test'

const withChromium = (): Promise<Browser> =>
  launchChromium(undefined, [`--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`])

export const openStage = async (): Promise<void> => {
  const houses = inject('houses')
  house = houses[Number(process.env['VITEST_POOL_ID']) % houses.length] as House
  if (launched === null || !launched.isConnected()) launched = await withChromium()
  browser = launched
}

/** Adds to what a test failed by what its pages showed then. */
export const tellLastSeen = async (errors: readonly { message: string }[] = []): Promise<void> => {
  const pages = await lastSeen(browser)
  for (const error of errors.slice(0, 1)) error.message = [error.message, ...pages].join('\nA page then: ')
}

/** Nobody is left behind: a page that plays on would take its time from the next file. */
export const clearStage = async (): Promise<void> => {
  await clear(browser)
}

import type { Page } from 'playwright-core'
import { until } from '../../support/within.ts'

/** All files of a version are fetched before; beside much else that takes a while. */
const PATIENCE = 120_000

/** Waits until this browser keeps the pages of the house: they are here without a network. */
export const kept = (page: Page): Promise<void> =>
  until(page, () => navigator.serviceWorker.controller !== null, undefined, PATIENCE)

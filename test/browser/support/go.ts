import type { Page } from 'playwright-core'
import { exampleShown, goTo, isExample, settled } from '../../support/within.ts'
import { house } from './stage.ts'

/**
 * Goes to an address of the house, and waits until what is named stands there. A page that lives in the house already goes as
 * by a link, which spares it another document.
 */
export const go = async (page: Page, address: string, drawn: string): Promise<void> => {
  await goTo(page, house, address)
  if (isExample(address)) await exampleShown(page, address)
  await page.locator(drawn).first().waitFor()
  await settled(page)
}

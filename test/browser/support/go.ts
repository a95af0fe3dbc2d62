import type { Page } from 'playwright-core'
import { exampleShown, goWithin, settled } from '../../support/within.ts'
import { house } from './stage.ts'

const PATIENCE = 30_000

/**
 * Goes to an address of the house, and waits until what is named stands there. A page that lives in the house already goes as
 * by a link, which takes a fifth of the time of another document.
 */
export const go = async (page: Page, address: string, drawn: string): Promise<void> => {
  const isIn = page.url().startsWith(`${house.url}/`)
  if (isIn) await goWithin(page, address)
  else await page.goto(`${house.url}${address}`)
  const [path = '', search = ''] = address.split('?')
  if (/^\/pieces\/./.test(path)) await exampleShown(page, search, PATIENCE)
  await page.locator(drawn).first().waitFor()
  await settled(page)
}

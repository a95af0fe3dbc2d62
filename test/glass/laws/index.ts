import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import { askPage } from './in-page.ts'
import { language } from './language.ts'

export { access } from './access.ts'
export type { Finding } from './finding.ts'

/** Everything that can be found at the present size without a picture: where things stand, and what they say. */
export const geometry = async (page: Page): Promise<readonly Finding[]> => {
  const look = await askPage(page, 'look')
  return [...look.findings, ...(await language(look.said))]
}

/**
 * Looks at every frame from now on: nothing of the board above a stage, no veil without its stage, no answer under the
 * hand. What it answers ends the watch and tells what was seen.
 */
export const watchTelling = async (page: Page): Promise<() => Promise<readonly Finding[]>> => {
  await askPage(page, 'startWatching')
  return () => askPage(page, 'stopWatching')
}

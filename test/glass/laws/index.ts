import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import { askPage } from './in-page.ts'
import { language } from './language.ts'
import type { Selectors } from './page/index.ts'
import { foreignMatches } from './rooms.ts'

export { access } from './access.ts'
export type { Finding } from './finding.ts'
export type { Selectors } from './page/index.ts'

/** Where things stand at the present size, and how they are written: asked in the page itself, in one go. */
export const layout = async (page: Page): Promise<readonly Finding[]> => (await askPage(page, 'look')).findings

/** Everything that can be found at the present size without a picture: where things stand, and what they say. */
export const geometry = async (page: Page): Promise<readonly Finding[]> => {
  const look = await askPage(page, 'look')
  return [...look.findings, ...(await language(look.said))]
}

/** Leaves a page unpainted while it is asked only where things lie, or paints it again. */
export const paint = (page: Page, on: boolean): Promise<void> => askPage(page, 'paint', on)

/** Words of less than 11 pixels in a place of `small-words.ts`, each with what the thing they stand on is called. */
export const smallWords = (
  page: Page,
  where: string,
): Promise<readonly { readonly text: string; readonly called: string }[]> => askPage(page, 'smallWords', where)

/**
 * Looks at every frame from now on: nothing of the board above a stage, no veil without its stage, no answer under the
 * hand. What it answers ends the watch and tells what was seen.
 */
export const watchTelling = async (page: Page): Promise<() => Promise<readonly Finding[]>> => {
  await askPage(page, 'startWatching')
  return () => askPage(page, 'stopWatching')
}

/** Selectors of this page's sheets and those that match something now; each is told once. */
export const selectors = (page: Page): Promise<Selectors> => askPage(page, 'selectors')

/** No sheet of a room styles what is another room's, and the house takes nothing back from a room. */
export const rooms = async (page: Page): Promise<readonly Finding[]> => {
  const foreign = (await foreignMatches(page)).map(({ selector, sheet, room, element }) => ({
    law: 'foreign',
    what: element === '' ? selector : element,
    detail: element === '' ? `a word of no sheet of the house, in ${sheet}` : `is styled by ${selector} of ${room}`,
  }))
  const taken = (await askPage(page, 'takenBack')).map(({ property, room, house }) => ({
    law: 'taken',
    what: room,
    detail: `its ${property} is taken back by ${house}, which comes later`,
  }))
  return [...foreign, ...taken]
}

import type { Page } from 'playwright-core'
import { layout } from '../../glass/laws/index.ts'

/** Laws of the glass that say where things stand. */
const PLACES = ['reach', 'hit', 'size', 'sideways', 'still', 'prompt', 'above', 'veil'] as const

/** What does not fit on the screen as the page stands, in words; none is none. `laws` are those that are asked. */
export const misfits = async (page: Page, laws: readonly string[] = PLACES): Promise<readonly string[]> =>
  (await layout(page))
    .filter(({ law }) => laws.includes(law))
    .map(({ law, what, detail }) => `${law}: ${what}: ${detail}`)

import type { Page } from 'playwright-core'
import { axe } from './axe.ts'
import { contrast } from './contrast.ts'
import type { Finding } from './finding.ts'
import { askPage } from './in-page.ts'

/** Controls of one state whose focus is looked at. */
const RINGS = 24

/** Whether everybody can use what is shown: axe, contrast of words on what lies under them, the mark of the focus. */
export const access = async (page: Page): Promise<readonly Finding[]> => [
  ...(await axe(page)),
  ...(await contrast(page)),
  ...(await askPage(page, 'focusRings', RINGS)),
]

import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { contrast } from './contrast.ts'
import type { Finding } from './finding.ts'
import { askPage } from './in-page.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Controls of one state whose focus is looked at. */
const RINGS = 24

/** Everything axe finds against WCAG 2.2 A and AA, whatever its impact; targets of 24 pixels too. */
const axe = async (page: Page): Promise<readonly Finding[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      law: `axe ${id}`,
      what: node.html.slice(0, 160),
      detail: node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? '',
    })),
  )
}

/** Whether everybody can use what is shown: axe, contrast of words on what lies under them, the mark of the focus. */
export const access = async (page: Page): Promise<readonly Finding[]> => [
  ...(await axe(page)),
  ...(await contrast(page)),
  ...(await askPage(page, 'focusRings', RINGS)),
]

import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { WCAG, violations } from '../../support/axe.ts'
import type { Finding } from './finding.ts'

/**
 * WCAG 2.2 A and AA whatever the impact, and targets of 24 pixels. Contrast is a law of its own, held against what is
 * drawn.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: [...WCAG] },
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
}

/** Everything axe finds in the page as it stands. */
export const axe = async (page: Page): Promise<readonly Finding[]> =>
  (await violations(page, OPTIONS)).flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      law: `axe ${id}`,
      what: node.html.slice(0, 160),
      detail: node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? '',
    })),
  )

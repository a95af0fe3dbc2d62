import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { WCAG, violations } from '../../support/axe.ts'
import type { Finding } from './finding.ts'

/**
 * WCAG 2.2 A and AA whatever the impact. Contrast and targets of 24 pixels are laws of their own, held against what is drawn
 * and what answers: axe takes a box for all that can be pressed.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: [...WCAG] },
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
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

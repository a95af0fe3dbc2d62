import type { Page } from 'playwright-core'
import { violations } from '../../support/axe.ts'

/** Findings of axe that keep somebody out: whatever breaks WCAG 2.2 A or AA, and whatever else is serious. */
export const barriers = async (page: Page): Promise<readonly string[]> =>
  (await violations(page))
    .filter(
      ({ impact, tags }) => impact === 'serious' || impact === 'critical' || tags.some((tag) => tag.startsWith('wcag')),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`)

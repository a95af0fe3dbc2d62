import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Findings of axe that keep somebody out. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`)
}

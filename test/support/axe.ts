import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

let source: string | null = null

const script = (): string => {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/**
 * What axe finds in a page as it stands. Its script is laid into each document once, for a page may live through hundreds
 * of states; sheets are the page's own and are not fetched once more. A page that spares its shadows has them for it.
 */
export const violations = async (page: Page, options: RunOptions = {}): Promise<readonly Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script())
  const answer = await page.evaluate(
    async (how) => {
      const { axe, unshaded } = globalThis as unknown as {
        axe: { run: (root: Document, how: unknown) => Promise<AxeResults> }
        unshaded?: CSSStyleSheet
      }
      if (unshaded !== undefined) unshaded.disabled = true
      try {
        return await axe.run(document, how)
      } finally {
        if (unshaded !== undefined) unshaded.disabled = false
      }
    },
    { resultTypes: ['violations'], preload: false, ...options } as unknown as Record<string, unknown>,
  )
  return answer.violations
}

/** WCAG 2.2, A and AA. */
export const WCAG: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

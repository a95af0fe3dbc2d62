import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { CLIP, COVER, type Covered } from './cover.ts'

let source: string | null = null

const script = (): string => {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/**
 * What axe finds in a page as it stands. Its script is laid into each document once, for a page may live through hundreds
 * of states; sheets are the page's own and are not fetched once more. A page under a cover stays unpainted: axe reckons
 * with colours and boxes, and such a clip hides nothing from it.
 */
export const violations = async (page: Page, options: RunOptions = {}): Promise<readonly Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script())
  const answer = await page.evaluate(
    async ({ how, clip, opaque }) => {
      const { axe, cover } = globalThis as unknown as Covered & {
        axe: { run: (root: Document, how: unknown) => Promise<AxeResults> }
      }
      const covered = cover?.disabled === false
      if (covered) cover.replaceSync(clip)
      try {
        return await axe.run(document, how)
      } finally {
        if (covered) cover.replaceSync(opaque)
      }
    },
    {
      how: { resultTypes: ['violations'], preload: false, ...options },
      clip: CLIP,
      opaque: COVER,
    },
  )
  return answer.violations
}

/** WCAG 2.2, A and AA. */
export const WCAG: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

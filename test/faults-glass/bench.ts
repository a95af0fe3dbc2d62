import type { Browser, Page } from 'playwright-core'
import { leaveOutCodes } from '../glass/alike.ts'
import { type Visitor, openVisitor } from '../glass/crawl/visitor.ts'
import type { Edit } from './fault.ts'
import type { Workshop } from './workshop.ts'

/** A workshop with the pages that look at it. */
export interface Bench {
  readonly workshop: Workshop
  /** Pages that show what is planted now. */
  readonly visitor: () => Visitor
  /** Sheets are changed under the pages that live; components need new pages. */
  readonly plant: (edits: readonly Edit[]) => Promise<void>
  /** Begins with new pages. */
  readonly anew: () => Promise<void>
  readonly close: () => Promise<void>
}

const isSheet = (file: string): boolean => file.endsWith('.css')

const restyle = (page: Page, path: string, css: string): Promise<void> =>
  page.evaluate(
    ([id, text]) => {
      const style = document.querySelector(`style[data-vite-dev-id="${id}"]`)
      if (style !== null) style.textContent = text
    },
    [path, css] as const,
  )

/**
 * Sheets stand in a page in the order in which its rooms were first entered, as they never do in the built one, where those of
 * pieces come first: two pages that came by other ways would differ without a fault.
 */
export const orderSheets = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wings = ['styles', 'pieces', 'sound', 'pages', 'boards']
    const placeOf = (style: Element): string => {
      const path = style.getAttribute('data-vite-dev-id')?.split('/src/')[1] ?? ''
      return `${wings.indexOf(path.split('/')[0] ?? '')} ${path}`
    }
    const sheets = [...document.head.querySelectorAll('style[data-vite-dev-id]')]
    const sorted = sheets.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    if (sorted.some((one, at) => one !== sheets[at])) document.head.append(...sorted)
  })

export const openBench = (browser: Browser, workshop: Workshop): Bench => {
  let pages = new Set<Page>()
  const open = (): Visitor => {
    const visitor = openVisitor(browser, workshop, leaveOutCodes)
    return {
      ...visitor,
      page: async (look) => {
        const page = await visitor.page(look)
        pages.add(page)
        return page
      },
    }
  }
  let visitor = open()
  let planted: readonly string[] = []
  const anew = async (): Promise<void> => {
    await visitor.close().catch(() => undefined)
    pages = new Set()
    visitor = open()
  }
  return {
    workshop,
    visitor: () => visitor,
    plant: async (edits) => {
      const files = new Set([...planted, ...edits.map(({ file }) => file)])
      workshop.plant(edits)
      planted = edits.map(({ file }) => file)
      if (![...files].every(isSheet)) return anew()
      for (const file of files) {
        const { path, css } = await workshop.sheet(file)
        for (const page of pages) await restyle(page, path, css)
      }
    },
    anew,
    close: () => visitor.close(),
  }
}

import type { Page } from 'playwright-core'

/**
 * What lies over a page that nobody looks at, and over its paper. What is wholly transparent is laid out, pressed and read as
 * ever and never painted, which takes most of a browser's time.
 */
export const COVER = 'html, dialog, [popover], ::backdrop { opacity: 0 !important }'

/**
 * In its place while something asks how opaque things are: the page is, and clipped away whole. What lies in a layer of its
 * own, over the page, is painted meanwhile.
 */
export const CLIP = 'html { clip-path: polygon(0 0, 0 0, 0 0) !important }'

/** The page's own name for its cover, which is disabled while it is off. Only there where something was covered. */
export interface Covered {
  cover?: CSSStyleSheet
}

/** Does something with a page while no cover lies over it: what leaves the printer is painted. */
export const uncovered = async <T>(page: Page, act: () => Promise<T>): Promise<T> => {
  const cover = (isOff: boolean): Promise<void> =>
    page.evaluate((off) => {
      const { cover: sheet } = globalThis as unknown as Covered
      if (sheet !== undefined) sheet.disabled = off
    }, isOff)
  await cover(true)
  try {
    return await act()
  } finally {
    await cover(false)
  }
}

import type { Page } from 'playwright-core'

/**
 * Waits until a page is drawn with its pictures and the fonts of all it says now: letters whose font is on its way are not
 * drawn at all. Throws where a font does not come.
 */
export const drawnWhole = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
    while (document.documentElement.hasAttribute('data-coming')) await frame()
    for (let turn = 0; turn < 4; turn++) {
      await frame()
      await frame()
      await document.fonts.ready
    }
    // One that takes another source meanwhile refuses, and would show its old one.
    const decoded = async (image: Pick<HTMLImageElement, 'decode'>, tries: number): Promise<void> => {
      try {
        await image.decode()
      } catch {
        await frame()
        if (tries > 1) await decoded(image, tries - 1)
      }
    }
    // Those in a drawing, as the parts of a creature are, are no images of the document; browsers decode them alike.
    const within = document.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>('svg image')
    await Promise.all([...document.images, ...within].map((image) => decoded(image, 4)))
    await frame()
    const late = [...document.fonts].filter((font) => font.status === 'loading')
    if (late.length > 0) throw new Error(`fonts are still on their way: ${late.map((font) => font.family).join()}`)
  })

/**
 * Draws a page anew from nothing. What moved by a part of a pixel while it came together is not drawn again by the browser, so
 * that letters look as they did when a font came late.
 */
export const drawnAnew = async (page: Page): Promise<void> => {
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors })
    await drawnWhole(page)
  }
}

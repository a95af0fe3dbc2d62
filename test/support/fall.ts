import type { Page } from 'playwright-core'

/** The next thing that is taken out of the page falls over, once, as over something that an extension had taken out before. */
export const fall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild') as PropertyDescriptor
    Object.defineProperty(Node.prototype, 'removeChild', {
      configurable: true,
      value(this: Node, child: Node) {
        Object.defineProperty(Node.prototype, 'removeChild', own)
        this.removeChild(child)
        throw new Error('made to fall over by /assets/a-part-of-the-page-with-a-rather-long-name-D7sXkq2P.js')
      },
    })
  })

import type { Page } from 'playwright-core'

/** Runs in the page. */
const takeAway = (): void => {
  Object.defineProperty(globalThis, 'WebSocket', {
    configurable: true,
    value: class extends EventTarget {
      static readonly OPEN = 1
      readonly readyState = 3
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('close')), 0)
      }
      close(): void {}
    },
  })
}

/** From now on a page opens no socket, as behind a proxy that lets none through: it has streams and requests. */
export const withoutSockets = async (page: Page): Promise<void> => {
  await page.addInitScript(takeAway)
  await page.evaluate(takeAway)
}

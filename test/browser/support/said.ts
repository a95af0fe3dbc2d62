import type { Page } from 'playwright-core'

/** Keeps every text that what `where` names has had between two tasks of the page: what is drawn is one of them. */
export const keepSaid = (page: Page, where: string): Promise<void> =>
  page.evaluate((selector) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent ?? null
      if (text !== null && text !== said.at(-1)) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, where)

/** The texts there were since this was last asked, and forgets them. */
export const takeSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).splice(0))

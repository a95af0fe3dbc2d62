import type { Page } from 'playwright-core'

/** Drawn, with its fonts, and nothing moves any more that comes to an end. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
    // What is laid out asks for its fonts; with them it is laid out anew.
    for (let turn = 0; turn < 3; turn++) {
      await frame()
      await frame()
      await document.fonts.ready
    }
    const moving = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    const end = performance.now() + 3000
    while (moving().length > 0 && performance.now() < end) await frame()
  })
}

/** Another address in the same page, as a link of it would do. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
    const { pathname, search } = location
    // From one place of a page to another it would keep what is open on it; living boards are laid anew.
    if (pathname === to.split('?')[0] && (!/^\/pieces\/./.test(to) || pathname + search === to)) {
      history.pushState(null, '', '/credits')
      await frame()
      await frame()
    }
    delete document.documentElement.dataset['example']
    history.pushState(null, '', to)
  }, address)

/** Milliseconds, on a machine that may be busy. */
export const PATIENCE = 30_000

/** Milliseconds between two looks. A frame for each, as Playwright would have it, is drawn by a page that only waits. */
const EVERY = 20

/** Waits until something is so in a page, across documents. */
export const until = async <A = undefined>(
  page: Page,
  isSo: (given: A) => unknown,
  given?: A,
  patience: number = PATIENCE,
): Promise<void> => {
  await page.waitForFunction(isSo as (given: unknown) => unknown, given, { polling: EVERY, timeout: patience })
}

/** Goes to an address of a house: within the same document where the page lives there already. */
export const goTo = async (page: Page, { url }: { readonly url: string }, address: string): Promise<void> => {
  if (page.url().startsWith(`${url}/`)) await goWithin(page, address)
  else await page.goto(url + address)
}

/** Waits for what the address of a living board asks for: that board shows itself. */
export const exampleShown = async (page: Page, address: string): Promise<void> => {
  const shown = new URLSearchParams(address.split('?')[1]).toString()
  await until(page, (now) => document.documentElement.dataset['example'] === now, shown)
}

/** Whether an address is that of a living board. */
export const isExample = (address: string): boolean => /^\/pieces\/./.test(address)

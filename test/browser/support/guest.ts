import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface GuestOptions {
  readonly width?: number
  readonly height?: number
  /** With reduced motion: nothing is told slowly, and a test need not wait for it. */
  readonly still?: boolean
  readonly touch?: boolean
  /** True: the page may keep itself, all of it, for a time without a network. Others need not fetch what they never open. */
  readonly installs?: boolean
  /** True: with every shadow and filter, for tests that judge the look of a page. Others spare the time to paint them. */
  readonly shaded?: boolean
}

/** One person: a browser of their own, and everything it complained about. */
export interface Guest {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors and warnings of the console, uncaught exceptions, answers of 400 and above. */
  readonly complaints: readonly string[]
}

/** Words a crash on purpose makes the browser say. */
const LINE_LOST =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_NETWORK/

/** Shadows and filters take two thirds of the painting, and move and cover nothing. `violations` gives them back to axe. */
const unshaded = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    const none = ['box-shadow', 'text-shadow', 'filter', 'backdrop-filter'].map((name) => `${name}: none !important`)
    sheet.replaceSync(`*, *::before, *::after { ${none.join('; ')} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    Object.assign(globalThis, { unshaded: sheet })
  })

/** A browser that keeps no page, such as every one over plain http. */
export const keepsNoPage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

export const welcome = async (
  browser: Browser,
  { width = 1440, height = 900, still = true, touch = false, installs = false, shaded = false }: GuestOptions = {},
): Promise<Guest> => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  // Programs run by tsx call it for every named function, in the page too.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  if (!installs) await keepsNoPage(context)
  if (!shaded) await unshaded(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !LINE_LOST.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== 502) complaints.push(`${response.status()} ${response.url()}`)
  })
  return { context, page, complaints }
}

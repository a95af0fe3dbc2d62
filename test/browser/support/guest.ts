import type { Browser, BrowserContext, Page } from 'playwright-core'
import { COVER } from '../../support/cover.ts'
import { translator } from '../../support/translator.ts'
import { emptied } from './emptied.ts'
import { keepNotes } from './last-seen.ts'

export interface GuestOptions {
  readonly width?: number
  readonly height?: number
  /** With reduced motion: nothing is told slowly, and a test need not wait for it. */
  readonly still?: boolean
  readonly touch?: boolean
  /** True: the page may keep itself, all of it, for a time without a network. Others need not fetch what they never open. */
  readonly installs?: boolean
  /** True: painted as people see it, for tests that judge the look of a page. Others spare the time. */
  readonly painted?: boolean
  /** True: the first in their browser, for tests that hear or weigh what is fetched. Others get one that was emptied. */
  readonly first?: boolean
  /** True: a translator of the browser reads what the page says as soon as it says it (`translator.ts`). */
  readonly translated?: boolean
  /** By which alone this browser reaches anything; for who is the first in theirs. */
  readonly proxy?: string
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

/** Its pages are covered from the beginning. */
const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    const cover = new CSSStyleSheet()
    cover.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, cover]
    Object.assign(globalThis, { cover })
  }, COVER)

/** A browser that keeps no page, such as every one over plain http. */
const keepsNoPage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/** One that nobody was in before. */
const open = async (
  browser: Browser,
  { still, touch, installs, painted, translated }: Required<Omit<GuestOptions, 'width' | 'height' | 'first' | 'proxy'>>,
  proxy: string | null,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    hasTouch: touch,
    reducedMotion: still ? 'reduce' : 'no-preference',
    ...(proxy === null ? {} : { proxy: { server: proxy, bypass: '<-loopback>' } }),
  })
  // Programs run by tsx call it for every named function, in the page too.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  if (!installs) await keepsNoPage(context)
  if (translated) await context.addInitScript(translator)
  if (!painted) await unpainted(context)
  return context
}

/** How a screen is until a test says otherwise. */
const PLAIN = { media: null, colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const

export const welcome = async (browser: Browser, options: GuestOptions = {}): Promise<Guest> => {
  const { width = 1440, height = 900, still = true, touch = false } = options
  const { installs = false, painted = false, translated = false } = options
  const made = { still, touch, installs, painted, translated }
  const isNew = installs || options.first === true
  const { context, page } = await (isNew
    ? open(browser, made, options.proxy ?? null).then(async (own) => ({ context: own, page: await own.newPage() }))
    : emptied(browser, JSON.stringify(made), () => open(browser, made, null)))
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ ...PLAIN, reducedMotion: still ? 'reduce' : 'no-preference' })
  if (!painted) Object.assign(page, { screenshot: () => Promise.reject(new Error('nothing is painted here')) })
  keepNotes(page)
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

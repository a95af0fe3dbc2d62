import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { asPage } from './page.ts'
import type { Engine, Opened, Tab } from './tab.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const program = (): string => {
  const found = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (found === undefined) throw new Error('There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.')
  return found
}

/** Milliseconds between two looks, and those a window has to take its size. */
const EVERY = 40
const PATIENCE = 20_000

/** The driver's own way to wait makes functions of text, which the product's pages do not allow. */
const waiting =
  (tab: Page): Tab['waitForFunction'] =>
  async (work, { timeout }, ...given) => {
    const end = Date.now() + timeout
    for (;;) {
      const held = await tab.evaluateHandle(work, ...given)
      if (await held.evaluate((value) => Boolean(value)))
        return {
          asElement: () => held.asElement(),
          dispose: () => held.dispose(),
        }
      await held.dispose()
      if (Date.now() > end) throw new Error(`not so within ${timeout} milliseconds: ${String(work).slice(0, 200)}`)
      await sleep(EVERY)
    }
  }

const tabOf = (tab: Page): Tab => ({
  url: () => tab.url(),
  goto: (address) => tab.goto(address),
  evaluate: (work: string, ...given: unknown[]) => tab.evaluate(work, ...given),
  waitForFunction: waiting(tab),
  keyboard: tab.keyboard,
  mouse: tab.mouse,
  screenshot: ({ path }) => tab.screenshot({ path }),
})

/** Turned screens are newer than many a Firefox, and the driver would turn one each time. */
const NEWER = /unknown command/

const resizing =
  (tab: Page, { waitForFunction }: Tab): Opened['resize'] =>
  async ({ width, height }) => {
    await tab.setViewport({ width, height }).catch((error: unknown) => {
      if (!NEWER.test(String(error))) throw error
    })
    await waitForFunction(
      (across: number, along: number) => innerWidth === across && innerHeight === along,
      { timeout: PATIENCE },
      width,
      height,
    )
  }

/** The Firefox of this machine, headless, with reduced motion, in English. */
export const launchFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB, en' },
  })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      const own = await context.newPage()
      const tab = tabOf(own)
      // tsx names inner functions through this one, also those that are sent into the page.
      await own.evaluateOnNewDocument('globalThis.__name = (named) => named')
      const complaints: string[] = []
      own.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
      })
      own.on('pageerror', (error) => complaints.push(String(error)))
      own.on('response', (response) => {
        // Of a document that names no icon it asks for this one.
        if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
          complaints.push(`${response.status()} ${response.url()}`)
      })
      return {
        page: asPage(tab),
        complaints,
        resize: resizing(own, tab),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

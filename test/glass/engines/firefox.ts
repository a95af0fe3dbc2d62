import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { asPage } from './page.ts'
import type { Engine } from './tab.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const program = (): string => {
  const found = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (found === undefined) throw new Error('There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.')
  return found
}

/** The Firefox of this machine, headless, with reduced motion, in English. */
export const launchFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB, en' },
  })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      const tab = await context.newPage()
      // tsx names inner functions through this one, also those that are sent into the page.
      await tab.evaluateOnNewDocument('globalThis.__name = (named) => named')
      const complaints: string[] = []
      tab.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
      })
      tab.on('pageerror', (error) => complaints.push(String(error)))
      tab.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
      })
      return {
        page: asPage(tab),
        complaints,
        resize: ({ width, height }) => tab.setViewport({ width, height }),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page as Tab } from 'puppeteer-core'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const program = (): string => {
  const found = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (found === undefined) throw new Error('There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.')
  return found
}

/** The Firefox of this machine, headless, with reduced motion, in English. Who launches it closes it. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB, en' },
  })

/** tsx names inner functions through this one, also those that are sent into the page. */
export const named = async (tab: Tab): Promise<void> => {
  await tab.evaluateOnNewDocument('globalThis.__name = (named) => named')
}

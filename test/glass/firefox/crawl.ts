import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { House } from '../../browser/support/house.ts'
import { geometry } from '../laws/index.ts'
import type { Visit } from '../crawl/visit.ts'
import { type Size, WIDE } from '../sizes.ts'
import { type GlassState, reach } from '../states/index.ts'
import { asPage } from './page.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const program = (): string => {
  const found = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (found === undefined) throw new Error('There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.')
  return found
}

/** Visits all states that are reached by presses and addresses alone, and holds geometry against its laws. */
export const crawlFirefox = async (
  house: House,
  states: readonly GlassState[],
  sizes: readonly Size[],
  onVisit: (visit: Visit) => void,
): Promise<void> => {
  const look = { theme: 'table', language: 'en', still: true } as const
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB, en' },
  })
  try {
    const tab = await browser.newPage()
    // tsx names inner functions through this one, also those that are sent into the page.
    await tab.evaluateOnNewDocument('globalThis.__name = (named) => named')
    const page = asPage(tab)
    const resize = async ({ width, height }: Size): Promise<void> => {
      await tab.setViewport({ width, height })
    }
    await tab.goto(`${house.url}/credits?lang=en`)
    for (const state of states) {
      const begun = performance.now()
      const findings: Visit['findings'][number][] = []
      try {
        await resize(WIDE)
        await reach(page, house, state)
        for (const size of sizes) {
          await resize(size)
          findings.push(...(await geometry(page)).map((one) => ({ ...one, size: size.id, theme: look.theme })))
        }
      } catch (error) {
        const detail = error instanceof Error ? error.message.slice(0, 600) : String(error)
        findings.push({ law: 'reached', what: state.id, detail, size: '', theme: look.theme })
      }
      const took = Math.round(performance.now() - begun)
      onVisit({ state: state.id, room: state.room, look, sizes: sizes.length, prompt: null, took, findings })
    }
  } finally {
    await browser.close()
  }
}

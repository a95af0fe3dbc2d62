import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Look } from '../looks.ts'
import type { House } from '../../browser/support/house.ts'
import { SELF, enter } from '../alike.ts'
import { PHONE, type Size, WIDE } from '../sizes.ts'

/** One page a language, dressed and resized without ever loading it anew. */
export interface Visitor {
  readonly page: (look: Look) => Promise<Page>
  readonly resize: (page: Page, size: Size) => Promise<void>
  readonly close: () => Promise<void>
}

interface Seat {
  readonly page: Page
  readonly session: CDPSession
}

const open = async (browser: Browser, house: House, language: Look['language'], dress: Dress): Promise<Seat> => {
  const context = await browser.newContext({
    viewport: { width: WIDE.width, height: WIDE.height },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
  })
  // tsx names inner functions through this one, also those that are sent into the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await dress(context)
  // Ten decisions long: the same state would be one thing first, and another later. States of their own have it.
  await context.addInitScript({ content: "localStorage.setItem('menagerie.purposes', 'never')" })
  await enter(context, house, SELF)
  const page = await context.newPage()
  await page.goto(`${house.url}/credits?lang=${language}`)
  await page.locator('main h2').first().waitFor()
  return { page, session: await context.newCDPSession(page) }
}

/**
 * In the page: another size sends things to other places; they are there at once, and so is what sets out thereby. What
 * glows and flickers without end stops, or it would be painted again and again while nothing else happens.
 */
export const land = async (): Promise<void> => {
  const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
  // What measures itself in a frame may scroll, and what is scrolled hears of it in the next.
  for (let frames = 0; frames < 4; frames++) await frame()
  for (let turn = 0; turn < 5; turn++) {
    const moving = document.getAnimations().filter((one) => one.playState === 'running')
    const isEndless = (one: Animation): boolean => one.effect?.getComputedTiming().endTime === Infinity
    for (const one of moving.filter(isEndless)) one.pause()
    const flying = moving.filter((one) => !isEndless(one))
    if (flying.length === 0) return
    for (const one of flying) one.finish()
    await frame()
    await frame()
  }
}

/** In the page: as its person has set it, in this document and in those that follow. */
export const wear = ({ theme, text }: Pick<Look, 'theme' | 'text'>): void => {
  localStorage.setItem('menagerie.text', text)
  Object.assign(document.documentElement.dataset, { theme, text })
}

/** What is done to a browser's context before it has pages. */
type Dress = (context: BrowserContext) => Promise<unknown>

const AS_IT_IS: Dress = () => Promise.resolve()

export const openVisitor = (browser: Browser, house: House, dress = AS_IT_IS): Visitor => {
  const seats = new Map<Look['language'], Seat>()
  const seatOf = async (language: Look['language']): Promise<Seat> => {
    const known = seats.get(language)
    if (known !== undefined && !known.page.isClosed()) return known
    const made = await open(browser, house, language, dress)
    seats.set(language, made)
    return made
  }
  return {
    page: async ({ theme, language, still, text }) => {
      const { page } = await seatOf(language)
      // Who waits for their turn takes no strength for glows and flickers.
      for (const { page: other } of seats.values())
        if (other !== page && !other.isClosed()) await other.emulateMedia({ reducedMotion: 'reduce' })
      await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' })
      await page.evaluate(wear, { theme, text })
      return page
    },
    resize: async (page, size) => {
      const { session } = [...seats.values()].find((one) => one.page === page) as Seat
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: size.touch })
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: size.kept })
      await page.setViewportSize({ width: size.width, height: size.height })
      // Things fly to where another size has them.
      await page.evaluate(land)
    },
    close: async () => {
      for (const { page } of seats.values()) await page.context().close()
    },
  }
}

/** Where steps are made: what only a phone has is reached on one. */
export const firstSize = (narrow: boolean): Size => (narrow ? PHONE : WIDE)

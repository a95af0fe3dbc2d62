import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { shippedBrowser } from '../../../scripts/lib/browser.mjs'
import type { House } from '../../browser/support/house.ts'
import { launchChromium } from '../../support/chromium.ts'
import type { Look } from '../looks.ts'
import { SELF, enter, leaveOutCodes } from '../alike.ts'
import { firstSize } from '../crawl/visitor.ts'
import type { Size } from '../sizes.ts'
import { type GlassState, reach, states } from '../states/index.ts'
import { drawnWhole } from './drawn.ts'
import type { Picture } from './list.ts'
import { haltFlights, midway } from './midway.ts'

/** It is always this moment in a picture. */
const NOW = new Date('2026-03-14T15:09:26Z')

/** What tells a browser in `folder` of the fonts that came with it, and of none of the machine's. */
const ownFonts = (folder: string): string => {
  const path = join(folder, 'own-fonts.conf')
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')]
  writeFileSync(path, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`)
  return path
}

let unpacked: ReturnType<typeof shippedBrowser> | null = null

/** The lockfile's own Chromium with its own fonts and nothing of the machine's: pictures are drawn alike everywhere. */
export const launchPainter = async (): Promise<Browser> => {
  // Unpacked once: two who unpack it side by side write over what the other begins to run.
  unpacked ??= shippedBrowser({ libraries: 'shipped' })
  const shipped = await unpacked
  const env = { ...shipped.env, FONTCONFIG_FILE: ownFonts(dirname(shipped.path)) }
  return launchChromium({ ...shipped, env }, [
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ])
}

/** How a page is set up for a picture. */
interface Sitting {
  readonly size: Size
  /** Where steps are made, before the page takes the size of the picture. */
  readonly first: Size
  readonly theme: Look['theme']
  readonly language: Look['language']
  readonly state: GlassState
}

const sitDown = async (browser: Browser, house: House, sitting: Sitting): Promise<Page> => {
  const { size, first, theme, language, state } = sitting
  const context = await browser.newContext({
    viewport: { width: first.width, height: first.height },
    hasTouch: size.touch,
    serviceWorkers: 'block',
    reducedMotion: state.told ? 'no-preference' : 'reduce',
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    timezoneId: 'UTC',
  })
  // Programs run by tsx call it for every named function, in the page too.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await leaveOutCodes(context)
  // Ten decisions long: the same state would be one thing first, and another later. States of their own have it.
  await context.addInitScript({ content: "localStorage.setItem('menagerie.purposes', 'never')" })
  await enter(context, house, SELF)
  const page = await context.newPage()
  if (state.told) await haltFlights(page, state)
  await page.clock.setFixedTime(NOW)
  await page.goto(`${house.url}/credits?lang=${language}&theme=${theme}`)
  await page.locator('main').waitFor()
  return page
}

const listed = new Map(states().map((state) => [state.id, state]))

/** Draws a picture; PNG. Throws where its state is not on the list or not reached. */
export const drawPicture = async (browser: Browser, house: House, picture: Picture): Promise<Buffer> => {
  const state = listed.get(picture.state)
  if (state === undefined) throw new Error(`${picture.state} is not on the closed list`)
  const { size } = picture
  // What flies is measured as it takes off.
  const first = state.told ? size : firstSize(state.narrow)
  const page = await sitDown(browser, house, { ...picture, first, state })
  try {
    await reach(page, house, state)
    if (!state.told) await page.setViewportSize({ width: size.width, height: size.height })
    else if ((await midway(page, state)) === 0) throw new Error(`nothing flies at the end of ${state.id}`)
    await drawnWhole(page)
    return await page.screenshot({ animations: state.told ? 'allow' : 'disabled', caret: 'hide' })
  } finally {
    await page.context().close()
  }
}

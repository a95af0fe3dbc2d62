import type { Page } from 'playwright-core'
import type { House } from '../browser/support/house.ts'
import { ARRANGEMENTS, CUT, mend } from './arrange.ts'
import { inLanguage } from './in-language.ts'
import { harmed, recordOf } from './recorded.ts'
import { solutionOf } from './solution.ts'
import type { GlassState, Step } from './states/state.ts'

/** Milliseconds, on a machine that may be busy. */
const PATIENCE = 30_000

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

const isLiving = (page: Page, house: House): boolean => page.url().startsWith(`${house.url}/`)

/** Another address in the same page, as a link of it would do. */
const goWithin = (page: Page, address: string): Promise<void> =>
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

const drawn = async (page: Page, { room, address, drawn: selector, told }: GlassState): Promise<void> => {
  const [path = '', search = ''] = address.split('?')
  // Every game has its living boards; the page of pieces and a board that is none have not.
  if (/^\/pieces\/./.test(path) && room !== 'page') {
    const shown = new URLSearchParams(search).toString()
    await page.waitForFunction((now) => document.documentElement.dataset['example'] === now, shown, {
      timeout: PATIENCE,
    })
  }
  await page.locator(selector).first().waitFor({ timeout: PATIENCE })
  if (!told) await settled(page)
}

/** In the page: pushes it to something, now and on every other screen, until that is gone. */
const pushTo = (goal: Element): void => {
  const push = (): void => {
    if (goal.isConnected) goal.scrollIntoView({ block: 'start' })
    else removeEventListener('resize', push)
  }
  addEventListener('resize', push)
  push()
}

/** Makes one step; `patience`: milliseconds until what has to be there must be there. */
export const take = async (page: Page, step: Step, patience = PATIENCE): Promise<void> => {
  switch (step.do) {
    case 'press': {
      const language = await page.evaluate(() => document.documentElement.lang)
      const name = inLanguage(step.name, language)
      // Behind an open dialog nothing can be pressed, whatever it is called.
      const within = (await page.locator('dialog[open]').count()) > 0 ? page.locator('dialog[open]') : page
      await within
        .getByRole(step.role, { name })
        .nth(step.nth ?? 0)
        .click({ timeout: patience })
      break
    }
    case 'place':
      await page.locator(`button[data-place="${step.place}"]`).first().click({ timeout: patience })
      break
    case 'line':
      await page.locator(`[data-action="${step.action}"]:visible`).first().click({ timeout: patience })
      break
    case 'record': {
      const record = await recordOf(step.game, step.mode, step.seats, step.decisions)
      const buffer = Buffer.from(JSON.stringify(step.harm === undefined ? record : harmed(record, step.harm)))
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer })
      break
    }
    case 'solve':
      for (const action of await solutionOf(step.game, step.at))
        await page.locator(`[data-action="${action}"]:visible`).first().click({ timeout: patience })
      break
    case 'key':
      await page.keyboard.press(step.key)
      break
    case 'type':
      await page.keyboard.type(step.text)
      break
    case 'within':
      await page.locator(step.selector).first().click({ timeout: patience })
      break
    case 'go':
      await goWithin(page, step.address)
      break
    case 'offline':
      await page.context().setOffline(true)
      break
    case 'see':
      await page.locator(step.selector).first().waitFor({ timeout: patience })
      break
    case 'push':
      await page.locator(step.selector).first().evaluate(pushTo, undefined, { timeout: patience })
  }
  await settled(page)
}

const addressOf = async (page: Page, house: House, { address, arranged }: GlassState): Promise<string> => {
  if (arranged === null) return address
  const [name = '', ...words] = arranged
  const arrange = ARRANGEMENTS[name]
  if (arrange === undefined) throw new Error(`nothing is arranged as "${name}"`)
  return arrange(...words)(page, house)
}

/** Undoes what would outlive a state: the network comes back, in a page that asks for what it did not get. */
export const leave = async (page: Page, { arranged, reach: steps }: GlassState): Promise<void> => {
  if (arranged?.[0] === CUT) await mend(page)
  if (steps.some((step) => step.do === 'offline')) await page.context().close()
}

/** Brings the page to a state, without loading it anew where it lives already. Throws when the state is not reached. */
export const reach = async (page: Page, house: House, state: GlassState): Promise<void> => {
  const address = await addressOf(page, house, state)
  if (isLiving(page, house)) await goWithin(page, address)
  else await page.goto(`${house.url}${address}`)
  await drawn(page, state)
  for (const step of state.reach) await take(page, step)
}

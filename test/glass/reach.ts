import type { Page } from 'playwright-core'
import type { House } from '../browser/support/house.ts'
import { ARRANGEMENTS, BY_STREAMS, CUT, UNKEPT } from './arrange.ts'
import { fall } from '../support/fall.ts'
import { inLanguage } from './in-language.ts'
import { PATIENCE, exampleShown, goTo, goWithin, isExample, settled } from '../support/within.ts'
import { harmed, recordOf } from './recorded.ts'
import { solutionOf } from './solution.ts'
import type { GlassState, Step } from './states/state.ts'

const drawn = async (page: Page, { room, address, drawn: selector, told }: GlassState): Promise<void> => {
  // Every game has its living boards; the page of pieces and a board that is none have not.
  if (isExample(address) && room !== 'page') await exampleShown(page, address)
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

/** In the page, which hears of it as of one that was asked for elsewhere. */
const signOut = async (): Promise<void> => {
  await fetch('/api/auth/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
}

/** What a proxy answers to whoever has not signed in there. */
const SIGN_IN = '<!doctype html><title>Sign in</title>'

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
    case 'signOut':
      await page.evaluate(signOut)
      break
    case 'strange':
      await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: SIGN_IN }))
      break
    case 'fall':
      await fall(page)
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

/** Undoes what would outlive a state: the network comes back, with sockets, in a page that asks for what it did not get, and so does a guest. */
export const leave = async (page: Page, { arranged, reach: steps }: GlassState): Promise<void> => {
  const isCut = [CUT, BY_STREAMS, UNKEPT].includes(arranged?.[0] ?? '')
  if (isCut || steps.some((step) => ['offline', 'signOut', 'strange'].includes(step.do))) await page.context().close()
}

/** Brings the page to a state, without loading it anew where it lives already. Throws when the state is not reached. */
export const reach = async (page: Page, house: House, state: GlassState): Promise<void> => {
  const address = await addressOf(page, house, state)
  await goTo(page, house, address)
  await drawn(page, state)
  for (const step of state.reach) await take(page, step)
}

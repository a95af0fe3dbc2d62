import type { Page } from 'playwright-core'
import { decideByList, tabTo, versionOf } from '../browser/support/play.ts'
import { WAYS, chosenOf, waysOf } from './ways.ts'

/** How many presses one decision may take: a monster of many parts is laid out step by step. */
const PATIENCE = 120

/** A thing that was covered so often in one decision, and never met, was not just passed over by something in flight. */
const OFTEN = 2

type Pick = (count: number) => number

/** One decision, by one way of acting alone; answers what could be done, but lay out of reach however often one looked. */
export type Hand = (page: Page, pick: Pick) => Promise<readonly string[]>

const NOTHING: readonly string[] = []

/** Presses one thing after another at the point where it shows until the match has moved. */
const byPresses =
  (press: (page: Page, x: number, y: number) => Promise<void>): Hand =>
  async (page, pick) => {
    const version = await versionOf(page)
    const looks = new Map<string, number>()
    for (let presses = 0; presses < PATIENCE; presses++) {
      if ((await versionOf(page)) !== version)
        return [...looks].flatMap(([name, often]) => (often >= OFTEN ? name : []))
      const ways = await waysOf(page)
      // What came meanwhile, such as the end, is another question.
      if ((await versionOf(page)) !== version) continue
      for (const { name, at } of ways) looks.set(name, at === null ? (looks.get(name) ?? 0) + 1 : -PATIENCE)
      const way = chosenOf(ways, pick)
      if (way?.at == null) {
        const covered = ways.filter(({ at }) => at === null).map(({ name }) => name)
        if (covered.length > 0 && presses > PATIENCE / 2)
          throw new Error(`nothing can be pressed; out of reach: ${covered.join(', ')}`)
        await page.waitForFunction((selector) => document.querySelector(selector) !== null, WAYS)
        await drawnAgain(page)
        continue
      }
      await press(page, way.at.x, way.at.y)
      await drawnAgain(page)
    }
    throw new Error(`no decision after ${PATIENCE} presses`)
  }

/** What was pressed shows from the next frame but one. */
const drawnAgain = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume()))))

/** Of so many ways one is taken by Tab: to walk to the last of thirty takes long. */
const NEAR = 8

/** Where Tab halts: of several spots that mean one place it halts at the first. */
const HALTS = WAYS.split(', ')
  .map((way) => `${way}:not([tabindex="-1"])`)
  .join(', ')

const byKeys: Hand = async (page, pick) => {
  const version = await versionOf(page)
  for (let presses = 0; presses < PATIENCE; presses++) {
    if ((await versionOf(page)) !== version) return NOTHING
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press(pick(2) === 0 ? 'Enter' : 'Escape')
    else if (pick(2) > 0) await page.keyboard.press(String(1 + pick(3)))
    else {
      const ways = await page.locator(HALTS).count()
      if (ways > 0 && (await tabTo(page, HALTS, pick(Math.min(ways, NEAR))))) await page.keyboard.press('Enter')
    }
    await drawnAgain(page)
  }
  throw new Error(`no decision after ${PATIENCE} keys`)
}

const byList: Hand = async (page, pick) => {
  const dialog = page.locator('dialog[open]')
  // What sums up a dungeon is closed by its own button; the list itself is a sheet on phones.
  if ((await dialog.count()) > 0 && (await dialog.locator('[data-action]').count()) === 0)
    await dialog.getByRole('button').last().click()
  else await decideByList(page, pick)
  return NOTHING
}

export const HANDS: Readonly<Record<string, Hand>> = {
  pointer: byPresses((page, x, y) => page.mouse.click(x, y)),
  touch: byPresses((page, x, y) => page.touchscreen.tap(x, y)),
  keys: byKeys,
  list: byList,
}

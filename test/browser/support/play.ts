import type { Locator, Page } from 'playwright-core'
import { waysOf } from '../../hands/ways.ts'
import { until } from '../../support/within.ts'

/** Version of the match as the page shows it. */
export const versionOf = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.table-page', 'data-version'))

/** Waits until the page has shown what it just learnt. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A match is over by its rules, or by the table. */
const OVER = '.table-page[data-over]'

export const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0

/** Waits until this player is asked or the match is over; true when they are asked. */
export const asked = async (page: Page, patience = 30_000): Promise<boolean> => {
  await until(
    page,
    () =>
      document.querySelector('.table-page[data-over]') !== null ||
      document.querySelector('[data-action]:not([disabled])') !== null,
    undefined,
    patience,
  )
  return !(await isOver(page))
}

/** Waits until the page shows another version than this one. */
export const moved = async (page: Page, from: number): Promise<void> => {
  await until(
    page,
    (version) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== version,
    from,
    30_000,
  )
}

/**
 * Clicks or taps unless the thing is gone, as a single entry is made by the page itself; false when it is. One that is there is waited for,
 * however slow the page: a click that is given up is never made, and whoever waits for what it does waits in vain. Throws where
 * it is seen and cannot be clicked.
 */
export const tryClick = async (target: Locator, how: 'click' | 'tap' = 'click'): Promise<boolean> => {
  const [thing] = await target.elementHandles()
  if (thing === undefined) return false
  try {
    await thing[how]()
    return true
  } catch (error) {
    if (await thing.isVisible().catch(() => false)) throw error
    return false
  }
}

/**
 * One decision by clicks on the table itself, each where a pointer meets what it means: what glows, then what glows next, or
 * the button that goes on. `pick` chooses among so many things.
 */
export const decideByClicks = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await versionOf(page)
  for (let step = 0; step < 12 && (await versionOf(page)) === version; step++) {
    const met = (await waysOf(page)).filter(({ at }) => at !== null)
    const [things, buttons] = [met.filter(({ glows }) => glows), met.filter(({ goes }) => goes)]
    const goes = buttons.length > 0 && (things.length === 0 || (step === 0 && pick(3) === 0))
    const way = goes ? buttons[0] : things[pick(things.length)]
    if (way?.at != null) await page.mouse.click(way.at.x, way.at.y)
    // What was sent shows in a moment.
    await until(
      page,
      (from) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        document.querySelector('button.is-can, main .btn.go:not([disabled])') !== null,
      version,
    )
  }
}

/** Waits until the list shows a line, or the match went on: a single entry is made by the page itself. */
const offered = (page: Page, from: number): Promise<unknown> =>
  until(
    page,
    (version) =>
      Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== version ||
      [...document.querySelectorAll('[data-action]:not([disabled])')].some((line) => line.checkVisibility()),
    from,
    30_000,
  )

/** The version at which this player is asked now; null when they are not. Read in one look: the next may find another version. */
const askedAt = (page: Page): Promise<number | null> =>
  page.evaluate(() =>
    document.querySelector('[data-action]:not([disabled])') === null
      ? null
      : Number(document.querySelector('.table-page')?.getAttribute('data-version')),
  )

/**
 * One decision by the list "What I can do", step by step where it is a combined one. None, when the page made a single entry by
 * itself since somebody saw that this player is asked: others may be asked by now.
 */
export const decideByList = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await askedAt(page)
  if (version === null) return
  const lines = page.locator('[data-action]:not([disabled]):visible')
  // On a phone the list is a sheet.
  const opens = page.getByRole('button', { name: 'I can do' })
  const sheet = page.getByRole('dialog', { name: 'What I can do' })
  if ((await opens.count()) > 0 && (await sheet.count()) === 0) await tryClick(opens)
  let laid = 0
  for (let tries = 0; tries < 20 && (await versionOf(page)) === version; tries++) {
    await offered(page, version)
    if ((await versionOf(page)) !== version) break
    // What ends a combined choice stands first.
    if (!(await tryClick(lines.nth(laid === 0 ? pick(await lines.count()) : 0)))) continue
    await until(
      page,
      ([from, steps]) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        [...document.querySelectorAll('.laid')].some((list) => list.querySelectorAll('span').length === steps) ||
        [...document.querySelectorAll('dialog[open] button')].some((one) => one.textContent === 'Do it all the same'),
      [version, ++laid] as const,
      30_000,
    )
    // What loses something for good is asked once more.
    const really = page.getByRole('button', { name: 'Do it all the same' })
    if ((await really.count()) > 0) await tryClick(really)
  }
  // The page may have decided while the sheet came up: then it has nothing to close it.
  if ((await sheet.count()) > 0) await tryClick(sheet.getByRole('button', { name: 'Close' }))
}

/**
 * Tab, or Shift and Tab, until the way of that number has the focus; false when it is gone or a dialog lies over it.
 * Every line of a long log can be reached too, which takes its time.
 */
export const tabTo = async (page: Page, ways: string, nth: number): Promise<boolean> => {
  for (let tabs = 0; tabs < 500; tabs++) {
    const key = await page.evaluate(
      ([selector, at]) => {
        const [goal, here] = [document.querySelectorAll(selector)[at], document.activeElement]
        if (goal === undefined || here === null || document.querySelector('dialog[open]') !== null) return 'gone'
        if (goal === here) return 'there'
        return (goal.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 'Tab' : 'Shift+Tab'
      },
      [ways, nth] as const,
    )
    if (key === 'there') return true
    if (key === 'gone') return false
    await page.keyboard.press(key)
  }
  const goal = await page
    .locator(ways)
    .nth(nth)
    .evaluate((element) => (element.cloneNode(false) as Element).outerHTML)
  throw new Error(`Tab does not lead to what may be done: ${goal}`)
}

/** A source of choices for tests: the same seed chooses the same. */
export const chooser = (seed: number): ((count: number) => number) => {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * count)
  }
}

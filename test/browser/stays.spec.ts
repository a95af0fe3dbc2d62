import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, welcome } from './support/guest.ts'
import { asked, drawn, versionOf } from './support/play.ts'
import { keepMoves, keepShifts, takeMoves, takeShifts } from './support/shifts.ts'
import { browser, house } from './support/stage.ts'
import { sitDown } from './support/table.ts'

// What is read stays where it is: nothing that comes late pushes it away. All comes late here.

/** Milliseconds that whatever a page asks for takes, over what it takes anyway. */
const LATE = 250
/** Milliseconds without another request: whatever was asked for has come, and is drawn. */
const CALM = 450
/** Parts of the screen, as a browser reckons them: less is a word that became a hair wider. */
const MOST = 0.002

const PHONE = { width: 390, height: 844, touch: true }
const WIDE = { width: 1440, height: 900 }

/** Letters, parts of the page and answers of the server come late; streams are not held. Answers when all that was asked for is here. */
const slowly = async (page: Page): Promise<() => Promise<void>> => {
  let last = Date.now()
  await page.route(/\.(?:woff2|js|css)$|\/api\/(?!stream|socket)/, async (route) => {
    last = Date.now() + LATE
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue().catch(() => undefined)
  })
  return async () => {
    await expect.poll(() => Date.now() - last).toBeGreaterThan(CALM)
    await drawn(page)
  }
}

interface Late extends Guest {
  readonly calm: () => Promise<void>
}

const come = async (size: typeof PHONE | typeof WIDE): Promise<Late> => {
  const guest = await welcome(browser, { ...size, first: true, painted: true })
  await keepShifts(guest.page)
  await keepMoves(guest.page)
  return { ...guest, calm: await slowly(guest.page) }
}

const PAGES: readonly (readonly [path: string, drawn: string])[] = [
  ['/', '.acts .btn'],
  ['/new/monster-pack', '.new-table'],
  ['/rules/dragon-treasure', '.rulebook'],
  ['/cards/monster-pack/R20', '.one-card .card'],
  ['/learn/monster-pack', '.coach'],
  ['/credits', 'main h1'],
  ['/me', '[data-part="data"]'],
  ['/open', '.open-filters'],
]

/** What stands side by side there comes by ways of its own. */
const SIDE_BY_SIDE = ['/', '/new/monster-pack', '/me']

test.each([
  { size: PHONE, pages: PAGES },
  { size: WIDE, pages: PAGES.filter(([path]) => SIDE_BY_SIDE.includes(path)) },
])('nothing that was drawn is pushed away on any page at $size.width pixels', async ({ size, pages }) => {
  const { page, context, calm } = await come(size)
  const moved: string[] = []
  for (const [path, first] of pages) {
    await page.goto(`${house.url}${path}`)
    await page.locator(first).first().waitFor()
    await calm()
    moved.push(...[...(await takeShifts(page, MOST)), ...(await takeMoves(page))].map((one) => `${path}: ${one}`))
  }
  expect(moved).toEqual([])
  await context.close()
})

/** Opens a table that others see. */
const invite = async (page: Page): Promise<void> => {
  await page.goto(`${house.url}/new/monster-maker?at=friends`)
  await page.getByText('Listed under Open tables').click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByLabel('The link').waitFor()
}

test.each([PHONE, WIDE])('before a match the code of the link pushes nothing away, at $width pixels', async (size) => {
  const { page, context, calm } = await come(size)
  await invite(page)
  await calm()
  await page.getByRole('img', { name: 'The link as a code' }).waitFor()
  await drawn(page)
  expect((await takeMoves(page)).filter((one) => /Copy|ready|Leave/.test(one))).toEqual([])
  await page.reload()
  await page.getByLabel('The link').waitFor()
  await calm()
  expect([...(await takeShifts(page, MOST)), ...(await takeMoves(page))]).toEqual([])
  await context.close()
})

/** Where lists stand, and forms that know who somebody is. */
const OF_ONE_S_OWN: typeof PAGES = [
  ['/', '.kept'],
  ['/games', '.kept'],
  ['/open', '.open-filters'],
  ['/me', '[data-part="data"]'],
  ['/new/monster-pack', '.new-table'],
  ['/host', '[data-part="door"]'],
  ['/bots', '[data-part="none"]'],
]

test.each([
  { size: PHONE, pages: OF_ONE_S_OWN },
  { size: WIDE, pages: OF_ONE_S_OWN.filter(([path]) => ['/', '/games'].includes(path)) },
])('nothing is pushed away from who has games, at $size.width pixels', async ({ size, pages }) => {
  const host = await welcome(browser)
  await invite(host.page)
  await host.context.close()
  const guest = await welcome(browser, { ...size, first: true, painted: true })
  const { page, context } = guest
  await keepMoves(page)
  await sitDown(page, house, { game: 'monster-pack', seats: 2, choices: {} })
  const calm = await slowly(page)
  const moved: string[] = []
  for (const [path, first] of pages) {
    await page.goto(`${house.url}${path}`)
    await page.locator(first).first().waitFor()
    await calm()
    moved.push(...(await takeMoves(page)).map((one) => `${path}: ${one}`))
  }
  expect(moved).toEqual([])
  await context.close()
})

test('a list that never comes keeps nothing else away for long', async () => {
  const { page, context } = await welcome(browser)
  await page.route('**/api/tables/open', () => undefined)
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Open a saved game' }).waitFor()
  await page.getByRole('link', { name: 'Credits' }).waitFor()
  await context.close()
})

test('what comes late and pushes something away is told of', async () => {
  const { page, context, calm } = await come(PHONE)
  await page.goto(`${house.url}/credits`)
  await page.locator('main h1').waitFor()
  await calm()
  await takeShifts(page, MOST)
  await page.locator('main').evaluate((main) => {
    const late = document.createElement('div')
    late.style.height = '60px'
    main.prepend(late)
  })
  await drawn(page)
  await expect.poll(() => takeShifts(page, MOST)).not.toEqual([])
  expect((await takeMoves(page)).join()).toContain('a "')
  await context.close()
})

test.each(catalogue.map(({ id }) => id))('%s: what is asked first stays where it is', async (game) => {
  const { page, context, calm } = await come(PHONE)
  await page.goto(house.url)
  await page
    .getByRole('listitem')
    .and(page.locator(`[data-game="${game}"]`))
    .getByRole('button', { name: /^Play now: / })
    .click()
  await asked(page)
  await drawn(page)
  // The page one comes from stays as it was until it is left.
  expect((await takeMoves(page)).filter((one) => one.includes('Play now'))).toEqual([])
  await takeShifts(page, MOST)
  for (let before = -1; before !== (await versionOf(page));) {
    // What can be answered in one way alone is answered by itself, and something else is asked.
    before = await versionOf(page)
    // What came with this version moves in the frame that shows it, and is told of after that.
    await drawn(page)
    await takeShifts(page, MOST)
    await calm()
  }
  expect(await takeShifts(page, MOST)).toEqual([])
  // A sheet is as high as it will be before what fills it is here.
  await takeMoves(page)
  await page.keyboard.press('r')
  await page.getByRole('dialog').locator('.rulebook').waitFor()
  await drawn(page)
  expect((await takeMoves(page)).filter((one) => one.includes('"Close"'))).toEqual([])
  await context.close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../glass/laws/index.ts'
import { foreignMatches } from '../glass/laws/rooms.ts'
import { type Guest, welcome } from './support/guest.ts'
import { MONSTRUCTOR_TABLES } from './support/monstructor.ts'
import { browser, house } from './support/stage.ts'

let guest: Guest
beforeAll(async () => {
  guest = await welcome(browser, { width: 1440, height: 900 })
})
afterAll(() => guest.context.close())

const PAGES = ['/', '/credits', '/pieces', '/replay/file', '/nowhere', '/games', '/open', '/me', '/bots', '/host']
const GAMES = ['monster-pack', 'monster-maker', 'double-headed-lion', 'dragon-treasure', 'monstructor']
const OF_GAME = ['new', 'learn', 'rules', 'cards', 'print']
const PLAYED = [0, 12, 30, 60, 90]

/** Every page, every game's pages, and every board early and late. */
const ADDRESSES = [
  ...PAGES,
  ...GAMES.flatMap((game) => [
    ...OF_GAME.map((page) => `/${page}/${game}`),
    ...PLAYED.map((skip) => `/pieces/${game}?skip=${skip}`),
  ]),
  ...MONSTRUCTOR_TABLES.map(([, path]) => path),
]

test.each(ADDRESSES)('no selector of a room matches an element of another: %s', async (path) => {
  const { page } = guest
  await page.goto(`${house.url}${path}`)
  await page.locator('main').first().waitFor()
  expect(await rooms(page)).toEqual([])
})

test.each([
  ['a rule in no room', '.card { color: red }', '.card'],
  ['a rule that says only where it begins', '.prompt:where(.in-prompt-bar) p { color: red }', ' p'],
  ['a rule that names a room and means another', ':is(.in-hand, .card) { color: red }', '.card'],
])('is told: %s', async (_, rule, told) => {
  const { page } = guest
  await page.goto(`${house.url}/pieces/monster-pack?skip=12`)
  await page.locator('main .card').first().waitFor()
  await page.addStyleTag({ content: rule })
  expect((await foreignMatches(page)).map(({ selector }) => selector).join('\n')).toContain(told)
})

test('is told: what the house takes back from a sheet by saying it later', async () => {
  const { page } = guest
  await page.goto(`${house.url}/?theme=table`)
  await page.locator('main').waitFor()
  await page.locator('[data-me]').click()
  await page.locator('dialog.sheet').waitFor()
  expect(await rooms(page)).toEqual([])
  await page.addStyleTag({ content: '.panel { --depth: 1; position: relative }' })
  const detail = 'its position is taken back by .panel, which comes later'
  expect(await rooms(page)).toEqual([{ law: 'taken', what: '.sheet:where(.in-sheet)', detail }])
  // What weighs as much as the heaviest of several weighs no more, whichever of them is met.
  const room = ':is(.sheet, .a .b .c):where(.in-sheet)'
  await page.addStyleTag({ content: `${room} { orphans: 3 } .panel.panel.panel { orphans: 4 }` })
  const more = {
    law: 'taken',
    what: room,
    detail: 'its orphans is taken back by .panel.panel.panel, which comes later',
  }
  expect(await rooms(page)).toContainEqual(more)
  // The sheet lies in the top layer, where whatever is not fixed goes with the page.
  expect(await page.locator('dialog.sheet').evaluate((sheet) => getComputedStyle(sheet).position)).toBe('absolute')
})

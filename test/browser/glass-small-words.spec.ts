import { expect, test } from 'vitest'
import { smallWords } from '../glass/laws/index.ts'
import { SMALL_WORDS } from '../glass/laws/small-words.ts'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

/** Where each place of the list is seen, and what has to be drawn there. */
const SEEN: Readonly<Record<string, readonly [path: string, drawn: string]>> = {
  '.card > .face': ['/pieces/monster-pack?skip=24', '.slot .card'],
  '.token': ['/pieces/double-headed-lion?skip=36', '.token-small'],
  '.sheet-page': ['/print/monster-pack', '.sheet-page .card'],
}

test('the list of places for small words is as long as what is seen of it', () => {
  expect(Object.keys(SEEN)).toEqual(SMALL_WORDS.map(({ where }) => where))
})

test.each(SMALL_WORDS)('words are small on $where, and stand in what it is called', async ({ where }) => {
  const guest = await welcome(browser, where === '.sheet-page' ? {} : { width: 360, height: 740, touch: true })
  const { page } = guest
  const [path, drawn] = SEEN[where] ?? ['', '']
  await page.goto(`${house.url}${path}`)
  await page.locator(drawn).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const small = await smallWords(page, where)
  expect(small.length).toBeGreaterThan(0)
  // A sheet is a picture of paper: its words are read on paper.
  if (where !== '.sheet-page')
    for (const { text, called } of small) expect(called.toLowerCase()).toContain(text.toLowerCase())
  await guest.context.close()
})

import { expect, test } from 'vitest'
import { smallWords } from '../glass/laws/index.ts'
import { SMALL_WORDS } from '../glass/laws/small-words.ts'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

/** Where each place of the list is seen, what has to be drawn there, and on what screen. */
const SEEN: Readonly<Record<string, readonly [path: string, drawn: string, width: number, height: number]>> = {
  '.card > .face': ['/pieces/monster-pack?skip=24', '.slot .card', 360, 740],
  '.dl-stand .token-small': ['/pieces/double-headed-lion', '.dl-stand .token-small', 360, 740],
  '.dt-counter-face > i': ['/pieces/dragon-treasure', '.dt-counter-face', 844, 390],
  '.sheet-page': ['/print/monster-pack', '.sheet-page .card', 1440, 900],
}

test('every place of the list is looked at', () => {
  expect(Object.keys(SEEN)).toEqual(SMALL_WORDS.map(({ where }) => where))
})

test.each(Object.entries(SEEN))('words are small on %s, and stand in what it is called', async (where, seen) => {
  const [path, drawn, width, height] = seen
  const guest = await welcome(browser, { width, height })
  const { page } = guest
  await page.goto(`${house.url}${path}`)
  await page.locator(drawn).first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const small = await smallWords(page, where)
  expect(small.length).toBeGreaterThan(0)
  // A sheet is a picture of paper: its words are read on paper.
  if (where !== '.sheet-page')
    for (const { text, called } of small) expect(called.toLowerCase()).toContain(text.toLowerCase())
  await guest.context.close()
})

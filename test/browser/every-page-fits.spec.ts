import { describe, expect, test } from 'vitest'
import { keepsNoPage, unpainted } from './support/guest.ts'
import { misfits } from './support/geometry.ts'
import { browser, house } from './support/stage.ts'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

/** Pages by name: address, and what has to be on the screen. Boards stand in the middle of a game. */
const PAGES: readonly (readonly [name: string, address: string, landmark: string])[] = [
  ['home', '/', '.shelf'],
  ['monster-pack', '/pieces/monster-pack?seats=2&skip=24', 'main[data-phase]'],
  ['monster-maker', '/pieces/monster-maker?seats=4&skip=60', 'main[data-phase]'],
  ['double-headed-lion', '/pieces/double-headed-lion?seats=2&skip=36', 'main[data-phase]'],
  ['dragon-treasure', '/pieces/dragon-treasure?seats=4&skip=60', 'main[data-phase]'],
  ['monstructor', '/pieces/monstructor?seats=4&skip=90', 'main[data-phase]'],
  [
    'monstructor-dominoes',
    '/pieces/monstructor?seats=5&skip=40&choices=%7B%22mode%22:%22dominoes%22%7D',
    'main[data-phase]',
  ],
  ['monstructor-arena', '/pieces/monstructor?seats=5&skip=90&choices=%7B%22mode%22:%22arena%22%7D', 'main[data-phase]'],
]

describe('every page fits', () => {
  test.each(PAGES)('%s on three sizes', async (name, address, landmark) => {
    for (const [width, height] of SIZES) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
      })
      await keepsNoPage(context)
      await unpainted(context)
      const page = await context.newPage()
      const crashes: string[] = []
      page.on('pageerror', (error) => crashes.push(String(error)))
      await page.goto(`${house.url}${address}${address.includes('?') ? '&' : '?'}lang=en&theme=table`)
      await page.locator(landmark).waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect({ name, width, crashes, misfits: await misfits(page, ['sideways', 'still']) }).toEqual({
        name,
        width,
        crashes: [],
        misfits: [],
      })
      await context.close()
    }
  })
})

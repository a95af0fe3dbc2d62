import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misfits } from './support/geometry.ts'
import { go } from './support/go.ts'
import { type Guest, welcome } from './support/guest.ts'
import { browser } from './support/stage.ts'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

/** Pages by name: address, and what has to be on the screen. Boards stand in the middle of a game. */
const PAGES: readonly (readonly [name: string, address: string, landmark: string])[] = [
  ['home', '/', '.shelf'],
  ['account', '/me', '[data-part="data"]'],
  ['host', '/host', '[data-part="door"]'],
  ['open tables', '/open', '.open-filters'],
  ['bots', '/bots', '[data-part="none"]'],
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

let guests: readonly Guest[]
beforeAll(async () => {
  guests = await Promise.all(SIZES.map(([width, height]) => welcome(browser, { width, height })))
})
afterAll(() => Promise.all(guests.map(({ context }) => context.close())))

describe('every page fits', () => {
  test.each(PAGES)('%s on three sizes', async (name, address, landmark) => {
    for (const [at, [width]] of SIZES.entries()) {
      const { page, complaints } = guests[at] as Guest
      await go(page, `${address}${address.includes('?') ? '&' : '?'}lang=en&theme=table`, landmark)
      expect({ name, width, complaints, misfits: await misfits(page, ['sideways', 'still']) }).toEqual({
        name,
        width,
        complaints: [],
        misfits: [],
      })
    }
  })
})

import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawnWhole } from '../glass/pictures/drawn.ts'
import { misfits } from './support/geometry.ts'
import { type Guest, type GuestOptions, welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740, touch: true },
  { width: 720, height: 450 },
] as const

const sitDown = async (position: unknown, options: GuestOptions): Promise<Guest> => {
  const guest = await welcome(browser, options)
  const search = position === null ? '' : `?position=${encodeURIComponent(JSON.stringify(position))}`
  await guest.page.goto(`${house.url}/pieces/double-headed-lion${search}`)
  await asked(guest.page)
  await guest.page.evaluate(() => document.fonts.ready)
  return guest
}

/** Mondor has laid Skill: cards of the pile are named in the stage. */
const FETCH = {
  phase: 'move',
  active: 0,
  republic: { pieces: { mondor: '22', storm: '00', aila: '11', garla: '11' }, pile: [5, 'Re'] },
  royalist: { pieces: { racoon: '32', vishnus: '55', alshark: '44' }, pile: [6] },
  play: ['0 move R0 32', '0 play Sk', '1 play 2'],
}

/** A game played so far that the Royalists are asked for a supporter. */
const SUPPORT = new URLSearchParams({
  still: '1',
  seats: '2',
  seed: '26',
  choices: JSON.stringify({ setupMode: 'random', openGame: true, aid: 'full' }),
  skip: '2',
  seat: '1',
}).toString()

describe.each(SIZES)('The Double-Headed Lion at $width x $height', (size) => {
  test('its setup can be confirmed', async () => {
    const { page, context, complaints } = await sitDown(null, size)
    expect(await misfits(page)).toEqual([])
    await page.getByRole('button', { name: 'The army stands' }).click()
    await page.locator('main:not([data-phase="setup"])').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the stage of a fight holds what is asked in it', async () => {
    const { page, context, complaints } = await sitDown(FETCH, size)
    const stage = page.getByRole('region', { name: 'Mondor against Racoon' })
    const named = stage.locator('button.is-can')
    expect(await named.count()).toBe(2)
    expect(await misfits(page)).toEqual([])
    await named.first().click()
    await page.locator('main:not([data-phase="fetch"])').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('who may support is named beside the stage, which lies over the pieces', async () => {
    const { page, context, complaints } = await welcome(browser, size)
    await page.goto(`${house.url}/pieces/double-headed-lion?${SUPPORT}`)
    await page.locator('main[data-phase="support"]').waitFor()
    const glowing = await page.locator('.dl-stand button.is-can').count()
    const named = page.getByRole('button', { name: /^Show (?!nobody)/ }).and(page.locator('.prompt button'))
    expect(glowing).toBeGreaterThan(0)
    expect(await named.count()).toBe(glowing)
    expect(await misfits(page)).toEqual([])
    await named.first().click()
    await page.locator('main:not([data-phase="support"])').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

const ENEMIES = ['racoon', 'lancelot', 'ganda'] as const

/** Roland beside as many enemies as there are squares. */
const beside = (...squares: readonly string[]): unknown => ({
  phase: 'move',
  active: 0,
  republic: { pieces: { storm: '00', roland: '32', aila: '11', garla: '11' } },
  royalist: {
    pieces: {
      vishnus: '55',
      ...Object.fromEntries(squares.map((square, at) => [ENEMIES[at] ?? 'alshark', square])),
    },
  },
})

/** The middle of a thing as it is painted. */
const picture = async (page: Page, thing: Locator): Promise<string> => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('nothing to be painted')
  const clip = { x: box.x + box.width / 2 - 6, y: box.y + box.height / 2 - 6, width: 12, height: 12 }
  return (await page.screenshot({ clip })).toString('base64')
}

const TABLES = [
  ['one square', ['42']],
  ['several squares', ['42', '33', '43']],
] as const

describe.each([SIZES[0], SIZES[4]])('at $width x $height', (size) => {
  test.each(TABLES)('a piece that can attack %s darkens nothing', async (_, enemies) => {
    const { page, context, complaints } = await sitDown(beside(...enemies), { ...size, painted: true })
    // Empty squares far from Roland, and the rail.
    const quiet = [
      page.getByRole('button', { name: /^Square 05,/ }),
      page.getByRole('button', { name: /^Square 50,/ }),
      page.getByRole('link', { name: /^Menagerie/ }),
    ]
    const painted = (): Promise<readonly string[]> =>
      quiet.reduce<Promise<readonly string[]>>(
        async (done, thing) => [...(await done), await picture(page, thing)],
        Promise.resolve([]),
      )
    // The field is a picture of its own, which comes when its ground is painted already.
    await drawnWhole(page)
    const before = await painted()
    await page.getByRole('button', { name: /^Roland,/ }).click()
    const attacked = enemies.map((square) => page.getByRole('button', { name: new RegExp(`^Square ${square},`) }))
    for (const square of attacked) expect(await square.getAttribute('data-can')).toBe('true')
    expect(await painted()).toEqual(before)
    expect(await misfits(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

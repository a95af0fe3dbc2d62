import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { uncovered } from '../support/cover.ts'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { welcome } from './support/guest.ts'
import { type FrameLike, isFrame, tell, untold } from './support/lion.ts'
import { asked, chooser, decideByClicks, decideByList, drawn, isOver } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { parsed, recordTraffic } from './support/traffic.ts'

const PLAY = /^Play now: The Double-Headed Lion/
/** Decisions after which a random game is given up: it is long, and shows nothing new. */
const ENOUGH = 60
/** The same by clicks at random. */
const ENOUGH_CLICKED = 20
/** Milliseconds: games by hand, on a machine that may be busy. */
const PATIENCE = 300_000

const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up this match' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
}

describe('The Double-Headed Lion', () => {
  test(
    'is set up by an exchange of two pieces and played by clicks against a bot',
    async () => {
      const guest = await welcome(browser)
      const { page } = guest
      await page.goto(house.url)
      await page.getByRole('button', { name: PLAY }).click()
      await page.locator('.dl').waitFor()
      const standsOn = (name: string): Promise<string | null> =>
        page.locator(`.token[aria-label^="${name},"]`).getAttribute('aria-label')
      const [storm, aila] = [await standsOn('Storm'), await standsOn('Aila')]
      await page.locator('.token[aria-label^="Storm,"]').click()
      await page.locator('.token[aria-label^="Aila,"]').click()
      const square = (label: string | null): string => /on (\d\d)/.exec(label ?? '')?.[1] ?? ''
      expect(square(await standsOn('Storm'))).toBe(square(aila))
      expect(square(await standsOn('Aila'))).toBe(square(storm))
      await page.getByRole('button', { name: 'The army stands' }).click()
      const pick = chooser(5)
      for (let turn = 0; turn < ENOUGH_CLICKED && (await asked(page)); turn++) {
        if (turn === 3) expect(await barriers(page)).toEqual([])
        await decideByClicks(page, pick)
      }
      if (!(await isOver(page))) await giveUp(page)
      await page.locator('main[data-phase="over"]').waitFor()
      expect(guest.complaints).toEqual([])
      await guest.context.close()
    },
    PATIENCE,
  )

  test('a press counts though the other army stands in the middle of it', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.clock.install()
    await page.goto(`${house.url}/pieces/double-headed-lion`)
    await asked(page)
    await page.getByRole('button', { name: 'The army stands' }).hover()
    await page.mouse.down()
    // The partner answers in less.
    await page.clock.runFor(1500)
    await drawn(page)
    expect(await page.locator('main').getAttribute('data-phase')).toBe('setup')
    await page.mouse.up()
    await page.locator('main:not([data-phase="setup"])').waitFor()
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('is played by the list alone on a phone, the secret setup included', async () => {
    const guest = await welcome(browser, { width: 390, height: 844, touch: true })
    const { page } = guest
    await page.goto(house.url)
    await page.getByRole('button', { name: PLAY }).click()
    await page.locator('.dl').waitFor()
    const lines = page.locator('[data-action]:not([disabled]):visible')
    await page.getByRole('button', { name: 'I can do' }).click()
    // Nine pieces, one step each; the last one commits.
    for (let piece = 0; piece < 9; piece++) {
      await until(page, (laid) => document.querySelectorAll('dialog .laid span').length === laid, piece)
      await lines.first().click()
    }
    await page.locator('.dl:not([data-phase="setup"])').waitFor()
    const pick = chooser(8)
    for (let turn = 0; turn < 12 && (await asked(page)); turn++) await decideByList(page, pick)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('its field is printed in full colour in a file anybody can send', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(`${house.url}/print/double-headed-lion`)
    await page.locator('.sheet-page').first().waitFor()
    await page.locator('.sheets[aria-busy="false"]').waitFor()
    await until(page, () =>
      [...document.images].every((image) => image.loading === 'lazy' || (image.complete && image.naturalWidth > 0)),
    )
    expect(await page.locator('img.dl-field').count()).toBeGreaterThan(0)
    const pdf = await uncovered(page, () => page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pdf.length).toBeLessThan(5_000_000)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('two people and a spectator: nobody hears who a hidden piece is', async () => {
    const [ada, ben, cleo] = [await welcome(browser), await welcome(browser), await welcome(browser)]
    const heard = [await recordTraffic(ada), await recordTraffic(ben), await recordTraffic(cleo)] as const
    await ada.page.goto(`${house.url}/new/double-headed-lion`)
    await ada.page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('A friend').click()
    await ada.page.getByRole('button', { name: 'Open the table' }).click()
    const link = await ada.page.getByLabel('The link').inputValue()
    await ben.page.goto(link)
    await ben.page.getByRole('button', { name: 'Sit here' }).click()
    await cleo.page.goto(link)
    // Ada opens their part of the luck first, and is answered only after the news that the match has begun.
    let hasOpened = false
    await ada.page.route('**/api/tables/*/open', async (route) => {
      const response = await route.fetch()
      hasOpened = true
      await ada.page.locator('.dl').waitFor()
      await route.fulfill({ response })
    })
    // Ben, the last, does not get through at first.
    let isCut = true
    await ben.page.route('**/api/tables/*/open', async (route) => {
      await expect.poll(() => hasOpened).toBe(true)
      const end = isCut ? route.abort('connectionrefused') : route.continue()
      isCut = false
      await end
    })
    await ada.page.getByRole('button', { name: 'I am ready' }).click()
    await ben.page.getByRole('button', { name: 'I am ready' }).click()
    const players = [ada.page, ben.page] as const
    for (const page of players) {
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await page.getByRole('button', { name: 'The army stands' }).click()
    }
    await cleo.page.locator('.dl').waitFor()
    const pick = chooser(3)
    for (let turn = 0; turn < ENOUGH; turn++) {
      const which = await Promise.race(players.map(async (page, at) => ((await asked(page, 60_000)) ? at : -1)))
      if (which < 0) break
      await decideByList(players[which] as Page, pick)
    }
    if (!(await isOver(ada.page))) await giveUp(ada.page)
    await cleo.page.locator('main[data-phase="over"]').waitFor()
    for (const [viewer, texts] of heard.entries()) {
      const frames = parsed(texts).filter(isFrame)
      expect(frames.length).toBeGreaterThan(10)
      const told = new Set<number>()
      // A page may ask for a version anew, without what led to it, before its stream brings that.
      const rank = ({ version, updates }: FrameLike): number => 2 * version + (updates.length > 0 ? 0 : 1)
      for (const { version, view, updates, ...frame } of frames.sort((a, b) => rank(a) - rank(b))) {
        expect(frame.viewer).toBe(viewer === 2 ? 'spectator' : viewer)
        if (viewer === 2) expect(frame.legal).toEqual([])
        for (const event of updates.flatMap((update) => update.events)) {
          if (event['kind'] === 'deployed' && event['seat'] !== viewer) expect(event['pieces']).toBeNull()
          if (event['kind'] === 'looked' && viewer === 2) expect(event['pieces']).toBeNull()
          tell(told, event, view)
        }
        for (const [seat, side] of view.sides.entries()) {
          if (seat === viewer) continue
          expect([side.placing, side.formation]).toEqual([null, null])
          expect({ version, known: untold(told, seat, side) }).toEqual({ version, known: [] })
        }
      }
    }
    for (const guest of [ada, ben, cleo]) {
      expect(guest.complaints).toEqual([])
      await guest.context.close()
    }
  })
})

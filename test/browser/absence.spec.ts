import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULTS } from '../../packages/server/src/options.ts'
import { type Guest as Player, act, frameOf, signIn } from '../../packages/server/src/soak/guest.ts'
import { type TestServer, firstLegal, openServer } from '../../packages/server/test/support/house.ts'
import { begin } from '../../packages/server/test/support/play.ts'
import { openSkippedTime } from '../../packages/server/src/soak/skipped-time.ts'
import { misfits } from './support/geometry.ts'
import { type Guest, welcome } from './support/guest.ts'
import { browser } from './support/stage.ts'

/* Somebody stays away, in a house whose time the test skips; the other looks at the table. */

const time = openSkippedTime()
const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openServer({ time, webRoot: DEFAULTS.webRoot, botRunner: firstLegal })
})
afterAll(() => server.remove())

/** Whoever has this cookie, in this browser. */
const become = async ({ context }: Guest, { cookie }: Player): Promise<void> => {
  const pairs = cookie.split('; ').map((pair) => pair.split('=') as [string, string])
  await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: server.url })))
}

/** A match of Monster Pack under this rule in which the second is asked. */
const waitingFor = async (choices: Readonly<Record<string, unknown>>) => {
  const [here, gone] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const { id } = await begin([here, gone], { game: 'monster-pack', choices: { ...choices, format: 'short' } })
  for (;;) {
    const { pending, version, legal } = await frameOf(here, id)
    if (pending.status === 'over' || !pending.seats.includes(0)) return { here, gone, id }
    await act(here, id, { version, steps: legal.slice(0, 1) })
  }
}

const open = async (guest: Guest, player: Player, id: string): Promise<Page> => {
  const { page } = guest
  // Before any page: one that is open may be making a guest of its own just now.
  await become(guest, player)
  await page.goto(`${server.url}/t/${id}`)
  await page.locator('main[data-phase]').waitFor()
  return page
}

test('a bot has the seat of who stays away, and all read why, until they are back', async () => {
  const { here, gone, id } = await waitingFor({})
  const guest = await welcome(browser)
  const page = await open(guest, here, id)
  const badge = page.locator('.badge').filter({ hasText: 'A bot plays for' })
  await expect
    .poll(() => {
      time.skip(MINUTE / 2)
      return badge.count()
    })
    .toBe(1)
  await page
    .getByText(/is not there\. A bot plays for them until they are back\./)
    .first()
    .waitFor()
  const line = await gone.watch([id])
  await badge.waitFor({ state: 'detached' })
  line.close()
  await guest.context.close()
})

test('the others say that who stays away has given up, once they may', async () => {
  const { here, id } = await waitingFor({ absence: 'claim', absenceAfter: 'minutes5' })
  const guest = await welcome(browser)
  const page = await open(guest, here, id)
  const bar = page.locator('.offer-bar')
  expect(await bar.count()).toBe(0)
  time.skip(6 * MINUTE)
  await page.reload()
  await bar.getByText(/has stayed away for so long/).waitFor()
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await misfits(page, ['reach', 'hit', 'size', 'sideways'])).toEqual([])
  }
  await bar.getByRole('button', { name: 'They have given up' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByText(/stayed away for too long and has given up by it/)
    .first()
    .waitFor()
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

const DAY = 24 * 60 * MINUTE
const OVER = '.table-page[data-over] .prompt'

test('a match that nobody comes back to ends by that, at every board, and no draw was agreed on', async () => {
  const [here, gone] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const guest = await welcome(browser)
  await become(guest, here)
  const { page } = guest
  for (const game of ['monster-pack', 'double-headed-lion', 'dragon-treasure', 'monster-maker', 'monstructor']) {
    const { id } = await begin([here, gone], { game, choices: { absence: 'wait' } })
    await page.goto(`${server.url}/t/${id}`)
    await page.locator('main[data-phase]').waitFor()
    // Whoever is asked, one of them is away: what the one who is there may do they do until the other holds them up.
    const over = page.locator(OVER).filter({ hasText: /stayed away for 30 days/ })
    const look = async (): Promise<number> => {
      const { pending, version, legal } = await frameOf(here, id)
      if (pending.status === 'deciding' && pending.seats.includes(0))
        for (const step of legal) if ((await act(here, id, { version, steps: [step] })).status !== 422) break
      time.skip(31 * DAY)
      return over.count()
    }
    await expect.poll(look, { timeout: 20_000, interval: 200 }).toBe(1)
    expect(await page.getByText(/agreed on a draw/).count()).toBe(0)
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

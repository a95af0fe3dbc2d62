import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { asked, chooser, decideByList, isOver } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { talkApart, talkTogether } from './support/talk.ts'
import { parsed, recordTraffic } from './support/traffic.ts'

/** Two decks that share no card. */
const DECKS = ['B01x3 B02x3 B03x3 B04x3 B05x3 B06x3 B07x2', 'R01x3 R02x3 R03x3 R04x3 R05x3 R06x3 R07x2'] as const

interface Side {
  readonly hand: unknown
  readonly deck: unknown
  readonly list: unknown
}
interface FrameLike {
  readonly version: number
  readonly viewer: number | 'spectator'
  readonly legal: readonly string[]
  readonly view: { readonly options: unknown; readonly sides: readonly Side[] }
  readonly updates: readonly { readonly version: number; readonly events: readonly Record<string, unknown>[] }[]
}

const isFrame = (value: unknown): value is FrameLike =>
  typeof value === 'object' && value !== null && 'view' in value && 'updates' in value

/** Ids of cards anywhere in a text. */
const idsIn = (text: string): Set<string> => new Set(text.match(/\b[BRGW](?:0[1-9]|1\d|20)\b/g) ?? [])

/** All frames that reached somebody, without the public card set, which names every card there is. */
const framesOf = (heard: readonly string[]): readonly { frame: FrameLike; rest: string }[] =>
  parsed(heard)
    .filter(isFrame)
    .map((frame) => ({ frame, rest: JSON.stringify({ ...frame, view: { ...frame.view, options: null } }) }))

const choose = async (page: Page, deck: string): Promise<void> => {
  await page.getByText('A deck of my own', { exact: true }).click()
  await page.getByLabel('Card ids, with x2 for two copies').fill(deck)
  await page.getByRole('button', { name: 'I am ready' }).click()
}

const offer = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Offer…' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

const bar = (page: Page, text: RegExp) => page.locator('.offer-bar').filter({ hasText: text })

/** A clock is agreed on, a pause refused and another agreed on, and all go on; who watches is told what came of it alone. */
const agreeOn = async (ada: Page, ben: Page, cleo: Page): Promise<void> => {
  await offer(ada, 'Take back my last decision')
  await ada.getByRole('dialog').getByText('There is no decision of yours to take back.').waitFor()
  await ada.getByRole('dialog').getByText('300 seconds').click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Offer this clock' }).click()
  await bar(ada, /You offer: .*300/).waitFor()
  await bar(ben, /offers: “Seconds for a decision” set to 300/).waitFor()
  expect(await cleo.locator('.offer-bar').count()).toBe(0)
  await ben.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben, cleo]) await page.getByRole('timer').waitFor()
  await cleo.getByText('Agreed: “Seconds for a decision” set to 300 seconds.').first().waitFor({ state: 'attached' })

  await offer(ada, 'A pause: the clock stands still')
  await ben.getByRole('button', { name: 'Refuse' }).click()
  await bar(ada, /./).waitFor({ state: 'detached' })
  await offer(ada, 'A pause: the clock stands still')
  await ada
    .getByRole('dialog')
    .getByText(/Not again before your next decision/)
    .waitFor()
  await ada.keyboard.press('Escape')

  await offer(ben, 'A pause: the clock stands still')
  await ada.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben, cleo]) await bar(page, /The match is paused/).waitFor()
  const left = await cleo.getByRole('timer').innerText()
  await ada.reload()
  await bar(ada, /The match is paused/).waitFor()
  expect(await ada.getByRole('timer').innerText()).toBe(left)
  await ada.getByRole('button', { name: 'Offer to go on' }).click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben, cleo]) await bar(page, /./).waitFor({ state: 'detached' })
  await cleo.getByText('Agreed: the match goes on.').first().waitFor({ state: 'attached' })
  expect(await cleo.getByText(/offers:/).count()).toBe(0)
}

describe('two people and one who watches', () => {
  test('play a whole game by link, and nobody hears of a card that is hidden from them', async () => {
    const [ada, ben, cleo] = [
      await welcome(browser),
      await welcome(browser),
      await welcome(browser, { width: 1024, height: 768 }),
    ]
    const heard = [await recordTraffic(ada), await recordTraffic(ben), await recordTraffic(cleo)] as const
    const pick = chooser(11)

    await ada.page.goto(`${house.url}/new/monster-pack`)
    await ada.page.getByRole('button', { name: 'Short', exact: true }).click()
    await ada.page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('A friend').click()
    await ada.page.getByRole('button', { name: 'Open the table' }).click()
    const link = await ada.page.getByLabel('The link').inputValue()
    expect(link).toContain('invite=')
    const code = ada.page.getByRole('img', { name: /code to scan/ })
    // What draws it is fetched when it is needed.
    await code.waitFor()
    expect(await code.count()).toBe(1)

    // A stranger to the table reads in one sentence what to do; the address in Ada's bar leads a friend in.
    const bare = `${house.url}${new URL(link).pathname}`
    await ben.page.goto(bare)
    await ben.page
      .getByRole('alert')
      .getByText(/ask them for the link/)
      .waitFor()
    await expect.poll(() => ada.page.url()).toBe(link)
    await ben.page.goto(ada.page.url())
    await ben.page.getByRole('button', { name: 'Sit here' }).click()
    await expect.poll(() => ada.page.url()).toBe(bare)
    await ben.page.getByText('A deck of my own', { exact: true }).click()
    await ben.page.getByLabel('Card ids, with x2 for two copies').fill('R01x5 Q99')
    // All faults at once.
    expect(await ben.page.locator('.faults li').count()).toBeGreaterThanOrEqual(3)
    await cleo.page.goto(link)
    await cleo.page.getByText('Take a free seat').waitFor()
    await choose(ada.page, DECKS[0])
    await choose(ben.page, DECKS[1])

    const players = [ada.page, ben.page] as const
    await cleo.page.locator('.mp').waitFor()
    await Promise.all(players.map((page) => page.locator('.mp').waitFor()))
    await agreeOn(ada.page, ben.page, cleo.page)
    await talkApart(ada.page, ben.page, cleo.page)
    for (let turn = 0; turn < 400; turn++) {
      const which = await Promise.race(players.map(async (page, at) => ((await asked(page, 60_000)) ? at : -1)))
      if (which < 0) break
      await decideByList(players[which] as Page, pick)
    }
    for (const page of [...players, cleo.page]) {
      await page.locator('.mp[data-phase="over"]').waitFor()
      expect(await isOver(page)).toBe(true)
    }
    expect(await cleo.page.getByRole('dialog').innerText()).toMatch(/has won/i)
    expect(await cleo.page.locator('.hand .card').count()).toBe(0)
    await talkTogether(ada.page, ben.page, cleo.page)

    for (const [viewer, texts] of heard.entries()) {
      const frames = framesOf(texts)
      expect(frames.length).toBeGreaterThan(10)
      for (const { frame, rest } of frames) {
        expect(frame.viewer).toBe(viewer === 2 ? 'spectator' : viewer)
        if (viewer === 2) expect(frame.legal).toEqual([])
        for (const [seat, side] of frame.view.sides.entries()) {
          if (seat !== viewer) expect([side.hand, side.deck, side.list]).toEqual([null, null, null])
        }
        for (const event of frame.updates.flatMap((update) => update.events)) {
          if (event['kind'] === 'drew' && event['seat'] !== viewer) expect(event['cards']).toBeNull()
        }
        // Notations name cards by id: only one's own.
        const foreign = viewer === 0 ? 'R' : viewer === 1 ? 'B' : 'BR'
        expect([...idsIn(rest)].filter((id) => foreign.includes(id[0] as string))).toEqual([])
      }
    }
    for (const guest of [ada, ben, cleo]) {
      // Ben was a stranger once, and was told so; Ada offered what could not be.
      const expected = guest === ben ? '403' : guest === ada ? '422' : 'nothing'
      expect(guest.complaints.filter((text) => !text.includes(expected))).toEqual([])
      await guest.context.close()
    }
  })
})

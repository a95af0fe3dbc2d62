import { readFileSync } from 'node:fs'
import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { WireRecord } from '../../packages/protocol/src/match.ts'
import { until } from '../support/within.ts'
import { type Guest, welcome } from './support/guest.ts'
import { around, everything, framesHeard, listenIn } from './support/heard.ts'
import { kept } from './support/kept.ts'
import { asked, chooser, decideByList, tryClick, versionOf } from './support/play.ts'
import { ownHouse } from './support/own-house.ts'
import { browser } from './support/stage.ts'

const house = ownHouse()

/** What the page could say while nobody answers, and is meant to. */
const NOBODY_ANSWERS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/
const complaintsOf = (guest: Guest): readonly string[] =>
  guest.complaints.filter((text) => !NOBODY_ANSWERS.test(text) && !text.includes('Reduced Motion'))

/** The page is held by its service worker: everything it may need is on this device. */
const held = async (page: Page): Promise<void> => {
  await kept(page)
}

/** The network is cut: the server is dead, and the browser has no line either. */
const cut = async (guest: Guest): Promise<void> => {
  await house.crash()
  await guest.context.setOffline(true)
}
const restored = async (guest: Guest): Promise<void> => {
  await guest.context.setOffline(false)
  await house.again()
}

const record = async (page: Page): Promise<WireRecord> => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  return JSON.parse(readFileSync(await (await coming).path(), 'utf8')) as WireRecord
}

type SomeBox = Parameters<typeof verifyRecord>[0]
const boxOf = (game: string): Promise<SomeBox> => (entryOf(game) as { load: () => Promise<SomeBox> }).load()
const verified = async (saved: WireRecord): Promise<boolean> => verifyRecord(await boxOf('monster-pack'), saved).ok

/** Milliseconds: whole games by hand, on a machine that may be busy. */
const PATIENCE = 400_000

describe('with the network cut', () => {
  test(
    'a loaded page is opened again, plays a whole match, is closed in the middle of it, and saves a record that verifies',
    async () => {
      const guest = await welcome(browser, { installs: true })
      const { context } = guest
      let { page } = guest
      await page.goto(house.url)
      await held(page)
      await cut(guest)
      try {
        await page.reload()
        await page
          .getByText(/The server cannot be reached/)
          .first()
          .waitFor()
        await page.getByRole('button', { name: /^Play now.*Monster Pack/ }).click()
        await asked(page)
        expect(new URL(page.url()).pathname).toMatch(/^\/t\/here-/)
        await page.getByText('On this device').waitFor()
        const pick = chooser(11)
        for (let n = 0; n < 6 && (await asked(page)); n++) await decideByList(page, pick)
        await asked(page)
        const version = await versionOf(page)

        // Closed in the middle, opened again: the list of one's games leads back to where it was.
        await page.close()
        page = await context.newPage()
        await page.goto(house.url)
        const line = page.locator('a.m', { hasText: 'On this device' })
        await line.getByText('Your turn').waitFor()
        await line.click()
        await asked(page)
        expect(await versionOf(page)).toBeGreaterThanOrEqual(version)

        for (let n = 0; n < 400 && (await asked(page)); n++) await decideByList(page, pick)
        await page.getByRole('dialog').waitFor()
        const saved = await record(page)
        expect(await verified(saved)).toBe(true)
        // The verifier is awake: another outcome does not pass.
        const [setup, ...rest] = saved.entries
        const forged = { ...saved, entries: [{ ...setup, outcomes: [...(setup?.outcomes ?? [])].reverse() }, ...rest] }
        expect(await verified(forged as WireRecord)).toBe(false)

        // The file is opened again, and its replay stands on the table.
        await page.goto(house.url)
        const text = Buffer.from(JSON.stringify(saved))
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
        await page.getByRole('alert').getByText('stands something that no record has there').first().waitFor()
        await page.goto(house.url)
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: text })
        await page.waitForURL(/\/replay\/file/)
        await page.locator('.table-page').waitFor()

        // Home lists it as over, and lets it go after a question.
        await page.goto(house.url)
        await line.getByText('Over').waitFor()
        await page.getByRole('button', { name: /^Remove Monster Pack/ }).click()
        await page.getByRole('button', { name: 'Remove it' }).click()
        await line.waitFor({ state: 'detached' })
        expect(complaintsOf(guest)).toEqual([])
      } finally {
        await restored(guest)
        await context.close()
      }
    },
    PATIENCE,
  )
})

interface Side {
  readonly hand: readonly number[] | null
  readonly deck: unknown
  readonly list: unknown
  readonly discard: readonly number[]
  readonly active: readonly (number | null)[]
  readonly waiting: readonly ({ readonly card: number } | null)[]
}
interface FrameLike {
  readonly viewer: number | 'spectator'
  readonly legal: readonly string[]
  readonly view: { readonly sides: readonly Side[] }
  readonly updates: readonly { readonly events: readonly Readonly<Record<string, unknown>>[] }[]
}

const framesOf = async (page: Page): Promise<readonly FrameLike[]> => (await framesHeard(page)) as readonly FrameLike[]

/** Not a card in it that its viewer may not know. */
const expectClosed = ({ viewer, legal, view, updates }: FrameLike): void => {
  if (viewer === 'spectator') expect(legal).toEqual([])
  for (const [seat, side] of view.sides.entries()) {
    if (seat === viewer) expect(side.hand).not.toBeNull()
    else expect([side.hand, side.deck, side.list]).toEqual([null, null, null])
  }
  for (const event of updates.flatMap((update) => update.events)) {
    if (event['kind'] === 'drew' && event['seat'] !== viewer) expect(event['cards']).toBeNull()
  }
}

/** Cards that ever lay open on the table. */
const openedIn = (frames: readonly FrameLike[]): ReadonlySet<number> =>
  new Set(
    frames.flatMap(({ view }) =>
      view.sides.flatMap((side) => [
        ...side.discard,
        ...side.active.filter((card) => card !== null),
        ...side.waiting.flatMap((one) => (one === null ? [] : [one.card])),
      ]),
    ),
  )

/** Two decks that share no card: whose a card is can be told from its name. */
const DECKS = ['B01x3 B02x3 B03x3 B04x3 B05x3 B06x3 B07x2', 'R01x3 R02x3 R03x3 R04x3 R05x3 R06x3 R07x2'] as const
const PEOPLE = ['Ada', 'Ben'] as const

describe('two people at one device', () => {
  test(
    'see nothing of each other’s hand: not on the page, not in its memory, not in a message',
    async () => {
      const guest = await welcome(browser, { installs: true })
      const { page } = guest
      await listenIn(page)
      const cards = (await boxOf('monster-pack'))((box) => {
        const completed = box.complete({}, null)
        return completed.ok ? (completed.value as unknown as { cards: { id: string; name: string }[] }).cards : []
      })
      /** Names of a deck's cards that have not lain open: nobody but their owner may read them. */
      const secrets = (seat: number, frames: readonly FrameLike[]): readonly string[] => {
        const open = openedIn(frames)
        const ids = (DECKS[seat] as string).split(' ').map((one) => one.slice(0, 3))
        return cards.flatMap(({ id, name }, index) => (ids.includes(id) && !open.has(index) ? [name] : []))
      }

      await page.goto(`${house.url}/new/monster-pack?at=device`)
      await page.getByText('Short', { exact: true }).first().click()
      for (const [seat, name] of PEOPLE.entries()) {
        await page.getByLabel(`Name at seat ${seat + 1}`).fill(name)
        const deck = page.locator('section', {
          has: page.getByRole('heading', { name: new RegExp(`Deck of ${name}`) }),
        })
        await deck.getByText('A deck of my own').click()
        await deck.getByRole('textbox').fill(DECKS[seat] as string)
      }
      await page.getByRole('button', { name: 'Start on this device' }).click()

      const pick = chooser(5)
      const curtain = page.locator('.curtain')
      const shown = { curtains: 0, secrets: 0, hands: new Set<number>() }
      const wait = (): Promise<unknown> =>
        until(
          page,
          () => document.querySelector('.curtain, [data-action]:not([disabled]), .mp[data-phase="over"]') !== null,
          undefined,
          30_000,
        )
      for (let n = 0; n < 400 && shown.curtains < 10; n++) {
        await wait()
        if ((await page.locator('.mp[data-phase="over"]').count()) > 0) break
        if ((await curtain.count()) > 0) {
          shown.curtains++
          const title = await curtain.getByRole('heading').innerText()
          const seat = PEOPLE.findIndex((name) => title.toLowerCase().includes(name.toLowerCase()))
          const before = await framesOf(page)
          // Whoever holds the device now: neither hand is on the page or in its memory, and what came last is for all.
          const covered = await everything(page)
          for (const name of [...secrets(0, before), ...secrets(1, before)]) expect(around(covered, name)).toBeNull()
          expect(around(covered, '"hand":[')).toBeNull()
          expect(before.at(-1)?.viewer).toBe('spectator')
          if (!shown.hands.has(seat)) expect(before.filter((frame) => frame.viewer === seat)).toEqual([])
          await curtain.getByRole('button', { name: `I am ${PEOPLE[seat] as string}` }).click()
          await page.locator('.table-page').waitFor()
          shown.hands.add(seat)
          const after = await framesOf(page)
          expect(after.at(-1)?.viewer).toBe(seat)
          // Their own hand is here, and not a card of the other's that never lay open.
          const uncovered = await everything(page)
          const own = after.at(-1)?.view.sides[seat]?.hand ?? []
          expect(own.every((card) => uncovered.includes(cards[card]?.name ?? '?'))).toBe(true)
          for (const name of secrets(1 - seat, after)) {
            shown.secrets++
            expect(around(uncovered, name)).toBeNull()
          }
          continue
        }
        const lines = page.locator('[data-action]:not([disabled]):visible')
        await tryClick(lines.nth(pick(await lines.count())))
      }
      expect(shown.curtains).toBeGreaterThan(5)
      expect(shown.secrets).toBeGreaterThan(20)
      expect(shown.hands).toEqual(new Set([0, 1]))
      const frames = await framesOf(page)
      expect(frames.length).toBeGreaterThan(20)
      for (const frame of frames) expectClosed(frame)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Give up this match' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
      // The end is for everybody: it says who has won, not that "you" have.
      const result = page.getByRole('dialog')
      await result.getByRole('heading', { name: /(Ada|Ben) has won|A draw/ }).waitFor()
      expect(await verified(await record(page))).toBe(true)
      expect(complaintsOf(guest)).toEqual([])
      await guest.context.close()
    },
    PATIENCE,
  )
})

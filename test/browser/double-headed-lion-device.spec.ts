import { characterOf } from '@menagerie/games/double-headed-lion'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { everything, framesHeard, listenIn } from './support/heard.ts'
import { type FrameLike, tell, untold } from './support/lion.ts'
import { chooser, moved, tryClick } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const PEOPLE = ['Ada', 'Ben'] as const
/** Milliseconds: some turns by hand, on a machine that may be busy. */
const PATIENCE = 300_000

const framesOf = async (page: Page): Promise<readonly FrameLike[]> => (await framesHeard(page)) as readonly FrameLike[]

/** Something to do: take the device, choose, or look at the end. */
const something = (page: Page): Promise<unknown> =>
  until(
    page,
    () => document.querySelector('.curtain, [data-action]:not([disabled]), main[data-phase="over"]') !== null,
    undefined,
    60_000,
  )

/** What stands on the field for whoever looks, as it is read aloud. */
const labels = (page: Page): Promise<readonly string[]> =>
  page.locator('.dl .token').evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label') ?? ''))

/** Holds every frame so far against what was told before it. */
const expectClosed = (frames: readonly FrameLike[]): void => {
  const told = new Set<number>()
  const heard = new Set<number>()
  for (const { version, viewer, view, updates } of [...frames].sort((a, b) => a.version - b.version)) {
    if (!heard.has(version)) for (const event of updates.flatMap((update) => update.events)) tell(told, event, view)
    heard.add(version)
    for (const [seat, side] of view.sides.entries()) {
      if (seat === viewer) continue
      expect([side.placing, side.formation]).toEqual([null, null])
      expect({ version, viewer, known: untold(told, seat, side) }).toEqual({ version, viewer, known: [] })
    }
  }
}

test(
  'two people at one device: the curtain hides both armies, and behind it each sees their own alone',
  async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await listenIn(page)
    await page.goto(`${house.url}/new/double-headed-lion?at=device`)
    for (const [seat, name] of PEOPLE.entries()) await page.getByLabel(`Name at seat ${seat + 1}`).fill(name)
    await page.getByRole('button', { name: 'Start on this device' }).click()

    const pick = chooser(4)
    const curtain = page.locator('.curtain')
    const lines = page.locator('[data-action]:not([disabled]):visible')
    const hands = [0, 0]
    let setups = 0
    for (let n = 0; n < 300 && Math.min(...hands) < 4; n++) {
      await something(page)
      if ((await page.locator('main[data-phase="over"]').count()) > 0) break
      if ((await curtain.count()) > 0) {
        const title = await curtain.getByRole('heading').innerText()
        const seat = PEOPLE.findIndex((name) => title.toLowerCase().includes(name.toLowerCase()))
        const before = await framesOf(page)
        expect(before.at(-1)?.viewer).toBe('spectator')
        // Under the curtain there is no field at all, and what the page keeps is what anybody may see.
        expect(await page.locator('.dl, .token').count()).toBe(0)
        const covered = await everything(page)
        for (const placing of covered.matchAll(/"placing":([^,]*)/g)) expect(placing[1]).toBe('null')
        expect(covered).not.toContain(`"viewer":${seat}`)
        expect(covered).not.toContain(`"viewer":${1 - seat}`)
        expectClosed(before)
        await curtain.getByRole('button', { name: `I am ${PEOPLE[seat] as string}` }).click()
        await page.locator('.dl .token').first().waitFor()
        hands[seat] = (hands[seat] as number) + 1
        continue
      }
      const frame = (await framesOf(page)).at(-1) as FrameLike
      const seat = frame.viewer as number
      if (frame.view.phase.kind === 'setup') {
        await page.getByRole('button', { name: 'Shuffle' }).click()
        await page.getByRole('button', { name: 'The army stands' }).click()
        setups++
        await moved(page, frame.version)
        continue
      }
      // Their own names are on the field, and of the other side none that they do not know.
      const other = 1 - seat
      const known = frame.view.sides[other]?.tokens.flatMap(({ piece }) => (piece === null ? [] : [piece])) ?? []
      const texts = await labels(page)
      const own = frame.view.sides[seat]?.tokens[0]?.piece ?? 0
      expect(texts.length).toBeGreaterThan(0)
      expect(own).not.toBeNull()
      for (let piece = 0; piece < (frame.view.sides[other]?.tokens.length ?? 0); piece++) {
        if (known.includes(piece)) continue
        const { name } = characterOf(other, piece)
        expect(texts.filter((text) => text.startsWith(`${name},`))).toEqual([])
      }
      await tryClick(lines.nth(pick(await lines.count())))
    }
    expect(setups).toBe(2)
    // A match may be won within a few turns.
    const over = (await page.locator('main[data-phase="over"]').count()) > 0
    expect(Math.min(...hands)).toBeGreaterThanOrEqual(over ? 2 : 4)
    const frames = await framesOf(page)
    expect(frames.length).toBeGreaterThan(10)
    expectClosed(frames)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  },
  PATIENCE,
)

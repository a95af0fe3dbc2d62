import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go } from './support/go.ts'
import { type Guest, welcome } from './support/guest.ts'
import { chooser, decideByList, drawn, versionOf } from './support/play.ts'
import { browser } from './support/stage.ts'

/* What happens is there at once for who wishes it so: nothing of it is on its way in the first picture. */

const LINES = '[data-action]:not([disabled])'

let guest: Guest
beforeAll(async () => {
  guest = await welcome(browser, { still: false })
  await guest.context.addInitScript(countDrawings)
})
afterAll(() => guest.context.close())

/** React tells whoever stands here of all it draws: how often the table was given anything anew. */
const countDrawings = (): void => {
  const kept = globalThis as unknown as { drawings?: number }
  let last: unknown
  kept.drawings = 0
  const onCommitFiberRoot = (): void => {
    const table = document.querySelector('.table-page') as unknown as Readonly<Record<string, unknown>> | null
    const given = table?.[Object.keys(table).find((key) => key.startsWith('__reactProps$')) ?? '']
    if (given !== last) kept.drawings = (kept.drawings ?? 0) + 1
    last = given
  }
  const hook = { supportsFiber: true, inject: () => 1, checkDCE: () => {}, onCommitFiberUnmount: () => {} }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } })
}

/** Notes, for every version that is shown from now on, what moves and comes to an end in its first picture. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { moved?: string[] }
    kept.moved = []
    const table = document.querySelector('.table-page') as Element
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        for (const animation of table.getAnimations({ subtree: true })) {
          const { effect } = animation
          const { duration, iterations } = effect?.getComputedTiming() ?? {}
          if (iterations === Infinity || !(Number(duration) > 0)) continue
          const { target, pseudoElement } = effect as KeyframeEffect
          // A button still answers the finger, which leaves it as the news comes: it goes back up, and is no longer bright.
          const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
          if (['transform', 'filter'].includes(property) && target?.matches('.btn') === true) continue
          kept.moved?.push(`${target?.className} ${pseudoElement ?? ''} ${Number(duration)} ms`)
        }
      }),
    ).observe(table, { attributeFilter: ['data-version'] })
  })

interface Played {
  readonly moved: readonly string[]
  readonly versions: number
  /** How often the table was drawn. */
  readonly drawings: number
}

/** So many decisions on a table with life in it, told at that pace. */
const playAt = async (game: string, pace: 'calm' | 'atOnce', decisions: number): Promise<Played> => {
  const { page } = guest
  await page.evaluate((wished) => localStorage.setItem('menagerie.pace', wished), pace)
  await page.goto('about:blank')
  await go(page, `/pieces/${game}?seed=at-once&skip=12`, LINES)
  await watch(page)
  const begun = await versionOf(page)
  const before = await drawings(page)
  const pick = chooser(3)
  for (let made = 0; made < decisions; made++) {
    await page.keyboard.press('Escape')
    await page.locator(LINES).first().waitFor()
    await decideByList(page, pick)
  }
  await drawn(page)
  const versions = (await versionOf(page)) - begun
  expect(versions).toBeGreaterThanOrEqual(decisions)
  const moved = await page.evaluate(() => (globalThis as unknown as { moved?: string[] }).moved ?? [])
  return { moved, versions, drawings: (await drawings(page)) - before }
}

const drawings = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { drawings: number }).drawings)

test('told calmly, things are on their way', async () => {
  await go(guest.page, '/pieces/monster-pack?seed=at-once&skip=12', LINES)
  expect((await playAt('monster-pack', 'calm', 3)).moved.length).toBeGreaterThan(0)
})

test.each(catalogue.map(({ id }) => id))(
  '%s: told at once, nothing is on its way, and each version is drawn once',
  async (game) => {
    const decisions = 3
    const played = await playAt(game, 'atOnce', decisions)
    expect(played.moved).toEqual([])
    // Each version once, and each decision while it is on its way and when it is answered; never a version as the one before it.
    expect(played.drawings).toBeLessThanOrEqual(2 * played.versions + decisions + 2)
  },
)

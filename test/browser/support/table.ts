import { sealOf } from '@menagerie/fair'
import type { Browser, Page } from 'playwright-core'
import { type Guest, type GuestOptions, welcome } from './guest.ts'
import type { House } from './house.ts'

/** A table with one guest and greedy bots at all other seats. */
export interface BotTable {
  readonly game: string
  readonly seats: number
  readonly choices: Readonly<Record<string, unknown>>
}

/** A guest who opens such a table by the API, is ready, and sits at its board on seat 0. */
export const seatedAt = async (
  house: House,
  browser: Browser,
  wanted: BotTable,
  options: GuestOptions = {},
): Promise<Guest> => {
  const guest = await welcome(browser, options)
  await sitDown(guest.page, house, wanted)
  return guest
}

const CONTRIBUTION = '5e'.repeat(32)

/** Opens such a table in a page that was nowhere yet, and sits down at it. */
export const sitDown = async (page: Page, house: House, wanted: BotTable): Promise<void> => {
  await page.goto(`${house.url}/credits`)
  const made = await page.evaluate(async ({ game, seats, choices }) => {
    const post = async (path: string, body: unknown): Promise<{ id: string; commitment: string }> => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as { id: string; commitment: string }
    }
    await post('/api/auth/sign-in/anonymous', {})
    return post('/api/tables', {
      game,
      choices,
      seats: [{ kind: 'human' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))],
      mySeat: 0,
      open: false,
    })
  }, wanted)
  await page.evaluate(
    async ({ id, seal, contribution }) => {
      for (const [path, body] of [
        ['ready', { seal, loadout: null }],
        ['open', { contribution }],
      ] as const) {
        await fetch(`/api/tables/${id}/${path}`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      }
    },
    { id: made.id, seal: sealOf(made.commitment, 0, CONTRIBUTION), contribution: CONTRIBUTION },
  )
  await page.goto(`${house.url}/t/${made.id}`)
  await page.locator('main[data-phase]').waitFor()
}

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

/** Opens such a table in a page that was nowhere yet, and sits down at it: its guest asks the house before it looks. */
export const sitDown = async (page: Page, house: House, { game, seats, choices }: BotTable): Promise<void> => {
  const { request } = page.context()
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(`${house.url}/api${path}`, { data, headers: { origin: house.url } })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  await post('/auth/sign-in/anonymous', {})
  const { id, commitment } = (await post('/tables', {
    game,
    choices,
    seats: [{ kind: 'human' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))],
    mySeat: 0,
    open: false,
  })) as { readonly id: string; readonly commitment: string }
  await post(`/tables/${id}/ready`, { seal: sealOf(commitment, 0, CONTRIBUTION), loadout: null })
  await post(`/tables/${id}/open`, { contribution: CONTRIBUTION })
  await page.goto(`${house.url}/t/${id}`)
  await page.locator('main[data-phase]').waitFor()
}

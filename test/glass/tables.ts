import { sealOf } from '@menagerie/fair'
import type { Page } from 'playwright-core'
import type { House } from '../browser/support/house.ts'
import { FRIEND, enter } from './alike.ts'

export interface Made {
  readonly id: string
  readonly invite: string | null
  readonly commitment: string
}

/** People at a table of few. */
export const FEWEST = 2

const CONTRIBUTION = '5e'.repeat(32)

/** A request of the page's own guest. */
export const post = <Answer = Made>(page: Page, path: string, body: unknown): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      if (!answer.ok) throw new Error(`${to} answers ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
    [path, body] as const,
  )

export const within = async (page: Page, house: House): Promise<void> => {
  if (!page.url().startsWith(`${house.url}/`)) await page.goto(`${house.url}/credits`)
  await post(page, '/api/auth/sign-in/anonymous', {})
}

interface Wanted {
  readonly game: string
  readonly seats: number
  /** Friends who are waited for; all other seats are bots'. */
  readonly friends?: number
  readonly open?: boolean
  readonly rated?: boolean
  readonly choices?: Readonly<Record<string, unknown>>
}

export const table = (
  page: Page,
  { game, seats, friends = 0, open = false, rated = false, choices = {} }: Wanted,
): Promise<Made> =>
  post(page, '/api/tables', {
    game,
    choices,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat <= friends ? { kind: 'human' } : { kind: 'bot', bot: 'random' },
    ),
    mySeat: 0,
    open,
    rated,
  })

/** Somebody sits down at a table they were given the link to. */
export const sitAt = (page: Page, { id, invite }: Made, seat: number): Promise<Made> =>
  post(page, `/api/tables/${id}/sit`, { seat, invite: invite ?? undefined })

export const claim = (page: Page, { id }: Made, castle: number): Promise<Made> =>
  post(page, `/api/tables/${id}/claim`, { option: 'castles', claim: castle })

/** Opens what this page has sealed. */
export const openSeal = (page: Page, { id }: Made): Promise<Made> =>
  post(page, `/api/tables/${id}/open`, { contribution: CONTRIBUTION })

/** Seals what this page adds to chance: it was sealed elsewhere, as far as the page knows. */
export const ready = (page: Page, { id, commitment }: Made, seat: number): Promise<Made> =>
  post(page, `/api/tables/${id}/ready`, { seal: sealOf(commitment, seat, CONTRIBUTION), loadout: null })

export const begun = async (page: Page, wanted: Wanted): Promise<Made> => {
  const made = await table(page, wanted)
  await ready(page, made, 0)
  await openSeal(page, made)
  return made
}

/** Milliseconds that bots may take to play on to the end, at the pace of people. */
const TO_THE_END = 300_000

/** A match that this page has given up, and that bots have played to its end. */
export const over = async (page: Page, wanted: Wanted): Promise<Made> => {
  const made = await begun(page, wanted)
  await post(page, `/api/tables/${made.id}/resign`, { key: crypto.randomUUID() })
  const status = (): Promise<string> =>
    page.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { readonly status: string }).status,
      `/api/tables/${made.id}`,
    )
  const end = Date.now() + TO_THE_END
  while ((await status()) !== 'over') {
    if (Date.now() > end) throw new Error(`bots have not played ${wanted.game} to its end`)
    await page.waitForTimeout(300)
  }
  return made
}

/** Somebody else in a browser of their own. */
export const asAnother = async <T>(page: Page, house: House, act: (other: Page) => Promise<T>): Promise<T> => {
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  if (context === undefined) throw new Error('this page has no browser')
  try {
    await enter(context, house, FRIEND)
    const other = await context.newPage()
    await within(other, house)
    return await act(other)
  } finally {
    await context.close()
  }
}

/** A match of two with a friend, after what both do there. */
export const withOther = async (
  page: Page,
  house: House,
  { game, choices = {} }: Pick<Wanted, 'game' | 'choices'>,
  act: (other: Page, made: Made) => Promise<unknown>,
): Promise<Made> => {
  const made = await table(page, { game, seats: FEWEST, friends: 1, choices })
  await asAnother(page, house, async (other) => {
    await sitAt(other, made, 1)
    await ready(page, made, 0)
    await ready(other, made, 1)
    for (const by of [page, other]) await openSeal(by, made)
    await act(other, made)
  })
  return made
}

/** Who sits there offers the others a pause; answers the version of that. */
export const offerPause = async (by: Page, { id }: Made): Promise<number> => {
  const made = await post<{ readonly version: number }>(by, `/api/tables/${id}/offer`, {
    key: crypto.randomUUID(),
    offer: { kind: 'pause' },
  })
  return made.version
}

/** Another agrees to it. */
export const accept = (by: Page, { id }: Made, version: number): Promise<unknown> =>
  post(by, `/api/tables/${id}/answer`, { key: crypto.randomUUID(), version, accept: true })

/** A match of two in which a friend said something, and then this page. */
export const talkedAt = async (page: Page, house: House, game: string): Promise<Made> => {
  const say = (by: Page, { id }: Made, phrase: string): Promise<unknown> =>
    post(by, `/api/tables/${id}/remarks`, { key: crypto.randomUUID(), phrase })
  const made = await withOther(page, house, { game }, async (other, to) => {
    for (const phrase of ['hello', 'goodLuck']) await say(other, to, phrase)
  })
  await say(page, made, 'thanks')
  return made
}

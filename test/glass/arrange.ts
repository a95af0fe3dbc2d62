import { sealOf } from '@menagerie/fair'
import type { Page } from 'playwright-core'
import type { House } from '../browser/support/house.ts'
import { withoutSockets } from '../support/sockets.ts'
import { FRIEND, enter, giveAccount } from './alike.ts'

/** Brings the house to where a state begins, as this page's guest or as others; answers the address. */
export type Arrange = (page: Page, house: House) => Promise<string>

interface Made {
  readonly id: string
  readonly invite: string | null
  readonly commitment: string
}

const CONTRIBUTION = '5e'.repeat(32)

/** A request of the page's own guest. */
const post = (page: Page, path: string, body: unknown): Promise<Made> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      if (!answer.ok) throw new Error(`${to} answers ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Made
    },
    [path, body] as const,
  )

const within = async (page: Page, house: House): Promise<void> => {
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

const table = (
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
const sitAt = (page: Page, { id, invite }: Made, seat: number): Promise<Made> =>
  post(page, `/api/tables/${id}/sit`, { seat, invite: invite ?? undefined })

const claim = (page: Page, { id }: Made, castle: number): Promise<Made> =>
  post(page, `/api/tables/${id}/claim`, { option: 'castles', claim: castle })

/** Seals what this page adds to chance: it was sealed elsewhere, as far as the page knows. */
const ready = (page: Page, { id, commitment }: Made, seat: number): Promise<Made> =>
  post(page, `/api/tables/${id}/ready`, { seal: sealOf(commitment, seat, CONTRIBUTION), loadout: null })

/** A lobby of two, in which a friend sits and has done something; by the one who opened it. */
const withFriend =
  (act: (page: Page, other: Page, made: Made) => Promise<unknown>) =>
  (game: string): Arrange => {
    return async (page, house) => {
      await within(page, house)
      const made = await table(page, { game, seats: FEWEST, friends: 1 })
      await asAnother(page, house, async (other) => {
        await sitAt(other, made, 1)
        await act(page, other, made)
      })
      return `/t/${made.id}`
    }
  }

const begun = async (page: Page, wanted: Wanted): Promise<Made> => {
  const made = await table(page, wanted)
  await ready(page, made, 0)
  await post(page, `/api/tables/${made.id}/open`, { contribution: CONTRIBUTION })
  return made
}

/** Milliseconds that bots may take to play on to the end, on a machine that may be busy. */
const TO_THE_END = 120_000

const over = async (page: Page, wanted: Wanted): Promise<Made> => {
  const made = await begun(page, wanted)
  await post(page, `/api/tables/${made.id}/resign`, { key: crypto.randomUUID() })
  await page.waitForFunction(
    async (path) => ((await (await fetch(path)).json()) as { readonly status: string }).status === 'over',
    `/api/tables/${made.id}`,
    { timeout: TO_THE_END, polling: 300 },
  )
  return made
}

/** Somebody else in a browser of their own. */
const asAnother = async <T>(page: Page, house: House, act: (other: Page) => Promise<T>): Promise<T> => {
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

/** A match of two in which a friend said something, and then this page. */
const talkedAt = async (page: Page, house: House, game: string): Promise<Made> => {
  const made = await table(page, { game, seats: FEWEST, friends: 1 })
  const say = (by: Page, phrase: string): Promise<unknown> =>
    post(by, `/api/tables/${made.id}/remarks`, { key: crypto.randomUUID(), phrase })
  await asAnother(page, house, async (other) => {
    await sitAt(other, made, 1)
    await ready(page, made, 0)
    await ready(other, made, 1)
    for (const by of [page, other]) await post(by, `/api/tables/${made.id}/open`, { contribution: CONTRIBUTION })
    for (const phrase of ['hello', 'goodLuck']) await say(other, phrase)
  })
  await say(page, 'thanks')
  return made
}

/** A table to which the stream of news does not come through, until `mend` is called. */
export const CUT = 'cut table'
const STREAM = '**/api/stream*'

export const mend = (page: Page): Promise<void> => page.unroute(STREAM)

const FEWEST = 2
/** Of a turn, where it has a clock: none is over while somebody looks. */
const MINUTES = 30
const GAMES = ['monster-pack', 'double-headed-lion', 'dragon-treasure', 'monster-maker', 'monstructor']

const invited = (path: string, { id, invite }: Made): string =>
  `${path}/${id}${invite === null ? '' : `?invite=${invite}`}`

/** A friend's table in the state `make` brings it to, for somebody who was given its link. */
const friends = (path: string, make: (other: Page) => Promise<Made>): Arrange => {
  return async (page, house) => {
    await within(page, house)
    return invited(path, await asAnother(page, house, make))
  }
}

/** Ways of bringing about what needs more than an address, by name; the rest of the words is handed on. */
export const ARRANGEMENTS: Readonly<Record<string, (...words: readonly string[]) => Arrange>> = {
  'an account': () => async (page, house) => {
    await within(page, house)
    const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()) as { readonly id: string })
    await giveAccount(me.id, house)
    return '/me'
  },
  'many matches': () => async (page, house) => {
    await within(page, house)
    for (const game of GAMES) await begun(page, { game, seats: FEWEST })
    await over(page, { game: 'monster-pack', seats: FEWEST })
    await table(page, { game: 'monster-maker', seats: 6, friends: 5 })
    await asAnother(page, house, async (other) => {
      await table(other, { game: 'dragon-treasure', seats: 4, friends: 2, open: true })
      await table(other, { game: 'monster-pack', seats: 2, friends: 1, open: true })
    })
    return '/'
  },
  'own lobby': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/t/${(await table(page, { game: game, seats: Number(seats), friends: Number(seats) - 1 })).id}`
  },
  'own lobby with a guest': (game, seats) => async (page, house) => {
    await within(page, house)
    const made = await table(page, { game, seats: Number(seats), friends: Number(seats) - 1 })
    await asAnother(page, house, (other) => sitAt(other, made, 1))
    return `/t/${made.id}`
  },
  "a friend's lobby": (game, seats) =>
    friends('/t', (other) => table(other, { game: game, seats: Number(seats), friends: 1 })),
  claimed: (game) =>
    withFriend(async (page, other, made) => {
      await claim(page, made, 2)
      await claim(other, made, 1)
    })(game),
  'claimed by others': (game) =>
    friends('/t', async (other) => {
      const made = await table(other, { game, seats: 4, friends: 2 })
      await claim(other, made, 3)
      return made
    }),
  ready: (game) => withFriend((page, _, made) => ready(page, made, 0))(game),
  /** The friend's page was closed before it opened what it sealed. */
  opening: (game) =>
    withFriend(async (page, other, made) => {
      await ready(other, made, 1)
      await ready(page, made, 0)
      await post(page, `/api/tables/${made.id}/open`, { contribution: CONTRIBUTION })
    })(game),
  lapsed: (game) =>
    withFriend(async (page, other, made) => {
      await ready(page, made, 0)
      await ready(other, made, 1)
      await post(other, `/api/tables/${made.id}/leave`, {})
    })(game),
  'own table': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/t/${(await begun(page, { game: game, seats: Number(seats) })).id}`
  },
  /** Two who sit there have said something. */
  talk: (game) => async (page, house) => {
    await within(page, house)
    return `/t/${(await talkedAt(page, house, game)).id}`
  },
  /** Of a match that counted. */
  'a rating': (game, seats) => async (page, house) => {
    await within(page, house)
    await over(page, { game, seats: Number(seats), rated: true })
    // It is counted beside what follows the end.
    await page.evaluate(async () => {
      const isCounted = async (): Promise<boolean> =>
        (await (await fetch('/api/me/standing')).text()).includes('"matches":1')
      for (let tries = 0; tries < 200 && !(await isCounted()); tries++)
        await new Promise((resume) => setTimeout(resume, 50))
    })
    return '/me'
  },
  'somebody muted': (game) => async (page, house) => {
    await within(page, house)
    const { id } = await talkedAt(page, house, game)
    await post(page, `/api/tables/${id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' })
    return '/me'
  },
  'timed table': (game, seats) => async (page, house) => {
    await within(page, house)
    const time = game === 'dragon-treasure' ? 'turnTimer' : 'turnSeconds'
    return `/t/${(await begun(page, { game, seats: Number(seats), choices: { [time]: MINUTES * 60 } })).id}`
  },
  /** What others do no longer comes: the line cannot be opened. */
  [CUT]: (game, seats) => async (page, house) => {
    await within(page, house)
    await withoutSockets(page)
    await page.route(STREAM, (route) => route.abort())
    return `/t/${(await begun(page, { game, seats: Number(seats) })).id}`
  },
  "a friend's table": (game, seats) => friends('/t', (other) => begun(other, { game: game, seats: Number(seats) })),
  'own end': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/t/${(await over(page, { game: game, seats: Number(seats) })).id}`
  },
  "a friend's end": (game, seats) => friends('/t', (other) => over(other, { game: game, seats: Number(seats) })),
  'own replay': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/replay/${(await over(page, { game: game, seats: Number(seats) })).id}`
  },
  'running replay': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/replay/${(await begun(page, { game: game, seats: Number(seats) })).id}`
  },
  lesson: (game, at) => async (page, house) => {
    await within(page, house)
    await page.evaluate(
      ([id, step]) => localStorage.setItem('menagerie.learned', JSON.stringify({ [id]: { at: step, done: false } })),
      [game, Number(at)] as const,
    )
    return `/learn/${game}`
  },
}

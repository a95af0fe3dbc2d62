import type { Page } from 'playwright-core'
import type { House } from '../browser/support/house.ts'
import { withoutCookies } from '../support/cookies.ts'
import { withoutSockets } from '../support/sockets.ts'
import { giveAccount } from './alike.ts'
import {
  FEWEST,
  type Made,
  accept,
  asAnother,
  begun,
  claim,
  offerPause,
  openSeal,
  over,
  post,
  ready,
  sitAt,
  table,
  talkedAt,
  withOther,
  within,
} from './tables.ts'

/** Brings the house to where a state begins, as this page's guest or as others; answers the address. */
export type Arrange = (page: Page, house: House) => Promise<string>

/** A table to which the stream of news does not come through, for as long as the page lives. */
export const CUT = 'cut table'
const STREAM = '**/api/stream*'

/** A table of which one hears by streams. */
export const BY_STREAMS = 'own table, by streams'

/** Whoever comes is nobody. */
export const UNKEPT = 'no cookie kept'

/** A clock that is not up while somebody looks. */
const timed = (game: string): Readonly<Record<string, number>> => ({
  [game === 'dragon-treasure' ? 'turnTimer' : 'turnSeconds']: 30 * 60,
})
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

/** A match of two under a clock, after what the friend there and this page have said of it. */
const agreed =
  (act: (page: Page, other: Page, made: Made) => Promise<unknown>) =>
  (game: string): Arrange => {
    return async (page, house) => {
      await within(page, house)
      const made = await withOther(page, house, { game, choices: timed(game) }, (other, to) => act(page, other, to))
      return `/t/${made.id}`
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
      await openSeal(page, made)
    })(game),
  lapsed: (game) =>
    withFriend(async (page, other, made) => {
      await ready(page, made, 0)
      await ready(other, made, 1)
      await post(other, `/api/tables/${made.id}/leave`, {})
    })(game),
  [UNKEPT]: () => async (page, house) => {
    await within(page, house)
    const look = await page.evaluate(() => {
      const { theme = '', text = '' } = document.documentElement.dataset
      return { theme, text }
    })
    await withoutCookies(page)
    await page.goto(`${house.url}/credits`)
    // As its person had set it, who has another document now.
    await page.evaluate((set) => Object.assign(document.documentElement.dataset, set), look)
    return '/'
  },
  /** As behind a proxy that lets no socket through. */
  [BY_STREAMS]: (game, seats) => async (page, house) => {
    await within(page, house)
    await withoutSockets(page)
    return `/t/${(await begun(page, { game, seats: Number(seats) })).id}`
  },
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
  /** The page of a friend with whom a match is over. */
  'somebody met': (game) => async (page, house) => {
    await within(page, house)
    const { id } = await talkedAt(page, house, game)
    await post(page, `/api/tables/${id}/resign`, { key: crypto.randomUUID() })
    const person = await page.evaluate(async (table) => {
      const read = async <T>(path: string): Promise<T> => (await (await fetch(path)).json()) as T
      const { seats } = await read<{ seats: { person: string }[] }>(`/api/tables/${table}/company`)
      const address = String(seats[1]?.person)
      const isThere = async (): Promise<boolean> =>
        (await read<{ matches: unknown[] }>(`/api/people/${address}`)).matches.length > 0
      // That it is over is written down beside it.
      for (let tries = 0; tries < 200 && !(await isThere()); tries++)
        await new Promise((resume) => setTimeout(resume, 50))
      return address
    }, id)
    return `/people/${person}`
  },
  'somebody muted': (game) => async (page, house) => {
    await within(page, house)
    const { id } = await talkedAt(page, house, game)
    await post(page, `/api/tables/${id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' })
    return '/me'
  },
  'timed table': (game, seats) => async (page, house) => {
    await within(page, house)
    return `/t/${(await begun(page, { game, seats: Number(seats), choices: timed(game) })).id}`
  },
  /** With time of one's own beside that of a turn. */
  'banked table': (game, seats) => async (page, house) => {
    await within(page, house)
    const choices = { ...timed(game), bankMinutes: 2 * 24 * 60 }
    return `/t/${(await begun(page, { game, seats: Number(seats), choices })).id}`
  },
  'an offer to me': agreed((_, other, made) => offerPause(other, made)),
  'an offer of mine': agreed((page, _, made) => offerPause(page, made)),
  'a pause': agreed(async (page, other, made) => accept(page, made, await offerPause(other, made))),
  /** What others do no longer comes: the line cannot be opened. */
  [CUT]: (game, seats) => async (page, house) => {
    await within(page, house)
    await withoutSockets(page)
    await page.route(STREAM, (route) => route.abort())
    return `/t/${(await begun(page, { game, seats: Number(seats) })).id}`
  },
  "a friend's table": (game, seats) => friends('/t', (other) => begun(other, { game: game, seats: Number(seats) })),
  "a friend's late table": (game) =>
    friends('/t', (other) => begun(other, { game, seats: FEWEST, choices: { spectatorDelay: 'decisions4' } })),
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

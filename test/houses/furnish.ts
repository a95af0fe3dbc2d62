import { randomUUID } from 'node:crypto'
import type { CreateTableRequest, Me } from '@menagerie/protocol'
import {
  type Guest,
  allReady,
  createTable,
  frameOf,
  guestWith,
  ok,
  ready,
  signIn,
  sit,
} from '../../packages/server/src/soak/guest.ts'
import { playOne } from '../../packages/server/test/support/play.ts'
import { type Told, toldTo } from './told.ts'

/** What becomes of a table in a furnished house. */
export type Use =
  /** Played, and given up. */
  | 'over'
  /** Some decisions in, and one of the people is asked. */
  | 'running'
  /** A decision is offered to be taken back, and waits for the other. */
  | 'offered'
  /** The one who is asked has a minute, which has passed by when the house opens again. */
  | 'clocked'
  /** A bot plays for one of the two. */
  | 'away'
  /** A seat is free. */
  | 'waiting'
  /** Both sit, and one has sealed a contribution. */
  | 'sealed'

export interface FurnishedTable {
  readonly id: string
  readonly game: string
  readonly use: Use
  /** Who sits at each seat: a number of `people`, or null for a bot. */
  readonly seats: readonly (number | null)[]
}

export interface Person {
  readonly name: string
  readonly cookie: string
  /** How they sign in elsewhere; null for a guest. */
  readonly account: { readonly email: string; readonly password: string } | null
}

/** What people did in a house, and what it answers them since. Holds their cookies. */
export interface Furnished {
  readonly people: readonly Person[]
  readonly tables: readonly FurnishedTable[]
  readonly told: readonly Told[]
}

/** By how many migrations a house must be furnished to know of something. */
const SINCE = { away: 5, offers: 6, accounts: 7, tokens: 8, host: 8, talk: 10, ratings: 10, wishes: 10 } as const

interface Furnishing {
  readonly url: string
  /** So many migrations the house has had. */
  readonly migrations: number
  /** The token of the link that is mailed to an address. */
  readonly linkTo: (email: string) => Promise<string>
}

/** What one has sealed where the match has not begun: their browser keeps it. */
export const SEALED = '5e'.repeat(32)
/** By it somebody looks after the house from outside. */
export const HOST_TOKEN = 'host-'.repeat(8)
/** So many decisions are made where a clock runs. */
export const CLOCKED = 3
const NAMES = ['Ada', 'Ben', 'Cem', 'Dan'] as const
const BOT = { kind: 'bot', bot: 'greedy' } as const
const HUMAN = { kind: 'human' } as const

/** A table of each game at which one person plays with bots: some begin by decisions of several steps, which bots make. */
const ALONE: readonly (Pick<CreateTableRequest, 'game' | 'choices'> & { readonly bots: number })[] = [
  { game: 'double-headed-lion', choices: {}, bots: 1 },
  { game: 'dragon-treasure', choices: {}, bots: 1 },
  { game: 'monstructor', choices: {}, bots: 2 },
  { game: 'monster-maker', choices: {}, bots: 2 },
]

const settled = async (guest: Guest, id: string, own: number): Promise<void> => {
  for (;;) {
    const { pending } = await frameOf(guest, id, 1_000_000)
    if (pending.status === 'over' || pending.seats.includes(own)) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

/** Fills an empty house with people and what they do, so that as many tables of its database as can be have rows (`houses.test.ts` names the others). */
export const furnish = async ({ url, migrations, linkTo }: Furnishing): Promise<Furnished> => {
  const knows = (what: keyof typeof SINCE): boolean => migrations >= SINCE[what]
  const guests: Guest[] = []
  for (let i = 0; i < NAMES.length; i++) guests.push(await signIn({ url }))
  const [ada, ben, cem, dan] = guests as [Guest, Guest, Guest, Guest]
  for (const [index, guest] of guests.entries()) ok(await guest.post('/api/me', { name: NAMES[index] }))
  const tables: FurnishedTable[] = []

  /** Ada and Ben play. */
  const together = async (use: Use, decisions: number, wanted: Partial<CreateTableRequest> = {}): Promise<string> => {
    const lobby = await createTable(ada, wanted)
    await sit(ben, lobby, 1)
    await allReady([ada, ben], lobby.id)
    for (let i = 0; i < decisions; i++) await playOne([ada, ben], lobby.id)
    tables.push({ id: lobby.id, game: lobby.game, use, seats: [0, 1] })
    return lobby.id
  }
  const over = await together('over', 12, knows('ratings') ? { rated: true } : {})
  ok(await ada.post(`/api/tables/${over}/resign`, { key: randomUUID() }))
  const running = await together('running', 9, { choices: { format: 'short' } })
  await together('clocked', CLOCKED, { choices: { turnSeconds: 60 } })
  if (knows('offers')) {
    const offered = await together('offered', 4)
    while (!(await takesBack([ada, ben], offered)));
  }
  if (knows('away')) {
    const away = await together('away', 5)
    ok(await ben.post(`/api/tables/${away}/away`, { key: randomUUID(), bot: 'greedy' }))
    await settled(ada, away, 0)
  }
  for (const { game, choices, bots } of ALONE) {
    const seats = [HUMAN, ...Array.from({ length: bots }, () => BOT)]
    const { id } = await createTable(cem, { game, choices, seats })
    await ready(cem, id)
    await settled(cem, id, 0)
    tables.push({ id, game, use: 'running', seats: [2, ...Array.from({ length: bots }, () => null)] })
  }
  const waiting = await createTable(cem, { open: true })
  tables.push({ id: waiting.id, game: waiting.game, use: 'waiting', seats: [2, null] })
  const sealed = await createTable(cem)
  await sit(ada, sealed, 1)
  await ready(cem, sealed.id, { contribution: SEALED, opens: false })
  tables.push({ id: sealed.id, game: sealed.game, use: 'sealed', seats: [2, 0] })

  if (knows('talk')) await talk(ada, ben, running)
  if (knows('tokens')) ok(await ada.post('/api/me/tokens', { scope: 'play' }))
  if (knows('host')) await block(url, ok(await dan.get<Me>('/api/me')).id)
  const account = knows('accounts') ? await withAccount(cem, linkTo) : null
  if (account !== null && knows('wishes')) await wish(guestWith({ url }, account.cookie))
  const people = guests.map((guest, index) => ({
    name: NAMES[index] as string,
    cookie: (index === 2 ? account?.cookie : undefined) ?? guest.cookie,
    account: index === 2 ? (account?.account ?? null) : null,
  }))
  return { people, tables, told: await toldTo({ url, people, tables }) }
}

/** The next decision is made, and offered to be taken back; false where no rule lets it be. */
const takesBack = async (guests: readonly Guest[], id: string): Promise<boolean> => {
  const version = await playOne(guests, id)
  for (const guest of guests) {
    const offer = { kind: 'takeBack', version }
    const { status } = await guest.post(`/api/tables/${id}/offer`, { key: randomUUID(), offer })
    // What nobody has seen goes back at once.
    if (status === 200) return (await frameOf(guest, id, 1_000_000)).offer !== null
  }
  return false
}

/** Remarks, somebody who is not heard any more, a report, and what one wishes. */
const talk = async (ada: Guest, ben: Guest, id: string): Promise<void> => {
  ok(await ada.post(`/api/tables/${id}/remarks`, { key: randomUUID(), text: 'Good luck to both of us.' }))
  const { side, number } = ok(
    await ada.post<{ side: string; number: number }>(`/api/tables/${id}/remarks`, { key: randomUUID(), text: 'Hm.' }),
  )
  ok(await ben.post(`/api/tables/${id}/report`, { side, number, reason: 'A sentence for the host.' }))
  ok(await ben.post(`/api/tables/${id}/quiet`, { whom: { seat: 0 }, kind: 'muted' }))
  ok(await ada.post('/api/me/standing', { hidden: true }))
}

/** The host lets somebody begin nothing more. */
const block = async (url: string, person: string): Promise<void> => {
  const response = await fetch(`${url}/api/admin/people/${person}/block`, {
    method: 'POST',
    headers: { authorization: `Bearer ${HOST_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ blocked: true, reason: 'A sentence of the host.' }),
  })
  if (!response.ok) throw new Error(`blocking was answered ${response.status}`)
}

/** To be told by mail, but not at night. */
const wish = async (guest: Guest): Promise<void> => {
  const wishes = { mail: true, quietFrom: 22, quietUntil: 7, zone: 'Asia/Tokyo', language: 'ja' }
  ok(await guest.post('/api/me/notices', wishes))
}

/** A guest with an address and a password from now on. */
const withAccount = async (
  guest: Guest,
  linkTo: Furnishing['linkTo'],
): Promise<{ readonly cookie: string; readonly account: { readonly email: string; readonly password: string } }> => {
  const account = { email: 'cem@example.org', password: 'a long and quiet evening' }
  ok(await guest.post('/api/auth/link', { email: account.email, language: 'en' }))
  const token = await linkTo(account.email)
  const response = await fetch(`${guest.url}/api/auth/link/use`, {
    method: 'POST',
    headers: { cookie: guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ token, bring: true }),
  })
  if (!response.ok) throw new Error(`the link was answered ${response.status}`)
  const given = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] as string)
    .filter((pair) => !pair.endsWith('='))
  const cookie = given.length > 0 ? given.join('; ') : guest.cookie
  ok(await guestWith({ url: guest.url }, cookie).post('/api/me/password', { password: account.password }))
  return { cookie, account }
}

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame } from '@menagerie/protocol'
import { type Guest, act, allReady, createTable, frameOf, guestWith, signIn, sit } from './guest.ts'

/** A commit that was sent; `version` once it was acknowledged. */
export interface Sent {
  readonly table: string
  readonly key: string
  readonly seat: number
  readonly steps: readonly string[]
  readonly basedOn: number
  version: number | null
}

/** Two guests who play one table after the other, as fast as they can. */
export interface Pair {
  readonly cookies: readonly string[]
  /** The address a proxy says they ask from; null: no proxy says anything. */
  readonly from: string | null
  /** Where they play now; null before the first. */
  table: string | null
  /** Every table they began. */
  readonly tables: string[]
  readonly sent: Sent[]
  /** Milliseconds from sending a commit to its acknowledgement. */
  readonly latencies: number[]
}

export const newPair = async (url: string, from: string | null = null): Promise<Pair> => {
  const options = from === null ? { url } : { url, from }
  const guests = [await signIn(options), await signIn(options)]
  return { cookies: guests.map((guest) => guest.cookie), from, table: null, tables: [], sent: [], latencies: [] }
}

export const guestsOf = (pair: Pair, url: string): readonly [Guest, Guest] => {
  const [first = '', second = ''] = pair.cookies
  const options = pair.from === null ? { url } : { url, from: pair.from }
  return [guestWith(options, first), guestWith(options, second)]
}

const newTable = async (pair: Pair, [first, second]: readonly [Guest, Guest]): Promise<string> => {
  const lobby = await createTable(first, { choices: { format: 'short' } })
  await sit(second, lobby, 1)
  await allReady([first, second], lobby.id)
  pair.table = lobby.id
  pair.tables.push(lobby.id)
  return lobby.id
}

/** Whether it only says to ask again: the connection broke, or the database is away. */
const mayPass = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.includes(' 503'))

/** Tries again until it is done; throws what is no trouble of the moment, or when it takes too long. */
export const insist = async <Done>(work: () => Promise<Done>, ms = 60_000): Promise<Done> => {
  const end = performance.now() + ms
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || performance.now() > end) throw error
      await sleep(20)
    }
  }
}

/** Makes tables and leaves them, which takes transactions; answers with what was neither done nor put off. */
export const crowdLobby = async (pair: Pair, url: string, signal: AbortSignal): Promise<readonly string[]> => {
  const [guest] = guestsOf(pair, url)
  const other: string[] = []
  while (!signal.aborted) {
    try {
      const lobby = await createTable(guest)
      await guest.post(`/api/tables/${lobby.id}/leave`, {})
    } catch (error) {
      if (!mayPass(error)) other.push(String(error))
    }
  }
  return other
}

/** Commits until one is acknowledged. */
export const commitOne = async (pair: Pair, url: string): Promise<void> => {
  const guests = guestsOf(pair, url)
  const before = pair.sent.filter(({ version }) => version !== null).length
  while (pair.sent.filter(({ version }) => version !== null).length === before) {
    await insist(() => settle(pair, url))
    await insist(() => playOne(pair, guests))
  }
}

/** A commit whose answer never came is sent again under its key; throws while the server is not there. */
export const settle = async (pair: Pair, url: string): Promise<void> => {
  const guests = guestsOf(pair, url)
  for (const one of pair.sent) {
    if (one.version !== null) continue
    const guest = guests[one.seat] as Guest
    const answer = await act(guest, one.table, { version: one.basedOn, key: one.key, steps: [...one.steps] })
    if (answer.status !== 200) throw new Error(`a commit cannot be settled: ${answer.status} ${answer.text}`)
    one.version = answer.body.version
  }
}

/** One commit of whoever is asked; begins a new table where the last is over. */
const playOne = async (pair: Pair, guests: readonly [Guest, Guest]): Promise<void> => {
  const table = pair.table ?? (await newTable(pair, guests))
  const [first, second] = guests
  const frame = await frameOf(first, table, 1_000_000)
  if (frame.pending.status === 'over') {
    pair.table = null
    return
  }
  const seat = frame.pending.seats[0] as number
  const { legal, version }: Frame = seat === 0 ? frame : await frameOf(second, table, 1_000_000)
  const steps = [legal[randomInt(legal.length)] as string]
  const one: Sent = { table, key: randomUUID(), seat, steps, basedOn: version, version: null }
  pair.sent.push(one)
  const begun = performance.now()
  const answer = await act(seat === 0 ? first : second, table, { version, key: one.key, steps })
  if (answer.status === 200) {
    one.version = answer.body.version
    pair.latencies.push(performance.now() - begun)
  } else if (answer.status === 422) {
    // The first step of a combined choice: not a commit alone, and refused whole.
    pair.sent.pop()
    await guests[seat]?.post(`/api/tables/${table}/resign`, { key: randomUUID() })
  } else if (answer.status !== 503) throw new Error(`answered ${answer.status}: ${answer.text}`)
}

/**
 * Plays until told to stop or until the server is gone, thinking so many milliseconds about each commit. Errors of the connection
 * end it, all others throw.
 */
export const playOn = async (pair: Pair, url: string, signal: AbortSignal, thinkMs = 0): Promise<void> => {
  const guests = guestsOf(pair, url)
  while (!signal.aborted) {
    try {
      if (thinkMs > 0) await sleep(thinkMs * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
      if (!signal.aborted) await playOne(pair, guests)
    } catch (error) {
      if (mayPass(error)) return
      throw error
    }
  }
}

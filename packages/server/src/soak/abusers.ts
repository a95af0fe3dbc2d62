import { randomUUID } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampledChance } from '@menagerie/engine'
import { badRequest } from './bad-requests.ts'
import { openBare } from './bare.ts'
import { type Guest, createTable, ready, signIn } from './guest.ts'
import { castAt } from './misuse.ts'
import type { Stream } from './stream.ts'

/** Somebody who takes what they can get. Counts what was done and what was refused. */
export interface Abuse {
  done: number
  refused: number
  /** Matches that began: without them there is nothing to be greedy with. */
  begun: number
  /** Answers of 500 and more, but for a 503: that is a refusal. */
  readonly failed: string[]
}

interface Abuser {
  readonly url: string
  /** An address of their own. */
  readonly from: string
  readonly signal: AbortSignal
  readonly pauseMs: number
  readonly abuse: Abuse
}

const count = (abuse: Abuse, { status, text }: { readonly status: number; readonly text: string }): void => {
  if (status < 400) abuse.done++
  else if (status < 500 || status === 503) abuse.refused++
  else abuse.failed.push(`${status} ${text.slice(0, 200)}`)
}

/** Does it again and again; what the server ends by itself is begun anew. */
const again = async ({ signal, pauseMs, abuse }: Abuser, work: () => Promise<void>): Promise<void> => {
  while (!signal.aborted) {
    await work().catch(() => abuse.refused++)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
}

/** Tables of five searching bots each, left as soon as the bots think. */
const botTables = async (abuser: Abuser): Promise<void> => {
  const guest = await signIn(abuser)
  await again(abuser, async () => {
    const bot = { kind: 'bot', bot: 'search' } as const
    const { id } = await createTable(guest, {
      game: 'monster-maker',
      seats: [{ kind: 'human' }, bot, bot, bot, bot, bot],
    })
    await ready(guest, id)
    abuser.abuse.begun++
    count(abuser.abuse, await guest.post(`/api/tables/${id}/resign`, { key: randomUUID() }))
  })
}

/** Open tables without end; when there are too many, in another name. */
const openTables = async (abuser: Abuser): Promise<void> => {
  let guest: Guest = await signIn(abuser)
  await again(abuser, async () => {
    const seats = [{ kind: 'human' }, { kind: 'human' }]
    const answer = await guest.post('/api/tables', { game: 'monster-pack', choices: {}, seats, mySeat: 0, open: true })
    count(abuser.abuse, answer)
    if (answer.status === 429) guest = await signIn(abuser)
    count(abuser.abuse, await guest.get('/api/tables/open'))
  })
}

/** More streams than one may hold. */
const streams = async (abuser: Abuser): Promise<void> => {
  const guest = await signIn(abuser)
  const { id } = await createTable(guest)
  const open: Stream[] = []
  await again(abuser, async () => {
    open.push(await guest.watch([id]))
    abuser.abuse.done++
    if (open.length > 20) open.shift()?.close()
  })
  for (const stream of open) stream.close()
}

/** The whole of a long match, over and over. */
const longMatches = async (abuser: Abuser): Promise<void> => {
  const guest = await signIn(abuser)
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] as const
  const { id } = await createTable(guest, { game: 'double-headed-lion', seats: [...seats] })
  await ready(guest, id)
  abuser.abuse.begun++
  await again(abuser, async () => {
    const frame = await guest.get<{ version: number; legal: string[] }>(`/api/tables/${id}/match`)
    count(abuser.abuse, frame)
    const [step] = frame.body.legal
    if (step === undefined) return
    count(
      abuser.abuse,
      await guest.post(`/api/tables/${id}/act`, { version: frame.body.version, key: randomUUID(), steps: [step] }),
    )
  })
}

const badRequests = async (abuser: Abuser): Promise<void> => {
  const cast = await castAt(abuser)
  const bare = await openBare(abuser.url)
  const chance = sampledChance(abuser.from)
  let number = chance.pick(1000)
  await again(abuser, async () => {
    const { bytes, ending } = badRequest(cast, number++, chance)
    const answer = await bare.send(bytes, ending)
    if (answer === null) abuser.abuse.refused++
    else count(abuser.abuse, { status: answer.status, text: answer.body })
  })
  bare.close()
}

/** Connections on which half a request was said, or nothing. */
const halfOpen = async (abuser: Abuser): Promise<void> => {
  const { port, hostname } = new URL(abuser.url)
  const open: Socket[] = []
  await again(abuser, async () => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on('error', () => {})
    if (open.length % 2 === 0) socket.write('POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{')
    open.push(socket)
    abuser.abuse.done++
    if (open.length > 100) open.shift()?.destroy()
  })
  for (const socket of open) socket.destroy()
}

export const ABUSES = { botTables, openTables, streams, longMatches, badRequests, halfOpen } as const
export type AbuseKind = keyof typeof ABUSES
const KINDS = Object.keys(ABUSES) as AbuseKind[]

export interface Abusing {
  readonly url: string
  readonly guests: number
  /** Milliseconds between two things each of them does. */
  readonly pauseMs: number
  readonly signal: AbortSignal
}

export interface Abused {
  /** By kind, what has come of it so far. */
  readonly abuses: Readonly<Record<AbuseKind, Abuse>>
  /** Resolves when all have stopped. */
  readonly ended: Promise<void>
}

/** So many of them at once, of every kind in turn, until the signal. */
export const abuseHouse = ({ url, guests, pauseMs, signal }: Abusing): Abused => {
  const abuses = Object.fromEntries(
    KINDS.map((kind): [AbuseKind, Abuse] => [kind, { done: 0, refused: 0, begun: 0, failed: [] }]),
  ) as Record<AbuseKind, Abuse>
  const all = Array.from({ length: guests }, async (_, i) => {
    const kind = KINDS[i % KINDS.length] as AbuseKind
    const abuser = { url, from: `192.0.2.${i + 1}`, signal, pauseMs, abuse: abuses[kind] }
    // What they have to have first may be refused as well.
    await ABUSES[kind](abuser).catch(() => abuses[kind].refused++)
  })
  return { abuses, ended: Promise.all(all).then(() => {}) }
}

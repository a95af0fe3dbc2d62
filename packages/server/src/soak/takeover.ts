import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import type { Frame } from '@menagerie/protocol'
import { LINE_MS, paceOf } from '@menagerie/authority'
import { type Guest, act, allReady, createTable, frameOf, guestWith, ok, ready, signIn, sit } from './guest.ts'
import { insist } from './players.ts'
import type { Node, Several } from './several.ts'
import type { Stream } from './stream.ts'

/* Matches that begin at one server go on at the others, whatever becomes of it. */

export const FAULTS = ['kill', 'drain', 'cut'] as const
export type FaultKind = (typeof FAULTS)[number]

/** What a match waits for when its server goes. */
type Waits = 'clock' | 'bot'

interface Begun {
  readonly waits: Waits
  readonly id: string
  /** At the server that goes. */
  readonly guests: readonly Guest[]
  /** Commits that were acknowledged, by version. */
  readonly acknowledged: Map<number, string>
}

/** What became of the matches of one round. */
export interface Round {
  readonly taken: readonly Takeover[]
  /** How much later than set a bot answered at a server that stayed, in the same time: how slow the machine was. */
  readonly slowMs: number
}

/** What became of one match. */
export interface Takeover {
  readonly fault: FaultKind
  readonly waits: Waits
  readonly table: string
  /**
   * From the fault, or from when it was due if that was later, to the next commit as another server shows it; null where
   * that came before the fault.
   */
  readonly ms: number | null
  /** What is not as it should be. */
  readonly faults: readonly string[]
}

/** Seconds of the clock: the shortest there is. */
const CLOCK = 1
const PATIENCE_MS = 20_000

const beginClock = async (url: string): Promise<Begun> => {
  const guests = [await signIn({ url }), await signIn({ url })]
  const [first, second] = guests as [Guest, Guest]
  const lobby = await createTable(first, { game: 'dragon-treasure', choices: { turnTimer: CLOCK } })
  await sit(second, lobby, 1)
  await allReady(guests, lobby.id)
  return { waits: 'clock', id: lobby.id, guests, acknowledged: new Map() }
}

const beginBot = async (url: string): Promise<Begun> => {
  const guest = await signIn({ url })
  const { id } = await createTable(guest, { seats: [{ kind: 'human' }, { kind: 'bot', bot: 'search' }] })
  await ready(guest, id)
  return { waits: 'bot', id, guests: [guest], acknowledged: new Map() }
}

/** Plays for the guest until the bot is asked. */
const playToBot = async ({ id, guests, acknowledged }: Begun): Promise<void> => {
  const [guest] = guests as [Guest]
  for (let tries = 0; tries < 1000; tries++) {
    const { pending, legal, version } = await frameOf(guest, id, 1_000_000)
    if (pending.status === 'over' || pending.seats.includes(1)) return
    for (const step of legal) {
      const answer = await act(guest, id, { version, steps: [step] })
      if (answer.status !== 200) continue
      acknowledged.set(answer.body.version, step)
      break
    }
  }
}

/** A match as another server shows it. */
interface Watched {
  readonly match: Begun
  readonly stream: Stream
}

const watch = async (match: Begun, url: string): Promise<Watched> => {
  const stream = await guestWith({ url }, match.guests[0]?.cookie as string).watch([match.id])
  await stream.until(({ event }) => event === 'frame')
  return { match, stream }
}

const strike = async (node: Node, fault: FaultKind): Promise<void> => {
  switch (fault) {
    case 'kill':
      await node.server.stop('SIGKILL')
      return
    case 'drain':
      // It takes its time; the others go on meanwhile.
      node.server.child.kill('SIGTERM')
      return
    case 'cut':
      node.cable.cut()
  }
}

const heal = async (several: Several, node: Node, fault: FaultKind): Promise<void> => {
  if (fault === 'cut') return node.cable.mend()
  await node.server.stop('SIGTERM')
  await several.restart(node)
}

/** How long until somebody commits for those who went; null where nobody was to. */
const goesOn = async ({ match, stream }: Watched, struck: number): Promise<number | null> => {
  const before = stream.frames().at(-1) as Frame
  const { deadlines } = before.clocks
  const next = Math.min(...deadlines.flatMap((deadline) => (deadline === null ? [] : [deadline])))
  const due = match.waits === 'clock' ? next + LINE_MS : struck
  const isHuman = before.pending.status === 'over' || !before.pending.seats.includes(1)
  if (match.waits === 'bot' && isHuman) return null
  try {
    const later = (data: unknown): boolean => (data as Frame).version > before.version
    await stream.until(({ event, data }) => event === 'frame' && later(data), 0, PATIENCE_MS)
    return Date.now() - Math.max(due, struck)
  } catch {
    return PATIENCE_MS
  }
}

/** Ends the match where it is now, and reads its record at every server. */
const close = async ({ id, guests, acknowledged }: Begun, urls: readonly string[]): Promise<readonly string[]> => {
  const cookie = guests[0]?.cookie as string
  const records: MatchRecord[] = []
  for (const url of urls) {
    const guest = guestWith({ url }, cookie)
    const key = randomUUID()
    records.push(
      await insist(async () => {
        const { pending } = await frameOf(guest, id, 1_000_000)
        if (pending.status !== 'over') ok(await guest.post(`/api/tables/${id}/resign`, { key }))
        return ok(await guest.get<MatchRecord>(`/api/tables/${id}/record`))
      }),
    )
  }
  const [record] = records as [MatchRecord]
  const box = await entryOf(record.header.game)?.load()
  const ends = new Set(records.map(({ entries }) => entries.at(-1)?.hash))
  const lost = [...acknowledged].filter(([version, step]) => record.entries[version]?.steps.join() !== step)
  return [
    ...(ends.size === 1 ? [] : ['the servers disagree on the end']),
    ...(box !== undefined && verifyRecord(box, record).ok ? [] : ['the record is not sound']),
    ...(lost.length === 0 ? [] : [`${lost.length} acknowledged commits are lost`]),
  ]
}

export interface TakeOverOptions {
  /** With a clock, and as many with a bot, at each server that goes. */
  readonly matches: number
  /** How long a bot thinks about one commit. */
  readonly thinkMs: number
}

/**
 * One round: matches begin at the servers that are to go, which then go all at once; the rest, of which there is at least
 * one, must go on with them.
 */
export const takeOver = async (
  several: Several,
  faults: readonly FaultKind[],
  { matches, thinkMs }: TakeOverOptions,
): Promise<Round> => {
  const goes = several.nodes.slice(0, faults.length)
  const [stays] = several.nodes.slice(faults.length)
  if (stays === undefined) throw new Error('nobody is left')
  const begun = await Promise.all(
    goes.flatMap(({ server: { url } }, index) =>
      Array.from({ length: matches }, async () => ({
        fault: faults[index] as FaultKind,
        all: await Promise.all([beginClock(url), beginBot(url)]),
      })),
    ),
  )
  const all = begun.flatMap((one) => one.all.map((match) => ({ fault: one.fault, match })))
  const watched = await Promise.all(
    all.map(async ({ fault, match }) => ({ fault, seen: await watch(match, stays.server.url) })),
  )
  const calm = await watch(await beginBot(stays.server.url), stays.server.url)
  const bots = [...all.map(({ match }) => match), calm.match].filter(({ waits }) => waits === 'bot')
  await Promise.all(bots.map(playToBot))
  const struck = Date.now()
  await Promise.all(goes.map((node, index) => strike(node, faults[index] as FaultKind)))
  const [control, ...times] = await Promise.all(
    [calm, ...watched.map(({ seen }) => seen)].map((seen) => goesOn(seen, struck)),
  )
  for (const { stream } of [calm, ...watched.map(({ seen }) => seen)]) stream.close()
  await Promise.all(goes.map((node, index) => heal(several, node, faults[index] as FaultKind)))
  const urls = several.nodes.map(({ server }) => server.url)
  const taken = await Promise.all(
    watched.map(async ({ fault, seen: { match } }, index) => ({
      fault,
      waits: match.waits,
      table: match.id,
      ms: times[index] ?? null,
      faults: await close(match, [stays.server.url, ...urls]),
    })),
  )
  return { taken, slowMs: Math.max(0, (control ?? 0) - paceOf('search', thinkMs, 0)) }
}

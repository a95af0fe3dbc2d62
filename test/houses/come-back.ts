import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Guest,
  type Answer,
  frameOf,
  guestWith,
  ok,
  openUp,
  ready,
  sit,
} from '../../packages/server/src/soak/guest.ts'
import { playOne } from '../../packages/server/test/support/play.ts'
import { CLOCKED, type FurnishedTable, SEALED, type Use } from './furnish.ts'
import type { KeptHouse } from './store.ts'

/* What people do in a house when they come back to it. */

type Coming = (guests: readonly Guest[], id: string) => Promise<void>

const PATIENCE_MS = 60_000
const post = async (guest: Guest | undefined, path: string, body: object): Promise<void> => {
  ok((await guest?.post(path, body)) as Answer)
}
const versionOf = async (guest: Guest, id: string): Promise<number> => (await frameOf(guest, id, 1_000_000)).version

/** Until the match has gone so far, or is over; throws where it stands still. */
const goneTo = async (guest: Guest, id: string, version: number): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const frame = await frameOf(guest, id, 1_000_000)
    if (frame.version >= version || frame.pending.status === 'over') return
    if (Date.now() > end) throw new Error(`the match stands still at ${frame.version}`)
    await sleep(20)
  }
}

/** Both decide, and one gives up. */
const playOn: Coming = async (guests, id) => {
  for (let i = 0; i < 4; i++) await playOne(guests, id)
  await post(guests[0], `/api/tables/${id}/resign`, { key: randomUUID() })
}

/** The only one there gives up: records of that time have no place for somebody who plays for another. */
const giveUp: Coming = ([guest], id) => post(guest, `/api/tables/${id}/resign`, { key: randomUUID() })

/** A bot goes on for the only one there. */
const leaveToBot: Coming = async (guests, id) => {
  const [guest] = guests as [Guest]
  const from = await versionOf(guest, id)
  await post(guest, `/api/tables/${id}/away`, { key: randomUUID(), bot: 'greedy' })
  await goneTo(guest, id, from + 2)
}

/** Before seals nobody had sealed anything: all get ready anew. */
const readyAnew: Coming = async (guests, id) => {
  for (const guest of guests) await ready(guest, id, { opens: false })
  for (const guest of guests) await openUp(guest, id)
  await playOne(guests, id)
}

const COMING: Readonly<Record<Exclude<Use, 'over'>, Coming>> = {
  running: (guests, id) => (guests.length === 1 ? leaveToBot : playOn)(guests, id),
  offered: async (guests, id) => {
    const { offer } = await frameOf(guests[0] as Guest, id, 1_000_000)
    if (offer === null) throw new Error('nothing is offered any more')
    const answer = { key: randomUUID(), version: offer.version, accept: true }
    for (const seat of offer.waiting) await post(guests[seat], `/api/tables/${id}/answer`, answer)
    await playOn(guests, id)
  },
  // Nobody does anything: their time is up.
  clocked: ([guest], id) => goneTo(guest as Guest, id, CLOCKED + 1),
  away: async (guests, id) => {
    await post(guests[1], `/api/tables/${id}/back`, { key: randomUUID() })
    await playOn(guests, id)
  },
  waiting: async (guests, id) => {
    const [first, second] = guests as [Guest, Guest]
    await sit(second, ok(await first.get(`/api/tables/${id}`)), 1)
    await readyAnew(guests, id)
  },
  sealed: async (guests, id) => {
    const [first, second] = guests as [Guest, Guest]
    await ready(second, id, { opens: false })
    await post(first, `/api/tables/${id}/open`, { contribution: SEALED })
    await openUp(second, id)
    await playOne(guests, id)
  },
}

/** How it is in houses that have had fewer migrations than three. */
const BEFORE_SEALS: Partial<typeof COMING> = {
  running: (guests, id) => (guests.length === 1 ? giveUp : playOn)(guests, id),
  sealed: readyAnew,
}

/** Those who sit at a table of the house do there what they came back for; throws what keeps them from it. */
export const comeBack = async (
  url: string,
  { people, migrations }: Pick<KeptHouse, 'people' | 'migrations'>,
  table: FurnishedTable,
): Promise<void> => {
  if (table.use === 'over') return
  const sitting = table.use === 'waiting' ? [2, 1] : table.seats.flatMap((seat) => seat ?? [])
  const guests = sitting.map((person) => guestWith({ url }, people[person]?.cookie ?? ''))
  const coming = migrations < 3 ? { ...COMING, ...BEFORE_SEALS } : COMING
  await coming[table.use](guests, table.id)
}

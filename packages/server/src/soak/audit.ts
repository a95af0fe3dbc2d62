import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import { type Guest, act, frameOf, ok } from './guest.ts'
import { type Pair, guestsOf } from './players.ts'

/** What became of all that a pair was promised. All but the first and `matches` must be 0. */
export interface Audit {
  readonly acknowledged: number
  /** Acknowledged commits that are not in the record as they were sent. */
  readonly lost: number
  /** Commits that stand in the record twice. */
  readonly doubled: number
  readonly matches: number
  readonly unreadable: number
  readonly unplayable: number
  readonly unverified: number
}

/** Ends every match, reads its record and holds it against what was acknowledged. */
export const auditPair = async (pair: Pair, url: string): Promise<Audit> => {
  const guests = guestsOf(pair, url)
  const audit = { lost: 0, doubled: 0, unreadable: 0, unplayable: 0, unverified: 0 }
  for (const table of pair.tables) {
    try {
      if (!(await playToEnd(guests, table))) audit.unplayable++
      const record = ok(await guests[0].get<MatchRecord>(`/api/tables/${table}/record`))
      const box = await entryOf(record.header.game)?.load()
      if (box === undefined || !verifyRecord(box, record).ok) audit.unverified++
      const sent = pair.sent.filter((one) => one.table === table && one.version !== null)
      for (const { version, seat, steps } of sent) {
        const entry = record.entries[version as number]
        if (entry?.seat !== seat || entry.steps.join() !== steps.join()) audit.lost++
      }
      const versions = sent.map((one) => one.version)
      audit.doubled += versions.length - new Set(versions).size
    } catch {
      audit.unreadable++
    }
  }
  const acknowledged = pair.sent.filter((one) => one.version !== null).length
  return { acknowledged, matches: pair.tables.length, ...audit }
}

/** One more legal commit where the match still runs, then a resignation; false when either is refused. */
const playToEnd = async (guests: readonly [Guest, Guest], table: string): Promise<boolean> => {
  const [first] = guests
  const { pending } = await frameOf(first, table)
  if (pending.status === 'over') return true
  const guest = guests[pending.seats[0] as 0 | 1]
  const { legal, version } = await frameOf(guest, table)
  let played = false
  for (const step of legal) played ||= (await act(guest, table, { version, steps: [step] })).status === 200
  const after = await frameOf(first, table)
  if (after.pending.status === 'over') return played
  return played && (await guest.post(`/api/tables/${table}/resign`, { key: randomUUID() })).status === 200
}

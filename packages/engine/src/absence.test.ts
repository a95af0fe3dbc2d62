import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, opened, parsed, seededHost, setupFor } from './fixtures/host.ts'
import { type Sacks, sacks, ticTacToe } from './fixtures/index.ts'
import {
  type Box,
  type Choices,
  type Entry,
  type MatchRecord,
  type Table,
  absenceAfterRow,
  absenceAt,
  absenceRow,
  clockOf,
  entryHash,
  headerHash,
  openTable,
  recompute,
  replay,
  restoreTable,
  secondsRow,
} from './index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const BOT = 2 * 60_000
const HALF_HOUR = 30 * 60_000
const DAY = 86_400_000
const MONTH = 30 * DAY

const ruled: Box<Sacks> = {
  ...sacks,
  options: [...sacks.options, secondsRow('turn'), absenceRow, absenceAfterRow],
  complete: (chosen, last) => sacks.complete({ rounds: chosen['rounds'] }, last),
  clocks: [clockOf('turn')],
}

/** A table whose clock goes as the test says. */
const tableWith = (choices: Choices, people = 3) => {
  const now = { ms: 1000 }
  const host = { ...seededHost('absence'), hash: sha256, now: () => now.ms }
  return { table: opened(openTable(ruled, setupFor(people, { rounds: 5, ...choices }), host)), now, host }
}
const asked = (table: Table): number => {
  const pending = table.pending()
  return pending.status === 'over' ? -1 : (pending.seats[0] ?? -1)
}
/** The same header with these entries, under hashes that fit. */
const chained = ({ header }: MatchRecord, entries: readonly Entry[]): MatchRecord => {
  let previous = headerHash(sha256, header)
  const sound = entries.map((entry) => {
    previous = entryHash(sha256, header.format, previous, entry)
    return { ...entry, hash: previous }
  })
  return { header, entries: sound, reveal: null }
}
const actOnce = (table: Table): void => void table.timeout(asked(table))

describe('who is asked and stays away', () => {
  test('a bot takes their seat after two minutes, and the record says for what', () => {
    const { table, now } = tableWith({})
    const seat = asked(table)
    now.ms += BOT - 1
    expect(codeOf(table.stayedAway(seat, null))).toBe('notAbsent')
    now.ms += 1
    expect(table.stayedAway(seat, null)).toMatchObject({
      ok: true,
      entry: { kind: 'takenOver', seat, steps: ['greedy', 'absent'] },
    })
    expect([table.away()[seat], table.absent()[seat]]).toEqual(['greedy', true])
    expect(codeOf(table.giveBack(seat))).toBe('givenBack')
    expect([table.away()[seat], table.absent()[seat]]).toEqual([null, false])
    table.takeOver(seat, 'greedy')
    expect(table.absent()[seat]).toBe(false)
  })

  test('only who is asked is awaited, only by a person who plays, and not in a pause', () => {
    const { table, now } = tableWith({ turn: 60 })
    now.ms += 5
    actOnce(table)
    expect(table.awaited()).toEqual([null, 1000, 1000])
    table.offer(0, { kind: 'pause' })
    for (const other of [1, 2]) table.answer(other, 2, true)
    expect(table.awaited()).toEqual([null, null, null])
    now.ms += 10
    table.offer(0, { kind: 'resume' })
    for (const other of [1, 2]) table.answer(other, 5, true)
    expect(table.awaited()).toEqual([null, 1015, 1015])
    for (const other of [0, 2]) table.takeOver(other, 'random')
    expect(table.awaited()).toEqual([null, null, null])
  })

  test('may be a pause that all agreed on, without any clock: the time of the rule counts from its end', () => {
    const { table, now, host } = tableWith({ absence: 'forfeit', absenceAfter: 'day1' })
    table.offer(0, { kind: 'pause' })
    for (const other of [1, 2]) table.answer(other, 1, true)
    expect(table.project(0).paused).toBe(true)
    now.ms += 20 * DAY
    const seat = (asked(table) + 1) % 3
    expect(codeOf(table.stayedAway(asked(table), null))).toBe('notAbsent')
    // After a day anybody may end it alone.
    expect(codeOf(table.offer(seat, { kind: 'resume' }))).toBe('resumed')
    now.ms += DAY - 1
    expect(codeOf(table.stayedAway(asked(table), null))).toBe('notAbsent')
    now.ms += 1
    const again = opened(restoreTable(ruled, parsed(table.record()), host))
    for (const one of [table, again]) expect(codeOf(one.stayedAway(asked(one), null))).toBe('forfeit')
  })

  test('who has given up, and nobody else, is out; the match goes on without them', () => {
    const { table, now } = tableWith({ absence: 'forfeit', absenceAfter: 'minutes30' })
    const other = asked(table)
    actOnce(table)
    const seat = asked(table)
    now.ms += HALF_HOUR
    expect(codeOf(table.stayedAway(other, null))).toBe('notAbsent')
    expect(codeOf(table.stayedAway(seat, other))).toBe('absenceOther')
    expect(codeOf(table.stayedAway(seat, null))).toBe('forfeit')
    expect(table.pending().status).toBe('deciding')
    expect(asked(table)).not.toBe(seat)
    actOnce(table)
    expect(codeOf(table.resign(seat))).toBe('alreadyResigned')
  })

  test('a claim is one of the others’, who plays, and is asked for under their name', () => {
    const { table, now } = tableWith({ absence: 'claim', absenceAfter: 'minutes5' })
    const seat = asked(table)
    const other = (seat + 1) % 3
    expect(codeOf(table.stayedAway(seat, other))).toBe('notAbsent')
    now.ms += HALF_HOUR
    expect(codeOf(table.stayedAway(seat, null))).toBe('absenceOther')
    expect(codeOf(table.stayedAway(seat, seat))).toBe('notAbsent')
    expect(codeOf(table.stayedAway(seat, 9))).toBe('notAbsent')
    expect(table.stayedAway(seat, other)).toMatchObject({ entry: { kind: 'forfeit', seat, steps: [String(other)] } })
    expect(table.askedFor(1)).toEqual({ kind: 'forfeit', seat: other, steps: [String(seat)] })
  })

  test('a match that waits ends after thirty days without a winner; who gave up comes last', () => {
    const { table, now } = tableWith({ absence: 'wait' })
    table.resign(asked(table))
    now.ms += MONTH - 1
    expect(codeOf(table.stayedAway(asked(table), null))).toBe('notAbsent')
    now.ms += 1
    expect(codeOf(table.stayedAway(asked(table), null))).toBe('abandoned')
    expect(table.pending()).toMatchObject({ status: 'over', outcome: { payoffs: [-1, 0.5, 0.5], reason: 'abandoned' } })
  })

  test('a table without the rule, as of one device or from before, does nothing', () => {
    const host = { ...seededHost('plain'), hash: sha256, now: () => 0 }
    const table = opened(openTable(ticTacToe, setupFor(2, {}), host))
    expect(codeOf(table.stayedAway(0, null))).toBe('absenceOther')
    expect(absenceAt({})).toBeNull()
    expect(absenceAt({ absence: 'claim', absenceAfter: 'days3' })).toEqual({ kind: 'claim', ms: 3 * 86_400_000 })
  })
})

describe('a record with somebody who stayed away', () => {
  const played = (): { record: MatchRecord; table: Table; host: Parameters<typeof restoreTable>[2] } => {
    const { table, now, host } = tableWith({ absence: 'forfeit', absenceAfter: 'minutes30' })
    actOnce(table)
    now.ms += HALF_HOUR
    table.stayedAway(asked(table), null)
    actOnce(table)
    return { table, host, record: parsed(table.record()) }
  }

  test('replays to the same, and so does what is taken back behind it', () => {
    const { table, record, host } = played()
    expect(record.entries.map(({ kind }) => kind)).toEqual(['setup', 'timeout', 'forfeit', 'timeout'])
    expect(opened(restoreTable(ruled, record, host)).view('spectator')).toEqual(table.view('spectator'))
    expect(recompute(ruled, record, sha256, host.chance)).toMatchObject({ ok: true, value: { mismatches: [] } })
    table.undo(2)
    expect(codeOf(table.resign(record.entries[2]?.seat ?? 0))).toBe('alreadyResigned')
    actOnce(table)
    expect(replay(ruled, parsed(table.record()), sha256)).toMatchObject({ ok: true })
  })

  test.each([
    ['before the time of the rule', { at: HALF_HOUR - 1 }],
    ['of somebody who is not asked any more', { seat: 0 }],
    ['by the claim of somebody at a table without claims', { steps: ['2'] }],
    ['under the rule of another table', { kind: 'abandoned' as const }],
    ['that a bot takes instead', { kind: 'takenOver' as const, steps: ['greedy', 'absent'] }],
  ])('does not replay with a forfeit %s', (_, change) => {
    const { record } = played()
    const wrong = record.entries
      .map((entry) => (entry.kind === 'forfeit' ? { ...entry, ...change } : entry))
      .slice(0, 3)
    expect(replay(ruled, chained(record, record.entries.slice(0, 3)), sha256)).toMatchObject({ ok: true })
    expect(replay(ruled, chained(record, wrong), sha256)).toMatchObject({ faults: [{ code: 'illegal' }] })
  })
})

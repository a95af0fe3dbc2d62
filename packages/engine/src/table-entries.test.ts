import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Sacks, sacks, ticTacToe } from './fixtures/index.ts'
import { opened, parsed, seededHost, setupFor } from './fixtures/host.ts'
import {
  type Box,
  type Entry,
  type MatchRecord,
  type RecordHeader,
  type Table,
  type TableHost,
  canonicalJson,
  clockOf,
  entryHash,
  headerHash,
  openTable,
  replay,
  restoreTable,
  shapeFaults,
} from './index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const host = (seed: string): TableHost => ({ ...seededHost(seed), hash: sha256 })

const timed: Box<Sacks> = { ...sacks, clocks: [clockOf('turn')] }

const codeOf = (result: ReturnType<Table['act']>): string => (result.ok ? 'ok' : result.refusal.code)

/** A table at which a person is away, a clock was changed and offers were accepted. */
const eventful = (): Table => {
  const table = opened(openTable(timed, setupFor(3, { rounds: 5 }), host('table')))
  table.takeOver(1, 'greedy')
  table.timeout(0)
  table.setClock('turn', 30)
  table.timeout(1)
  table.undo(2)
  table.giveBack(1)
  table.takeOver(2, 'random')
  table.offer(0, { kind: 'draw' })
  table.answer(1, 8, true)
  return table
}

describe('what becomes of a table is recorded beside the match', () => {
  test('seats taken over and given back, clocks changed, and whose offers were accepted', () => {
    const table = eventful()
    const record = parsed(table.record('secret'))
    const told = record.entries.map(({ kind, seat, steps }) => [kind, seat, ...(kind === 'timeout' ? [] : steps)])
    expect(told).toEqual([
      ['setup', null],
      ['takenOver', 1, 'greedy'],
      ['timeout', 0],
      ['clock', null, 'turn', '30'],
      ['timeout', 1],
      ['undo', null, '2'],
      ['givenBack', 1],
      ['takenOver', 2, 'random'],
      ['offered', 0, 'draw'],
      ['draw', 0],
    ])
    expect(shapeFaults(record)).toEqual([])
    const again = opened(restoreTable(timed, record, host('another')))
    expect(again.away()).toEqual([null, null, 'random'])
    expect(again.seconds()).toBe(table.seconds())
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(again.project(viewer)).toEqual(table.project(viewer))
  })

  test('it asks nothing anew, and no undo takes it back', () => {
    const table = opened(openTable(timed, setupFor(2), host('asked')))
    const { askedAt, legal, view } = table.project(0)
    table.takeOver(1, 'greedy')
    table.setClock('turn', 20)
    expect(table.seconds()).toBe(20)
    expect(table.project(0)).toMatchObject({ askedAt, legal, view, version: 2 })
    table.timeout(0)
    table.undo(0)
    expect(table.away()).toEqual([null, 'greedy'])
    expect(table.seconds()).toBe(20)
    table.giveBack(1)
    table.timeout(0)
    table.undo(5)
    expect(replay(timed, parsed(table.record()), sha256).ok).toBe(true)
  })

  test('what cannot be is refused, live and in a record', () => {
    const setup = setupFor(2)
    const seats = [setup.seats[0], { kind: 'bot', name: 'b', bot: 'random' }] as const
    const table = opened(openTable(timed, { ...setup, seats: seats as typeof setup.seats }, host('wrong')))
    expect(codeOf(table.giveBack(0))).toBe('seatNotAway')
    expect(codeOf(table.takeOver(1, 'greedy'))).toBe('seatNotAway')
    expect(codeOf(table.takeOver(7, 'greedy'))).toBe('seatNotAway')
    expect(codeOf(table.takeOver(0, ''))).toBe('seatNotAway')
    expect(codeOf(table.setClock('hour', 1))).toBe('clockUnknown')
    for (const seconds of [-1, 1.5, Number.NaN, 1e12])
      expect(codeOf(table.setClock('turn', seconds))).toBe('clockUnknown')
    expect(codeOf(table.takeOver(0, 'greedy'))).toBe('ok')
    expect(codeOf(table.takeOver(0, 'greedy'))).toBe('seatNotAway')
    table.resign(0)
    expect(table.version()).toBe(2)
  })

  test('who has given up offers nothing', () => {
    const table = opened(openTable(sacks, setupFor(3), host('offers')))
    table.resign(1)
    expect(codeOf(table.offer(1, { kind: 'draw' }))).toBe('offerNotYours')
    expect(codeOf(table.offer(2, { kind: 'draw' }))).toBe('ok')
  })
})

describe('a match that was begun under format 1', () => {
  /** As it was written before: names in plain, no times under the hash. */
  const older = (record: MatchRecord): MatchRecord => {
    const {
      seals: _seals,
      drawn: _drawn,
      lapsed: _lapsed,
      ...rest
    } = record.header as Extract<RecordHeader, { format: 2 }>
    const seats = rest.seats.map((_, seat) => ({ kind: 'human' as const, name: `Seat ${seat}` }))
    const header: RecordHeader = { ...rest, format: 1, seats }
    let previous = sha256(canonicalJson(header))
    expect(headerHash(sha256, header)).toBe(previous)
    const entries = record.entries.map((entry): Entry => {
      const { seq, kind, seat, steps, outcomes } = entry
      previous = sha256(canonicalJson({ previous, seq, kind, seat, steps, outcomes }))
      return { ...entry, hash: previous }
    })
    return { header, entries, reveal: null }
  }

  test('goes on as it began, and knows nothing of what came later', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), host('older')))
    table.act(0, ['a1'])
    const again = opened(restoreTable(ticTacToe, older(parsed(table.record())), host('older')))
    expect(codeOf(again.takeOver(1, 'greedy'))).toBe('tableFixed')
    expect(codeOf(again.offer(0, { kind: 'draw' }))).toBe('tableFixed')
    expect(codeOf(again.act(1, ['b2']))).toBe('ok')
    const record = parsed(again.record())
    const [, before, last] = record.entries as [Entry, Entry, Entry]
    expect(last.hash).toBe(entryHash(sha256, 1, before.hash, { ...last, at: 0 }))
    expect(shapeFaults(record)).toEqual([])
    expect(replay(ticTacToe, record, sha256).ok).toBe(true)
  })
})

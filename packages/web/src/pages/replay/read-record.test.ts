import { describe, expect, test } from 'vitest'
import { LARGEST_RECORD, MOST_ENTRIES, readRecord } from './read-record.ts'

const entry = { seq: 0, kind: 'setup', seat: null, steps: [], outcomes: [1, 'x'], hash: 'aa', at: 1 }
const record = {
  header: {
    format: 1,
    game: 'monster-pack',
    version: 1,
    choices: { format: 'short' },
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'greedy', bot: 'greedy' },
    ],
    loadouts: [null, null],
    start: null,
    last: null,
    commitment: null,
    contributions: ['', ''],
  },
  entries: [entry],
  reveal: null,
}
const faults = (value: unknown): readonly string[] => {
  const read = readRecord(typeof value === 'string' ? value : JSON.stringify(value))
  return read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path}`)
}

describe('a record from a file', () => {
  test('is taken as it was saved', () => {
    expect(readRecord(JSON.stringify(record))).toEqual({ ok: true, value: record })
  })

  test('must be JSON', () => {
    expect(faults('{"header":')).toEqual(['notJson file'])
    expect(faults('')).toEqual(['notJson file'])
  })

  test('must have the form of a record, and each place that has not is named', () => {
    expect(faults([])).toEqual(['recordShape '])
    expect(faults({ ...record, more: 1 })).toEqual(['recordShape more'])
    expect(
      faults({
        ...record,
        entries: [
          { ...entry, kind: 'cheat' },
          { ...entry, seq: 'x' },
        ],
      }),
    ).toEqual(['recordShape entries.0.kind', 'recordShape entries.1.seq'])
    const { game: _, ...header } = record.header
    expect(faults({ ...record, header })).toEqual(['recordShape header.game'])
  })

  test('tells no more faults at once than can be read', () => {
    expect(faults({ ...record, entries: Array.from({ length: 50 }, () => ({ ...entry, at: 'late' })) })).toHaveLength(6)
  })

  test('is not looked at when it is too large', () => {
    expect(faults(`"${'x'.repeat(LARGEST_RECORD)}"`)).toEqual(['fileTooLarge file'])
    expect(faults({ ...record, entries: Array.from({ length: MOST_ENTRIES + 1 }, () => entry) })).toEqual([
      'fileTooLarge file',
    ])
  })
})

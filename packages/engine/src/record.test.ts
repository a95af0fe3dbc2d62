import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { goofspiel, sacks, ticTacToe } from './fixtures/index.ts'
import { opened, parsed, seededHost, setupFor } from './fixtures/host.ts'
import {
  type Entry,
  type MatchRecord,
  type OptionRow,
  type Result,
  type Table,
  type TableHost,
  entryHash,
  headerHash,
  openTable,
  recompute,
  recordedChoices,
  replay,
  restoreTable,
  sampledChance,
} from './index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const host = (seed: string): TableHost => ({ ...seededHost(seed), hash: sha256 })

/** Three seats; every kind of entry. */
const eventful = (): Table => {
  const table = opened(openTable(sacks, setupFor(3, { rounds: 5 }), host('eventful')))
  const steps = (seat: number): string[] => {
    const first = table.legal(seat)[0] as string
    return [first, table.legal(seat, [first])[0] as string]
  }
  for (const seat of [2, 0, 1]) table.act(seat, steps(seat))
  table.timeout(1)
  table.undo(2)
  table.act(1, steps(1))
  table.resign(0)
  for (const seat of [1, 2]) table.timeout(seat)
  table.agreeDraw()
  return table
}

const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.faults.map(({ code }) => code))

/** The same entries chained anew, as a forger would. */
const chained = (record: MatchRecord): MatchRecord => {
  let previous = headerHash(sha256, record.header)
  const entries = record.entries.map((entry): Entry => {
    previous = entryHash(sha256, record.header.format, previous, entry)
    return { ...entry, hash: previous }
  })
  return { ...record, entries }
}

const changed = (record: MatchRecord, seq: number, change: Partial<Entry>): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
})

describe('a record replays alone', () => {
  test('through JSON, to the same match for every viewer', () => {
    const table = eventful()
    const record = parsed(table.record('secret'))
    expect(record.entries.map(({ kind }) => kind)).toEqual([
      'setup',
      ...['steps', 'steps', 'steps', 'timeout', 'undo', 'steps', 'resign', 'timeout', 'timeout', 'draw'],
    ])
    expect(record.reveal).toBe('secret')
    const again = opened(restoreTable(sacks, record, host('another host')))
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(again.project(viewer)).toEqual(table.project(viewer))
    expect(parsed(again.record('secret'))).toEqual(record)
  })

  test('a restored table goes on as the first would have', () => {
    const still = { ...host('on'), now: () => 7 }
    const table = opened(openTable(goofspiel, setupFor(2, { cards: 5 }), still))
    table.act(0, ['3'])
    const again = opened(restoreTable(goofspiel, parsed(table.record()), still))
    for (const one of [table, again]) one.act(1, ['4'])
    expect(again.record().entries.map(({ hash }) => hash)).toEqual(table.record().entries.map(({ hash }) => hash))
    expect(again.project(0)).toEqual(table.project(0))
  })

  test('every prefix of a record is a record', () => {
    const record = parsed(eventful().record())
    for (let length = 1; length <= record.entries.length; length++) {
      expect(codes(replay(sacks, { ...record, entries: record.entries.slice(0, length) }, sha256))).toEqual([])
    }
  })

  test('the record given out does not change with the match', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), host('copy')))
    const before = table.record()
    table.act(0, ['a1'])
    expect(before.entries).toHaveLength(1)
  })
})

describe('any tampered byte is found', () => {
  const record = parsed(eventful().record())

  /** All leaves of a record, each with the record in which only it is another. */
  const tampered = (): { path: string; record: MatchRecord }[] => {
    const found: { path: string; record: MatchRecord }[] = []
    const other = (leaf: unknown): unknown => {
      if (typeof leaf === 'string') return leaf === '' ? 'x' : leaf.slice(0, -1) + (leaf.endsWith('0') ? '1' : '0')
      if (typeof leaf === 'number') return leaf + 1
      return leaf === null ? 0 : !leaf
    }
    const walk = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
        for (const [key, field] of Object.entries(value)) walk(field, [...path, key])
        return
      }
      const copy = parsed(record)
      let parent = copy as unknown as Record<string, unknown>
      for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, unknown>
      parent[path.at(-1) as string] = typeof value === 'object' && value !== null ? ['x'] : other(value)
      found.push({ path: path.join('.'), record: copy })
    }
    walk(record, [])
    return found
  }

  test('in the header and in every entry, but for the secret, which is not chained', () => {
    const cases = tampered()
    expect(cases.length).toBeGreaterThan(100)
    const passed = cases.filter((one) => replay(sacks, one.record, sha256).ok).map(({ path }) => path)
    expect(passed).toEqual(['reveal'])
  })

  test('an entry left out, doubled or moved', () => {
    const { entries } = record
    for (let i = 0; i < entries.length - 1; i++) {
      const without = [...entries.slice(0, i), ...entries.slice(i + 1)]
      const doubled = [...entries.slice(0, i + 1), ...entries.slice(i)]
      const moved = [...entries.slice(0, i), entries[i + 1] as Entry, entries[i] as Entry, ...entries.slice(i + 2)]
      for (const list of [without, doubled, moved]) {
        expect(codes(replay(sacks, { ...record, entries: list }, sha256))).not.toEqual([])
      }
    }
  })

  test('a field that nobody reads is found too, since hashes are of canonical text', () => {
    const header = { ...record.header, note: 'added' }
    expect(codes(replay(sacks, { ...record, header }, sha256))).toEqual(['hashWrong'])
  })
})

describe('a forger who chains the hashes anew meets the rules', () => {
  const record = parsed(eventful().record())
  const forged = (seq: number, change: Partial<Entry>) =>
    codes(replay(sacks, chained(changed(record, seq, change)), sha256))

  test('luck that cannot be, is missing or is left over', () => {
    const first = record.entries[0] as Entry
    expect(forged(0, { outcomes: [9, ...first.outcomes.slice(1)] })).toEqual(['outcomeWrong'])
    expect(forged(0, { outcomes: first.outcomes.slice(1) })).toEqual(['outcomeWrong'])
    expect(forged(1, { outcomes: [0] })).toEqual(['outcomeWrong'])
  })

  test('a move that is not legal, or of a seat that is not asked or not there', () => {
    expect(forged(1, { steps: ['stage 9', 'seal 9'] })).toEqual(['illegal'])
    expect(forged(1, { seat: 0 })).not.toEqual([])
    expect(forged(2, { seat: 7 })).toEqual(['illegal'])
    expect(forged(2, { seat: null })).toEqual(['illegal'])
    expect(forged(7, { seat: 7 })).toEqual(['illegal'])
    expect(forged(7, { seat: null })).toEqual(['illegal'])
  })

  test('a time-out choice the game would not have made', () => {
    const { steps } = record.entries[1] as Entry
    expect(forged(4, { steps: [...steps] })).toEqual(['timeoutDiffers'])
    expect(forged(4, { seat: 2 })).not.toEqual([])
  })

  test.each([['9'], ['5'], ['-1'], ['1.5'], ['x'], ['']])('an undo to %j', (target) => {
    expect(forged(5, { steps: [target] })).toEqual(['illegal'])
  })

  test('an undo without a target', () => {
    expect(forged(5, { steps: [] })).toEqual(['illegal'])
  })

  test('a kind of entry that does not exist, or a second setup', () => {
    expect(forged(3, { kind: 'setup' })).toEqual(['illegal'])
    expect(forged(3, { kind: 'cheat' as Entry['kind'] })).toEqual(['illegal'])
  })

  test('a record without a setup, of another game, or of other rules', () => {
    expect(codes(replay(sacks, { ...record, entries: [] }, sha256))).toEqual(['noSetup'])
    expect(codes(replay(sacks, chained(changed(record, 0, { kind: 'steps' })), sha256))).toEqual(['noSetup'])
    const of = (header: Partial<MatchRecord['header']>) =>
      codes(
        replay(sacks, chained({ ...record, header: { ...record.header, ...header } as MatchRecord['header'] }), sha256),
      )
    expect(of({ game: 'chess' })).toEqual(['gameDiffers'])
    expect(of({ version: 2 })).toEqual(['versionDiffers'])
    expect(of({ loadouts: [null, null] })).toEqual(['seatsWrong'])
    expect(of({ choices: { rounds: 99 } })).toEqual(['optionOutOfRange'])
  })
})

test('a record of an older version replays where the rules say that they replay it', () => {
  const newer = (replays: readonly number[]): typeof sacks => ({
    ...sacks,
    game: { ...sacks.game, version: 3, replays },
  })
  const record = parsed(eventful().record())
  expect(codes(replay(newer([]), record, sha256))).toEqual(['versionDiffers'])
  expect(codes(replay(newer([2]), record, sha256))).toEqual(['versionDiffers'])
  const replayed = replay(newer([1, 2]), record, sha256)
  expect(replayed.ok && replayed.value.header.version).toBe(1)
})

describe('recomputing', () => {
  const record = parsed(eventful().record())
  const luck = (seed: string) => (seq: number) => sampledChance(`${seed}/${seq}`)

  test('the same source of luck gives the recorded outcomes', () => {
    const verified = recompute(sacks, record, sha256, luck('eventful'))
    expect(verified).toMatchObject({ ok: true, value: { entries: 11, outcome: { reason: 'agreed' }, mismatches: [] } })
    expect(verified.ok && verified.value.outcomes).toBe(record.entries.flatMap(({ outcomes }) => outcomes).length)
  })

  test('another source is found at the first entry that differs', () => {
    const verified = recompute(sacks, record, sha256, luck('other'))
    expect(verified.ok && verified.value.mismatches.map(({ seq }) => seq)).toEqual([0])
  })

  test('luck exchanged in one entry and chained anew is found there', () => {
    const seq = record.entries.map(({ outcomes }) => outcomes.length > 1).lastIndexOf(true)
    const { outcomes } = record.entries[seq] as Entry
    const swapped = outcomes.map((_, i) => outcomes[(i + 1) % outcomes.length] as number)
    expect(swapped).not.toEqual(outcomes)
    const verified = recompute(sacks, chained(changed(record, seq, { outcomes: swapped })), sha256, luck('eventful'))
    expect(verified.ok ? verified.value.mismatches.map((one) => one.seq) : codes(verified)).toEqual([seq])
  })

  test('a record that does not replay is not recomputed', () => {
    const broken = changed(record, 3, { hash: 'x' })
    expect(codes(recompute(sacks, broken, sha256, luck('eventful')))).toEqual(['hashWrong'])
  })
})

test('a record without an option that came later is played under what the option was formerly, or its default', () => {
  const row = { id: 'late', kind: 'choice', choices: ['new', 'old'], default: 'new', scope: 'game' } as const
  const rest = { mark: 'D', rules: [], when: null } as const
  const plain: OptionRow = { ...row, ...rest }
  const corrected: OptionRow = { ...plain, formerly: 'old' }
  expect(recordedChoices([plain], { a: 1 })).toEqual({ a: 1 })
  expect(recordedChoices([corrected], { a: 1 })).toEqual({ a: 1, late: 'old' })
  expect(recordedChoices([corrected], { late: 'new' })).toEqual({ late: 'new' })
  const seen: unknown[] = []
  const late: typeof sacks = {
    ...sacks,
    options: [...sacks.options, corrected],
    complete: ({ late: value, ...choices }, last) => {
      seen.push(value)
      return sacks.complete(choices, last)
    },
  }
  expect(replay(late, parsed(eventful().record()), sha256).ok).toBe(true)
  expect([...new Set(seen)]).toEqual(['old'])
})

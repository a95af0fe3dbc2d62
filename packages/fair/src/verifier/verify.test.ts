import { type Entry, type MatchRecord, entryHash, headerHash, sampledChance, takeAt } from '@menagerie/engine'
import { describe, expect, it } from 'vitest'
import { lucky, luckyRecord } from '../../test/lucky.ts'
import { fairChance, fromHex, seedKey, sha256Hex, verifyRecord } from '../index.ts'
import { cutShort, withOtherByte } from '../trials/index.ts'
import { chainHash, recomputedChance } from './primitives.ts'

const SECRET = fromHex(sha256Hex('the secret of the host'))
const CONTRIBUTIONS = ['aa'.repeat(32), 'bb'.repeat(16)]
const RECORD = luckyRecord({ secret: SECRET, contributions: CONTRIBUTIONS })

/** Changes one entry and hashes the whole chain again, as a clever forger would. */
const forged = (record: MatchRecord, seq: number, change: (entry: Entry) => Entry): MatchRecord => {
  let previous = headerHash(sha256Hex, record.header)
  const entries = record.entries.map((entry) => {
    const changed = entry.seq === seq ? change(entry) : entry
    previous = entryHash(sha256Hex, previous, changed)
    return { ...changed, hash: previous }
  })
  return { ...record, entries }
}

const codes = (record: MatchRecord): string[] => verifyRecord(lucky, record).faults.map((found) => found.code)
const at = (kind: Entry['kind'], step?: string): Entry =>
  RECORD.entries.find((entry) => entry.kind === kind && (step === undefined || entry.steps[0] === step)) as Entry

describe('the verifier', () => {
  it('accepts an honest record with steps, time-outs and an undo', () => {
    const verified = verifyRecord(lucky, RECORD)
    expect(verified.faults).toEqual([])
    expect(verified.ok).toBe(true)
    expect(verified.entries).toBe(RECORD.entries.length)
    expect(verified.outcomes).toBeGreaterThan(20)
    expect(verified.outcome?.reason).toBe('done')
    expect(new Set(RECORD.entries.map((entry) => entry.kind))).toEqual(new Set(['setup', 'steps', 'timeout', 'undo']))
  })

  it('accepts it after a way through JSON', () => {
    expect(verifyRecord(lucky, JSON.parse(JSON.stringify(RECORD)) as MatchRecord).ok).toBe(true)
  })

  it('agrees with the generator on every question, choices that need rejection included', () => {
    const key = seedKey(SECRET, CONTRIBUTIONS)
    for (let seq = 0; seq < 100; seq++) {
      const generated = fairChance({ key, seq })
      const again = recomputedChance(key, seq)
      for (const n of [1, 2, 3, 6, 52, 3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32]) {
        expect(again.pick(n)).toBe(generated.pick(n))
        expect(again.die(n)).toBe(generated.die(n))
      }
      expect(again.draw([1, 2, 3, 4, 5])).toBe(generated.draw([1, 2, 3, 4, 5]))
    }
    expect(recomputedChance(key, 2 ** 40).pick(999)).toBe(fairChance({ key, seq: 2 ** 40 }).pick(999))
  })

  it('hashes text as the generator does', () => {
    for (const text of ['', 'abc', 'ä€😀', '\ud800', 'x'.repeat(300)]) expect(chainHash(text)).toBe(sha256Hex(text))
  })

  it('finds a changed outcome by the chain, and a forged chain by the outcome', () => {
    const roll = at('steps', 'roll')
    const other = (entry: Entry): Entry => ({ ...entry, outcomes: [((entry.outcomes[0] as number) % 6) + 1] })
    const plain = RECORD.entries.map((entry) => (entry.seq === roll.seq ? other(entry) : entry))
    expect(codes({ ...RECORD, entries: plain })).toEqual(['hashWrong'])
    expect(codes(forged(RECORD, roll.seq, other))).toEqual(['outcomeDiffers'])
  })

  it('finds a changed step', () => {
    const roll = at('steps', 'roll')
    expect(codes(forged(RECORD, roll.seq, (entry) => ({ ...entry, steps: ['draw'] })))[0]).toMatch(/outcome/)
    expect(codes(forged(RECORD, roll.seq, (entry) => ({ ...entry, steps: ['fly'] })))).toEqual(['illegal'])
    expect(codes(forged(RECORD, roll.seq, (entry) => ({ ...entry, seat: 1 - (entry.seat as number) })))).toEqual([
      'illegal',
    ])
  })

  it('finds a step left out and a step put in', () => {
    const { entries } = RECORD
    expect(codes({ ...RECORD, entries: entries.filter((entry) => entry.seq !== 4) })).toEqual(['seqWrong'])
    expect(codes({ ...RECORD, entries: [...entries, { ...(entries[1] as Entry), seq: entries.length }] })).toEqual([
      'hashWrong',
    ])
  })

  it('finds a changed contribution even under a forged chain', () => {
    const header = { ...RECORD.header, contributions: ['ac'.repeat(32), CONTRIBUTIONS[1] as string] }
    expect(codes({ ...RECORD, header })).toEqual(['hashWrong'])
    expect(codes(forged({ ...RECORD, header }, -1, (entry) => entry))).toEqual(['outcomeDiffers'])
  })

  it('finds another reveal, a missing one, a malformed one and a missing commitment', () => {
    expect(codes({ ...RECORD, reveal: sha256Hex('another') })).toEqual(['commitmentWrong'])
    expect(codes({ ...RECORD, reveal: null })).toEqual(['notRevealed'])
    expect(codes({ ...RECORD, reveal: 'abc' })).toEqual(['revealMalformed'])
    expect(codes({ ...RECORD, header: { ...RECORD.header, commitment: null } })).toEqual(['noCommitment'])
    expect(codes({ ...RECORD, header: { ...RECORD.header, contributions: ['xx', ''] } })).toEqual([
      'contributionMalformed',
    ])
  })

  it('finds a host that drew with a bias', () => {
    const key = seedKey(SECRET, CONTRIBUTIONS)
    const cheating = luckyRecord({
      secret: SECRET,
      contributions: CONTRIBUTIONS,
      chance: (seq) => ({ ...fairChance({ key, seq }), draw: (pool) => takeAt(pool, pool.length - 1) }),
    })
    expect(codes(cheating)).toEqual(['outcomeDiffers'])
  })

  it('finds a host that keyed the match without a seat', () => {
    const key = seedKey(SECRET, [CONTRIBUTIONS[0] as string, ''])
    const cheating = luckyRecord({
      secret: SECRET,
      contributions: CONTRIBUTIONS,
      chance: (seq) => fairChance({ key, seq }),
    })
    expect(codes(cheating)).toEqual(['outcomeDiffers'])
  })

  it('finds a record that was cut short, wherever', () => {
    for (const { seq } of RECORD.entries) expect(verifyRecord(lucky, cutShort(RECORD, seq)).ok).toBe(false)
    expect(codes(cutShort(RECORD, RECORD.entries.length - 1))).toEqual(['notOver'])
  })

  it('finds what no hash covers: a key too many or too few, and what is no value there', () => {
    const [first, ...rest] = RECORD.entries as readonly [Entry, ...Entry[]]
    const { at: _at, ...timeless } = first
    for (const [path, broken] of Object.entries({
      note: { ...RECORD, note: '' },
      'entries.0.by': { ...RECORD, entries: [{ ...first, by: 'x' }, ...rest] },
      'entries.0.at': { ...RECORD, entries: [timeless, ...rest] },
      reveal: { header: RECORD.header, entries: RECORD.entries },
      'header.note': { ...RECORD, header: { ...RECORD.header, note: '' } },
    })) {
      expect(verifyRecord(lucky, broken as unknown as MatchRecord).faults).toMatchObject([
        { code: 'recordShape', path },
      ])
    }
  })

  it('finds every other byte of its canonical JSON, but for the times, which no hash of this format covers', () => {
    const chance = sampledChance('bytes')
    const timeless = (record: MatchRecord): string =>
      JSON.stringify({ ...record, entries: record.entries.map((entry) => ({ ...entry, at: 0 })) })
    for (let n = 0; n < 120; n++) {
      const changed = withOtherByte(RECORD, chance)
      if (changed === null || !verifyRecord(lucky, changed).ok) continue
      expect(timeless(changed)).toBe(timeless(RECORD))
    }
  })

  it('never throws on a broken record', () => {
    for (const broken of [
      {},
      null,
      [],
      { header: {}, entries: 3, reveal: 'aa'.repeat(32) },
      { ...RECORD, entries: [null] },
    ]) {
      expect(verifyRecord(lucky, broken as unknown as MatchRecord).ok).toBe(false)
    }
    expect(codes(forged(RECORD, at('undo').seq, (entry) => ({ ...entry, steps: ['x'] })))).toEqual(['illegal'])
  })
})

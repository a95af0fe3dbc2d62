import {
  type Entry,
  type Lapse,
  type MatchRecord,
  entryHash,
  forgetting,
  headerHash,
  sampledChance,
  takeAt,
} from '@menagerie/engine'
import { describe, expect, it } from 'vitest'
import { lucky, luckyRecord } from '../../test/lucky.ts'
import { commitmentOf, fairChance, fromHex, sealsOf, seedKey, sha256Hex, toHex, verifyRecord } from '../index.ts'
import { cutShort, withOtherByte } from '../trials/tampering.ts'
import { chainHash, recomputedChance } from './primitives.ts'

const SECRET = fromHex(sha256Hex('the secret of the host'))
const CONTRIBUTIONS = ['aa'.repeat(32), 'bb'.repeat(16)]
const RECORD = luckyRecord({ secret: SECRET, contributions: CONTRIBUTIONS })

/** Changes one entry and hashes the whole chain again, as a clever forger would. */
const forged = (record: MatchRecord, seq: number, change: (entry: Entry) => Entry): MatchRecord => {
  let previous = headerHash(sha256Hex, record.header)
  const entries = record.entries.map((entry) => {
    const changed = entry.seq === seq ? change(entry) : entry
    previous = entryHash(sha256Hex, record.header.format, previous, changed)
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
    expect(codes({ ...RECORD, header })).toEqual(['sealWrong'])
    expect(codes(forged({ ...RECORD, header }, -1, (entry) => entry))).toEqual(['sealWrong'])
    const seals = sealsOf(header.commitment as string, header.contributions)
    const resealed = { ...header, seals } as MatchRecord['header']
    expect(codes(forged({ ...RECORD, header: resealed }, -1, (entry) => entry))).toEqual(['outcomeDiffers'])
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

  it('finds every other byte of its canonical JSON, times included', () => {
    const chance = sampledChance('bytes')
    const changed = Array.from({ length: 120 }, () => withOtherByte(RECORD, chance)).filter((one) => one !== null)
    expect(changed.length).toBeGreaterThan(60)
    expect(changed.filter((one) => verifyRecord(lucky, one).ok)).toEqual([])
  })

  it('finds another time', () => {
    const later = RECORD.entries.map((entry) => (entry.seq === 5 ? { ...entry, at: entry.at + 1 } : entry))
    expect(codes({ ...RECORD, entries: later })).toEqual(['hashWrong'])
  })

  it('holds when a person is forgotten, and finds a name that is another', () => {
    const forgotten: MatchRecord = { ...RECORD, header: forgetting(RECORD.header, 1) }
    expect(JSON.stringify(forgotten)).not.toContain('Guest 1')
    expect(JSON.stringify(forgotten)).not.toContain('5a171')
    expect(verifyRecord(lucky, forgotten).faults).toEqual([])
    const [first, second] = RECORD.header.seats
    for (const other of [{ name: 'Guest 7' }, { salt: '00' }, { name: null }, { salt: null }]) {
      const seats = [first, { ...second, ...other }]
      expect(codes({ ...RECORD, header: { ...RECORD.header, seats } as MatchRecord['header'] })).toEqual(['nameWrong'])
    }
  })

  it('finds a contribution that is not what was sealed, under whatever chain', () => {
    const ground = luckyRecord({ secret: SECRET, contributions: ['ac'.repeat(32), CONTRIBUTIONS[1] as string] })
    const { seals } = RECORD.header as { readonly seals: readonly string[] }
    const header = { ...ground.header, seals } as MatchRecord['header']
    expect(codes(forged({ ...ground, header }, -1, (entry) => entry))).toEqual(['sealWrong'])
  })

  it('asks for no seal where one seat alone contributed, and for all where two did', () => {
    const unsealed = (contributions: readonly string[]): string[] => {
      const record = luckyRecord({ secret: SECRET, contributions })
      const header = { ...record.header, seals: contributions.map(() => '') } as MatchRecord['header']
      return codes(forged({ ...record, header }, -1, (entry) => entry))
    }
    expect(unsealed(['ab'.repeat(32), ''])).toEqual([])
    expect(unsealed(['ab'.repeat(32), 'cd'.repeat(32)])).toEqual(['sealWrong'])
  })

  it('finds a round given up that does not open as it was sealed', () => {
    const secret = fromHex(sha256Hex('given up'))
    const commitment = commitmentOf(secret)
    const lapse = {
      commitment,
      secret: toHex(secret),
      seals: sealsOf(commitment, CONTRIBUTIONS),
      contributions: [CONTRIBUTIONS[0] as string, null],
      left: 1,
    }
    const withLapse = (one: Lapse): string[] =>
      codes(luckyRecord({ secret: SECRET, contributions: CONTRIBUTIONS, lapsed: [one] }))
    expect(withLapse(lapse)).toEqual([])
    expect(withLapse({ ...lapse, secret: sha256Hex('another') })).toEqual(['lapseWrong'])
    expect(withLapse({ ...lapse, contributions: ['ac'.repeat(32), null] })).toEqual(['lapseWrong'])
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

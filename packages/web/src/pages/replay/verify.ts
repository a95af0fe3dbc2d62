import {
  type Fault,
  type Film,
  type MatchRecord,
  type Result,
  type SomeBox,
  entryHash,
  headerHash,
} from '@menagerie/engine'
import type { Kept, Verification } from '@menagerie/fair'

/** `open`: could not be looked at, because something before it is broken. */
export type CheckState = 'ok' | 'bad' | 'open'

/** One question put to a record, and its answer. */
export interface Check {
  readonly id: 'whole' | 'chain' | 'legal' | 'seed' | 'chance' | 'kept'
  readonly state: CheckState
  /** How much was looked at: entries, or outcomes of chance. */
  readonly count: number
  /** What is wrong; null when nothing is. */
  readonly fault: Fault | null
}

const SEED: ReadonlySet<string> = new Set([
  'notRevealed',
  'revealMalformed',
  'noCommitment',
  'commitmentWrong',
  'contributionMalformed',
  'sealWrong',
  'lapseWrong',
])
const WHOLE: ReadonlySet<string> = new Set(['recordShape', 'notOver', 'recordBroken', 'nameWrong'])
const CHANCE: ReadonlySet<string> = new Set(['outcomeDiffers', 'loadoutDrawnWrong'])
const CHAIN: ReadonlySet<string> = new Set(['hashWrong', 'seqWrong'])

/** The whole chain, whatever the rules say of its entries. */
const chainCheck = (record: MatchRecord, hash: (text: string) => string): Check => {
  let previous = headerHash(hash, record.header)
  for (const [seq, entry] of record.entries.entries()) {
    const expected = entryHash(hash, record.header.format, previous, entry)
    if (entry.seq !== seq || expected !== entry.hash) {
      const code = entry.seq === seq ? 'hashWrong' : 'seqWrong'
      const values = { seq, expected: expected.slice(0, 12), found: entry.hash.slice(0, 12) }
      return { id: 'chain', state: 'bad', count: seq, fault: { code, path: `entries.${seq}`, rule: null, values } }
    }
    previous = expected
  }
  return { id: 'chain', state: 'ok', count: record.entries.length, fault: null }
}

const legalCheck = (film: Result<Film>): Check => {
  const [count, found] = film.ok ? [film.value.length, film.value.fault] : [0, film.faults[0] ?? null]
  if (found === null) return { id: 'legal', state: 'ok', count, fault: null }
  return CHAIN.has(found.code)
    ? { id: 'legal', state: 'open', count, fault: null }
    : { id: 'legal', state: 'bad', count, fault: found }
}

/** Nothing is asked where this browser kept nothing. */
const keptChecks = ({ faults }: Verification, kept: Kept | null): readonly Check[] => {
  if (kept === null) return []
  const [found = null] = faults.filter(({ code }) => code.startsWith('kept'))
  const count = kept.covers.filter((cover) => cover !== null).length
  return [{ id: 'kept', state: found === null ? 'ok' : 'bad', count, fault: found }]
}

/**
 * Asks everything that can be asked of a record, by code that shares nothing with what drew its chance. Fetched when it is
 * wanted.
 */
export const checkRecord = async (
  box: SomeBox,
  record: MatchRecord,
  film: Result<Film>,
  kept: Kept | null,
): Promise<readonly Check[]> => {
  const { sha256Hex, verifyRecord } = await import('@menagerie/fair')
  const verified = verifyRecord(box, record, kept)
  const seedFault = verified.faults.find(({ code }) => SEED.has(code)) ?? null
  const differs = verified.faults.find(({ code }) => CHANCE.has(code)) ?? null
  const chance: Check = {
    id: 'chance',
    state: verified.entries > 0 && differs === null ? 'ok' : differs === null ? 'open' : 'bad',
    count: verified.outcomes,
    fault: differs,
  }
  const wholeFault = verified.faults.find(({ code }) => WHOLE.has(code)) ?? null
  return [
    { id: 'whole', state: wholeFault === null ? 'ok' : 'bad', count: 0, fault: wholeFault },
    chainCheck(record, sha256Hex),
    legalCheck(film),
    { id: 'seed', state: seedFault === null ? 'ok' : 'bad', count: 0, fault: seedFault },
    chance,
    ...keptChecks(verified, kept),
  ]
}

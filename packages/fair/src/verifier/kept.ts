import { type BySeat, type Fault, type MatchRecord, type Seat, fault } from '@menagerie/engine'
import { coverAgain, readHex } from './primitives.ts'

/** What somebody kept of a match by themselves, while it was played: a host cannot change it afterwards. */
export interface Kept {
  readonly format: 1
  readonly table: string
  /** As it was seen before anything was contributed; null: not seen then. */
  readonly commitment: string | null
  /** Of all seats, as they were seen before one's own was opened; empty: not seen then. */
  readonly seals: BySeat<string>
  /** What was contributed from here, hex. */
  readonly own: readonly { readonly seat: Seat; readonly contribution: string }[]
  /** Commitments of the rounds that were given up before; null: not seen. */
  readonly lapsed: readonly string[] | null
  /** Indexed by seq: what was received as the cover of each entry; null where none was. */
  readonly covers: readonly (string | null)[]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds)

/** What was read from a file, if it is something that was kept. */
export const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false
  const { format, table, commitment, seals, own, lapsed, covers } = value as { readonly [key in keyof Kept]?: unknown }
  return (
    format === 1 &&
    isText(table) &&
    (commitment === null || isText(commitment)) &&
    isList(seals, isText) &&
    isList(own, isOwn) &&
    (lapsed === null || isList(lapsed, isText)) &&
    isList(covers, (cover) => cover === null || isText(cover))
  )
}

const isOwn = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'seat' in value &&
  Number.isInteger(value.seat) &&
  'contribution' in value &&
  isText(value.contribution)

/**
 * Holds a record against what was kept: `keptCommitmentDiffers`, `keptSealDiffers`, `keptContributionDiffers`,
 * `keptLapsesDiffer`, `keptEntryDiffers`, `keptEntryMissing`. Empty: they agree. It says nothing of the record alone, which
 * `verifyRecord` checks first.
 */
export const keptFaults = ({ header, entries, reveal }: MatchRecord, kept: Kept): readonly Fault[] => {
  const faults: Fault[] = []
  if (kept.commitment !== null && kept.commitment !== header.commitment) {
    faults.push(fault('keptCommitmentDiffers', 'header.commitment', null, { kept: kept.commitment }))
  }
  const seals = header.format === 1 ? [] : header.seals
  for (const [seat, seal] of kept.seals.entries()) {
    if (seals[seat] !== seal) faults.push(fault('keptSealDiffers', `header.seals.${seat}`, null, { seat }))
  }
  for (const { seat, contribution } of kept.own) {
    if (header.contributions[seat] !== contribution) {
      faults.push(fault('keptContributionDiffers', `header.contributions.${seat}`, null, { seat }))
    }
  }
  const lapsed = header.format === 1 ? [] : header.lapsed.map(({ commitment }) => commitment)
  if (kept.lapsed !== null && kept.lapsed.join() !== lapsed.join()) {
    faults.push(fault('keptLapsesDiffer', 'header.lapsed', null, { kept: kept.lapsed.length, told: lapsed.length }))
  }
  const secret = readHex(reveal ?? '') ?? new Uint8Array(0)
  for (const [seq, cover] of kept.covers.entries()) {
    if (cover === null) continue
    const hash = readHex(entries[seq]?.hash ?? '')
    if (entries[seq] === undefined) faults.push(fault('keptEntryMissing', `entries.${seq}`, null, { seq }))
    else if (hash === null || coverAgain(secret, seq, hash) !== cover) {
      faults.push(fault('keptEntryDiffers', `entries.${seq}`, null, { seq }))
    } else continue
    // What comes after it hangs on it.
    break
  }
  return faults
}

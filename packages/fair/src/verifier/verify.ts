import {
  type Fault,
  type MatchRecord,
  type Outcome,
  type SomeBox,
  fault,
  recompute,
  shapeFaults,
  wronglyDrawn,
} from '@menagerie/engine'
import { type Kept, keptFaults } from './kept.ts'
import {
  chainHash,
  commitmentOfSecret,
  matchKey,
  readHex,
  recomputedChance,
  recomputedLoadouts,
  sealAgain,
} from './primitives.ts'

/** What a verified record held; `faults` is empty exactly when everything agrees. */
export interface Verification {
  readonly ok: boolean
  /**
   * `recordShape`, `notRevealed`, `revealMalformed`, `noCommitment`, `commitmentWrong`, `contributionMalformed`,
   * `sealWrong`, `lapseWrong`, `loadoutDrawnWrong`, `outcomeDiffers`, `notOver`, `recordBroken`, or what the engine's replay
   * finds: `hashWrong`, `nameWrong`, `illegal`, `seqWrong`, ... With what was kept also
   * `keptCommitmentDiffers`, `keptSealDiffers`, `keptContributionDiffers`, `keptLapsesDiffer`, `keptEntryDiffers` and
   * `keptEntryMissing`.
   */
  readonly faults: readonly Fault[]
  readonly entries: number
  /** Outcomes of chance that were computed again. */
  readonly outcomes: number
  /** How the match ended; null when it had not. */
  readonly outcome: Outcome | null
}

const failed = (faults: readonly Fault[]): Verification => ({
  ok: false,
  faults,
  entries: 0,
  outcomes: 0,
  outcome: null,
})

/**
 * Checks a record from itself alone: its shape, the commitment against the reveal, the chain of hashes, the legality of every step,
 * every outcome of chance against the seed, and that the match has ended. With what somebody kept of the match, it is held
 * against that too. Accepts anything that was once JSON; never throws.
 */
export const verifyRecord = (box: SomeBox, record: MatchRecord, kept: Kept | null = null): Verification => {
  try {
    const misshapen = shapeFaults(record)
    if (misshapen.length > 0) return failed(misshapen)
    const told = kept === null ? [] : keptFaults(record, kept)
    const opened = openSeed(record)
    if (!opened.ok) return failed([...opened.faults, ...told])
    const { key } = opened
    const result = box((one) => recompute(one, record, chainHash, (seq) => recomputedChance(key, seq)))
    if (!result.ok) return failed([...result.faults, ...told])
    const faults = result.value.mismatches.map(({ seq, recorded, recomputed }) =>
      fault('outcomeDiffers', `entries.${seq}.outcomes`, null, {
        seq,
        recorded: recorded.join(' '),
        recomputed: recomputed.join(' '),
      }),
    )
    const { entries, outcomes, outcome } = result.value
    for (const seat of box((one) => wronglyDrawn(one, record.header, recomputedLoadouts(key)))) {
      faults.push(fault('loadoutDrawnWrong', `header.loadouts.${seat}`, null, { seat }))
    }
    // The secret is shown after the end: a record without its end was cut short.
    if (faults.length === 0 && outcome === null) faults.push(fault('notOver', 'entries', null, { entries }))
    faults.push(...told)
    return { ok: faults.length === 0, faults, entries, outcomes, outcome }
  } catch (error) {
    return failed([fault('recordBroken', 'record', null, { detail: String(error).slice(0, 200) })])
  }
}

type Opened =
  | { readonly ok: true; readonly key: Uint8Array }
  | { readonly ok: false; readonly faults: readonly Fault[] }

const openSeed = ({ header, reveal }: MatchRecord): Opened => {
  const faults: Fault[] = []
  const secret = typeof reveal === 'string' ? readHex(reveal) : null
  if (reveal === null) faults.push(fault('notRevealed', 'reveal'))
  else if (secret === null || secret.length !== 32) faults.push(fault('revealMalformed', 'reveal'))
  else if (header.commitment === null) faults.push(fault('noCommitment', 'header.commitment'))
  else if (header.commitment !== commitmentOfSecret(secret)) {
    faults.push(fault('commitmentWrong', 'header.commitment', null, { commitment: header.commitment }))
  }
  const contributions = header.contributions.map((text, seat) => {
    const bytes = typeof text === 'string' ? readHex(text) : null
    if (bytes === null || bytes.length > 64) {
      faults.push(fault('contributionMalformed', `header.contributions.${seat}`, null, { seat }))
    }
    return bytes ?? new Uint8Array(0)
  })
  if (contributions.length !== header.seats.length) {
    faults.push(fault('contributionMalformed', 'header.contributions', null, { seat: contributions.length }))
  }
  if (faults.length === 0) faults.push(...sealFaults(header, contributions))
  return faults.length > 0 || secret === null
    ? { ok: false, faults }
    : { ok: true, key: matchKey(secret, contributions) }
}

/** Seals that were not opened as they were sealed, in the round that was played and in those that were given up. */
const sealFaults = (header: MatchRecord['header'], contributions: readonly Uint8Array[]): readonly Fault[] => {
  if (header.format === 1) return []
  const { commitment, seals, lapsed } = header
  // Where one seat alone contributes, nobody comes after it, and it need not seal.
  const isAlone = contributions.filter(({ length }) => length > 0).length === 1
  const needsNone = isAlone && seals.length === contributions.length && seals.every((seal) => seal === '')
  const seat = needsNone
    ? null
    : seals.length === contributions.length
      ? firstUnsealed(commitment ?? '', seals, contributions)
      : seals.length
  const round = seat === null ? [] : [fault('sealWrong', `header.seals.${seat}`, null, { seat })]
  return [
    ...round,
    ...lapsed.flatMap((lapse, at): readonly Fault[] => {
      const secret = readHex(lapse.secret)
      const opened = lapse.contributions.map((text) => (text === null ? null : readHex(text)))
      const isSound =
        secret?.length === 32 &&
        commitmentOfSecret(secret) === lapse.commitment &&
        firstUnsealed(lapse.commitment, lapse.seals, opened) === null
      return isSound ? [] : [fault('lapseWrong', `header.lapsed.${at}`, null, { lapse: at })]
    }),
  ]
}

/** The first seat whose contribution, where it gave one, is not what it had sealed; null: none. */
const firstUnsealed = (
  commitment: string,
  seals: readonly string[],
  contributions: readonly (Uint8Array | null)[],
): number | null => {
  const bytes = readHex(commitment) ?? new Uint8Array(0)
  const at = contributions.findIndex(
    (contribution, seat) => contribution !== null && sealAgain(bytes, seat, contribution) !== seals[seat],
  )
  return at < 0 ? null : at
}

import {
  type Fault,
  type MatchRecord,
  type Outcome,
  type SomeBox,
  fault,
  recompute,
  shapeFaults,
} from '@menagerie/engine'
import { chainHash, commitmentOfSecret, matchKey, readHex, recomputedChance } from './primitives.ts'

/** What a verified record held; `faults` is empty exactly when everything agrees. */
export interface Verification {
  readonly ok: boolean
  /**
   * `recordShape`, `notRevealed`, `revealMalformed`, `noCommitment`, `commitmentWrong`, `contributionMalformed`,
   * `outcomeDiffers`, `notOver`, `recordBroken`, or what the engine's replay finds: `hashWrong`, `illegal`, `seqWrong`, ...
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
 * every outcome of chance against the seed, and that the match has ended. Accepts anything that was once JSON; never throws.
 */
export const verifyRecord = (box: SomeBox, record: MatchRecord): Verification => {
  try {
    const misshapen = shapeFaults(record)
    if (misshapen.length > 0) return failed(misshapen)
    const opened = openSeed(record)
    if (!opened.ok) return failed(opened.faults)
    const { key } = opened
    const result = box((one) => recompute(one, record, chainHash, (seq) => recomputedChance(key, seq)))
    if (!result.ok) return failed(result.faults)
    const faults = result.value.mismatches.map(({ seq, recorded, recomputed }) =>
      fault('outcomeDiffers', `entries.${seq}.outcomes`, null, {
        seq,
        recorded: recorded.join(' '),
        recomputed: recomputed.join(' '),
      }),
    )
    const { entries, outcomes, outcome } = result.value
    // The secret is shown after the end: a record without its end was cut short.
    if (faults.length === 0 && outcome === null) faults.push(fault('notOver', 'entries', null, { entries }))
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
  return faults.length > 0 || secret === null
    ? { ok: false, faults }
    : { ok: true, key: matchKey(secret, contributions) }
}

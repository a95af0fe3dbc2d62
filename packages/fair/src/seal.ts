import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex, toHex } from './bytes.ts'

const SEAL_TAG = utf8ToBytes('menagerie/seal/2\0')

/**
 * What a seat publishes before any contribution is known: SHA-256 of a domain tag, the host's commitment, the seat and the
 * contribution, hex. A seat that gives none has the empty seal.
 */
export const sealOf = (commitment: string, seat: number, contribution: string): string =>
  contribution === ''
    ? ''
    : toHex(sha256(concatBytes(SEAL_TAG, fromHex(commitment), Uint8Array.of(seat), fromHex(contribution))))

/** Seals of all contributions, indexed by seat. */
export const sealsOf = (commitment: string, contributions: readonly string[]): readonly string[] =>
  contributions.map((contribution, seat) => sealOf(commitment, seat, contribution))

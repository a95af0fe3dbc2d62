import { createHash, randomBytes } from 'node:crypto'
import type { Sealing, TableHost } from '@menagerie/engine'
import {
  SECRET_BYTES,
  commitmentOf,
  fairChance,
  randomContribution,
  sealsOf,
  seedKey,
  sha256Hex,
  toHex,
} from '@menagerie/fair'
import type { Sitter } from '../flags.ts'

/** Fair chance for one match at this device: what is committed before it and revealed after it. */
export interface FairHost {
  readonly host: TableHost
  readonly commitment: string
  /** Indexed by seat; bots give none. */
  readonly contributions: readonly string[]
  readonly sealing: Sealing
  /** The secret, hex. */
  readonly reveal: string
}

const SALT_BYTES = 16

/** With a seed everything follows from it, and its clock stands at 0; without one it is drawn from the system. */
export const fairHost = (seed: string | undefined, sitters: readonly Sitter[]): FairHost => {
  const bytesFor = (what: string, length: number): Uint8Array =>
    seed === undefined
      ? new Uint8Array(randomBytes(length))
      : new Uint8Array(createHash('sha256').update(`${what} of ${seed}`).digest()).slice(0, length)
  const secret = bytesFor('secret', SECRET_BYTES)
  const contributions = sitters.map((sitter, seat) =>
    sitter === 'human' ? randomContribution((length) => bytesFor(`contribution ${seat}`, length)) : '',
  )
  const key = seedKey(secret, contributions)
  const commitment = commitmentOf(secret)
  return {
    host: { chance: (seq) => fairChance({ key, seq }), hash: sha256Hex, now: seed === undefined ? Date.now : () => 0 },
    commitment,
    contributions,
    sealing: {
      salts: sitters.map((_, seat) => toHex(bytesFor(`salt ${seat}`, SALT_BYTES))),
      seals: sealsOf(commitment, contributions),
      // Whoever sits at the terminal chose them, or its seed.
      drawn: sitters.map(() => false),
      lapsed: [],
    },
    reveal: toHex(secret),
  }
}

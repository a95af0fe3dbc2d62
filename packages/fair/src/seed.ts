import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex, toHex } from './bytes.ts'

/** Bytes of the host's secret. */
export const SECRET_BYTES = 32
/** Bytes of a seat's contribution as `randomContribution` makes it; 0 to 64 are accepted (bots give none). */
export const CONTRIBUTION_BYTES = 32
const MOST_CONTRIBUTION_BYTES = 64

const COMMITMENT_TAG = utf8ToBytes('menagerie/commitment/1\0')
const SEED_SALT = utf8ToBytes('menagerie/seed/1')

/**
 * What the host publishes before anybody contributes: SHA-256 of a domain tag and its secret, hex. It hides the secret
 * and binds the host to it.
 */
export const commitmentOf = (secret: Uint8Array): string => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`)
  return toHex(sha256(concatBytes(COMMITMENT_TAG, secret)))
}

/**
 * The key of a match: HKDF-SHA256 of the host's secret, bound to all contributions in seat order (each preceded by its
 * length, so that no two lists are the same bytes). The host cannot choose it, for it committed before the contributions;
 * no seat can, for none knows the secret.
 */
export const seedKey = (secret: Uint8Array, contributions: readonly string[]): Uint8Array => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`)
  const parts = contributions.map((text) => {
    const bytes = fromHex(text)
    if (bytes.length > MOST_CONTRIBUTION_BYTES) throw new RangeError('a contribution is too long')
    return concatBytes(Uint8Array.of(bytes.length), bytes)
  })
  const info = concatBytes(Uint8Array.of(contributions.length), ...parts)
  return hkdf(sha256, secret, SEED_SALT, info, 32)
}

/** A seat's part of the seed, hex. `random` gives that many random bytes: from the system, never from a seeded source. */
export const randomContribution = (random: (bytes: number) => Uint8Array): string => toHex(random(CONTRIBUTION_BYTES))

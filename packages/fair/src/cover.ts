import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex, toHex } from './bytes.ts'
import { SECRET_BYTES } from './seed.ts'

const COVER_TAG = utf8ToBytes('menagerie/cover/2\0')
const BLIND_SALT = utf8ToBytes('menagerie/blind/2')

/**
 * Commitments to entries that hide them: SHA-256 of a domain tag, 32 bytes that follow from the secret and the seq, and the
 * entry's hash, hex. Public while the match runs. Without the secret nobody can try a guess at an outcome on them; with it
 * anybody opens them.
 */
export const coversOf = (secret: Uint8Array): ((seq: number, hash: string) => string) => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`)
  // What follows from the key alone is worked out once: half of what a cover takes.
  const keyed = hmac.create(sha256, hkdf(sha256, secret, BLIND_SALT, undefined, 32))
  return (seq, hash) => {
    const blind = keyed.clone().update(numberBytes(seq)).digest()
    return toHex(sha256(concatBytes(COVER_TAG, blind, fromHex(hash))))
  }
}

/** Covers of the entries of one match, each worked out once. `hashOf` gives an entry's hash; the secret is hex. */
export const coverEntries = (secret: string, hashOf: (seq: number) => string): ((seq: number) => string) => {
  const covers: string[] = []
  let cover: ReturnType<typeof coversOf> | null = null
  return (seq) => {
    cover ??= coversOf(fromHex(secret))
    return (covers[seq] ??= cover(seq, hashOf(seq)))
  }
}

/** 64 bits, low byte first. */
const numberBytes = (value: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true)
  return bytes
}

import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex, toHex } from './bytes.ts'
import { SECRET_BYTES } from './seed.ts'

const COVER_TAG = utf8ToBytes('menagerie/cover/2\0')
const BLIND_SALT = utf8ToBytes('menagerie/blind/2')

/** SHA-256 of bytes, by whatever platform there is. */
export type Digest = (bytes: Uint8Array) => Uint8Array

/** Bytes of a block of SHA-256, and of what comes of it. */
const [BLOCK, DIGEST] = [64, 32]

/** RFC 2104: what stands before a message under HMAC, within and without. */
const padded = (key: Uint8Array, pad: number, room: number): Uint8Array => {
  const bytes = new Uint8Array(BLOCK + room).fill(pad, 0, BLOCK)
  for (const [at, byte] of key.entries()) bytes[at] = byte ^ pad
  return bytes
}

/**
 * Commitments to entries that hide them: SHA-256 of a domain tag, 32 bytes that follow from the secret and the seq, and the
 * entry's hash, hex. Public while the match runs. Without the secret nobody can try a guess at an outcome on them; with it
 * anybody opens them.
 */
export const coversOf = (secret: Uint8Array, digest: Digest = sha256): ((seq: number, hash: string) => string) => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`)
  const key = hkdf(sha256, secret, BLIND_SALT, undefined, DIGEST)
  // Written over by each: a cover needs no room of its own.
  const within = padded(key, 0x36, 8)
  const without = padded(key, 0x5c, DIGEST)
  const covered = new Uint8Array(COVER_TAG.length + 2 * DIGEST)
  covered.set(COVER_TAG)
  return (seq, hash) => {
    new DataView(within.buffer).setBigUint64(BLOCK, BigInt(seq), true)
    without.set(digest(within), BLOCK)
    covered.set(digest(without), COVER_TAG.length)
    covered.set(fromHex(hash), COVER_TAG.length + DIGEST)
    return toHex(digest(covered))
  }
}

/** Covers of the entries of one match, each worked out once. `hashOf` gives an entry's hash; the secret is hex. */
export const coverEntries = (
  secret: string,
  hashOf: (seq: number) => string,
  digest?: Digest,
): ((seq: number) => string) => {
  const covers: string[] = []
  let cover: ReturnType<typeof coversOf> | null = null
  return (seq) => {
    cover ??= coversOf(fromHex(secret), digest)
    return (covers[seq] ??= cover(seq, hashOf(seq)))
  }
}

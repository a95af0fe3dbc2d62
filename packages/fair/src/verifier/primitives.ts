import type { Chance, ChanceOutcome } from '@menagerie/engine'
import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/*
 * A second reading of packages/fair/README.md, written without the generator: no function here is shared with it but
 * SHA-256, HMAC and ChaCha20 themselves.
 */

const HEX = '0123456789abcdef'

/** Bytes of lower-case hex, or null. */
export const readHex = (text: string): Uint8Array | null => {
  if (text.length % 2 !== 0) return null
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    const high = HEX.indexOf(text.charAt(2 * i))
    const low = HEX.indexOf(text.charAt(2 * i + 1))
    if (high < 0 || low < 0) return null
    bytes[i] = 16 * high + low
  }
  return bytes
}

const writeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => HEX.charAt(byte >> 4) + HEX.charAt(byte & 15)).join('')

/** UTF-8, by hand. Lone surrogates become U+FFFD, as everywhere. */
const utf8 = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const letter of text) {
    let code = letter.codePointAt(0) as number
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

export const chainHash = (text: string): string => writeHex(sha256(utf8(text)))

const joined = (...parts: readonly Iterable<number>[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

export const commitmentOfSecret = (secret: Uint8Array): string =>
  writeHex(sha256(joined(utf8('menagerie/commitment/1'), [0], secret)))

/** The seal of a seat's contribution; empty for an empty one. */
export const sealAgain = (commitment: Uint8Array, seat: number, contribution: Uint8Array): string =>
  contribution.length === 0
    ? ''
    : writeHex(sha256(joined(utf8('menagerie/seal/2'), [0], commitment, [seat], contribution)))

/** The cover of an entry with this seq and hash. */
export const coverAgain = (secret: Uint8Array, seq: number, hash: Uint8Array): string => {
  const blind = hmac(sha256, hkdfSha256(secret, utf8('menagerie/blind/2'), new Uint8Array(0), 32), lowFirst(seq))
  return writeHex(sha256(joined(utf8('menagerie/cover/2'), [0], blind, hash)))
}

const lowFirst = (value: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  let rest = BigInt(value)
  for (let i = 0; i < 8; i++) {
    bytes[i] = Number(rest & 255n)
    rest >>= 8n
  }
  return bytes
}

/** HKDF-SHA256 as RFC 5869 writes it: extract, then expand. An empty salt is 32 zeros. */
export const hkdfSha256 = (input: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Uint8Array => {
  const prk = hmac(sha256, salt.length === 0 ? new Uint8Array(32) : salt, input)
  let output = new Uint8Array(0)
  let last = new Uint8Array(0)
  for (let block = 1; output.length < length; block++) {
    last = Uint8Array.from(hmac(sha256, prk, joined(last, info, [block])))
    output = Uint8Array.from(joined(output, last))
  }
  return output.slice(0, length)
}

export const matchKey = (secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array => {
  const info = joined([contributions.length], ...contributions.map((bytes) => joined([bytes.length], bytes)))
  return hkdfSha256(secret, utf8('menagerie/seed/1'), info, 32)
}

/** Counts words of one stream; word w stands in block w div 16 at byte 4 * (w mod 16). */
interface Reader {
  readonly nonce: Uint8Array
  word: number
}

const reader = (letters: string, seq: number): Reader => {
  return { nonce: joined(utf8(letters), lowFirst(seq)), word: 0 }
}

const nextWord = (key: Uint8Array, from: Reader): number => {
  const counter = Math.floor(from.word / 16)
  const start = 4 * (from.word % 16)
  from.word++
  const block = chacha20(key, from.nonce, new Uint8Array(64), new Uint8Array(64), counter)
  const byte = (i: number): number => block[start + i] as number
  return byte(0) + 256 * byte(1) + 65536 * byte(2) + 16777216 * byte(3)
}

/** Rejects the last `2^32 mod n` words. */
const choose = (key: Uint8Array, from: Reader, n: number): number => {
  if (n === 1) return 0
  const surplus = 4294967296 % n
  let word = nextWord(key, from)
  while (word > 4294967295 - surplus) word = nextWord(key, from)
  return word % n
}

/** The outcomes of one entry, computed again. */
export const recomputedChance = (key: Uint8Array, seq: number): Chance =>
  read(key, reader('deck', seq), reader('dice', seq))

/** What loadouts were drawn from, computed again. */
export const recomputedLoadouts = (key: Uint8Array): Chance => {
  const list = reader('list', 0)
  return read(key, list, list)
}

const read = (key: Uint8Array, deck: Reader, dice: Reader): Chance => ({
  pick: (n) => choose(key, deck, n),
  die: (sides) => 1 + choose(key, dice, sides),
  draw: <C extends ChanceOutcome>(pool: C[]): C => pool.splice(choose(key, deck, pool.length), 1)[0] as C,
})

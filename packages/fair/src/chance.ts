import { type Chance, Defect, takeAt } from '@menagerie/engine'
import { chacha20 } from '@noble/ciphers/chacha.js'

export interface FairChanceOptions {
  /** Of the match, from `seedKey`. */
  readonly key: Uint8Array
  /** Of the entry whose outcomes are drawn; a seq is never used twice. */
  readonly seq: number
}

/**
 * Cards and dice come from separate streams, so that an extra look into a deck never changes a die; `list` is what seats
 * are given that brought nothing.
 */
export const STREAMS = ['deck', 'dice', 'list'] as const
export type StreamName = (typeof STREAMS)[number]

/** Bytes of one ChaCha20 block. */
const BLOCK = 64
const ZEROS = new Uint8Array(BLOCK)
const TWO_32 = 4294967296

/** One block of key stream (RFC 8439, section 2.3). */
export const keystreamBlock = (key: Uint8Array, nonce: Uint8Array, counter: number): Uint8Array =>
  chacha20(key, nonce, ZEROS, undefined, counter)

/** Twelve bytes: the stream's four letters, then the seq as 64 bits, low byte first. */
const nonceOf = (stream: StreamName, seq: number): Uint8Array => {
  const nonce = new Uint8Array(12)
  const fields = new DataView(nonce.buffer)
  for (let i = 0; i < 4; i++) nonce[i] = stream.charCodeAt(i)
  fields.setUint32(4, seq % TWO_32, true)
  fields.setUint32(8, Math.floor(seq / TWO_32), true)
  return nonce
}

/** 32-bit unsigned integers of one stream, read low byte first from block 0 on; nothing is computed before the first. */
export const wordsOf = (key: Uint8Array, stream: StreamName, seq: number): (() => number) => {
  if (!Number.isSafeInteger(seq) || seq < 0) throw new RangeError(`no seq: ${seq}`)
  // Most entries draw nothing.
  let nonce: Uint8Array | null = null
  let counter = 0
  let block: DataView | null = null
  let at = BLOCK
  return () => {
    if (block === null || at === BLOCK) {
      nonce ??= nonceOf(stream, seq)
      const bytes = keystreamBlock(key, nonce, counter++)
      block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK)
      at = 0
    }
    const word = block.getUint32(at, true)
    at += 4
    return word
  }
}

/**
 * 0 to n - 1, unbiased: a word at or above the greatest multiple of n is thrown away. A choice of one takes no word.
 * n is at most 2^32.
 */
export const uniform = (words: () => number, n: number): number => {
  if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new Defect(`a choice of ${n}`)
  if (n === 1) return 0
  const end = TWO_32 - (TWO_32 % n)
  for (;;) {
    const word = words()
    if (word < end) return word % n
  }
}

/** The chance of one entry of a real match. The same key and seq give the same outcomes for the same questions. */
export const fairChance = ({ key, seq }: FairChanceOptions): Chance =>
  chanceFrom(wordsOf(key, 'deck', seq), wordsOf(key, 'dice', seq))

/** The chance from which the host draws loadouts for seats that bring none, in the order of the seats. */
export const loadoutChance = (key: Uint8Array): Chance => {
  const list = wordsOf(key, 'list', 0)
  return chanceFrom(list, list)
}

const chanceFrom = (deck: () => number, dice: () => number): Chance => ({
  pick: (n) => uniform(deck, n),
  die: (sides) => uniform(dice, sides) + 1,
  draw: (pool) => takeAt(pool, uniform(deck, pool.length)),
})

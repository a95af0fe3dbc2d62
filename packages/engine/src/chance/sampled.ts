import { Defect } from '../refusal.ts'
import { type Chance, takeAt } from './chance.ts'

/** A stream of 32-bit integers, signed: those need no allocation on the way. */
export type Stream = () => number

/** sfc32 (C. Doty-Humphrey, PractRand), seeded by hashing the text; small, fast, passes PractRand. Not for secrets. */
export const seededStream = (seed: string | number): Stream => {
  const text = String(seed)
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  let a = h | 0
  let b = Math.imul(h, 0x85ebca6b) | 0
  let c = Math.imul(h ^ 0x9e3779b9, 0xc2b2ae35) | 0
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t
  }
  for (let i = 0; i < 16; i++) next()
  return next
}

const TWO_32 = 4294967296
const TO_UNIT = 1 / TWO_32

/** An integer from 0 to n - 1, unbiased by rejection (Lemire 2019, in doubles: exact for n up to 2^21). */
export const below = (stream: Stream, n: number): number => {
  for (;;) {
    const product = (stream() >>> 0) * n
    const high = Math.floor(product * TO_UNIT)
    const low = product - high * TWO_32
    if (low >= n || low >= (TWO_32 - n) % n) return high
  }
}

/** Chance for search, simulation and tests: the same seed gives the same outcomes. */
export const sampledChance = (seed: string | number): Chance => chanceFrom(seededStream(seed))

export const chanceFrom = (stream: Stream): Chance => {
  const pick = (n: number): number => {
    if (n < 1) throw new Defect(`pick from ${n}`)
    return n === 1 ? 0 : below(stream, n)
  }
  return {
    pick,
    die: (sides) => pick(sides) + 1,
    draw: (pool) => takeAt(pool, pick(pool.length)),
  }
}

import { type Chance, takeAt } from '@menagerie/engine'
import { describe, expect, it } from 'vitest'
import { countBins, looksFair } from '../test/chi-square.ts'
import { fairChance, keystreamBlock, uniform, wordsOf } from './chance.ts'
import { fromHex, sha256Hex, toHex } from './bytes.ts'

const KEY = fromHex(sha256Hex('a key for tests'))
const chanceAt = (seq: number): Chance => fairChance({ key: KEY, seq })

/** Calls `use` with the chance of one entry after the other. */
const eachSeq = (use: (chance: Chance) => number): (() => number) => {
  let seq = 0
  return () => use(chanceAt(seq++))
}

describe('ChaCha20 (RFC 8439)', () => {
  it.each([
    [
      '2.3.2',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      '000000090000004a00000000',
      1,
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1 #1',
      '00'.repeat(32),
      '00'.repeat(12),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      '00'.repeat(32),
      '00'.repeat(12),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
  ])('gives the key stream of the vector %s', (_name, key, nonce, counter, stream) => {
    expect(toHex(keystreamBlock(fromHex(key), fromHex(nonce), counter))).toBe(stream)
  })
})

describe('fair chance', () => {
  it('gives the same outcomes for the same key and seq, and others for another seq or key', () => {
    const run = (chance: Chance): number[] => Array.from({ length: 20 }, () => chance.pick(1000))
    expect(run(chanceAt(5))).toEqual(run(chanceAt(5)))
    expect(run(chanceAt(5))).not.toEqual(run(chanceAt(6)))
    expect(run(chanceAt(5))).not.toEqual(run(chanceAt(5 + 2 ** 32)))
    expect(run(chanceAt(5))).not.toEqual(run(fairChance({ key: fromHex(sha256Hex('other')), seq: 5 })))
  })

  it('reads on across blocks without repeating one', () => {
    const words = wordsOf(KEY, 'deck', 0)
    expect(new Set(Array.from({ length: 1000 }, words)).size).toBeGreaterThan(998)
  })

  it('keeps cards and dice apart: cards drawn never change a die, dice never change a card', () => {
    const quiet = chanceAt(9)
    const busy = chanceAt(9)
    for (let i = 0; i < 50; i++) busy.pick(7)
    busy.draw([1, 2, 3])
    const dice = Array.from({ length: 50 }, () => quiet.die(20))
    expect(Array.from({ length: 50 }, () => busy.die(20))).toEqual(dice)
    const fresh = chanceAt(9)
    for (let i = 0; i < 50; i++) fresh.pick(7)
    expect(quiet.pick(1_000_000)).toBe(chanceAt(9).pick(1_000_000))
    expect(fresh.pick(1_000_000)).not.toBe(chanceAt(9).pick(1_000_000))
  })

  it('shows no tie between a card and a die of the same entry', () => {
    const pairs = eachSeq((chance) => chance.pick(6) * 6 + chance.die(6) - 1)
    expect(looksFair(countBins(36, 36_000, pairs))).toBe(true)
  })

  it('shows no tie between the same question of two neighbouring entries', () => {
    let seq = 0
    const pairs = (): number => chanceAt(seq).pick(6) * 6 + chanceAt(++seq).pick(6)
    expect(looksFair(countBins(36, 36_000, pairs))).toBe(true)
  })

  it('takes one entry out of the pool and leaves the rest sorted', () => {
    const pool = [1, 2, 2, 3, 5, 8]
    const drawn = chanceAt(3).draw(pool)
    expect([...pool, drawn].sort((a, b) => a - b)).toEqual([1, 2, 2, 3, 5, 8])
    expect(pool).toEqual([...pool].sort((a, b) => a - b))
  })

  it('throws where nothing can be chosen', () => {
    const chance = chanceAt(0)
    for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => chance.pick(wrong)).toThrow()
    expect(() => chance.draw([])).toThrow()
    expect(() => fairChance({ key: KEY, seq: -1 })).toThrow()
  })
})

describe('every outcome is equally likely (chi-square)', () => {
  const deck = wordsOf(KEY, 'deck', 77)

  it.each([2, 3, 6, 7, 52, 100])('pick of %i', (n) => {
    expect(looksFair(countBins(n, 2000 * n, () => uniform(deck, n)))).toBe(true)
    expect(
      looksFair(
        countBins(
          n,
          400 * n,
          eachSeq((chance) => chance.pick(n)),
        ),
      ),
    ).toBe(true)
  })

  it.each([2, 6, 8, 20])('die of %i', (sides) => {
    expect(
      looksFair(
        countBins(
          sides,
          1000 * sides,
          eachSeq((chance) => chance.die(sides) - 1),
        ),
      ),
    ).toBe(true)
  })

  it('every order of three cards, drawn one by one', () => {
    expect(
      looksFair(
        countBins(
          6,
          12_000,
          eachSeq((chance) => orderOf(chance.draw)),
        ),
      ),
    ).toBe(true)
  })

  it('a choice of 3 * 2^30, where a modulo shows', () => {
    expect(looksFair(quarters((n) => uniform(deck, n)))).toBe(true)
  })
})

describe('planted faults that the same test catches', () => {
  const words = wordsOf(KEY, 'deck', 78)

  it('a modulo without rejection', () => {
    expect(looksFair(quarters((n) => words() % n))).toBe(false)
  })

  it('a modulo of single bytes', () => {
    expect(looksFair(countBins(100, 200_000, () => (words() & 255) % 100))).toBe(false)
  })

  it('a draw that never takes the last entry', () => {
    const biased: Chance['draw'] = (pool) => takeAt(pool, uniform(words, Math.max(1, pool.length - 1)))
    expect(looksFair(countBins(6, 12_000, () => orderOf(biased)))).toBe(false)
  })

  it('a draw by the shuffle that swaps with any place', () => {
    const biased: Chance['draw'] = (pool) => {
      for (const i of pool.keys()) {
        const j = uniform(words, pool.length)
        const held = pool[i] as (typeof pool)[number]
        pool[i] = pool[j] as (typeof pool)[number]
        pool[j] = held
      }
      return takeAt(pool, 0)
    }
    const skewed: Chance['draw'] = (pool) => (pool.length === 3 ? biased(pool) : takeAt(pool, 0))
    expect(looksFair(countBins(6, 12_000, () => orderOf(skewed)))).toBe(false)
  })
})

/** Which of the six orders of [0, 1, 2] a source draws. */
const orderOf = (draw: Chance['draw']): number => {
  const pool = [0, 1, 2]
  const first = draw(pool)
  return first * 2 + (draw(pool) > (pool[0] as number) ? 1 : 0)
}

const quarters = (choose: (n: number) => number): number[] => {
  const n = 3 * 2 ** 30
  return countBins(4, 4000, () => Math.floor((choose(n) / n) * 4))
}

import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { fromHex, isHex, sha256Hex, toHex } from './bytes.ts'
import { commitmentOf, randomContribution, seedKey } from './seed.ts'
import { commitmentOfSecret, hkdfSha256, matchKey } from './verifier/primitives.ts'

const range = (from: number, to: number): string =>
  toHex(Uint8Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** RFC 5869, appendix A: test case, input, salt, info, length, output. */
const VECTORS: readonly (readonly [string, string, string, string, number, string])[] = [
  [
    'A.1',
    '0b'.repeat(22),
    range(0, 12),
    range(0xf0, 0xf9),
    42,
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  ],
  [
    'A.2',
    range(0, 0x4f),
    range(0x60, 0xaf),
    range(0xb0, 0xff),
    82,
    'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
  ],
  [
    'A.3',
    '0b'.repeat(22),
    '',
    '',
    42,
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  ],
]

const SECRET = fromHex(sha256Hex('a secret'))
const A = 'aa'.repeat(32)
const B = 'bb'.repeat(16)

describe('HKDF-SHA256 (RFC 5869)', () => {
  it.each(VECTORS)('gives the vector %s in both readings', (_name, input, salt, info, length, output) => {
    expect(toHex(hkdf(sha256, fromHex(input), fromHex(salt), fromHex(info), length))).toBe(output)
    expect(toHex(hkdfSha256(fromHex(input), fromHex(salt), fromHex(info), length))).toBe(output)
  })
})

describe('the seed', () => {
  it('commits to the secret under its own tag', () => {
    expect(commitmentOf(SECRET)).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(SECRET)).not.toBe(toHex(sha256(SECRET)))
    expect(commitmentOf(SECRET)).toBe(commitmentOfSecret(SECRET))
    expect(() => commitmentOf(SECRET.slice(1))).toThrow()
  })

  it('changes with the secret, with every contribution, with their order and with where one ends', () => {
    const keys = [
      seedKey(SECRET, [A, B]),
      seedKey(fromHex(sha256Hex('another')), [A, B]),
      seedKey(SECRET, [A, 'bc'.repeat(16)]),
      seedKey(SECRET, [B, A]),
      seedKey(SECRET, [A, B, '']),
      seedKey(SECRET, ['', A, B]),
      seedKey(SECRET, [A.slice(2), `aa${B}`]),
      seedKey(SECRET, [A + B]),
    ].map(toHex)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is derived alike by generator and verifier', () => {
    for (const list of [[], [''], [A], [A, B], [A, '', B]]) {
      expect(toHex(matchKey(SECRET, list.map(fromHex)))).toBe(toHex(seedKey(SECRET, list)))
    }
  })

  it('takes no contribution that is not hex or too long', () => {
    for (const wrong of ['a', 'AA', 'zz', 'aa'.repeat(65)]) expect(() => seedKey(SECRET, [wrong])).toThrow()
  })

  it('makes a contribution of 32 bytes from the random bytes it is given', () => {
    const asked: number[] = []
    const made = randomContribution((bytes) => {
      asked.push(bytes)
      return new Uint8Array(bytes).fill(7)
    })
    expect(asked).toEqual([32])
    expect(made).toBe('07'.repeat(32))
    expect(isHex(made)).toBe(true)
  })
})

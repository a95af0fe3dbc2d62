import { describe, expect, test } from 'vitest'
import { lucky } from '../../test/lucky.ts'
import { coversOf, fromHex, sha256Hex } from '../index.ts'
import { tryRecords } from './trials.ts'

describe('a hundredth of the trial of records', () => {
  const counts = { bytes: 20, cuts: 5, secrets: 4, contributions: 4 }
  const found = tryRecords({ box: lucky, choices: {}, seats: 2, seed: 'trial', counts })

  test('finds every change with what was kept', () => {
    expect(found.map(({ what, tried, kept }) => [what, tried, kept])).toEqual(
      Object.entries(counts).map(([what, count]) => [what, count, count]),
    )
  })

  test('is about something: nothing but what was kept tells a ground secret from a drawn one', () => {
    const alone = Object.fromEntries(found.map((one) => [one.what, one.alone]))
    expect(alone).toMatchObject({ bytes: 20, secrets: 0 })
    // A ground contribution that keeps its old seal is found without.
    expect(alone['contributions']).toBe(2)
  })
})

describe('the cover of an entry', () => {
  const secret = fromHex(sha256Hex('cover'))
  const guesses = ['king', 'queen', 'ace'].map((card) => sha256Hex(`drawn ${card}`))
  /** Whoever sees what was published tries each guess on it. */
  const tells = (published: string): boolean => guesses.some((guess) => published === guess)

  test('tells nothing of what it binds, as a bare hash would', () => {
    const cover = coversOf(secret)
    for (const [seq, hash] of guesses.entries()) {
      expect(tells(hash)).toBe(true)
      expect(tells(cover(seq, hash))).toBe(false)
      expect(cover(seq, hash)).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  test('is another for every entry, hash and secret', () => {
    const covers = [secret, fromHex(sha256Hex('another'))].flatMap((one) =>
      guesses.flatMap((hash) => [0, 1, 2 ** 33].map((seq) => coversOf(one)(seq, hash))),
    )
    expect(new Set(covers).size).toBe(covers.length)
  })
})

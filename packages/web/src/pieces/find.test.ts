import { describe, expect, test } from 'vitest'
import { finds, marked, termsOf } from './find.ts'

const shown = (query: string, text: string): string =>
  marked(termsOf(query), text)
    .map((one) => (one.hit ? `[${one.text}]` : one.text))
    .join('')

describe('a search', () => {
  test('asks for every word, in any order, in any of the texts', () => {
    const rule = ['MP-28', 'Boost', 'A boost that brings the die to 0']
    expect(finds(termsOf('die boost'), rule)).toBe(true)
    expect(finds(termsOf('mp-28 DIE'), rule)).toBe(true)
    expect(finds(termsOf('die duel'), rule)).toBe(false)
    expect(finds(termsOf('  '), rule)).toBe(true)
  })

  test('knows wide letters and full-width spaces', () => {
    expect(finds(termsOf('ＭＰ－２８　ダイス'), ['MP-28', 'ダイスが1減る'])).toBe(true)
    expect(finds(termsOf('ﾀﾞｲｽ'), ['ダイスが1減る'])).toBe(true)
  })
})

describe('hits are marked', () => {
  test.each([
    ['die', 'The die of a diehard', 'The [die] of a [die]hard'],
    ['', 'Nothing', 'Nothing'],
    ['ab bc', 'abc', '[abc]'],
    ['MP', 'ＭＰ-28', '[ＭＰ]-28'],
    ['ダイス', 'ダイスが減る', '[ダイス]が減る'],
    ['aa', 'aaa', '[aaa]'],
  ])('%s in %s', (query, text, expected) => {
    expect(shown(query, text)).toBe(expected)
  })
})

import { describe, expect, test } from 'vitest'
import { STACKS, drawnBy } from './fonts.ts'
import { glyphs } from './glyphs.ts'

describe.each(['en', 'ja'] as const)('letters of %s', (language) => {
  test('are all drawn by the fonts that are shipped', async () => {
    expect(await glyphs(language)).toEqual([])
  })

  test('are missed where no font has them', () => {
    const draws = drawnBy(language)
    for (const stack of STACKS) {
      expect(draws('A'.codePointAt(0) as number, stack)).toBe(true)
      expect(draws('ก'.codePointAt(0) as number, stack)).toBe(false)
    }
  })
})

test('a letter that one of the fonts of a language lacks is missed in its stack alone', () => {
  const draws = drawnBy('ja')
  const wave = '～'.codePointAt(0) as number
  expect(STACKS.filter((stack) => !draws(wave, stack))).toEqual(['ui'])
})

test('kana are missed before Japanese is spoken', () => {
  expect(drawnBy('en')('あ'.codePointAt(0) as number, 'text')).toBe(false)
})

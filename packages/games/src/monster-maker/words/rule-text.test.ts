import type { Catalogue } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { options } from './locales/en-options.ts'
import { rules as english } from './locales/en-rules.ts'
import { rules as japanese } from './locales/ja-rules.ts'

/** How a rule says that tables differ in it. */
const OPEN = { en: /settled|option|table|Second edition|second edition/, ja: /設定|卓|決め|第2版/ }
/** Rules that stay true whatever their option says: which cards there are changes none of their words. */
const UNTOUCHED = new Set(['MM-P1', 'MM-P3'])

const textOf = (words: Catalogue, id: string): string => {
  const found = words[id]
  return typeof found === 'string' ? found : ''
}

const silent = (words: Catalogue, open: RegExp): readonly string[] =>
  box.options.flatMap((row) =>
    row.scope === 'game'
      ? row.rules
          .filter((rule) => !UNTOUCHED.has(rule) && !open.test(textOf(words, rule)))
          .map((rule) => `${row.id} ${rule}`)
      : [],
  )

describe('rules follow the options', () => {
  test('MM-H2 every rule an option changes says that tables differ in it, in both languages', () => {
    expect(silent(english, OPEN.en)).toEqual([])
    expect(silent(japanese, OPEN.ja)).toEqual([])
  })

  test('MM-TC1 a distance in perch is never told as the only one', () => {
    for (const id of ['MM-TC1', 'MM-N1', 'MM-N2']) {
      expect(english[id]).toMatch(/the table has settled/)
      expect(japanese[id]).toMatch(/卓で/)
    }
  })

  test('MM-X5 that the limit caps the number of dungeons stands beside both options', () => {
    expect(options['dungeons']).toMatchObject({ help: expect.stringContaining('Dungeons at most') as string })
    expect(options['maxDungeons']).toMatchObject({ help: expect.stringContaining('asks for more') as string })
  })

  test('MM-TR1 every line of a match on honour names its rule', () => {
    const made = box.complete({ trapDeclaration: 'honor' }, null)
    if (!made.ok) throw new Error('options')
    expect(box.text.event(made.value, { kind: 'kept', seat: 0 }).rule).toBe('MM-TR1')
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { WEB } from '../browser/support/catalogues.ts'
import { type Edit, type Made, swap } from '../faults-glass/fault.ts'
import { otherValue } from '../faults-glass/in-sheets.ts'
import { make } from '../faults-glass/made.ts'
import { PLANTED } from '../faults-glass/planted.ts'
import { SIZES } from '../glass/sizes.ts'
import { states } from '../glass/states/index.ts'

const read = (file: string): string => readFileSync(join(WEB, file), 'utf8')

/** What is served instead of a source; throws when nobody could read it. */
const served = ({ file, apply }: Edit): string => {
  const broken = apply(read(file))
  if (file.endsWith('.css')) postcss.parse(broken)
  else expect(parseSync(file, broken).errors).toEqual([])
  return broken
}

describe('planted', () => {
  test('there are thirty-two', () => {
    expect(new Set(PLANTED.map(({ id }) => id)).size).toBe(32)
  })

  test.each(PLANTED)('$id fits the sources', ({ edits, laws, sizes, states: wanted }) => {
    for (const edit of edits) expect(served(edit)).not.toBe(read(edit.file))
    expect(laws).not.toEqual([])
    expect(SIZES.map(({ id }) => id)).toEqual(expect.arrayContaining([...sizes]))
    const ids = states().map(({ id }) => id)
    for (const one of wanted)
      if (typeof one === 'string') expect(ids.filter((id) => id.startsWith(one))).not.toEqual([])
  })

  test('what does not stand there once is no patch', () => {
    const { apply } = swap('a.css', 'b', 'c')
    expect(apply('abd')).toBe('acd')
    expect(() => apply('ad')).toThrow('has 0 times')
    expect(() => apply('bb')).toThrow('has 2 times')
  })
})

const first = (seed: string, count: number): readonly Made[] => {
  const faults = make(seed)
  return Array.from({ length: count }, () => faults.next().value as Made)
}

describe('made', () => {
  test('are the same from the same seed, and others from another', () => {
    const words = (seed: string): readonly string[] => first(seed, 40).map(({ words: one }) => one)
    expect(words('1')).toEqual(words('1'))
    expect(words('1')).not.toEqual(words('2'))
  })

  test('break what can still be read, in sheets and in components', () => {
    const all = first('1', 200)
    for (const { edits } of all) for (const edit of edits) expect(served(edit)).not.toBe(read(edit.file))
    const kinds = new Set(all.map(({ id }) => id.replace(/^\S+ /, '')))
    expect([...kinds].sort()).toEqual([
      'class dropped',
      'class renamed',
      'declaration dropped',
      'element changed',
      'element dropped',
      'rule dropped',
      'value changed',
    ])
  })

  test.each([
    ['4px 8px', '8px 8px'],
    ['0', '9px'],
    ['flex', 'block'],
    ['#fff', '#7d7d7d'],
    ['var(--ink)', 'initial'],
  ])('%s becomes %s', (value, other) => {
    expect(otherValue(value)).toBe(other)
  })
})

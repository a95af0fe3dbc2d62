import { describe, expect, test } from 'vitest'
import { ending, joining, withStep, withoutStep } from './drafting.ts'

describe('laying out', () => {
  /** Letters in rising order, at most one of each; a capital needs its small letter right before it. */
  const after = (draft: readonly string[]) => {
    const fits = draft.every((step, at) => {
      const before = draft[at - 1] ?? ''
      return step === step.toUpperCase() ? before === step.toLowerCase() : step > before.toLowerCase()
    })
    if (!fits) return null
    const last = (draft.at(-1) ?? '').toLowerCase()
    return ['a', 'b', 'c']
      .filter((letter) => letter > last)
      .concat(draft.length > 0 && draft.at(-1) === last ? [last.toUpperCase()] : [])
      .map((notation) => ({ notation, commits: false }))
      .concat(draft.length > 0 ? [{ notation: 'go', commits: true }] : [])
  }

  test('a step joins where the game’s order wants it', () => {
    expect(withStep(after, ['b'], 'a')).toEqual(['a', 'b'])
    expect(withStep(after, ['a', 'c'], 'b')).toEqual(['a', 'b', 'c'])
    expect(withStep(after, ['a'], 'a')).toBe(null)
    expect(joining(after, ['b'])).toEqual(expect.arrayContaining(['a', 'c', 'B']))
    expect(joining(after, ['b'])).toHaveLength(3)
    expect(ending(after, ['b'])).toEqual(['go'])
    expect(ending(after, [])).toEqual([])
  })

  test('what is taken back takes with it what needs it', () => {
    expect(withoutStep(after, ['a', 'A', 'b'], 0)).toEqual(['b'])
    expect(withoutStep(after, ['a', 'A', 'b'], 1)).toEqual(['a', 'b'])
  })
})

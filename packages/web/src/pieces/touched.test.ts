import { describe, expect, test } from 'vitest'
import type { Choice } from './picking.ts'
import { keepTouched, linesLeft, partsOf } from './touched.ts'

const choice = (step: string, ...places: readonly string[]): Choice => ({ steps: [step], places })
/** Cards that go to spots, each a line; and buttons. */
const CHOICES = ['owl', 'fox', 'elk'].flatMap((card) =>
  [1, 2, 3].map((spot) => choice(`${card} ${spot}`, `h.${card}`, `w.${spot}`)),
)
const BUTTONS = [choice('pass', 'b.pass'), choice('end', 'b.end')]
const ALL = [...CHOICES, ...BUTTONS]
const LINES = ALL.map(({ steps }) => steps[0] as string)

const openWith = (place: string): readonly Choice[] => ALL.filter(({ places }) => places.includes(place))

describe('the list of what can be done', () => {
  test('is whole while nothing is chosen on the board', () => {
    expect(linesLeft(LINES, { choices: ALL, open: null })).toBeNull()
  })

  test('narrows to what can be done with what is chosen', () => {
    expect([...(linesLeft(LINES, { choices: ALL, open: openWith('h.fox') }) ?? [])]).toEqual([
      'fox 1',
      'fox 2',
      'fox 3',
    ])
  })

  test('stays whole where the board chooses among what is no line, or among all of them', () => {
    expect(linesLeft(LINES, { choices: [], open: [choice('0', 's.0', 's.1')] })).toBeNull()
    expect(linesLeft(LINES, { choices: ALL, open: ALL })).toBeNull()
  })

  test('of ten lines and more is parted by what each begins with, all buttons together', () => {
    expect([...partsOf(LINES, { choices: ALL, open: null })]).toEqual(['fox 1', 'elk 1', 'pass'])
    expect(partsOf(LINES.slice(0, 9), { choices: ALL, open: null }).size).toBe(0)
  })
})

test('what a board is touched for is told to who listens, until they no longer do', () => {
  const kept = keepTouched()
  const heard: unknown[] = []
  const leave = kept.listen(() => heard.push(kept.now().open))
  kept.tell({ choices: ALL, open: null })
  kept.tell({ choices: ALL, open: BUTTONS })
  leave()
  kept.tell({ choices: ALL, open: null })
  expect(heard).toEqual([null, BUTTONS])
})

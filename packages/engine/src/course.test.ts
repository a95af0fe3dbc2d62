import { describe, expect, test } from 'vitest'
import { courseFaults } from './conformance/index.ts'
import { ticTacToe } from './fixtures/index.ts'
import { type Catalogue, type Lesson, type LessonParts, lesson, openLesson } from './index.ts'

const mark = (cell: number): string => {
  const options = ticTacToe.complete({}, null)
  if (!options.ok) throw new Error('options')
  const state = ticTacToe.game.arrange(options.value, '.........')
  if (!state.ok) throw new Error('position')
  const action = ticTacToe.game.legal(state.value, 0)[cell]
  if (action === undefined) throw new Error(`no cell ${cell}`)
  return ticTacToe.game.format(options.value, action)
}

const first = (parts: Partial<LessonParts> = {}): Lesson =>
  lesson({ id: 'first', position: 'x.o......', seat: 0, solution: [mark(4)], rules: ['TTT-1'], ...parts })
const words = { title: 'Title', text: 'Text.', done: 'Done.', wrong: 'Not that.' }
const faultsOf = (
  course: readonly Lesson[],
  catalogue: Catalogue = { first: words, second: words },
): readonly string[] => courseFaults({ ...ticTacToe, tutorial: course }, [{ tutorial: catalogue }])

describe('a course', () => {
  const course = [
    first({ answers: [{ seat: 1, steps: [mark(8)], chance: [] }] }),
    lesson({ id: 'second', position: null, seat: 0, solution: [mark(3)], also: [[mark(6)]], rules: [] }),
  ]

  test('is sound when everything in it can be played', () => {
    expect(faultsOf(course)).toEqual([])
  })

  test('goes on where the lesson before ends, and knows what is asked for', () => {
    const opened = openLesson(ticTacToe, course, 1)
    if (!opened.ok) throw new Error('not opened')
    const { table, accepts, act, answer } = opened.value
    expect(table.version()).toBe(2)
    expect(table.legal(0)).toHaveLength(5)
    expect([accepts([mark(3)]), accepts([mark(6)]), accepts([mark(5)]), accepts([])]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(act([mark(0)])).toMatchObject({ code: 'cellTaken' })
    expect(act([mark(6)])).toBeNull()
    expect(answer()).toBe(false)
  })

  test('takes anything where anything will do', () => {
    const opened = openLesson(ticTacToe, [first({ also: 'any' })], 0)
    expect(opened.ok && opened.value.accepts(['whatever'])).toBe(true)
  })

  test('tells the faults of a position', () => {
    expect(openLesson(ticTacToe, [first({ position: 'xxx......' })], 0)).toMatchObject({ ok: false })
    expect(faultsOf([first({ position: 'xxx......' })])[0]).toMatch(/^first: position: /)
  })
})

describe('what is wrong with a course is found', () => {
  test.each<[string, readonly Lesson[], RegExp]>([
    ['an illegal solution', [first({ solution: [mark(0)] })], /cellTaken/],
    ['an illegal alternative', [first({ also: [[mark(2)]] })], /cellTaken/],
    ['an outcome nobody asks for', [first({ chance: [1] })], /never asked for/],
    ['an illegal answer', [first({ answers: [{ seat: 1, steps: [mark(4)], chance: [] }] })], /cellTaken/],
    ['a rule that does not exist', [first({ rules: ['TTT-99'] })], /no rule TTT-99/],
    ['missing words', [first({ id: 'third' })], /no words for title/],
    ['two lessons of one name', [first(), first()], /the same id/],
    [
      'several ends from which one lesson goes on',
      [first({ also: [[mark(5)]] }), lesson({ id: 'second', position: null, seat: 1, solution: [mark(8)], rules: [] })],
      /several ends/,
    ],
    ['a learner who is not asked', [first({ seat: 1 })], /asked nothing/],
  ])('%s', (_, course, fault) => {
    expect(faultsOf(course).join('\n')).toMatch(fault)
  })
})

import { expect, expectTypeOf, test } from 'vitest'
import type { Witnesses } from './conformance/index.ts'
import { type OptionRow, type Outcome, completing, faulty, fault, hintsRow, ok, suppliedOr } from './index.ts'

const row = { scope: 'game', when: null, mark: 'D', rules: ['X-1'] } as const
const rows = [
  { ...row, id: 'format', kind: 'choice', choices: ['short', 'long'], default: 'long' },
  { ...row, id: 'hand', kind: 'integer', min: 1, max: 9, default: 5 },
  { ...row, id: 'open', kind: 'flag', default: false },
  { ...row, id: 'mat', kind: 'data', choices: ['small', 'large'], default: 'small' },
  hintsRow,
] as const satisfies readonly OptionRow[]

const MATS = { small: 2, large: 4 }
const readMat = (own: unknown) => (typeof own === 'number' ? ok(own) : faulty([fault('matWrong', 'mat')]))

const complete = completing(
  rows,
  (rules, data, starter) => {
    expectTypeOf(rules).toEqualTypeOf<{
      readonly format: 'short' | 'long'
      readonly hand: number
      readonly open: boolean
    }>()
    expectTypeOf(data).toEqualTypeOf<{ readonly mat: unknown }>()
    const spots = suppliedOr(MATS, data.mat, readMat)
    return spots.ok ? ok({ ...rules, spots: spots.value, starter }) : spots
  },
  (last: Outcome | null) => last?.places.indexOf(1) ?? 0,
)

const made = (chosen: Record<string, unknown>, last: Outcome | null = null) => {
  const options = complete(chosen, last)
  if (!options.ok) throw new Error(JSON.stringify(options.faults))
  return options.value
}

test('choices become options of the rows, without those of the table, and frozen', () => {
  expect(made({ format: 'short', mat: 'large' })).toEqual({
    format: 'short',
    hand: 5,
    open: false,
    spots: 4,
    starter: 0,
  })
  expect(Object.isFrozen(made({}))).toBe(true)
})

test('the same choices are the same object, whatever the table chose beside the rules', () => {
  expect(made({ hints: 'on' })).toBe(made({ hand: 5 }))
  expect(made({ hand: 6 })).not.toBe(made({}))
})

test('of the last match only what the options take from it makes others of them', () => {
  const won: Outcome = { places: [2, 1], payoffs: [-1, 1], reason: 'points' }
  expect(made({}, won).starter).toBe(1)
  expect(made({}, { ...won, reason: 'resigned' })).toBe(made({}, won))
})

test('faults of the rows are told before data is read, and those of data after', () => {
  const codes = (chosen: Record<string, unknown>) => {
    const options = complete(chosen, null)
    return options.ok ? [] : options.faults.map(({ code }) => code)
  }
  expect(codes({ hand: 10, mat: {} })).toEqual(['optionOutOfRange'])
  expect(codes({ mat: {} })).toEqual(['matWrong'])
})

test('witnesses are wanted for every row of the rules', () => {
  expectTypeOf<keyof Witnesses<typeof rows>>().toEqualTypeOf<'format' | 'hand' | 'open' | 'mat'>()
  expectTypeOf<Witnesses<typeof rows>['format']['value']>().toEqualTypeOf<'short' | 'long'>()
})

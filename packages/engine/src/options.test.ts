import { expect, test } from 'vitest'
import { type OptionRow, fillChoices } from './index.ts'

const base = { scope: 'game', mark: 'S', when: null } as const
const rows: readonly OptionRow[] = [
  { ...base, id: 'format', rules: ['R-1'], kind: 'choice', choices: ['short', 'standard'], default: 'standard' },
  { ...base, id: 'hand', rules: ['R-2'], kind: 'integer', min: 4, max: 8, default: 6 },
  { ...base, id: 'open', rules: [], kind: 'flag', default: false },
  { ...base, id: 'mat', rules: ['R-4'], kind: 'data', choices: ['tetra'], default: 'tetra' },
]

test('what was not chosen has its default', () => {
  expect(fillChoices(rows, {})).toEqual({
    ok: true,
    value: { format: 'standard', hand: 6, open: false, mat: 'tetra' },
  })
})

test('what was chosen is kept, data as it is', () => {
  const chosen = { format: 'short', hand: 4, open: true, mat: { waiting: 3 } }
  expect(fillChoices(rows, chosen)).toEqual({ ok: true, value: chosen })
})

test('all faults come at once, each with its place and rule', () => {
  const filled = fillChoices(rows, { format: 'long', hand: 9, open: 'yes', mat: 'round', colour: 1 })
  expect(filled.ok ? [] : filled.faults.map(({ code, path, rule }) => [code, path, rule])).toEqual([
    ['optionUnknown', 'options.colour', null],
    ['optionNotAChoice', 'options.format', 'R-1'],
    ['optionOutOfRange', 'options.hand', 'R-2'],
    ['optionNotAFlag', 'options.open', null],
    ['optionNotData', 'options.mat', 'R-4'],
  ])
})

test.each([[3], [9], [5.5], ['6'], [null], [Number.NaN]])('a hand of %j is out of range', (hand) => {
  expect(fillChoices(rows, { hand }).ok).toBe(false)
})

test.each([[null], [undefined], [7], ['x'], [[]]])('choices that are %j are a fault, not an error', (chosen) => {
  expect(fillChoices(rows, chosen)).toMatchObject({ ok: false, faults: [{ code: 'optionsNotAnObject' }] })
})

test('fields that every object inherits are no choices', () => {
  expect(fillChoices(rows, JSON.parse('{"__proto__": 1, "constructor": 2}'))).toMatchObject({ ok: false })
  const inherited: object = Object.create({ format: 'short' }) as object
  expect(fillChoices(rows, inherited)).toMatchObject({ ok: true, value: { format: 'standard' } })
})

test('a long unknown name is cut in the message', () => {
  const filled = fillChoices(rows, { ['x'.repeat(500)]: 1 })
  expect(filled.ok ? 0 : String(filled.faults[0]?.values['option']).length).toBe(40)
})

import { box } from '@menagerie/games/monster-maker'
import { expect, test } from 'vitest'
import {
  type Draft,
  LISTS,
  readDraft,
  readValue,
  template,
  valueKey,
  withField,
  withRow,
  withoutRow,
  writeDraft,
} from './deck-edit.ts'

const supplied = readDraft(template()) as Draft
const faultsOf = (draft: Draft): readonly string[] => {
  const read = box.components.read('deck', writeDraft(draft))
  return read.ok ? [] : read.faults.map((one) => one.code)
}

test('the supplied deck is a sound deck to begin from, and survives the form', () => {
  expect(faultsOf(supplied)).toEqual([])
  expect(readDraft(writeDraft(supplied))).toEqual(supplied)
})

test('whatever is added is sound at once, twice in a row too', () => {
  for (const what of ['corridor', 'character', 'spell', 'monster', 'treasure', 'prize'])
    expect(faultsOf(withRow(supplied, what))).toEqual([])
  expect(faultsOf(withRow(withRow(supplied, 'monster'), 'monster'))).toEqual([])
})

test('what is typed goes where the row keeps it: numbers as numbers, dice as text', () => {
  for (const list of LISTS) {
    for (const [at, row] of supplied[list].entries()) {
      const key = valueKey(list, row)
      const value = key === null ? null : row[key]
      if (key === null || (typeof value !== 'string' && typeof value !== 'number')) continue
      const same = withField(supplied, list, at, key, readValue(list, row, String(value)))
      expect(same).toEqual(supplied)
    }
  }
})

test('nonsense stays to be seen and is told as a fault', () => {
  const at = supplied.main.findIndex((row) => row['kind'] === 'monster')
  const row = supplied.main[at] ?? {}
  expect(faultsOf(withField(supplied, 'main', at, 'strength', readValue('main', row, 'strong')))).toEqual([
    'deckRowWrong',
  ])
  expect(readDraft('{"main": 3}')).toBeNull()
  expect(readDraft('no deck')).toBeNull()
})

test('a row is taken out alone', () => {
  const less = withoutRow(supplied, 'prizes', 0)
  expect(less.prizes).toEqual(supplied.prizes.slice(1))
  expect(less.main).toEqual(supplied.main)
})

import { box } from '@menagerie/games/monstructor'
import { expect, test } from 'vitest'
import {
  ADDED,
  EFFECT_CODES,
  type Sheet,
  groupOf,
  readSheet,
  template,
  withCell,
  withRow,
  withoutRow,
  writeSheet,
} from './set-edit.ts'

const supplied = readSheet(template()) as Sheet
const faultsOf = (sheet: Sheet): readonly string[] => {
  const read = box.components.read('cardSet', writeSheet(sheet))
  return read.ok ? [] : read.faults.map(({ code }) => code)
}

test('the supplied set is sound to begin from, and survives the form as text and as JSON', () => {
  expect(supplied).toHaveLength(187)
  expect(faultsOf(supplied)).toEqual([])
  expect(readSheet(writeSheet(supplied))).toEqual(supplied)
  expect(readSheet(JSON.stringify({ csv: writeSheet(supplied) }))).toEqual(supplied)
})

test('whatever is added is sound at once, twice in a row too', () => {
  for (const kind of ADDED) {
    expect([kind, faultsOf(withRow(supplied, kind))]).toEqual([kind, []])
    expect([kind, faultsOf(withRow(withRow(supplied, kind), kind))]).toEqual([kind, []])
  }
})

test('what is typed goes into its own cell alone, and a comma moves nothing', () => {
  const worth = withCell(supplied, 3, 'icons', 'sword, and')
  expect(readSheet(writeSheet(worth))).toEqual(
    supplied.map((row, at) => (at === 3 ? { ...row, icons: 'sword  and' } : row)),
  )
  expect(faultsOf(withCell(supplied, 1, 'connectors', 'NN'))).toEqual(['cardWrong'])
  expect(withoutRow(supplied, 0)).toEqual(supplied.slice(1))
})

test('a name is the name of the whole monster, and never empty, for parts without one are dragons', () => {
  const named = withCell(supplied, 3, 'name', 'Gravedigger')
  expect(named.filter(({ name }) => name === 'Gravedigger').map(({ id }) => id)).toEqual(
    supplied.filter(({ name }) => name === 'Gravelgrin').map(({ id }) => id),
  )
  expect(faultsOf(withCell(named, 3, 'name', ''))).toEqual([])
  expect(new Set(withCell(named, 3, 'name', '').map(groupOf)).size).toBe(23 + 5 + 2)
})

test('cards are read by monster, dragon, Power and Spell cards', () => {
  const groups = new Set(supplied.map(groupOf))
  expect(groups.size).toBe(23 + 5 + 2)
})

test('a text that is no set is left alone', () => {
  for (const text of ['', '{', '{"csv":3}', 'id,name\nU1H,Gravelgrin']) expect(readSheet(text)).toBe(null)
})

test('every effect the help names may stand on a Spell card', () => {
  const at = supplied.findIndex(({ kind }) => kind === 'spell')
  for (const code of EFFECT_CODES) expect([code, faultsOf(withCell(supplied, at, 'effect', code))]).toEqual([code, []])
})

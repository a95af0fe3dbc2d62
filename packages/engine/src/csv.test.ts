import { expect, test } from 'vitest'
import { numberIn, readCsv } from './csv.ts'

const COLUMNS = ['name', 'value'] as const
const read = (text: string): unknown => {
  const found = readCsv(text, 'list', COLUMNS)
  return found.ok ? found.value : found.faults.map(({ code, path, values }) => [code, path, values])
}

test('the first line names the columns, in any order, and a spreadsheet adds what it likes at the ends', () => {
  const rows = [
    { name: 'Ann', value: '3' },
    { name: 'Bo', value: '' },
  ]
  expect(read('name,value\nAnn,3\nBo,\n')).toEqual(rows)
  expect(read('value,name\n3,Ann\n,Bo')).toEqual(rows)
  expect(read('\uFEFF\r\nName, Value ,,\r\nAnn , 3,,\r\n,,\r\nBo\r\n')).toEqual(rows)
  expect([numberIn('3'), numberIn(''), numberIn('x')]).toEqual([3, Number.NaN, Number.NaN])
})

test('a list without that line is refused, its first record is not swallowed', () => {
  const refused = [['csvHeading', 'list', { columns: 'name,value' }]]
  for (const text of ['', '\n\n', 'Ann,3\nBo,4', 'name\nAnn', 'name,name\nAnn,3', 'name,value,more\nAnn,3,4'])
    expect(read(text), text).toEqual(refused)
})

test('a line with a comma too many is named by its number, not cut', () => {
  expect(read('name,value\nAnn,3\n\nLee, the Elder,4\n')).toEqual([
    ['csvCells', 'list.1', { line: 4, count: 3, columns: 2 }],
  ])
})

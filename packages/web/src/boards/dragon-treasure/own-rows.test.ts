import { box } from '@menagerie/games/dragon-treasure'
import { expect, test } from 'vitest'
import { template } from './own-template.ts'
import { readRows, withRow, writeRows } from './own-rows.ts'

test('lists are read from lines and from JSON alike, and written as lines that the game reads', () => {
  const rows = [
    { name: 'Ada', cell: '7' },
    { name: 'Ben', cell: '3' },
  ]
  expect(readRows('characters', 'name,value\nAda,7\n\nBen , 3\n')).toEqual(rows)
  expect(readRows('characters', '[{"name":"Ada","value":7},{"name":"Ben","value":3}]')).toEqual(rows)
  expect(readRows('treasures', '{"name":"Ada"}')).toBeNull()
  expect(readRows('treasures', '[')).toBeNull()
  const text = writeRows('characters', withRow(rows, 1, { name: 'Ben, the younger', cell: '4' }))
  expect(text).toBe('name,value\nAda,7\nBen  the younger,4\n')
  expect(box.components.read('characters', text)).toMatchObject({ ok: true, value: [{ name: 'Ada', value: 7 }, {}] })
})

test('what is offered to begin from is sound, and a table takes it as the set supplied', () => {
  const supplied = box.complete({}, null)
  if (!supplied.ok) throw new Error('the defaults are wrong')
  for (const option of ['map', 'characters', 'treasures'] as const) {
    const read = box.components.read(option, template(option))
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const sent = JSON.parse(JSON.stringify(read.value)) as object
    const completed = box.complete({ [option]: sent }, null)
    expect(completed.ok && completed.value[option]).toEqual(supplied.value[option])
  }
})

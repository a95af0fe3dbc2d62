import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menagerie, newFolder } from '../../test/run-cli.ts'

const folder = newFolder()
const write = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a match is begun from a position, and goes on from a position of its record', async () => {
  const written = write('alone.json', '"xo......."')
  const record = join(folder, 'match.json')
  const first = await menagerie(
    `play tic-tac-toe --position ${written} --seats greedy,greedy --seed 1 --record ${record}`,
  )
  expect(first).toMatchObject({ code: 0, err: '' })
  const { header } = JSON.parse(readFileSync(record, 'utf8')) as { readonly header: { readonly start: unknown } }
  expect(header.start).toBe('xo.......')
  const later = await menagerie(`replay ${record} --position 2`)
  expect(later.code).toBe(0)
  const { game, position } = JSON.parse(later.out) as { readonly game: string; readonly position: string }
  expect([game, position.split('').filter((cell) => cell !== '.').length]).toEqual(['tic-tac-toe', 4])
  const again = await menagerie(`play tic-tac-toe --position ${write('later.json', later.out)} --seats greedy,greedy`)
  expect(again.code).toBe(0)
})

test('the options of a position are played, and those beside it go before them', async () => {
  const whole = { game: 'sacks', choices: { rounds: 2 }, position: {} }
  const path = write('sacks.json', JSON.stringify(whole))
  const wrong = await menagerie(`play sacks --position ${path}`)
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('position.round')
  const beside = await menagerie(`play sacks --position ${path} --options ${write('nine.json', '{"rounds":9}')}`)
  expect(beside.err).toContain('choices.rounds')
})

test('who goes on from a position sits where it is asked', async () => {
  const { out } = await menagerie(`play tic-tac-toe --position ${write('second.json', '"x........"')}`, 'quit\n')
  expect(out).toContain('Seat 2: ')
  expect(out).not.toContain('Seat 1: Choose')
})

test.each([
  ['{"position":', 'is not JSON'],
  ['{"game":"kuhn","position":1}', 'holds a position of kuhn'],
  ['{"game":1,"choices":2,"position":3,"seats":4}', 'seats: only game, choices and position'],
  ['"xxx......"', 'The match cannot begin:'],
])('a file that is no position says what is wrong: %s', async (text, sentence) => {
  const { code, out, err } = await menagerie(`play tic-tac-toe --position ${write('wrong.json', text)}`)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(sentence)
})

test('a position that no match comes to is played with a warning', async () => {
  const rich = {
    round: 1,
    row: [1, 2],
    pile: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6],
    discard: [],
    hands: [
      [1, 5, 6, 6],
      [3, 4, 5, 6],
    ],
    points: [5, 0],
  }
  const path = write('rich.json', JSON.stringify({ choices: { rounds: 2 }, position: rich }))
  const { code, err } = await menagerie(`play sacks --position ${path} --seats greedy,greedy`)
  expect(code).toBe(0)
  expect(err).toContain('No match could have come to this position')
  expect(err).toContain('position.points')
})

test('an entry that is not there, or after which nobody is asked, has no position', async () => {
  const record = join(folder, 'short.json')
  await menagerie(`play tic-tac-toe --seats greedy,greedy --seed 2 --record ${record}`)
  const { entries } = JSON.parse(readFileSync(record, 'utf8')) as { readonly entries: readonly unknown[] }
  expect((await menagerie(`replay ${record} --position 99`)).err).toContain(`entries 0 to ${entries.length - 1}`)
  expect((await menagerie(`replay ${record} --position ${entries.length - 1}`)).err).toContain('nobody is asked')
})

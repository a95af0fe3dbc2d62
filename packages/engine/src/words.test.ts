import { expect, test } from 'vitest'
import { inColumns, sayFrom, wordsOf } from './words.ts'

const say = (id: string, value: number): string => (value === 0 ? id.toUpperCase() : `${id.toUpperCase()} ${value}`)

test('a value is said only when it begins with the mark of message ids', () => {
  expect(wordsOf('Grinn@home', say)).toBe('Grinn@home')
  expect(wordsOf('@cards.magic-missile', say)).toBe('CARDS.MAGIC-MISSILE')
  expect(wordsOf('@cards.corridor#20', say)).toBe('CARDS.CORRIDOR 20')
})

test('words stand among figures and names of players', () => {
  expect(wordsOf('@cards.elf [1 2] + @cards.charm [3] = 6', say)).toBe('CARDS.ELF [1 2] + CARDS.CHARM [3] = 6')
  expect(wordsOf('@ Hilda + @cards.charm', say)).toBe('Hilda + CARDS.CHARM')
})

test('a plain sentence is filled in, and what is not there is told by its id', () => {
  const inEnglish = sayFrom({ board: { hand: 'Hand: {{cards}}' } })
  expect(inEnglish('board.hand', { cards: 3 })).toBe('Hand: 3')
  expect(inEnglish('board.foot')).toBe('board.foot')
})

test('kana take two columns, and what does not fit is cut', () => {
  expect(inColumns('コヅメ', 8)).toBe('コヅメ  ')
  expect(inColumns('コヅメ', 5)).toBe('コヅ ')
  expect(inColumns('Clawlet', 4)).toBe('Claw')
})

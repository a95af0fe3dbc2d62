import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

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

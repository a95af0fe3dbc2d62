import { expect, test } from 'vitest'
import { namesIn } from './histories.ts'

const say = (id: string, number: number): string => `${id.slice('cards.'.length)}${number === 0 ? '' : ` ${number}`}`

test('a line names the cards of its values, alone, in lists and within a sum, each once', () => {
  const values = {
    seat: 0,
    card: '@cards.corridor#20',
    team: ['@cards.elf [4 2 1] + @cards.charm [1] = 9', '@ Hilda + @cards.elf [3] = 4'],
    list: '@cards.orc, @cards.elf',
  }
  expect(namesIn(values, say)).toEqual(['corridor 20', 'elf', 'charm', 'orc'])
})

test('cards that players named themselves are found by those names', () => {
  expect(namesIn({ card: 'Hilda', cards: ['Hilda', 'Old Tom'] }, say)).toEqual(['Hilda', 'Old Tom'])
})

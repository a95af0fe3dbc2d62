import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { box } from '../index.ts'
import type { DeckList } from './deck.ts'
import type { Options } from './options.ts'

const cardsOf = (...ids: readonly string[]): object[] =>
  ids.map((id) => ({ id, name: `Name of ${id}`, type: 'Blue Evade', power: 100, stars: 1 }))

/** A set of one's own with ids that look like copies, and decks of ten. */
const own = (...ids: readonly string[]): Options =>
  optionsOf({ format: 'custom', deckSize: 10, copyLimit: 0, cards: cardsOf(...ids) })

const idsOf = (options: Options, text: string): DeckList | string[] => {
  const read = box.loadouts.fromText(options, text)
  return read.ok ? [...read.value].sort() : read.faults.map(({ code, values }) => `${code} ${JSON.stringify(values)}`)
}

const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id)

describe('deck lists as text', () => {
  test('MP-D1 an id that looks like copies is an id first', () => {
    const options = own('Fox1', 'x3', '2xA', 'Fo', 'A', 'B')
    expect(idsOf(options, `Fox1 x3 2xA ${times(7, 'B').join(' ')}`)).toEqual(['2xA', ...times(7, 'B'), 'Fox1', 'x3'])
    expect(idsOf(options, 'Fox1x2 3xx3 2xAx2 3xB')).toEqual([
      '2xA',
      '2xA',
      'B',
      'B',
      'B',
      'Fox1',
      'Fox1',
      ...times(3, 'x3'),
    ])
    expect(idsOf(own('Fox1', 'B'), '2xFox1 B B B B B B B B')).toEqual([...times(8, 'B'), 'Fox1', 'Fox1'])
  })

  test('MP-D1 where no card has that id a word still means copies, and an unknown one is named whole', () => {
    expect(idsOf(own('Fo', 'A'), 'Fox4 6xA')).toEqual([...times(6, 'A'), ...times(4, 'Fo')])
    expect(idsOf(own('A'), 'Zed 9xA')).toEqual(['deckCardUnknown {"card":"Zed"}'])
  })

  test('MP-D1 every list is read back from its text, whatever the ids look like', () => {
    const options = own('A', 'Ax2', '2xA', 'Ax3', '2xAx3', 'x2', '2x', 'Fox1')
    for (const list of [
      [...times(2, 'A'), ...times(3, 'Ax2'), ...times(3, '2xA'), ...times(2, 'x2')],
      [...times(3, 'Ax3'), ...times(3, '2xA'), ...times(4, '2x')],
      [...times(2, 'Ax3'), ...times(5, 'Fox1'), ...times(3, '2xAx3')],
    ]) {
      const text = box.loadouts.toText(options, list)
      expect(idsOf(options, text), text).toEqual([...list].sort())
    }
  })
})

describe('card sets as CSV', () => {
  const HEADING = 'id,name,type,power,stars'
  const read = (text: string): unknown => {
    const found = box.components.read('cards', text)
    return found.ok ? found.value : found.faults.map(({ code, path }) => `${path} ${code}`)
  }

  test('MP-D2 columns are what the heading calls them, and a set without one is refused instead of shortened', () => {
    const card = [{ id: 'Z1', name: 'Zed', type: 'Blue Evade', power: 3, stars: 2 }]
    expect(read(`${HEADING}\nZ1,Zed,Blue Evade,3,2\n`)).toEqual(card)
    expect(read('id,name,type,stars,power\nZ1,Zed,Blue Evade,2,3\n')).toEqual(card)
    expect(read('Z1,Zed,Blue Evade,3,2\nZ2,Zoe,White Wild,0,2\n')).toEqual(['cards csvHeading'])
    expect(read(`${HEADING}\nZ1,Zed, the Elder,Blue Evade,3,2\n`)).toEqual(['cards.0 csvCells'])
  })
})

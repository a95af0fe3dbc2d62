import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import { RETREAT, SKILL } from './components.ts'
import { markOfCard, markOfValue } from './marks.ts'
import { CHARACTERS } from './pieces.ts'

const own = { cards: { republic: [1, 9, 'Sk'], royalist: [1, 2, 'Re'] } }

test('DL-6.1 numbers of the lists supplied are designed, Skill and Retreat stand in the rulebook', () => {
  for (const cards of ['standard', 'bold', 'even']) {
    const options = optionsOf({ cards })
    for (const side of [0, 1] as const) {
      const marks = new Map(options.cards[side].map((card) => [card, markOfCard(side, options.cards[side], card)]))
      expect([marks.get(SKILL), marks.get(RETREAT)]).toEqual(['S', 'S'])
      expect([...marks].filter(([card, mark]) => card < SKILL && mark !== 'D')).toEqual([])
    }
  }
})

test('DL-6.1 numbers of an own list bear no mark of ours', () => {
  const options = optionsOf(own)
  expect(options.cards[0].map((card) => markOfCard(0, options.cards[0], card))).toEqual([null, null, 'S'])
})

test('DL-5.18 combat values are printed, unless somebody set another', () => {
  const marks = (choices: object) => {
    const options = optionsOf({ ...choices })
    return ([0, 1] as const).flatMap((side) =>
      CHARACTERS[side].filter((_, piece) => markOfValue(options, side, piece) !== 'S').map(({ id }) => id),
    )
  }
  expect([marks({}), marks({ pieceValues: { aji: 9, vishnus: 1, storm: 5 } })]).toEqual([[], ['aji', 'vishnus']])
})

/** Rules that say more than the printed book: what it is silent about, and what was decided where it can be read in two ways. */
const DESIGNED = `1.4 2.3 2.4 3.6 3.8 3.9 5.4 5.5 5.6 5.7 5.12 5.14 5.22 6.4 6.5 6.7 6.8 6.10 6.11 7.3 7.5 7.6 7.7
  8.1 8.6 8.9 8.14 8.15 8.18 9.1 9.3 9.4 9.5 10.2 10.4 10.5 10.6`

test('DL-1.1 rules that say more than the printed rulebook bear the mark, no others', () => {
  const marked = box.rulebook.filter(({ mark }) => mark === 'D').map(({ id }) => id.replace('DL-', ''))
  expect(marked).toEqual(DESIGNED.split(/\s+/))
  expect(box.rulebook.filter(({ mark, source }) => mark === 'S' && source === 'none')).toEqual([])
})

test('DL-5.18 of the options only values, a kept Retreat and the switch stand in the rulebook', () => {
  const stated = box.options.filter(({ scope, mark }) => scope === 'game' && mark !== 'D').map(({ id }) => id)
  expect(stated).toEqual(['pieceValues', 'vishnusReturnsCard', 'switchWindow'])
})

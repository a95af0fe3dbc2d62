import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { SMALL_DECK } from './small-deck.ts'
import { optionsOf } from '../rules/bench.ts'
import { markOfKind, markOfPrizes, markOfTreasure } from './marks.ts'

const { deck } = optionsOf()
const idsMarked = (mark: string): string[] => [
  ...deck.kinds.filter((kind) => markOfKind(kind) === mark).map(({ id }) => id),
  ...deck.treasures.filter((one) => markOfTreasure(one) === mark).map(({ id }) => id),
]

test('MM-P1 every supplied card tells where its numbers come from, as section 1 of the specification marks them', () => {
  const designed = idsMarked('D')
  for (const id of ['fire-ball', 'lightning-bolt', 'elf', 'magic-user', 'dwarf', 'thief', 'magic-armor', 'C5', 'orc'])
    expect(designed).toContain(id)
  expect(idsMarked('P')).toEqual(['C10', 'C20', 'C25', 'C30', 'C40', 'black-magician'])
  expect(idsMarked('S').slice(0, 7).sort()).toEqual(
    ['charm', 'cleric', 'detour', 'fighter', 'magic-missile', 'sleep', 'trap'].sort(),
  )
  expect(idsMarked('S')).toHaveLength(7 + 20)
})

test('MM-Z1 the prizes are designed', () => {
  expect(markOfPrizes(deck)).toBe('D')
})

test('MM-SP6 Sleep of one die stands in a printing and is no design of ours', () => {
  const sleep = optionsOf({ sleepDice: 1 }).deck.kinds.find(({ id }) => id === 'sleep')
  if (sleep === undefined) throw new Error('no Sleep')
  expect([markOfKind(sleep), markOfKind({ ...sleep, dice: { dice: 6, times: 1, plus: 0 } })]).toEqual(['S', null])
})

test('MM-P1 a card of a deck of one’s own bears no mark unless it is just the supplied one', () => {
  const own = optionsOf({ deck: SMALL_DECK }).deck
  expect(markOfPrizes(own)).toBe(null)
  const [orc] = deck.kinds.filter(({ id }) => id === 'orc')
  if (orc === undefined) throw new Error('no orc')
  expect([markOfKind(orc), markOfKind({ ...orc, value: 99 }), markOfKind({ ...orc, id: 'troll' })]).toEqual([
    'D',
    null,
    null,
  ])
})

test('MM-TR3 MM-SP1 MM-TC13 rules that say more than the rulebook bear the mark of what they add', () => {
  const marks = new Map(box.rulebook.map(({ id, mark }) => [id, mark]))
  expect(['MM-TR3', 'MM-SP1', 'MM-TC13', 'MM-TR2'].map((id) => marks.get(id))).toEqual(['D', 'D', 'P', 'S'])
})

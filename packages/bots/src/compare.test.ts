import { box } from '@menagerie/games/monster-pack'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

/** A monster is the better the further right it waits. */
const further: typeof box = {
  ...box,
  bot: { ...box.bot, evaluate: (view) => view.sides[0].waiting.findIndex((one) => one !== null) },
}

/** Summoning, with two cards in hand. */
const question = (theirs: readonly string[]) => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('options')
  const made = box.game.arrange(completed.value, {
    phase: 'summon',
    sides: [{ hand: ['R05', 'B06'] }, { hand: theirs }],
  })
  if (!made.ok) throw new Error('position')
  const options = completed.value
  return {
    box: further,
    options,
    view: box.game.view(made.value, 0),
    legal: box.game.legal(made.value, 0).map((action) => box.game.format(options, action)),
    seat: 0,
    bot: 'search' as const,
    seed: 'compare',
    budget: { iterations: 1000 },
    now: () => 0,
  }
}

test('every first step is compared once, what leaves the seat best off first', () => {
  const asked = question(['G20', 'W12'])
  const { compared } = compare(asked, [])
  expect(compared.map(({ step }) => step).sort()).toEqual([...asked.legal].sort())
  const worths = compared.map(({ worth }) => worth)
  expect(worths).toEqual([...worths].sort((a, b) => b - a))
  expect(worths[0]).toBe(3)
  expect(compared[0]?.step).toMatch(/W4$/)
  expect(compared.at(-1)?.step).toMatch(/W1$/)
})

test('what the seat cannot see changes nothing', () => {
  expect(compare(question(['G20', 'W12']), ['summon R05 W4'])).toEqual(
    compare(question(['B01', 'R01']), ['summon R05 W4']),
  )
})

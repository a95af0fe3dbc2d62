import { sampledChance } from '@menagerie/engine'
import { FORMATIONS, HOMES, box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { exchanged, formationOf, mixed, stepsOf } from './setup.ts'

const dealt = () => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  const options = completed.value
  const chance = sampledChance('setup')
  return box.game.setup(
    options,
    [0, 1].map(() => box.loadouts.choose(options, chance)),
    chance,
    null,
  )
}

test('two pieces exchanged twice stand where they stood', () => {
  const { squares } = FORMATIONS[0][0] as { squares: readonly number[] }
  const once = exchanged(squares, 2, 7)
  expect([once[2], once[7]]).toEqual([squares[7], squares[2]])
  expect(exchanged(once, 2, 7)).toEqual(squares)
})

test('an army in a formation is told from one of its owner’s own', () => {
  for (const side of [0, 1] as const)
    for (const { id, squares } of FORMATIONS[side]) {
      expect(formationOf(side, squares)).toBe(id)
      const other = squares.findIndex((square) => square !== squares[0])
      expect(formationOf(side, exchanged(squares, 0, other))).toBeNull()
    }
  expect(formationOf(0, [])).toBeNull()
})

test('every order the setup can show is a legal commit of either side (DL-1.2, DL-1.3)', () => {
  for (const side of [0, 1] as const) {
    const chance = sampledChance(`order ${side}`)
    for (let i = 0; i < 100; i++) {
      const arrangement = mixed(FORMATIONS[side][0]?.squares ?? [], () => chance.pick(1000) / 1000)
      expect([...arrangement].sort((a, b) => a - b)).toEqual([...HOMES[side]].sort((a, b) => a - b))
      const state = dealt()
      const steps = stepsOf(side, arrangement)
      for (const [at, text] of steps.entries()) {
        const action = box.game.parse(state.options, text)
        if (action === null) throw new Error(text)
        expect(box.game.refuse(state, side, action)).toBeNull()
        expect(box.game.staged(action)).toBe(at < steps.length - 1)
        box.game.apply(state, side, action, chance, null)
      }
    }
  }
})

import { box } from '@menagerie/games/monster-maker'
import { scriptedChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { handCards } from './choices.ts'
import { lossSteps } from './losing.ts'

test('cards a trap takes are chosen in any order and lost in rising order (MM-TR3)', () => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  const arranged = box.game.arrange(completed.value, {
    phase: 'trap',
    parties: [{ hand: ['C5', 'C5', 'thief', 'orc', 'elf'] }, {}],
  })
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const state = arranged.value
  const view = box.game.view(state, 0)
  const hand = handCards(view.parties[0]?.hand ?? [])
  const lost = ['orc', 'C5', 'elf'].map((id) => {
    const found = hand.find((one) => view.options.deck.kinds[one.card]?.id === id)
    return found?.place ?? ''
  })
  const steps = lossSteps(view, hand, lost)
  expect([...steps].sort()).toEqual(['drop C5', 'drop elf', 'drop orc', 'suffer'])
  for (const step of steps) {
    const action = box.game.parse(completed.value, step)
    if (action === null) throw new Error(step)
    expect(box.game.refuse(state, 0, action)).toBeNull()
    if (step !== 'suffer') box.game.apply(state, 0, action, scriptedChance([]), () => undefined)
  }
})

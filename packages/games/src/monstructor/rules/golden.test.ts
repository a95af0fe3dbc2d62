import { playthrough } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'

test.each([
  ['classic', { mode: 'classic', dragonGoal: 2, turnCap: 30 }],
  ['arena', { mode: 'arena', dragonGoal: 2, turnCap: 30 }],
  ['dominoes', { mode: 'dominoes' }],
])('a readable playthrough of %s stays what it was', async (name, choices) => {
  const text = playthrough(
    box,
    { choices, loadouts: [null, null, null] },
    {
      heading: (_, seat) => `seat ${seat}`,
      luck: 'drawn',
      outcome: ({ set }, card) => set.ids[Number(card)] ?? '',
      // Mostly as the bot would order it, so that something happens.
      choose: ({ draft, legal, ordered, policy }) =>
        (draft.length === 0 && policy.pick(5) > 0 ? ordered()[0] : legal[policy.pick(legal.length)]) ?? '',
    },
  )
  await expect(text).toMatchFileSnapshot(`golden/playthrough-${name}.txt`)
})

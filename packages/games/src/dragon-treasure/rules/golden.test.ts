import { playthrough } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'

test('a readable playthrough stays what it was', async () => {
  const text = playthrough(
    box,
    { choices: { map: 'short', roundLimit: 40 }, loadouts: [null, null, null] },
    {
      heading: ({ round }, seat) => `round ${round}, seat ${seat}`,
      luck: 'chance',
      // Mostly what the bot puts first, so that something happens.
      choose: ({ ordered, policy }) => {
        const best = ordered()
        return best[policy.pick(4) === 0 ? policy.pick(best.length) : 0] ?? ''
      },
    },
  )
  await expect(text).toMatchFileSnapshot('golden/playthrough.txt')
})

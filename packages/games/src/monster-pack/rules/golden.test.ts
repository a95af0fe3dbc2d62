import { playthrough } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { optionsOf } from './bench.ts'
import { box } from '../index.ts'

test('a readable playthrough stays what it was', async () => {
  const choices = { format: 'short', firstPlayer: 'seat0' }
  const decks = box.loadouts.presets(optionsOf(choices)).slice(0, 2)
  const text = playthrough(
    box,
    { choices, loadouts: decks.map(({ loadout }) => loadout) },
    {
      heading: ({ turn }, seat) => `turn ${turn}, seat ${seat}`,
      luck: 'drawn',
      outcome: ({ cards }, card) => cards[Number(card)]?.id ?? '?',
    },
  )
  await expect(text).toMatchFileSnapshot('golden/playthrough.txt')
})

import { sampledChance } from '@menagerie/engine'
import { playthrough } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { optionsOf } from './bench.ts'
import { box } from '../index.ts'

test('a readable playthrough stays what it was', async () => {
  const lists = box.loadouts.choose(optionsOf(), sampledChance('golden 0'))
  const text = playthrough(
    box,
    { choices: {}, loadouts: [lists, lists] },
    { heading: ({ turn }, seat) => `turn ${turn}, ${seat === 0 ? 'R' : 'Y'}`, luck: 'drawn' },
  )
  await expect(text).toMatchFileSnapshot('golden/playthrough.txt')
})

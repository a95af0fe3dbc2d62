import { type Catalogue, sayFrom, wordsOf } from '@menagerie/engine'
import { playthrough } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'

const say = sayFrom(box.text.catalogues['en'] as Catalogue)
/** Cards by their names, as the log shows them. */
const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? wordsOf(value, (id, number) => say(id, { value: number })) : value

test('a readable playthrough stays what it was', async () => {
  const choices = { maxDungeons: 1, starterMethod: 'seat', distance: 40, overshoot: 'forbidden' }
  const text = playthrough(
    box,
    { choices, loadouts: [null, null, null] },
    {
      heading: ({ turn }, seat) => `turn ${turn}, P${seat + 1}`,
      luck: 'chance',
      // Corridors and battles before anything else, so that the parties get somewhere.
      choose: ({ legal, policy }) => {
        const good = legal.filter((step) => /^(corridor|roll|avoid|dispel|send)/.test(step))
        const wanted = good.length > 0 ? good : legal
        return wanted[policy.pick(wanted.length)] ?? ''
      },
      told: (options, events) =>
        events.map((event) => {
          const { id, values } = box.text.event(options, event)
          return `    ${id.slice(7)} ${JSON.stringify(values, inWords)}`
        }),
    },
  )
  await expect(text).toMatchFileSnapshot('golden/playthrough.txt')
})

import { catalogue } from '@menagerie/games'
import { expect, test } from 'vitest'
import { reasonsOf } from './reasons.ts'

test.each(catalogue.map(({ id }) => id))('%s says what speaks for a choice', async (id) => {
  expect(await reasonsOf(id)).not.toBeNull()
})

test('what is no game says nothing', async () => {
  expect(await reasonsOf('chess')).toBeNull()
})

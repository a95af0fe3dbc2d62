import { catalogue } from '@menagerie/games'
import { expect, test } from 'vitest'
import { purposesOf } from './purposes.ts'

test.each(catalogue.map(({ id }) => id))('%s says what its decisions are for', async (id) => {
  expect(await purposesOf(id)).not.toBeNull()
})

test('what is no game says nothing', async () => {
  expect(await purposesOf('chess')).toBeNull()
})

import { catalogue } from '@menagerie/games'
import { expect, test } from 'vitest'
import { fetchPurposes, purposesOf } from './purposes.ts'

test.each(catalogue.map(({ id }) => id))('%s says what its decisions are for', async (id) => {
  expect(purposesOf(id)).toBeNull()
  const fetched = await fetchPurposes(id)
  expect(fetched).not.toBeNull()
  expect(purposesOf(id)).toBe(fetched)
})

test('what is no game says nothing', async () => {
  expect(await fetchPurposes('chess')).toBeNull()
})

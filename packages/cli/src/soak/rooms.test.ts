import { expect, test } from 'vitest'
import { gameIds } from '../games.ts'
import { examinerOf } from './rooms.ts'

test('every game of the catalogue is tried by the whole kit', async () => {
  for (const id of gameIds()) expect(typeof (await examinerOf(id)).conform, id).toBe('function')
  expect(() => examinerOf('checkers')).toThrow(/checkers/)
})

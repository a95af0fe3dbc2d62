import { purposeFaults, purposeLeak } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { purpose } from './purpose.ts'

const trials = { games: 40, seed: 'monster maker' }

test('every decision says what it is for, and nothing that its player may not know', async () => {
  expect(await purposeFaults(box, room, purpose, trials)).toEqual([])
})

test('a purpose that knows more than the view is found', async () => {
  const leak = purposeLeak(box, purpose)
  const faults = await purposeFaults(leak.box, room, leak.purpose, { ...trials, games: 10 })
  expect(faults.map(({ law }) => law)).toContain('two-worlds')
})

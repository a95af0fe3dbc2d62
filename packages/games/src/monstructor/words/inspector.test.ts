import { lookingFaults, lookingLeak } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { inspector } from './inspector.ts'

const trials = { games: 8, seed: 'monstructor' }

test('every thing tells what it is, and nothing that its viewer may not know', async () => {
  expect(await lookingFaults(box, room, inspector, trials)).toEqual([])
})

test('an inspector that knows more than the view is found', async () => {
  const leak = lookingLeak(box, inspector)
  const faults = await lookingFaults(leak.box, room, leak.inspector, { ...trials, games: 3 })
  expect(faults.map(({ law }) => law)).toContain('two-worlds')
})

import { LAWS, conform, failuresOf } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { forcedRoom } from './conformance.ts'

test(
  'closed hands under compulsion keep every law but the odds, which no blind play could show',
  { timeout: 500_000 },
  () => {
    const laws = LAWS.filter((law) => law !== 'odds')
    const report = conform(box, forcedRoom, { games: 100, pairs: 100, seed: 'monstructor', laws })
    expect(failuresOf(report).slice(0, 5)).toEqual([])
  },
)

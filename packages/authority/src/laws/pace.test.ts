import { levels } from '@menagerie/bots'
import { expect, test } from 'vitest'
import { paceOf, termsOf } from '../pace.ts'

const THINK_MS = 800
const VERSIONS = Array.from({ length: 400 }, (_, version) => version)

test.each(levels)('%s answers at human pace, and not always the same', (level) => {
  const paces = VERSIONS.map((version) => paceOf(level, THINK_MS, version))
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(400)
  expect(Math.max(...paces)).toBeLessThanOrEqual(1200)
  expect(Math.max(...paces) - Math.min(...paces)).toBeGreaterThan(250)
})

test.each(levels)('the time to think of %s is over before its answer is due', (level) => {
  for (const version of VERSIONS) {
    const [terms] = termsOf([level], { thinkMs: THINK_MS, threads: 1 }, version)
    if (terms === undefined || !('ms' in terms.budget)) throw new Error('no time')
    expect(terms.budget.ms).toBeLessThan(terms.paceMs)
  }
})

test('bots that are asked at once share the time to think, and answer at the pace of the slowest', () => {
  const bots = ['beginner', 'master', 'random'] as const
  const asked = termsOf(bots, { thinkMs: THINK_MS, threads: 1 }, 7)
  expect(new Set(asked.map(({ paceMs }) => paceMs))).toEqual(new Set([paceOf('master', THINK_MS, 7)]))
  expect(asked[1]?.budget).toEqual({ ms: THINK_MS / 2 })
})

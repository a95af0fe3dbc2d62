import { LAWS, conform, failuresOf, redealtPaths, toldOpenly } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { room } from './conformance.ts'
import { box } from '../index.ts'

test('The Double-Headed Lion keeps every law of the conformance kit', { timeout: 120_000 }, () => {
  const report = conform(box, room, { games: 150, pairs: 150, seed: 'double-headed lion' })
  expect(failuresOf(report).slice(0, 5)).toEqual([])
  expect(report.laws.map((one) => one.law)).toEqual([...LAWS])
})

test('what a redeal changes is what the rulebook hides', async () => {
  const paths = redealtPaths(box, room, { games: 200, seed: 'redealt' })
  await expect(`${paths.join('\n')}\n`).toMatchFileSnapshot('golden/redealt-paths.txt')
})

test('what some are told in secret breaks a law when all are told it', { timeout: 120_000 }, () => {
  expect(toldOpenly(box, room, { pairs: 40, seed: 'openly' })).toEqual({ kinds: ['deployed'], missed: [] })
})

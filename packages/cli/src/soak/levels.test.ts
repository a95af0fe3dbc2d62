import { box } from '@menagerie/games/monster-pack'
import { expect, test } from 'vitest'
import { runBuilt } from '../../test/run-cli.ts'
import { isBorneOut } from './borne-out.ts'

test('a share that is shown is borne out by an interval it lies in, rounded as it is shown', () => {
  const measured = { low: 0.535, high: 0.571 }
  expect([0.53, 0.55, 0.57].map((shown) => isBorneOut(shown, measured))).toEqual([true, true, true])
  expect([0.52, 0.61].map((shown) => isBorneOut(shown, measured))).toEqual([false, false])
  expect(isBorneOut(null, measured)).toBe(true)
})

test('levels play the one below them, and what is shown of them is told beside it', async () => {
  const { code, out } = await runBuilt('soak/levels.js', ['tic-tac-toe', '--games', '8', '--json'])
  const { told } = JSON.parse(out) as {
    told: readonly { level: string; against: string; games: number; shown: null }[]
  }
  expect(told.map(({ level, against, games, shown }) => [level, against, games, shown])).toEqual([
    ['beginner', 'random', 8, null],
    ['club', 'beginner', 8, null],
    ['master', 'club', 8, null],
  ])
  expect(code).toBe(0)
  const shown = await runBuilt('soak/levels.js', ['monster-pack', '--games', '2', '--json'])
  const { told: known } = JSON.parse(shown.out) as { told: readonly { shown: number | null }[] }
  const completed = box.complete({}, null)
  const levels = completed.ok ? box.levels?.(completed.value) : null
  expect(known.map((one) => one.shown)).toEqual([levels?.beginner, levels?.club, levels?.master])
})

import type { Box } from '@menagerie/engine'
import { brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { arrangeUnder } from './position.ts'
import { box } from '../index.ts'
import { INVARIANTS } from './invariants.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'

type Law = 'positions' | 'mutants'

const held = (tried: Box<Types>, laws: readonly Law[], games = 100) =>
  conform(tried, room, { games, pairs: 0, seed: 'c', laws })

/** A `describe` that leaves out a key, also of sides. */
const forgetting = (key: string): Box<Types> => {
  const without = (said: object): object => Object.fromEntries(Object.entries(said).filter(([one]) => one !== key))
  const describe = (state: State): unknown => {
    const said = box.game.describe(state) as { readonly sides: readonly object[] }
    return { ...without(said), sides: said.sides.map(without) }
  }
  return { ...box, game: { ...box.game, describe } }
}

/** An `arrange` that lets through what one invariant refuses. */
const letting = (code: string): Box<Types> => {
  const rest = INVARIANTS.filter((one) => one.code !== code)
  expect(rest.length).toBe(INVARIANTS.length - 1)
  return { ...box, game: { ...box.game, arrange: (options, position) => arrangeUnder(rest, options, position) } }
}

describe('positions of Dragon Treasure', () => {
  test('are told whole, and keep what people make of them sound', { timeout: 120_000 }, () => {
    const report = held(box, ['positions', 'mutants'])
    expect(failuresOf(report)).toEqual([])
    expect(report.laws.map(({ cases }) => cases > 90)).toEqual([true, true])
  })

  test.each(['seen', 'births', 'lair', 'stopped', 'sealed', 'entrant'])('are not told whole without %s', (key) => {
    expect(brokenLaws(held(forgetting(key), ['positions']))).toEqual(['positions'])
  })

  test.each(['armiesCrowd', 'notDue', 'stoppedWrong', 'noMovement', 'seenWrong'])(
    'do not stay sound when %s is let through',
    (code) => {
      expect(brokenLaws(held(letting(code), ['mutants']))).toEqual(['mutants'])
    },
  )

  test('are warned of only where no match can lead', { timeout: 120_000 }, () => {
    const strict = INVARIANTS.map((one) =>
      one.code === 'drawnTooMany' ? { ...one, broken: () => [{ path: 'position' }] } : one,
    )
    const warning = {
      ...box,
      game: { ...box.game, arrange: (options: Types['Options'], said: unknown) => arrangeUnder(strict, options, said) },
    }
    expect(brokenLaws(held(warning, ['positions']))).toEqual(['positions'])
  })
})

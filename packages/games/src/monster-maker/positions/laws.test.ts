import type { Box } from '@menagerie/engine'
import { brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { invariants } from './invariants.ts'
import { arrangeUnder } from './position.ts'

type Law = 'positions' | 'mutants'

const held = (tried: Box<Types>, laws: readonly Law[], games = 60) =>
  conform(tried, room, { games, pairs: 0, seed: 'q', laws })

/** A `describe` that leaves out a key, also of parties. */
const forgetting = (key: string): Box<Types> => {
  const without = (said: object): object => Object.fromEntries(Object.entries(said).filter(([one]) => one !== key))
  const describe = (state: State): unknown => {
    const said = box.game.describe(state) as { readonly parties: readonly object[] }
    return { ...without(said), parties: said.parties.map(without) }
  }
  return { ...box, game: { ...box.game, describe } }
}

/** An `arrange` that lets through what one invariant refuses. */
const letting = (code: string): Box<Types> => {
  const rest = invariants.filter((one) => one.code !== code)
  expect(rest.length).toBeLessThan(invariants.length)
  return { ...box, game: { ...box.game, arrange: (options, position) => arrangeUnder(rest, options, position) } }
}

describe('positions of Monster Maker', () => {
  test('are told whole, and keep what people make of them sound', { timeout: 120_000 }, () => {
    const report = held(box, ['positions', 'mutants'])
    expect(failuresOf(report)).toEqual([])
    expect(report.laws.map(({ cases }) => cases > 50)).toEqual([true, true])
  })

  test.each(['hand', 'discard', 'known', 'turn', 'treasures', 'exchanged'])('are not told whole without %s', (key) => {
    expect(brokenLaws(held(forgetting(key), ['positions']))).toEqual(['positions'])
  })

  test.each(['rowOfOthers', 'monsterNone', 'tableNotClear', 'trapHeld', 'handTooLarge', 'knownWrong'])(
    'do not stay sound when %s is let through',
    (code) => {
      expect(brokenLaws(held(letting(code), ['mutants']))).toEqual(['mutants'])
    },
  )
})

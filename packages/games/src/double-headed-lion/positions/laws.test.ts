import type { Box } from '@menagerie/engine'
import { brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { INVARIANTS } from './invariants.ts'
import { arrangeUnder } from './position.ts'

type Law = 'positions' | 'mutants'

const held = (tried: Box<Types>, laws: readonly Law[], seed = 'l') =>
  conform(tried, room, { games: 100, pairs: 0, seed, laws })

/** A `describe` that leaves out a key, also of sides. */
const forgetting = (key: string): Box<Types> => {
  const without = (said: unknown): unknown =>
    typeof said !== 'object' || said === null
      ? said
      : Object.fromEntries(Object.entries(said).filter(([one]) => one !== key))
  const describe = (state: State): unknown => {
    const said = without(box.game.describe(state)) as Readonly<Record<string, unknown>>
    const { republic, royalist } = said
    return { ...said, republic: without(republic), royalist: without(royalist) }
  }
  return { ...box, game: { ...box.game, describe } }
}

/** An `arrange` that lets through what one invariant refuses. */
const letting = (code: string): Box<Types> => {
  const rest = INVARIANTS.filter((one) => one.code !== code)
  expect(rest.length).toBeLessThan(INVARIANTS.length)
  return { ...box, game: { ...box.game, arrange: (options, position) => arrangeUnder(rest, options, position) } }
}

describe('positions of the Lion', () => {
  test('are told whole, and keep what people make of them sound', { timeout: 120_000 }, () => {
    const report = held(box, ['positions', 'mutants'])
    expect(failuresOf(report)).toEqual([])
    expect(report.laws.map(({ cases }) => cases > 90)).toEqual([true, true])
  })

  test.each(['turn', 'pile', 'may', 'shown', 'stall'])('are not told whole without %s', (key) => {
    expect(brokenLaws(held(forgetting(key), ['positions']))).toEqual(['positions'])
  })

  // Some are met by few changes: each is tried where it is.
  test.each([
    ['vishnusMissing', 'm'],
    ['stackTooHigh', 'l'],
    ['combatMissing', 'l'],
    ['cardsNotDeck', 'l'],
  ])('do not stay sound when %s is let through', (code, seed) => {
    expect(brokenLaws(held(letting(code), ['mutants'], seed))).toEqual(['mutants'])
  })
})

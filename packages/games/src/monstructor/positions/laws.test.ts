import type { Box } from '@menagerie/engine'
import { brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { forcedRoom, room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { INVARIANTS } from './invariants.ts'
import { arrangeUnder } from './position.ts'

type Law = 'positions' | 'mutants'

const held = (tried: Box<Types>, laws: readonly Law[], at = room, seed = 'l') =>
  conform(tried, at, { games: 100, pairs: 0, seed, laws })

/** A `describe` that leaves out a key, also of players. */
const forgetting = (key: string): Box<Types> => {
  const without = (said: unknown): unknown =>
    typeof said !== 'object' || said === null
      ? said
      : Object.fromEntries(Object.entries(said).filter(([one]) => one !== key))
  const describe = (state: State): unknown => {
    const said = without(box.game.describe(state)) as { readonly players?: readonly unknown[] }
    return said.players === undefined ? said : { ...said, players: said.players.map(without) }
  }
  return { ...box, game: { ...box.game, describe } }
}

/** An `arrange` that lets through what one invariant refuses. */
const letting = (code: string): Box<Types> => {
  const rest = INVARIANTS.filter((one) => one.code !== code)
  expect(rest.length).toBeLessThan(INVARIANTS.length)
  return { ...box, game: { ...box.game, arrange: (options, position) => arrangeUnder(rest, options, position) } }
}

describe('positions of Monstructor', () => {
  test.each([
    ['any table', room],
    ['tables of forced fights', forcedRoom],
  ])('are told whole, and keep what people make of them sound, at %s', { timeout: 120_000 }, (_, at) => {
    const report = held(box, ['positions', 'mutants'], at)
    expect(failuresOf(report)).toEqual([])
    expect(report.laws.map(({ cases }) => cases > 90)).toEqual([true, true])
  })

  test.each(['turns', 'hidden', 'table', 'faction', 'fight'])('are not told whole without %s', (key) => {
    expect(brokenLaws(held(forgetting(key), ['positions']))).toEqual(['positions'])
  })

  // Some are met by few changes: each is tried where it is.
  test.each([
    ['cardElsewhere', 'l'],
    ['hiddenOrder', 'l'],
    ['returnedLater', 'n'],
    ['reinforceNotAsked', 'l'],
  ])('do not stay sound when %s is let through', (code, seed) => {
    expect(brokenLaws(held(letting(code), ['mutants'], room, seed))).toEqual(['mutants'])
  })
})

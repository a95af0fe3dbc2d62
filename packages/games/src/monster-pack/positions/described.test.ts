import { type Box, faulty, judged } from '@menagerie/engine'
import { brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { arranged } from '../rules/bench.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { describe as described } from './describe.ts'
import { invariants } from './invariants.ts'
import { readPosition } from './position.ts'
import type { Position, SidePosition } from './schema.ts'

type Rules = Box<Types>['game']
const BOTH = ['positions', 'mutants'] as const
const run = (rules: Partial<Rules>, games: number, laws: readonly ('positions' | 'mutants')[] = BOTH, tables = room) =>
  conform({ ...box, game: { ...box.game, ...rules } }, tables, { games, pairs: 0, seed: 'positions', laws })

/** Tables at which somebody else than the player in turn is asked, too. */
const house: typeof room = {
  ...room,
  scenario: (chance) => {
    const { choices, loadouts } = room.scenario(chance)
    return { choices: { ...choices, blockedEntry: 'asap', mulligan: 'once' }, loadouts }
  },
}

describe('a described position', () => {
  test('is written as people would write it', () => {
    for (const [position, choices] of [
      [
        {
          phase: 'summon',
          sides: [
            { hand: ['R05', 'R06'], waiting: { W2: 'R18(2b)' } },
            { hp: 7, discard: ['B01'] },
          ],
        },
        {},
      ],
      [{ phase: 'boost2', turn: 8, starter: 1, sides: [{ hand: ['R01'], waiting: { W1: 'R18(4)' } }, {}] }, {}],
      [
        {
          phase: 'entry2',
          turn: 5,
          spot: 'W1',
          sides: [{ waiting: { W1: 'R05(0b)' }, discard: ['R01'] }, { deck: ['B07'] }],
        },
        {},
      ],
      [{ phase: 'duel', boostUsed: true, sides: [{ waiting: { W1: 'R05(0h)' } }, {}] }, { boostEntry: 'countdown' }],
      [
        { phase: 'entryAsap', seat: 1, sides: [{}, { waiting: { W1: 'R05(0)' }, active: { A1: 'B01' } }] },
        { blockedEntry: 'asap' },
      ],
    ] as const) {
      expect(described(arranged(position, choices))).toEqual(position)
    }
  })

  test('is none once the match is over', () => {
    const state = arranged({ phase: 'duel', sides: [{ active: { A1: 'R20' } }, { hp: 1 }] })
    box.game.resign(state, 0, { pick: () => 0, die: () => 1, draw: (pool) => pool.pop() as never }, null)
    expect(() => described(state)).toThrow('over')
  })
})

/** Describes both sides otherwise. */
const sides = (change: (side: SidePosition) => SidePosition) => (state: State) => {
  const position = described(state)
  return { ...position, sides: position.sides.map(change) }
}
const lacking = (one: object, key: string): object =>
  Object.fromEntries(Object.entries(one).filter(([at]) => at !== key))
const without =
  (key: keyof Position) =>
  (state: State): object =>
    lacking(described(state), key)

describe('the laws of positions', () => {
  test('hold', { timeout: 120_000 }, () => {
    expect(failuresOf(run({}, 100)).slice(0, 3)).toEqual([])
  })

  test.each<[string, (state: State) => unknown]>([
    [
      'a boosted mark',
      sides(({ waiting = {}, ...side }) => ({
        ...side,
        waiting: Object.fromEntries(Object.entries(waiting).map(([spot, text]) => [spot, text.replace('b', '')])),
      })),
    ],
    ['hit points', sides((side) => lacking(side, 'hp'))],
    ['which cards are left', sides((side) => lacking(side, 'deck'))],
    ['the order of discards', sides((side) => ({ ...side, discard: [...(side.discard ?? [])].sort() }))],
    ['the turn', without('turn')],
    ['who is asked', without('seat')],
    ['a boost that was made', without('boostUsed')],
  ])('catch a description that forgets %s', (_, describe) => {
    expect(brokenLaws(run({ describe }, 60, ['positions'], house))).toContain('positions')
  })

  /** Reads with other invariants. */
  const judging =
    (others: typeof invariants): Rules['arrange'] =>
    (options, position) => {
      const read = readPosition(options, position)
      return read.ok ? judged(read.value, others) : read
    }

  test('catch an invariant that a match breaks', () => {
    const early: (typeof invariants)[number] = {
      id: 'MP-I0',
      code: 'early',
      rule: null,
      kind: 'unreachable',
      broken: ({ turn }) => (turn > 9 ? [{ path: 'turn' }] : []),
    }
    expect(brokenLaws(run({ arrange: judging([early]) }, 40, ['positions']))).toEqual(['positions'])
  })

  test.each(['handTooLarge', 'entryNotAsked', 'boostedNotAsked', 'summonNotAsked'])(
    'catch a reader to whom nothing is %s',
    (code) => {
      const arrange = judging(invariants.filter((one) => one.code !== code))
      expect(brokenLaws(run({ arrange }, 160, ['mutants']))).toEqual(['mutants'])
    },
  )

  test('catch a reader that does not say why', () => {
    const arrange: Rules['arrange'] = (options, position) => {
      const made = box.game.arrange(options, position)
      return made.ok ? made : faulty([])
    }
    expect(brokenLaws(run({ arrange }, 40, ['mutants']))).toEqual(['mutants'])
  })
})

import { sampledChance, seatNumbers } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { DOMINOES, arranged, optionsOf } from '../rules/bench.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { playOnDominoes, quickChoice } from './domino-rollout.ts'

const luck = () => sampledChance('quick')

/** What is chosen with different luck, in notation, each once. */
const chosen = (state: State): readonly string[] => [
  ...new Set(
    Array.from({ length: 40 }, (_, seed) =>
      box.game.format(state.options, quickChoice(state, 0, sampledChance(`choice ${seed}`))),
    ),
  ),
]

test('who plays on closes a monster when they can', () => {
  const state = arranged(
    { phase: 'attach', centre: ['U3H', 'M5B'], players: [{ hand: ['U3B', 'M1T'] }, { hand: ['U1B'] }] },
    DOMINOES,
  )
  expect(chosen(state)).toEqual(['attach M1T W'])
})

test('who plays on leaves one connector open only when they must', () => {
  const players = (hand: readonly string[]) => [{ hand: [...hand] }, { hand: ['C4B', 'E2B', 'E1B'] }]
  const open = { phase: 'attach', centre: ['I4B', 'I4La'] } as const
  // A limb or a head would leave one; a body leaves more.
  const free = arranged({ ...open, players: players(['I4Lb', 'U1H', 'U3B']) }, DOMINOES)
  expect(chosen(free).every((step) => step.startsWith('attach U3B'))).toBe(true)
  const forced = arranged({ ...open, players: players(['I4Lb', 'U1H']) }, DOMINOES)
  expect([...chosen(forced)].sort()).toEqual(['attach I4Lb N', 'attach U1H W'])
})

test('a world is worth more to who holds more points, the more so the fewer cards are left, and as much as the end when it is over', () => {
  const worth = (pile: readonly string[], deck: readonly string[], seat: number): number => {
    const state = arranged(
      { phase: 'lead', deck: [...deck], players: [{ hand: ['U3B'], pile: [...pile] }, { hand: ['M5B'] }] },
      DOMINOES,
    )
    return playOnDominoes(state, seat, luck())
  }
  const pile = ['U1H', 'U1B', 'U1T', 'U1La', 'U1Lb']
  const many = ['I4B', 'I4La', 'I4Lb', 'C4B', 'E1B', 'E2B']
  expect(worth(pile, many, 0)).toBeGreaterThan(worth([], many, 0))
  expect(worth(pile, [], 0)).toBeGreaterThan(worth(pile, many, 0))
  expect(worth(pile, many, 1)).toBeCloseTo(-worth(pile, many, 0), 9)
})

test('worlds of all its rules are played on to a value from -1 to 1, by legal steps', () => {
  for (const choices of [{}, { dominoStrictPlugs: true }, { dominoForced: false }]) {
    for (const seats of [2, 4]) {
      const chance = sampledChance(`rules ${seats}`)
      const options = optionsOf({ ...DOMINOES, ...choices })
      const state = box.game.setup(
        options,
        seatNumbers(seats).map(() => null),
        chance,
        null,
      )
      let monsters = 0
      for (;;) {
        const pending = box.game.pending(state)
        if (pending.status === 'over') break
        const seat = pending.seats[0] as number
        const action = quickChoice(state, seat, chance)
        expect(box.game.refuse(state, seat, action)).toBeNull()
        box.game.apply(state, seat, action, chance, null)
        if (state.phase.kind === 'lead') monsters++
        const value = playOnDominoes(box.game.clone(state), 0, chance)
        expect(Math.abs(value)).toBeLessThanOrEqual(1)
      }
      expect(monsters).toBeGreaterThan(2)
    }
  }
})

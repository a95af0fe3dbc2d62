import { type Seat, sampledChance, seatNumbers } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { ARENA, DOMINOES, M5, U1, U3, arranged, legalTexts, optionsOf } from '../rules/bench.ts'
import { chanceToWin } from './bot-fight.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

const first = (state: State, seat: Seat): string => {
  const [best] = box.bot.order(box.game.view(state, seat), box.game.legal(state, seat))
  return best === undefined ? '' : box.game.format(state.options, best)
}

/** The seat of one bot among random players; true when it wins alone. */
const wins = (choices: Record<string, unknown>, seed: number): boolean => {
  const chance = sampledChance(`bot ${seed}`)
  const state = box.game.setup(
    optionsOf(choices),
    seatNumbers(3).map(() => null),
    chance,
    null,
  )
  const bot = seed % 3
  for (;;) {
    const pending = box.game.pending(state)
    if (pending.status === 'over') return pending.outcome.payoffs[bot] === 1
    const seat = pending.seats[0] ?? 0
    const legal = box.game.legal(state, seat)
    const action = seat === bot ? box.bot.order(box.game.view(state, seat), legal)[0] : legal[chance.pick(legal.length)]
    if (action === undefined) throw new Error('no choice')
    box.game.apply(state, seat, action, chance, null)
  }
}

describe('what a strong player knows', () => {
  test('it challenges the weakest whom it beats, with its best monster, and keeps still otherwise', () => {
    const strong = arranged({ phase: 'build', players: [{ table: [...U1, 'U4H'] }, { table: M5 }, { table: U3 }] })
    expect(first(strong, 0)).toBe('use U1B.1')
    const ready = arranged({ phase: 'build', players: [{ table: U1 }, { table: M5 }, { table: U3 }] })
    for (const text of ['use U1B.1', 'use U1H.1', 'use U1T.1', 'use U1L.1', 'use U1L.2']) {
      expect(first(ready, 0)).toBe(text)
      const action = box.game.parse(ready.options, text)
      if (action !== null) box.game.apply(ready, 0, action, sampledChance(1), null)
    }
    expect(first(ready, 0)).toBe('challenge P3')
    const weak = arranged({ phase: 'build', players: [{ table: U3 }, { table: U1 }] })
    expect(first(weak, 0)).toBe('end')
  })

  test('in a fight it plays the smallest card that is enough, and none when it leads or cannot catch up', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5] }
    const close = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PBO4a', 'PBO2a'] }, { hidden: ['PAX2a'] }],
      fight,
    })
    expect(first(close, 0)).toBe('power PBO2a')
    const far = { ...fight, plus: [0, 9] }
    const lost = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PBO4a', 'PBO2a'] }, { hidden: ['PAX2a'] }],
      fight: far,
    })
    expect(first(lost, 0)).toBe('pass')
    const ahead = arranged({
      phase: 'reinforce',
      seat: 1,
      players: [{ hidden: ['PBO4a'] }, { hidden: ['PSW2a'] }],
      fight,
    })
    expect(first(ahead, 1)).toBe('pass')
    expect(chanceToWin(box.game.view(ahead, 1), 1)).toBeGreaterThan(chanceToWin(box.game.view(lost, 0), 0))
  })

  test('who would lose anyway shows their least', () => {
    const state = arranged({
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: [...M5, 'U3H', 'U3T'] }],
      fight: { attacker: 0, defender: 1, parts: [['U5B', 'U5H', 'U5T', 'U5La', 'U5Lb', 'U5Lc', 'U5Ld']] },
    })
    expect(first(state, 1)).toBe('use M5B.1')
    expect(legalTexts(state, 1)).toContain('refuse')
  })

  test('in Dominoes it closes when it can', () => {
    const state = arranged(
      { phase: 'attach', centre: ['U3H', 'M5B'], players: [{ hidden: [], hand: ['U3B', 'M1T'] }, { hand: ['U1B'] }] },
      DOMINOES,
    )
    expect(first(state, 0)).toBe('attach M1T W')
  })

  test('in Dominoes it leaves open what the next player has shown that they cannot fill', () => {
    const leaves = (not: number): string => {
      const state = arranged(
        {
          phase: 'attach',
          centre: ['I4B', 'I4La'],
          players: [{ hand: ['I4Lb', 'U1H'] }, { hand: ['C4B', 'E2B', 'E1B'] }],
        },
        DOMINOES,
      )
      const next = state.players[1]
      if (next !== undefined) next.hand = next.hand.map((tile) => ({ ...tile, not }))
      return first(state, 0)
    }
    // One narrow and one wide connector are open; bits of CLASSES that the other was without when it had to draw.
    expect(leaves(0b00001)).toBe('attach U1H W')
    expect(leaves(0b10010)).toBe('attach I4Lb N')
  })

  test('in Dominoes the order closes far more than its share against two random players', { timeout: 60_000 }, () => {
    const games = 60
    const won = Array.from({ length: games }, (_, seed) => wins(DOMINOES, seed)).filter(Boolean).length
    expect(won / games).toBeGreaterThan(0.42)
  })

  test('the order beats two random players at Classic and Arena', { timeout: 60_000 }, () => {
    for (const [choices, least] of [
      [{ dragonGoal: 2, turnCap: 60 }, 0.5],
      [{ ...ARENA, dragonGoal: 2, turnCap: 60 }, 0.5],
    ] as const) {
      const games = 60
      const won = Array.from({ length: games }, (_, seed) => wins(choices, seed)).filter(Boolean).length
      expect(won / games, JSON.stringify(choices)).toBeGreaterThan(least)
    }
  })
})

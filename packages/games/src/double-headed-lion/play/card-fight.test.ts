import { type Chance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { field, optionsOf, play, run, where } from '../rules/bench.ts'
import { type CardFight, type Fate, fates, matrixOf, solveCardFight } from './card-fight.ts'
import { SKILL, cardText } from '../set/components.ts'
import { box } from '../index.ts'
import { type Matrix, exploitability, solveMatrix } from './matrix.ts'
import { automaticWinner } from '../rules/pairs.ts'
import { AILA, AJI, COUNTS, GANDA, STORM, VISHNUS, characterOf } from '../set/pieces.ts'
import { NO_CARD } from '../rules/state.ts'
import { randomFight } from '../rules/trials/fights.ts'

const randomMatrix = (chance: Chance): Matrix => {
  const rows = 1 + chance.pick(7)
  const columns = 1 + chance.pick(8)
  const spread = 1 + chance.pick(6)
  const gains = Array.from({ length: rows * columns }, () => (chance.pick(2 * spread + 1) - spread) / 3)
  return { rows, columns, gains }
}

describe('the matrix solver', () => {
  test('nobody can gain 1e-9 against its strategies, on any table', () => {
    for (let i = 0; i < 10_000; i++) {
      const matrix = randomMatrix(sampledChance(`matrix ${i}`))
      const solution = solveMatrix(matrix)
      expect(exploitability(matrix, solution)).toBeLessThan(1e-9)
      for (const shares of [solution.row, solution.column]) {
        expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(1e-9)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }
    }
  })

  test('known games have their known values', () => {
    const value = (rows: readonly (readonly number[])[]): number =>
      solveMatrix({ rows: rows.length, columns: (rows[0] ?? []).length, gains: rows.flat() }).value
    expect(
      value([
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ]),
    ).toBeCloseTo(0, 12)
    expect(
      value([
        [3, -1],
        [-2, 4],
      ]),
    ).toBeCloseTo(1, 12)
    expect(
      value([
        [2, 5],
        [1, 0],
      ]),
    ).toBeCloseTo(2, 12)
  })
})

describe('the card fight', () => {
  test('nobody can gain 1e-9 against its solution in any fight without Storm', () => {
    for (let i = 0; i < 10_000; i++) {
      const { fight, stake } = randomFight(sampledChance(`fight ${i}`))
      if (fight.pieces[0] === STORM) continue
      expect(exploitability(matrixOf(fight, stake), solveCardFight(fight, stake))).toBeLessThan(1e-9)
    }
  })

  test('DL-8.1 against Storm the Royalists leave him least, and he takes the most', () => {
    let met = 0
    for (let i = 0; i < 4000; i++) {
      const { fight, stake } = randomFight(sampledChance(`storm ${i}`))
      if (fight.pieces[0] !== STORM || fight.hands[1].includes(SKILL)) continue
      met++
      const { rows, columns, gains } = matrixOf(fight, stake)
      const best = Array.from({ length: columns }, (_, c) =>
        Math.max(...Array.from({ length: rows }, (_, r) => gains[r * columns + c] as number)),
      )
      expect(solveCardFight(fight, stake).value).toBeCloseTo(Math.min(...best), 12)
    }
    expect(met).toBeGreaterThan(100)
  })

  test('its ends are those of the rules, for every pair that plays cards and every two cards', () => {
    const options = optionsOf()
    for (let rep = 0; rep < COUNTS[0]; rep++) {
      for (let roy = 0; roy < COUNTS[1]; roy++) {
        if (automaticWinner(rep, roy, false) !== null || rep === STORM || roy === GANDA) continue
        for (const a of options.cards[0].filter((card) => card !== SKILL)) {
          for (const b of options.cards[1].filter((card) => card !== SKILL)) {
            const [mine, theirs] = [characterOf(0, rep).id, characterOf(1, roy).id]
            const fight: CardFight = {
              options,
              pieces: [rep, roy],
              supported: false,
              hands: [[a], [b]],
              eligible: [[], []],
              canRetreat: [true, true],
            }
            const state = field(0, { [mine]: '22', storm: '00' }, { [theirs]: '32' }, { options: { shuffle: 'off' } })
            run(state, `R move ${mine} 32`)
            if (state.phase.kind === 'support') play(state, 1, 'show none')
            run(state, `R play ${cardText(a)}`, `Y play ${cardText(b)}`)
            while (state.phase.kind === 'retreat') {
              const seat = state.phase.asked === 1 ? 0 : 1
              play(state, seat, box.game.format(options, box.game.legal(state, seat)[0] as never), null)
            }
            const fate = (id: string): Fate =>
              where(state, id) === 'gone' ? 'falls' : where(state, id) === '32' ? 'stays' : 'goes'
            expect([mine, theirs, a, b, fates(fight, a, b)]).toEqual([mine, theirs, a, b, [fate(mine), fate(theirs)]])
          }
        }
      }
    }
  })

  test('Aji and Aila are weighed as the rules weigh them', () => {
    const base = {
      options: optionsOf(),
      supported: false,
      hands: [[1], [1]],
      eligible: [[], []],
      canRetreat: [true, true],
    } as const
    expect(fates({ ...base, pieces: [AJI, 2] }, 5, 3)).toEqual(['falls', 'falls'])
    expect(fates({ ...base, pieces: [AILA, VISHNUS] }, NO_CARD, 5)).toEqual(['falls', 'falls'])
  })
})

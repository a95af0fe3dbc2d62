import { type Box, type Calibration, type Choices, type GameTypes, type Seat, sampledChance } from '@menagerie/engine'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { box as treasure } from '@menagerie/games/dragon-treasure'
import { box as maker } from '@menagerie/games/monster-maker'
import { box as pack } from '@menagerie/games/monster-pack'
import { expect, test } from 'vitest'
import { chanceOf, chancesOf } from './chance.ts'
import { imagined, mean, rankCommits } from './greedy.ts'

/** A decision of a match that was played to its end: what was foretold of it, and what its seat won of the first place. */
interface Foretold {
  readonly worth: number
  readonly calibration: Calibration
  won: number
}

/** Decisions kept of a match: they are near each other, and more of them say little more. */
const KEPT = 4

/** Matches between greedy bots from fixed seeds. */
const foretell = <T extends GameTypes>(
  box: Box<T>,
  seats: number,
  matches: number,
  choices: Choices = {},
): Foretold[] => {
  const { game, bot } = box
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('no options')
  const all: Foretold[] = []
  for (let match = 0; match < matches; match++) {
    const chance = sampledChance(`calibration ${match}`)
    const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(completed.value, chance))
    const state = game.setup(completed.value, loadouts, chance, null)
    const seen: (Foretold & { readonly seat: Seat })[] = []
    for (let question = 0; ; question++) {
      const pending = game.pending(state)
      if (pending.status === 'over') {
        const { places } = pending.outcome
        const first = places.filter((place) => place === 1).length
        for (let kept = 0; kept < KEPT; kept++) {
          const one = seen[chance.pick(seen.length)]
          if (one !== undefined) all.push({ ...one, won: places[one.seat] === 1 ? 1 / first : 0 })
        }
        break
      }
      const seat = pending.seats[0] as Seat
      const legal = game.legal(state, seat)
      const view = game.view(state, seat)
      const luck = sampledChance(`${match}/${question}`)
      const task = { box, view, legal, seat, chance: luck, more: () => true, isLate: () => false }
      const { best } = rankCommits(task, imagined(task))
      const calibration = bot.calibration?.(view) ?? null
      if (calibration !== null && legal.length > 1) seen.push({ seat, worth: mean(best), calibration, won: 0 })
      for (const step of best.steps) game.apply(state, seat, step, chance, null)
    }
  }
  return all
}

/** The expected calibration error: how far chances are from shares won, over ten bins. */
const errorOf = (
  all: readonly Foretold[],
  change: (calibration: Calibration) => Calibration = (same) => same,
): number => {
  const bins = Array.from({ length: 10 }, () => 0)
  for (const { worth, calibration, won } of all) {
    const chance = chanceOf(change(calibration), worth)
    const bin = Math.min(9, Math.floor(10 * chance))
    bins[bin] = (bins[bin] as number) + chance - won
  }
  return bins.reduce((sum, gap) => sum + Math.abs(gap), 0) / all.length
}

/** Beyond so many standard errors lies one right calibration of a hundred. */
const ONE_OF_A_HUNDRED = 2.576

/**
 * How far what was won lies from what was foretold, in standard errors, over one decision of each match: on the whole, and by how
 * sure chances were.
 */
const strayed = (
  all: readonly Foretold[],
  change: (calibration: Calibration) => Calibration = (same) => same,
): number => {
  const sums = { miss: 0, spread: 0, missBy: 0, spreadBy: 0 }
  for (const { worth, calibration, won } of all.filter((_, at) => at % KEPT === 0)) {
    const chance = chanceOf(change(calibration), worth)
    const odds = Math.log(chance / (1 - chance))
    sums.miss += won - chance
    sums.spread += chance * (1 - chance)
    sums.missBy += (won - chance) * odds
    sums.spreadBy += chance * (1 - chance) * odds * odds
  }
  return Math.max(Math.abs(sums.miss) / Math.sqrt(sums.spread), Math.abs(sums.missBy) / Math.sqrt(sums.spreadBy))
}

const bolder = (one: Calibration): Calibration => ({ ...one, slope: 4 * one.slope })
const higher = (one: Calibration): Calibration => ({ ...one, bias: one.bias + 3 })

test('a chance to win of Monster Pack is met as often as it says, and a bolder one is not', () => {
  const all = foretell(pack, 2, 100)
  expect(all.length).toBe(400)
  expect(errorOf(all)).toBeLessThan(0.08)
  expect(errorOf(all, bolder)).toBeGreaterThan(0.08)
  expect(errorOf(all, (one) => ({ ...one, bias: one.bias + 1 }))).toBeGreaterThan(0.08)
  expect(strayed(all)).toBeLessThan(ONE_OF_A_HUNDRED)
  for (const wrong of [bolder, higher]) expect(strayed(all, wrong)).toBeGreaterThan(ONE_OF_A_HUNDRED)
})

/** Of so few matches even a right chance is off by a tenth. */
test('a chance to win of Monster Maker is met about as often as it says, of four as of two', () => {
  const all = [...foretell(maker, 2, 50, { dungeons: 1 }), ...foretell(maker, 4, 30, { dungeons: 1 })]
  expect(errorOf(all)).toBeLessThan(0.14)
  expect(errorOf(all, (one) => ({ ...one, bias: one.bias + 2 }))).toBeGreaterThan(0.14)
  expect(errorOf(all, (one) => ({ ...one, seats: 2 * one.seats + 1 }))).toBeGreaterThan(0.14)
  expect(strayed(all)).toBeLessThan(ONE_OF_A_HUNDRED)
  for (const wrong of [bolder, higher]) expect(strayed(all, wrong)).toBeGreaterThan(ONE_OF_A_HUNDRED)
})

test('chances to win of the Lion and of Dragon Treasure do not stray from what is won', { timeout: 120_000 }, () => {
  for (const all of [foretell(lion, 2, 8), foretell(treasure, 2, 8)]) {
    expect(strayed(all)).toBeLessThan(ONE_OF_A_HUNDRED)
    expect(strayed(all, higher)).toBeGreaterThan(ONE_OF_A_HUNDRED)
  }
})

test('chances of equal seats are even, rise with what a place is worth, and are never certain', () => {
  const even = { bias: 0, slope: 1, off: 0.02, seats: 4 }
  expect(chanceOf(even, 0)).toBeCloseTo(0.25)
  const chances = [-1, -0.5, 0, 0.5, 1].map((worth) => chanceOf(even, worth))
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  expect(chances[0]).toBeGreaterThan(0)
  expect(chances[4]).toBeLessThan(1)
})

test('a chance is told with as much to either side as chances of its game are off, also where nothing is hidden', () => {
  const even = { bias: 0, slope: 1, off: 0.02, seats: 2 }
  const sure = { steps: [], total: 0, squares: 0, samples: 8 }
  expect(chancesOf(even, sure)).toEqual({ at: 0.5, low: 0.48, high: 0.52 })
  const unsure = chancesOf(even, { ...sure, squares: 2 })
  expect(unsure.low).toBeLessThan(0.4)
  expect(unsure.high).toBeGreaterThan(0.6)
})

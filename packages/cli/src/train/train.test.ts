import { type Learned, learnedChance, oddsIn, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { fitCalibration, fitValue } from './fit.ts'
import { solve } from './regression.ts'
import { type After, type Known, type Trained, aftersOf, worthsOf } from './sample.ts'
import { scoresOf } from './scores.ts'
import { calibrationsOf } from './train.ts'

const GRAIN = 2 ** 20

/** Places whose chances are known, with what came of them. */
const drawn = (truth: Learned, seats: number, count: number, seed: string): readonly Known<After>[] => {
  const chance = sampledChance(seed)
  const from = (low: number, high: number): number => low + ((high - low) * chance.pick(GRAIN)) / GRAIN
  return Array.from({ length: count }, (_, match) => {
    const of = { value: from(-0.9, 0.9), parts: { near: from(0, 4), far: from(-9, 9), noise: from(0, 1) } }
    const won = Number(from(0, 1) < learnedChance(truth, of.value, of.parts, seats))
    return { of, seat: 0, won, match }
  })
}

test('a symmetric system is solved', () => {
  // Lower half of [[4, 2], [2, 3]].
  const [one, other] = solve(Float64Array.of(4, 0, 2, 3), Float64Array.of(10, 9))
  expect(one).toBeCloseTo(1.5)
  expect(other).toBeCloseTo(2)
})

test('what a place is worth is found again from how matches ended, by parts and by the number of seats', () => {
  for (const seats of [2, 4]) {
    const truth: Learned = { bias: 0.3, value: 0.8, parts: { near: 0.5, far: -0.1, noise: 0 } }
    const { learned } = fitValue(drawn(truth, seats, 6000, `truth of ${seats}`), seats)
    expect(learned.bias).toBeCloseTo(0.3, 0)
    expect(learned.value).toBeCloseTo(0.8, 0)
    expect(Math.abs((learned.parts['near'] as number) - 0.5)).toBeLessThan(0.1)
    expect(Math.abs((learned.parts['far'] as number) + 0.1)).toBeLessThan(0.04)
    const fresh = drawn(truth, seats, 3000, `fresh of ${seats}`)
    const scores = (one: Learned) =>
      scoresOf(fresh.map(({ of, won }) => ({ won, chance: learnedChance(one, of.value, of.parts, seats) })))
    expect(scores(learned).calibrationError).toBeLessThan(0.04)
    // Read as a chance, the value alone is worse: that is what there was to learn.
    expect(scores({ bias: 0, value: 1, parts: {} }).logLoss).toBeGreaterThan(scores(learned).logLoss + 0.02)
  }
})

test('weights stay finite where values are nearly sure and often wrong', () => {
  const chance = sampledChance('sure')
  const known = Array.from({ length: 600 }, (_, match) => {
    const sure = chance.pick(4) < 3
    const up = chance.pick(2) === 1
    const value = (up ? 1 : -1) * (sure ? 0.99999 : 0.3)
    return {
      of: { value, parts: { much: up ? 40 : -40 } },
      seat: 0,
      won: Number(chance.pick(10) < (up ? 6 : 4)),
      match,
    }
  })
  const { learned } = fitValue(known, 2)
  expect(Math.abs(learned.value)).toBeLessThan(0.5)
  expect(Math.abs(learned.bias)).toBeLessThan(0.5)
  const told = known.map(({ of, won }) => ({ won, chance: learnedChance(learned, of.value, of.parts, 2) }))
  expect(scoresOf(told).calibrationError).toBeLessThan(0.05)
})

test('where nothing is to be learned the value stays what it is', () => {
  const { learned, force } = fitValue(drawn({ bias: 0, value: 1, parts: {} }, 2, 4000, 'nothing'), 2)
  expect(force).toBeGreaterThan(3)
  expect(Math.abs(learned.value - 1)).toBeLessThan(0.15)
  for (const [part, spread] of [
    ['near', 1.2],
    ['far', 5.2],
    ['noise', 0.3],
  ] as const)
    expect(Math.abs((learned.parts[part] as number) * spread), part).toBeLessThan(0.15)
})

test('a calibration is found again, and scores tell a bold one from a right one', () => {
  const chance = sampledChance('calibration')
  const known = Array.from({ length: 5000 }, (_, match) => {
    const of = chance.pick(GRAIN) / (GRAIN / 1.8) - 0.9
    const right = 1 / (1 + Math.exp(0.2 - 0.7 * oddsIn(of) + Math.log(2)))
    return { of, seat: 0, match, right, won: Number(chance.pick(GRAIN) / GRAIN < right) }
  })
  const { bias, slope, seats } = fitCalibration(known, 3)
  expect(seats).toBe(3)
  expect(Math.abs(bias + 0.2)).toBeLessThan(0.12)
  expect(Math.abs(slope - 0.7)).toBeLessThan(0.08)
  const right = scoresOf(known.map((one) => ({ chance: one.right, won: one.won })))
  const bold = scoresOf(known.map((one) => ({ chance: one.right > 0.33 ? 0.95 : 0.05, won: one.won })))
  expect(right.calibrationError).toBeLessThan(0.03)
  expect(bold.calibrationError).toBeGreaterThan(0.1)
  expect(bold.logLoss).toBeGreaterThan(right.logLoss)
  expect(right.brierSkill).toBeGreaterThan(bold.brierSkill)
  expect(scoresOf(known.map(({ won }) => ({ chance: 0.4, won }))).brierSkill).toBeLessThan(0)
})

test('of a match so many decisions are kept as are asked for, each with what its seat won', () => {
  const after = { value: 0.5, parts: { near: 1 } }
  const match: Trained = {
    places: [1, 1, 3],
    samples: [
      { seat: 0, worth: 0.1, after },
      { seat: 2, worth: null, after: null },
      { seat: 2, worth: -0.1, after },
    ],
  }
  expect(worthsOf([match, match], 1)).toEqual([0, 1].map((at) => ({ of: 0.1, seat: 0, won: 0.5, match: at })))
  expect(aftersOf([match])).toEqual([0, 2].map((seat) => ({ of: after, seat, won: seat === 0 ? 0.5 : 0, match: 0 })))
})

test('where a game tells its sides apart, each has a calibration of its own, and both are measured together', () => {
  const chance = sampledChance('sides')
  const slopes = [0.4, 1.5]
  const biases = [-0.8, 0.9]
  const matches = Array.from({ length: 4000 }, (): Trained => {
    const seat = chance.pick(2)
    const worth = chance.pick(GRAIN) / (GRAIN / 1.8) - 0.9
    const right = 1 / (1 + Math.exp(-(biases[seat] as number) - (slopes[seat] as number) * oddsIn(worth)))
    const wins = chance.pick(GRAIN) / GRAIN < right
    return { places: wins === (seat === 0) ? [1, 2] : [2, 1], samples: [{ seat, worth, after: null }] }
  })
  const [fitted, out] = [matches.slice(0, 3000), matches.slice(3000)]
  const plain = { bias: 0, slope: 1, off: 0.04, seats: 2 }
  const apart = calibrationsOf(fitted, out, 2, [plain, { ...plain, bias: 0.1 }])
  expect(apart.new.is?.map(({ bias }) => bias.toFixed(0))).toEqual(biases.map((bias) => bias.toFixed(0)))
  for (const [seat, { slope }] of (apart.new.is ?? []).entries())
    expect(Math.abs(slope - (slopes[seat] as number))).toBeLessThan(0.2)
  const together = calibrationsOf(fitted, out, 2, [plain, plain])
  expect(together.new.is).toHaveLength(1)
  expect(together.new.scores?.brierSkill).toBeLessThan((apart.new.scores?.brierSkill ?? 0) - 0.05)
  expect(apart.new.scores?.calibrationError).toBeLessThan(0.05)
  // Who has none for one of its sides tells nobody a chance.
  expect(calibrationsOf(fitted, out, 2, [plain, null]).old).toEqual({ is: null, scores: null })
})

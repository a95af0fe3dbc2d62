import { expect, test } from 'vitest'
import { below, chanceFrom, sampledChance, seededStream } from './sampled.ts'

/** Chi-square against equal frequencies, in standard deviations from its mean. */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return (square - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1))
}

const count = (kinds: number, times: number, draw: () => number): readonly number[] => {
  const counts = Array.from({ length: kinds }, () => 0)
  for (let i = 0; i < times; i++) {
    const kind = draw()
    counts[kind] = (counts[kind] as number) + 1
  }
  return counts
}

test.each([2, 3, 6, 7, 10, 52, 1000])('a pick of %i gives each number equally often', (n) => {
  const chance = sampledChance(`pick ${n}`)
  const counts = count(n, 60_000, () => chance.pick(n))
  expect(counts).toHaveLength(n)
  expect(Math.abs(unevenness(counts))).toBeLessThan(5)
})

test('a die gives 1 to its number of sides', () => {
  const chance = sampledChance('die')
  expect(new Set(Array.from({ length: 500 }, () => chance.die(6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('draws from a pool give every order equally often', () => {
  const chance = sampledChance('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 48_000; i++) {
    const pool = [1, 2, 3, 4]
    const order = [chance.draw(pool), chance.draw(pool), chance.draw(pool), chance.draw(pool)].join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  expect(Math.abs(unevenness([...orders.values()]))).toBeLessThan(5)
})

test('equal entries are equally likely: two copies of a card come twice as often', () => {
  const chance = sampledChance('copies')
  const counts = count(3, 40_000, () => chance.draw([0, 0, 1, 2]))
  expect((counts[0] as number) / 40_000).toBeCloseTo(0.5, 1)
  expect(Math.abs(unevenness([counts[1] as number, counts[2] as number]))).toBeLessThan(5)
})

test('a draw takes the entry out of the pool and leaves the rest sorted', () => {
  const pool = ['a', 'b', 'c', 'd']
  const drawn = sampledChance(3).draw(pool)
  expect(pool).toEqual(['a', 'b', 'c', 'd'].filter((entry) => entry !== drawn))
})

test('the same seed gives the same luck, another seed another', () => {
  const luck = (seed: string | number) => {
    const chance = sampledChance(seed)
    return Array.from({ length: 40 }, () => chance.pick(1000))
  }
  expect(luck('a')).toEqual(luck('a'))
  expect(luck(7)).toEqual(luck('7'))
  expect(luck('a')).not.toEqual(luck('b'))
})

test('values of the stream that would favour a number are rejected', () => {
  // 2^32 leaves a remainder of 1 when divided by 3: exactly one value, 0, is one too many.
  const values = [0, 5]
  expect(below(() => values.shift() ?? 0xffffffff, 3)).toBe(0)
  expect(values).toEqual([])
  expect(below(() => 1, 3)).toBe(0)
  expect(below(() => 0xffffffff, 3)).toBe(2)
  expect(below(() => 0, 4)).toBe(0)
})

test('a stream is of 32-bit integers that use all their bits', () => {
  const stream = seededStream('bits')
  let ones = 0
  let zeros = -1
  for (let i = 0; i < 1000; i++) {
    const value = stream()
    expect(value | 0).toBe(value)
    ones |= value
    zeros &= value
  }
  expect([ones, zeros]).toEqual([-1, 0])
})

test('a pick of nothing and a draw from an empty pool throw', () => {
  const chance = sampledChance(1)
  expect(() => chance.pick(0)).toThrow('pick from 0')
  expect(() => chance.draw([])).toThrow('pick from 0')
})

test('a pick of one asks the stream for nothing', () => {
  const chance = chanceFrom(() => {
    throw new Error('asked')
  })
  expect(chance.pick(1)).toBe(0)
})

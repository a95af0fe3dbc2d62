import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { bitCount, narrowed } from './narrowing.ts'
import { informed, spent, forget } from './looks.ts'
import { knownFrom, learn, type Known, unknown } from './knowledge.ts'
import { mix } from './shuffles.ts'
import { type Way, difference, history, orders } from '../rules/trials/ways.ts'
import { drawBelow, someOf, worldsOf } from './worlds.ts'

const expectSame = (title: string, known: Known, ways: readonly Way[]): void => {
  expect(`${title}: ${difference(known, ways)}`).toBe(`${title}: null`)
}

describe('the sampler', () => {
  test('DL-9.4 holds the same ways with the same multiplicities as a list of all of them', () => {
    for (let i = 0; i < 1000; i++) {
      const chance = sampledChance(`worlds ${i}`)
      const { known, ways } = history(chance, 3 + chance.pick(2), 2 + chance.pick(6), i % 2 === 0)
      expectSame(`history ${i}`, known, ways)
    }
  })

  test('DL-9.1 who looked knows exactly the ways that agree with what was seen', () => {
    for (let i = 0; i < 1000; i++) {
      const chance = sampledChance(`looked ${i}`)
      const { known, ways, truth } = history(chance, 3 + chance.pick(2), 3 + chance.pick(6), true)
      const seen = truth.where.map((at) => truth.pieces[at] as number)
      const fitting = ways.filter((way) => way.where.every((at, k) => way.pieces[at] === seen[k]))
      expectSame(
        `history ${i}`,
        informed(known, seen),
        fitting.map((way) => ({ pieces: way.pieces, where: seen.length === 0 ? way.where : [] })),
      )
      const looks = spent(known)
      expectSame(
        `forgotten ${i}`,
        forget(known, looks),
        ways.map((way) => ({ pieces: way.pieces, where: way.where.filter((_, k) => !looks.includes(k)) })),
      )
    }
  })

  test('DL-2.3 someOf holds exactly the ways in which some token can move', () => {
    for (let i = 0; i < 1000; i++) {
      const chance = sampledChance(`able ${i}`)
      const { known, ways } = history(chance, 4, 3, false)
      const able = Array.from({ length: 4 }, () => chance.pick(16))
      const fitting = ways.filter((way) =>
        way.pieces.some((piece, slot) => (((able[slot] as number) >> piece) & 1) === 1),
      )
      if (fitting.length === 0) expect(someOf(known, able).weights).toEqual([])
      else expectSame(`history ${i}`, someOf(known, able), fitting)
    }
  })

  test('masks hold a piece exactly when some way gives it to the token', () => {
    for (let i = 0; i < 2000; i++) {
      const chance = sampledChance(`masks ${i}`)
      const size = 2 + chance.pick(4)
      const masks = Array.from({ length: size }, () => chance.pick(1 << size))
      const ways = orders(Array.from({ length: size }, (_, piece) => piece)).filter((pieces) =>
        pieces.every((piece, slot) => (((masks[slot] as number) >> piece) & 1) === 1),
      )
      const narrow = masks.slice()
      expect(narrowed(narrow)).toBe(ways.length > 0)
      if (ways.length === 0) continue
      expect(narrow).toEqual(masks.map((_, slot) => ways.reduce((mask, way) => mask | (1 << (way[slot] as number)), 0)))
    }
  })

  test('the start counts all ways: 9! and 11!, in one draw each', () => {
    expect(worldsOf(unknown(9)).total).toBe(362880)
    const royalists = worldsOf(unknown(11))
    expect(royalists.total).toBe(39916800)
    const first = new Set<number>()
    const chance = sampledChance('start')
    for (let i = 0; i < 200; i++) first.add(royalists.at(drawBelow(chance, royalists.total)).pieces[0] as number)
    expect(first.size).toBe(11)
    expect(() => royalists.at(royalists.total)).toThrow(RangeError)
  })

  test('equal alternatives are one, and weights have no common divisor', () => {
    const known = mix(mix(learn(unknown(4), 0, 1), [0, 1]), [0, 1])
    expect([known.masks.length, known.weights]).toEqual([2, [1, 1]])
    const uneven = mix(mix(learn(unknown(4), 0, 1), [0, 1]), [1, 2])
    expect([...uneven.weights].sort((a, b) => a - b)).toEqual([1, 1, 2])
    expect(knownFrom([{ weight: 2, masks: [1, 1], where: [] }]).weights).toEqual([])
    expect(bitCount(0b1011)).toBe(3)
  })
})

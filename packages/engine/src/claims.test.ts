import { expect, test } from 'vitest'
import {
  type OptionRow,
  claimantOf,
  fillChoices,
  isDefault,
  releasedClaims,
  settledChoices,
  settledClaims,
  withClaim,
} from './index.ts'

const row = {
  scope: 'game',
  mark: 'S',
  when: null,
  rules: ['R-1'],
  id: 'houses',
  kind: 'claim',
  most: 4,
  default: [],
} as const satisfies OptionRow

test.each([
  [[], 3, [1, 2, 3]],
  [[3], 3, [3, 1, 2]],
  [[null, 1], 3, [2, 1, 3]],
  [[2, null, 1], 4, [2, 3, 1, 4]],
  [[null, null, 1], 2, [2, 3]],
])('of claims %j %i seats get %j: their own, and the lowest left in order', (claims, seats, given) => {
  expect(settledClaims(claims, seats)).toEqual(given)
})

test('whatever is claimed, so many seats have as many things, each once', () => {
  const values = [null, 1, 2, 3, 4]
  for (const a of values)
    for (const b of values)
      for (const c of values) {
        const claims = [a, b, c]
        if (!fillChoices([row], { houses: claims }).ok) continue
        const given = settledClaims(claims, 4)
        expect(new Set(given).size).toBe(4)
        expect(given.every((thing) => thing >= 1 && thing <= 4)).toBe(true)
        for (const [seat, claim] of claims.entries()) if (claim !== null) expect(given[seat]).toBe(claim)
      }
})

test('a claim is one’s own, given up, and somebody’s', () => {
  expect(withClaim([], 2, 4)).toEqual([null, null, 4])
  expect(withClaim([1, 2], 0, null)).toEqual([null, 2])
  expect([claimantOf([null, 2], 2), claimantOf([null, 2], 1)]).toEqual([1, null])
  expect([isDefault(row, []), isDefault(row, [null, null]), isDefault(row, [1])]).toEqual([true, true, false])
})

test('choices are settled for a match, and released where nobody sits', () => {
  const choices = { houses: [null, 1], other: 'x' }
  expect(settledChoices([row], choices, 3)).toEqual({ houses: [2, 1, 3], other: 'x' })
  expect(releasedClaims([row], choices, (seat) => seat === 1)).toEqual({ houses: [null, null], other: 'x' })
})

test.each([
  ['all', 'optionNotClaims'],
  [[0], 'optionNotClaims'],
  [[5], 'optionNotClaims'],
  [[1.5], 'optionNotClaims'],
  [['1'], 'optionNotClaims'],
  [[1, 2, 3, 4, null], 'optionNotClaims'],
  [[2, null, 2], 'optionClaimedTwice'],
])('claims that are %j are a fault with the rule of the option: %s', (houses, code) => {
  expect(fillChoices([row], { houses })).toMatchObject({
    ok: false,
    faults: [{ code, path: 'options.houses', rule: 'R-1' }],
  })
})

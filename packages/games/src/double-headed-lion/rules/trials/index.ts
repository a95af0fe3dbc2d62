import { sampledChance } from '@menagerie/engine'
import { difference, history } from './ways.ts'

// Long trials of The Double-Headed Lion, for `npm run soak -- double-headed-lion`. Not part of the product.

export { type FightsTried, tryFights } from './fights.ts'

/** Random histories of small sides, by masks and by a list of all ways: same ways, same multiplicities. What differs. */
export const tryWays = (positions: number, seed: string): readonly string[] =>
  Array.from({ length: positions }).flatMap((_, i) => {
    const chance = sampledChance(`${seed}/ways/${i}`)
    const { known, ways } = history(chance, 3 + chance.pick(3), 2 + chance.pick(6), i % 2 === 0)
    const differs = difference(known, ways)
    return differs === null ? [] : [`${seed}/ways/${i}: ${differs}`]
  })

import { box } from '../../index.ts'
import { SMALL_SET } from '../../set/small-set.ts'
import { type PoolsTried, tryPools } from './pools.ts'

// Long trials of Monstructor, for `npm run soak -- monstructor`. Not part of the product.

export { type PlayOuts, playOut } from './play-outs.ts'
export type { PoolsTried } from './pools.ts'

/** Half of the pools from the supplied set, half from a small one with odd bodies. */
export const tryPoolsOfBoth = (pools: number, seed: string): readonly PoolsTried[] =>
  [{}, { cardSet: { csv: SMALL_SET } }].map((choices) => {
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error('this set is wrong')
    return tryPools(completed.value.set, pools / 2, seed)
  })

import { sampledChance } from '@menagerie/engine'
import type { GlassState } from '../states/state.ts'

const SEED = 'share'

/** One in so many states, drawn by a seed that stays: of every room its part, one at least. */
export const share = (all: readonly GlassState[], oneIn: number): readonly GlassState[] => {
  const chance = sampledChance(SEED)
  const rooms = [...new Set(all.map(({ room }) => room))]
  return rooms.flatMap((room) => {
    const left = all.filter((one) => one.room === room)
    const count = Math.max(1, Math.round(left.length / oneIn))
    return Array.from({ length: count }, () => left.splice(chance.pick(left.length), 1)[0] as GlassState)
  })
}

import type { Chance } from '@menagerie/engine'
import { type Known, learn, unknown } from '../../secrets/knowledge.ts'
import { look } from '../../secrets/looks.ts'
import { mix } from '../../secrets/shuffles.ts'
import { type World, worldsOf } from '../../secrets/worlds.ts'

/** One way a side can be: pieces by slot, and where the tokens looked at are. Kept as often as shuffles lead to it. */
export interface Way {
  readonly pieces: number[]
  readonly where: number[]
}

export const orders = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) => orders([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]))

const keyOf = (way: Way | World): string => `${way.pieces.join()}/${way.where.join()}`

/** How often each way occurs, as shares of all. */
const shares = (ways: readonly (Way | World)[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const way of ways) counts.set(keyOf(way), (counts.get(keyOf(way)) ?? 0) + 1 / ways.length)
  return counts
}

const listed = (known: Known): World[] => {
  const worlds = worldsOf(known)
  return Array.from({ length: worlds.total }, (_, rank) => worlds.at(rank))
}

/** How what is counted differs from a list of all ways; null where it does not. */
export const difference = (known: Known, ways: readonly Way[]): string | null => {
  const [ours, theirs] = [shares(listed(known)), shares(ways)]
  if (ours.size !== theirs.size) return `${ours.size} ways instead of ${theirs.size}`
  for (const [key, share] of theirs) {
    if (Math.abs((ours.get(key) ?? 0) - share) > 1e-9) return `${key} is ${ours.get(key) ?? 0}, not ${share}`
  }
  return null
}

/** A random history of one small side, by masks and by listing every way. */
export const history = (
  chance: Chance,
  size: number,
  steps: number,
  looks: boolean,
): { known: Known; ways: Way[]; truth: Way } => {
  let known = unknown(size)
  let ways: Way[] = orders(Array.from({ length: size }, (_, i) => i)).map((pieces) => ({ pieces, where: [] }))
  let truth = ways[chance.pick(ways.length)] as Way
  for (let step = 0; step < steps; step++) {
    const slot = chance.pick(size)
    const kind = chance.pick(looks ? 4 : 3)
    if (kind === 0) {
      const mask = chance.pick(1 << size) | (1 << (truth.pieces[slot] as number))
      known = learn(known, slot, mask)
      ways = ways.filter((way) => ((mask >> (way.pieces[slot] as number)) & 1) === 1)
    } else if (kind === 3) {
      known = look(known, [slot])
      ways = ways.map((way) => ({ pieces: way.pieces, where: [...way.where, slot] }))
      truth = { pieces: truth.pieces, where: [...truth.where, slot] }
    } else if (ways.length < 3000) {
      const slots = [...new Set([slot, chance.pick(size), chance.pick(size)])].sort((a, b) => a - b)
      const all = orders(slots)
      const moved = (way: Way, order: readonly number[]): Way => {
        const pieces = way.pieces.slice()
        for (const [i, from] of slots.entries()) pieces[order[i] as number] = way.pieces[from] as number
        return {
          pieces,
          where: way.where.map((at) => (slots.includes(at) ? (order[slots.indexOf(at)] as number) : at)),
        }
      }
      known = mix(known, slots)
      ways = ways.flatMap((way) => all.map((order) => moved(way, order)))
      truth = moved(truth, all[chance.pick(all.length)] as number[])
    }
  }
  return { known, ways, truth }
}

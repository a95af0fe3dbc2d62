import type { Seat } from '@menagerie/engine'
import { type Ground, anyoneAt, castleOf, isClosed, meetsAt } from './ask.ts'
import type { Space } from '../set/map.ts'
import { NOBODY } from './state.ts'

// Where throws, pushes and a frenzy may end: only the end counts, so one search finds all.

/** One search over the map: what it found belongs to whoever began it. */
interface Search {
  /** By space: the shortest way to it, or NOT_REACHED. */
  readonly depths: number[]
  readonly queue: Space[]
  readonly targets: Space[]
}

const NOT_REACHED = -1

const begin = (state: Ground, from: Space): Search => {
  const depths = new Array<number>(state.options.map.adj.length).fill(NOT_REACHED)
  depths[from] = 0
  return { depths, queue: [from], targets: [] }
}

/** DT-4.7, DT-4.8, DT-4.15: where an army of `loser` may be thrown; empty when there is no first step (DT-4.9). */
export const throwTargets = (
  state: Ground,
  loser: Seat,
  from: Space,
  distance: number,
  bare: boolean,
): readonly Space[] => {
  const { adj } = state.options.map
  const intoCombat = state.options.throwIntoCombat
  const { depths, queue, targets } = begin(state, from)
  for (let at = 0; at < queue.length; at++) {
    const space = queue[at] as Space
    const depth = (depths[space] as number) + 1
    if (depth > distance) break
    const ways = adj[space] as readonly Space[]
    for (let i = 0; i < ways.length; i++) {
      const to = ways[i] as Space
      if (depths[to] !== NOT_REACHED) continue
      if (whyNotThrown(state, loser, to, bare) !== null) continue
      const fight = meetsAt(state, loser, to)
      if (fight && !intoCombat) continue
      depths[to] = depth
      targets.push(to)
      if (!fight) queue.push(to)
    }
  }
  return targets
}

/** Why a thrown army may not enter a space at all. */
export const whyNotThrown = (
  state: Ground,
  loser: Seat,
  to: Space,
  bare: boolean,
): 'closedSpace' | 'thrownOntoOwn' | 'bareFight' | null => {
  if (isClosed(state, to)) return 'closedSpace' // DT-4.17
  if (((state.armies[loser] as readonly number[])[to] as number) > 0 && to !== castleOf(state, loser))
    return 'thrownOntoOwn' // DT-4.8
  if (bare && meetsAt(state, loser, to)) return 'bareFight' // DT-4.15
  return null
}

/** DT-6.2: where a frenzied Dragon may end, its own space included. */
export const frenzyTargets = (state: Ground, steps: number): readonly Space[] => [
  state.dragon,
  ...roam(state, steps, true).targets,
]

/** DT-6.2: length of the shortest way of a frenzied Dragon to a space it may end on. */
export const frenzySteps = (state: Ground, steps: number, to: Space): number =>
  roam(state, steps, true).depths[to] as number

/** DT-5.4, DT-4.17: where a beaten Dragon may be moved. */
export const pushTargets = (state: Ground, distance: number): readonly Space[] => {
  const targets = pushWays(state, distance)
  return targets.length === 0 ? refuges(state) : targets
}

/** DT-4.17: a beaten Dragon has no way out of its space. */
export const isShutIn = (state: Ground, distance: number): boolean => pushWays(state, distance).length === 0

const pushWays = (state: Ground, distance: number): readonly Space[] => {
  const { throwIntoCombat, exactDistance } = state.options
  return exactDistance ? roamExactly(state, distance, throwIntoCombat) : roam(state, distance, throwIntoCombat).targets
}

/** Where it might go if every way up to so many steps would do: what `exactDistance` leaves out is too near. */
export const pushesUpTo = (state: Ground, distance: number): readonly Space[] =>
  roam(state, distance, state.options.throwIntoCombat).targets

/** Whether the Dragon may come to a space on its way. */
export const mayRoam = (state: Ground, to: Space, intoArmies: boolean): boolean =>
  !isClosed(state, to) && (intoArmies || anyoneAt(state, to) === NOBODY)

/** Every way of the Dragon up to so many steps; armies end a way. */
const roam = (state: Ground, steps: number, intoArmies: boolean): Search => {
  const { adj } = state.options.map
  const search = begin(state, state.dragon)
  const { depths, queue, targets } = search
  for (let at = 0; at < queue.length; at++) {
    const space = queue[at] as Space
    const depth = (depths[space] as number) + 1
    if (depth > steps) break
    const ways = adj[space] as readonly Space[]
    for (let i = 0; i < ways.length; i++) {
      const to = ways[i] as Space
      if (depths[to] !== NOT_REACHED || !mayRoam(state, to, intoArmies)) continue
      depths[to] = depth
      targets.push(to)
      if (anyoneAt(state, to) === NOBODY) queue.push(to)
    }
  }
  return search
}

/** Option `exactDistance`: ways of exactly so many steps, which may turn back; armies end a way, and so does a dead end. */
const roamExactly = (state: Ground, steps: number, intoArmies: boolean): readonly Space[] => {
  const { adj } = state.options.map
  let here = new Set<Space>([state.dragon])
  const ends = new Set<Space>()
  for (let left = steps; left > 0; left--) {
    const next = new Set<Space>()
    for (const space of here) {
      let stuck = space !== state.dragon
      for (const to of adj[space] as readonly Space[]) {
        if (!mayRoam(state, to, intoArmies)) continue
        stuck = false
        if (anyoneAt(state, to) !== NOBODY) ends.add(to)
        else next.add(to)
      }
      if (stuck) ends.add(space)
    }
    here = next
  }
  for (const space of here) ends.add(space)
  ends.delete(state.dragon)
  return [...ends]
}

/** DT-4.17: without a first step the Dragon goes to a lair without armies, or else to any space without. */
const refuges = (state: Ground): readonly Space[] => {
  const { lairs, names } = state.options.map
  const free = lairs.filter((lair) => mayRoam(state, lair, false))
  return free.length > 0 ? free : [...names.keys()].filter((space) => mayRoam(state, space, false))
}

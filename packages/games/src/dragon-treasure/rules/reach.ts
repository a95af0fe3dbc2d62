import type { Seat } from '@menagerie/engine'
import { anyoneAt, castleOf, enemyAt, isClosed } from './ask.ts'
import { MOST_SPACES, type Space } from '../set/map.ts'
import { NOBODY, type State } from './state.ts'

// Where throws, pushes and a frenzy may end: only the end counts, so one search finds all. The lists returned are
// overwritten by the next search.

/** Which search reached a space last, and after how many steps. */
const marks = Array.from({ length: MOST_SPACES }, () => 0)
const depths = Array.from({ length: MOST_SPACES }, () => 0)
let search = 0
const queue: Space[] = []
const targets: Space[] = []

const begin = (from: Space): void => {
  search++
  marks[from] = search
  depths[from] = 0
  queue.length = 0
  targets.length = 0
  queue.push(from)
}

/** Length of the shortest way to a space found by the latest search. */
export const stepsTo = (space: Space): number => depths[space] as number

/** DT-4.7, DT-4.8, DT-4.15: where an army of `loser` may be thrown; empty when there is no first step (DT-4.9). */
export const throwTargets = (
  state: State,
  loser: Seat,
  from: Space,
  distance: number,
  bare: boolean,
): readonly Space[] => {
  const { adj } = state.options.map
  const intoCombat = state.options.throwIntoCombat
  begin(from)
  for (let at = 0; at < queue.length; at++) {
    const space = queue[at] as Space
    const depth = (depths[space] as number) + 1
    if (depth > distance) break
    const ways = adj[space] as readonly Space[]
    for (let i = 0; i < ways.length; i++) {
      const to = ways[i] as Space
      if (marks[to] === search) continue
      if (whyNotThrown(state, loser, to, bare) !== null) continue
      const fight = state.dragon === to || enemyAt(state, loser, to) !== NOBODY
      if (fight && !intoCombat) continue
      marks[to] = search
      depths[to] = depth
      targets.push(to)
      if (!fight) queue.push(to)
    }
  }
  return targets
}

/** Why a thrown army may not enter a space at all. */
export const whyNotThrown = (
  state: State,
  loser: Seat,
  to: Space,
  bare: boolean,
): 'closedSpace' | 'thrownOntoOwn' | 'bareFight' | null => {
  if (isClosed(state, to)) return 'closedSpace' // DT-4.17
  if (((state.armies[loser] as number[])[to] as number) > 0 && to !== castleOf(state, loser)) return 'thrownOntoOwn' // DT-4.8
  if (bare && (state.dragon === to || enemyAt(state, loser, to) !== NOBODY)) return 'bareFight' // DT-4.15
  return null
}

/** DT-6.2: where a frenzied Dragon may end, its own space included. */
export const frenzyTargets = (state: State, steps: number): readonly Space[] => {
  begin(state.dragon)
  targets.push(state.dragon)
  roam(state, steps, true)
  return targets
}

/** DT-5.4, DT-4.17: where a beaten Dragon may be moved. */
export const pushTargets = (state: State, distance: number): readonly Space[] => {
  const { throwIntoCombat, exactDistance } = state.options
  begin(state.dragon)
  if (exactDistance) roamExactly(state, distance, throwIntoCombat)
  else roam(state, distance, throwIntoCombat)
  if (targets.length === 0) findRefuge(state)
  return targets
}

/** Where it might go if every way up to so many steps would do: what `exactDistance` leaves out is too near. */
export const pushesUpTo = (state: State, distance: number): readonly Space[] => {
  begin(state.dragon)
  roam(state, distance, state.options.throwIntoCombat)
  return targets
}

const mayRoam = (state: State, to: Space, intoArmies: boolean): boolean =>
  !isClosed(state, to) && (intoArmies || anyoneAt(state, to) === NOBODY)

const roam = (state: State, steps: number, intoArmies: boolean): void => {
  const { adj } = state.options.map
  for (let at = 0; at < queue.length; at++) {
    const space = queue[at] as Space
    const depth = (depths[space] as number) + 1
    if (depth > steps) break
    const ways = adj[space] as readonly Space[]
    for (let i = 0; i < ways.length; i++) {
      const to = ways[i] as Space
      if (marks[to] === search || !mayRoam(state, to, intoArmies)) continue
      marks[to] = search
      depths[to] = depth
      targets.push(to)
      if (anyoneAt(state, to) === NOBODY) queue.push(to)
    }
  }
}

/** Option `exactDistance`: ways of exactly so many steps, which may turn back; armies end a way, and so does a dead end. */
const roamExactly = (state: State, steps: number, intoArmies: boolean): void => {
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
  targets.push(...ends)
}

/** DT-4.17: without a first step the Dragon goes to a lair without armies, or else to any space without. */
const findRefuge = (state: State): void => {
  const { lairs, names } = state.options.map
  for (const lair of lairs) if (mayRoam(state, lair, false)) targets.push(lair)
  if (targets.length > 0) return
  for (let space = 0; space < names.length; space++) if (mayRoam(state, space, false)) targets.push(space)
}

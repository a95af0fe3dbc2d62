import type { Seat } from '@menagerie/engine'
import { BODY, BOTTOM, type CardSet, HEAD, type Kind, LIMB, type PicIndex } from '../set/cards.ts'
import { plugsFor } from '../set/counting.ts'
import type { Options } from '../set/options.ts'
import { type Fight, NONE, NO_PARTS, type Part, type State, playerOf } from '../rules/state.ts'

// A monster is chosen part by part: bodies, heads, bottoms, limbs, each kind in table order. Every step can be
// completed, so no choice is a dead end.

/** Parts to choose from, indexed by kind (BODY to LIMB), each in the order of arrival. */
export type Pool = readonly (readonly Part[])[]

const CODE = 1024
export const codeOf = (kind: Kind, place: number): number => kind * CODE + place
export const kindOfCode = (code: number): Kind => Math.floor(code / CODE)
export const placeOfCode = (code: number): number => code % CODE

export const partAt = (pool: Pool, code: number): Part =>
  (pool[kindOfCode(code)] as readonly Part[])[code % CODE] as Part

const countIn = (pool: Pool, kind: Kind): number => (pool[kind] as readonly Part[]).length

/** What has been chosen so far, and what it still needs. */
export interface Chosen {
  bodies: number
  wide: number
  narrow: number
  heads: number
  bottoms: number
  limbs: number
  /** The last code; NONE before the first. */
  last: number
}

export const chosenIn = (set: CardSet, pool: Pool, draft: readonly number[]): Chosen => {
  const chosen: Chosen = { bodies: 0, wide: 0, narrow: 0, heads: 0, bottoms: 0, limbs: 0, last: NONE }
  for (let i = 0; i < draft.length; i++) {
    const code = draft[i] as number
    chosen.last = code
    switch (kindOfCode(code)) {
      case BODY: {
        const { card } = partAt(pool, code)
        chosen.bodies++
        chosen.wide += set.wide[card] as number
        chosen.narrow += set.narrow[card] as number
        break
      }
      case HEAD:
        chosen.heads++
        break
      case BOTTOM:
        chosen.bottoms++
        break
      default:
        chosen.limbs++
    }
  }
  return chosen
}

/** MS-28: nothing is missing. */
export const isChosen = ({ bodies, wide, narrow, heads, bottoms, limbs }: Chosen): boolean =>
  bodies > 0 && heads + bottoms === plugsFor(bodies, wide) && limbs === narrow && heads > 0

/** These bodies can be filled from the pool without another body. */
const fills = (pool: Pool, bodies: number, wide: number, narrow: number): boolean => {
  const plugs = plugsFor(bodies, wide)
  const heads = countIn(pool, HEAD)
  return (
    plugs >= 1 &&
    heads >= 1 && // MS-29
    plugs <= heads + countIn(pool, BOTTOM) &&
    narrow <= countIn(pool, LIMB) &&
    bodies + plugs + narrow >= 3
  )
}

/** These bodies can be filled, with further ones from a place on if need be. */
export const canFill = (
  set: CardSet,
  pool: Pool,
  from: number,
  bodies: number,
  wide: number,
  narrow: number,
): boolean => {
  if (fills(pool, bodies, wide, narrow)) return true
  const room = countIn(pool, HEAD) + countIn(pool, BOTTOM)
  if (countIn(pool, HEAD) === 0 || narrow > countIn(pool, LIMB)) return false
  const plugs = plugsFor(bodies, wide)
  if (plugs > room) return fillsByStubs(set, pool, from, bodies, wide, narrow, plugs - room)
  return plugs < 1 || bodies + plugs + narrow < 3 ? fillsByMore(set, pool, from, bodies, wide, narrow) : false
}

/** Too many open wide sockets: bodies with one wide socket each take one away, those with the fewest limbs first. */
const fillsByStubs = (
  set: CardSet,
  pool: Pool,
  from: number,
  bodies: number,
  wide: number,
  narrow: number,
  surplus: number,
): boolean => {
  const stubs: number[] = []
  const all = pool[BODY] as readonly Part[]
  for (let place = from; place < all.length; place++) {
    const { card } = all[place] as Part
    if (set.wide[card] === 1) stubs.push(set.narrow[card] as number)
  }
  if (stubs.length < surplus) return false
  stubs.sort((a, b) => a - b)
  let limbs = narrow
  for (let i = 0; i < surplus; i++) limbs += stubs[i] as number
  return fills(pool, bodies + surplus, wide + surplus, limbs)
}

/** Too few open sockets: the fewest limbs with which further bodies leave so many plugs, for each number of plugs. */
const fillsByMore = (set: CardSet, pool: Pool, from: number, bodies: number, wide: number, narrow: number): boolean => {
  const all = pool[BODY] as readonly Part[]
  /** Keyed by bodies and wide sockets; the fewest narrow ones. */
  let reached = new Map<number, number>([[bodies * CODE + wide, narrow]])
  for (let place = from; place < all.length; place++) {
    const { card } = all[place] as Part
    const next = new Map(reached)
    for (const [key, limbs] of reached) {
      const code = key + CODE + (set.wide[card] as number)
      const sum = limbs + (set.narrow[card] as number)
      if (sum > countIn(pool, LIMB) || sum >= (next.get(code) ?? Infinity)) continue
      next.set(code, sum)
      if (fills(pool, Math.floor(code / CODE), code % CODE, sum)) return true
    }
    reached = next
  }
  return false
}

/** MS-33: some of these parts can be joined into a complete monster. */
export const isAble = (set: CardSet, pool: Pool): boolean => {
  const bodies = pool[BODY] as readonly Part[]
  for (let place = 0; place < bodies.length; place++) {
    const { card } = bodies[place] as Part
    if (canFill(set, pool, place + 1, 1, set.wide[card] as number, set.narrow[card] as number)) return true
  }
  return false
}

/** What is open to everybody of who fights whom: of a state, or of a view. */
interface Ringside {
  readonly options: Options
  readonly arena: { readonly owner: Seat } | null
  readonly players: readonly unknown[]
}

/** MS-32, MS-62, MS-64: a complete monster could challenge one of the targets, enter the Arena or fight in it. */
export const couldFight = (
  { options, arena, players }: Ringside,
  seat: Seat,
  isTarget: (target: Seat) => boolean,
): boolean => {
  if (options.mode === 'arena') return arena === null || arena.owner !== seat
  for (let target = 0; target < players.length; target++) if (isTarget(target)) return true
  return false
}

/** Why a part may not be the next step; null when it may. */
export type StepReason = 'outOfOrder' | 'bodiesDone' | 'deadEnd' | 'monsterDone'

export const whyNotStep = (set: CardSet, pool: Pool, chosen: Chosen, kind: Kind, place: number): StepReason | null => {
  const { bodies, wide, narrow, heads, bottoms, limbs, last } = chosen
  if (isChosen(chosen)) return 'monsterDone'
  if (codeOf(kind, place) <= last) return kind === BODY && heads > 0 ? 'bodiesDone' : 'outOfOrder'
  const due = plugsFor(bodies, wide) - heads - bottoms
  switch (kind) {
    case BODY: {
      const { card } = (pool[BODY] as readonly Part[])[place] as Part
      const [more, limbsDue] = [wide + (set.wide[card] as number), narrow + (set.narrow[card] as number)]
      return canFill(set, pool, place + 1, bodies + 1, more, limbsDue) ? null : 'deadEnd'
    }
    case HEAD:
      if (bodies === 0 || due === 0) return 'deadEnd'
      if (heads === 0 && !fills(pool, bodies, wide, narrow)) return 'deadEnd'
      return countIn(pool, HEAD) - place + countIn(pool, BOTTOM) >= due ? null : 'deadEnd'
    case BOTTOM:
      // MS-29: the first wide plug is a head, for heads come first.
      if (heads === 0 || due === 0) return 'deadEnd'
      return countIn(pool, BOTTOM) - place >= due ? null : 'deadEnd'
    default:
      if (heads === 0 || due > 0) return 'deadEnd'
      return countIn(pool, LIMB) - place >= narrow - limbs ? null : 'deadEnd'
  }
}

/** The place of the nth part with a picture, from 1; NONE when there are not so many. */
export const placeOf = (set: CardSet, pool: Pool, kind: Kind, pic: PicIndex, nth: number): number => {
  const parts = pool[kind] as readonly Part[]
  let left = nth
  for (let place = 0; place < parts.length; place++) {
    if (set.pic[(parts[place] as Part).card] === pic && --left === 0) return place
  }
  return NONE
}

/** Which of the equal pictures a part is, from 1. */
export const nthOf = (set: CardSet, parts: readonly Part[], place: number): number => {
  const pic = set.pic[(parts[place] as Part).card]
  let nth = 1
  for (let i = 0; i < place; i++) if (set.pic[(parts[i] as Part).card] === pic) nth++
  return nth
}

/** What the seat that is asked chooses from; null when it chooses nothing. */
export const poolOf = (state: State): Pool | null => {
  const { phase, fight } = state
  switch (phase.kind) {
    case 'build':
    case 'gap':
      return playerOf(state, phase.seat).table
    case 'adjust': {
      const { table } = playerOf(state, phase.seat)
      const kept = fight === null ? NO_PARTS : fight.sides[1].parts
      return kept.length === 0 ? table : merged(state.options.set, kept, table)
    }
    case 'forced':
      return playerOf(state, (fight as Fight).defender).table
    default:
      return null
  }
}

/** Option `arenaAdjust`: the parts of the Arena monster count as arrived before those of the table. */
const merged = (set: CardSet, first: readonly Part[], table: Pool): Pool =>
  table.map((parts, kind) => [...first.filter(({ card }) => set.kind[card] === kind), ...parts])

/** The chosen parts in the order chosen. */
export const partsOf = (pool: Pool, draft: readonly number[]): Part[] => draft.map((code) => partAt(pool, code))

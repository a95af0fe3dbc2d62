import { BODY, BOTTOM, type CardIndex, HEAD, type Kind, LIMB, type PicIndex } from '../set/cards.ts'
import { countsOf, isCompletable, plugsFor } from '../set/counting.ts'
import { shownTotal } from '../rules/fight.ts'
import type { Options } from '../set/options.ts'

// What parts on a bench can become, laid in any order: for boards, whose owners do not choose in the order of the rules.

/** A part on a bench; a board knows it by more than this. */
export interface Loose {
  readonly kind: Kind
  readonly part: { readonly pic: PicIndex; readonly points: number | null }
}

/** The first card of a picture: kind and connectors are the same for all of them. */
const cardOf = ({ set }: Options, { part }: Loose): CardIndex => set.alike[part.pic]?.[0] ?? 0

const countsIn = (options: Options, things: readonly Loose[]) =>
  countsOf(
    options.set,
    things.map((one) => cardOf(options, one)),
  )

/** Open sockets of parts that are joined as far as they go. */
export interface Open {
  readonly wide: number
  readonly narrow: number
}

const countOf = (things: readonly Loose[], kind: number): number => things.filter((one) => one.kind === kind).length

/** MS-28 by counting: each further body fills a wide socket of two bodies, each plug one socket of its width. */
export const openOf = (options: Options, things: readonly Loose[]): Open => {
  const { bodies, heads, bottoms, limbs, wide, narrow } = countsIn(options, things)
  return { wide: plugsFor(Math.max(1, bodies), wide) - heads - bottoms, narrow: narrow - limbs }
}

/** There is an open joint for this part, or it is the first body. */
export const joins = (options: Options, things: readonly Loose[], thing: Loose): boolean => {
  if (countOf(things, BODY) === 0) return thing.kind === BODY
  const { wide, narrow } = openOf(options, things)
  return thing.kind === LIMB ? narrow > 0 : wide > 0
}

/** Why a part stays loose, in a word for the catalogue. */
export const whyLoose = (options: Options, things: readonly Loose[], thing: Loose): string => {
  if (joins(options, things, thing)) return 'deadEnd'
  if (countOf(things, BODY) === 0) return 'bodyFirst'
  return thing.kind === LIMB ? 'noNarrow' : 'noWide'
}

/** What of these can stand together, in their order. */
export const standing = <X extends Loose>(options: Options, things: readonly X[]): readonly X[] => {
  const bodiesFirst = [...things].sort((a, b) => Number(a.kind !== BODY) - Number(b.kind !== BODY))
  return bodiesFirst.reduce<readonly X[]>((done, one) => (joins(options, done, one) ? [...done, one] : done), [])
}

/** MS-28, MS-29: these parts are one complete monster. */
export const isComplete = (options: Options, things: readonly Loose[]): boolean =>
  isCompletable(
    options.set,
    things.map((one) => cardOf(options, one)),
  )

/** What is missing most for a complete monster; null when one can be completed or the count does not tell. */
export const lackOf = (options: Options, things: readonly Loose[]): 'body' | 'head' | 'limb' | 'plug' | null => {
  const bodies = things.filter(({ kind }) => kind === BODY)
  if (bodies.length === 0) return 'body'
  if (countOf(things, HEAD) === 0) return 'head'
  const [plugs, limbs] = [countOf(things, HEAD) + countOf(things, BOTTOM), countOf(things, LIMB)]
  const gaps = bodies.map((body) => {
    const { wide, narrow } = countsIn(options, [body])
    return { plugs: Math.max(0, wide - plugs), limbs: Math.max(0, narrow - limbs) }
  })
  const least = gaps.reduce((best, gap) => (gap.plugs + gap.limbs < best.plugs + best.limbs ? gap : best))
  return least.limbs > 0 ? 'limb' : least.plugs > 0 ? 'plug' : null
}

/** Bodies that could be added, as so many with so many sockets; the things are one way to have them. */
interface Further<X> {
  readonly bodies: readonly X[]
  readonly wide: number
  readonly narrow: number
}

/** All sums of sockets further bodies can bring, each with the first bodies that bring them. */
const furtherBodies = <X extends Loose>(options: Options, free: readonly X[]): readonly Further<X>[] => {
  const known = new Map<string, Further<X>>([['0.0.0', { bodies: [], wide: 0, narrow: 0 }]])
  for (const body of free.filter(({ kind }) => kind === BODY)) {
    const { wide, narrow } = countsIn(options, [body])
    for (const one of [...known.values()]) {
      const more = { bodies: [...one.bodies, body], wide: one.wide + wide, narrow: one.narrow + narrow }
      const key = `${more.bodies.length}.${more.wide}.${more.narrow}`
      if (!known.has(key)) known.set(key, more)
    }
  }
  return [...known.values()].sort((a, b) => a.bodies.length - b.bodies.length)
}

const byPoints = (a: Loose, b: Loose): number => (b.part.points ?? 0) - (a.part.points ?? 0)

/**
 * A complete monster with all of these parts and as few further bodies as need be, the rest filled with what is worth most;
 * null when there is none (MS-28).
 */
export const completed = <X extends Loose>(
  options: Options,
  things: readonly X[],
  pool: readonly X[],
): readonly X[] | null => {
  const free = pool.filter((one) => !things.includes(one))
  const of = (kind: number): readonly X[] => free.filter((one) => one.kind === kind).sort(byPoints)
  const [heads, limbs] = [of(HEAD), of(LIMB)]
  const plugs = [...heads, ...of(BOTTOM)].sort(byPoints)
  const open = openOf(options, things)
  const [own, headed] = [countOf(things, BODY), countOf(things, HEAD) > 0]
  for (const more of furtherBodies(options, free)) {
    const bodies = own + more.bodies.length
    // The first body joins nothing; openOf counts from the second on.
    const joints = plugsFor(Math.max(1, own), 0) - plugsFor(Math.max(1, bodies), 0)
    const [wide, narrow] = [open.wide + more.wide - joints, open.narrow + more.narrow]
    if (bodies === 0 || wide < 0 || narrow < 0 || wide > plugs.length || narrow > limbs.length) continue
    if (!headed && (wide === 0 || heads.length === 0)) continue
    const [head] = headed ? [] : heads
    const others = plugs.filter((one) => one !== head).slice(0, wide - (head === undefined ? 0 : 1))
    const found = [
      ...things,
      ...more.bodies,
      ...(head === undefined ? [] : [head]),
      ...others,
      ...limbs.slice(0, narrow),
    ]
    if (isComplete(options, found)) return found
  }
  return null
}

/** As much of one monster as these parts make: the body that is filled best, with what fits. */
export const beginning = <X extends Loose>(options: Options, things: readonly X[]): readonly X[] => {
  const others = things.filter(({ kind }) => kind !== BODY)
  const tries = things
    .filter(({ kind }) => kind === BODY)
    .map((body) => standing(options, [body, ...others]))
    .sort((a, b) => gapsIn(options, a) - gapsIn(options, b) || b.length - a.length)
  return tries[0] ?? []
}

const gapsIn = (options: Options, things: readonly Loose[]): number => {
  const { wide, narrow } = openOf(options, things)
  return wide + narrow
}

/** What these parts come to when they are flipped (MS-40); null where a point side is not known. */
export const pointsIn = (parts: readonly Loose['part'][]): number | null =>
  parts.some(({ points }) => points === null)
    ? null
    : shownTotal({ total: parts.reduce((sum, { points }) => sum + (points ?? 0), 0) })

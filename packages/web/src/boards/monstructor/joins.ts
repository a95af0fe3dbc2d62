import { BODY, BOTTOM, HEAD, LIMB, type Options } from '@menagerie/games/monstructor'
import { type Thing, firstOf } from './things.ts'

/** Open sockets of parts that are joined as far as they go. */
export interface Open {
  readonly wide: number
  readonly narrow: number
}

const socketsOf = (options: Options, { part, kind }: Thing): Open => {
  if (kind !== BODY) return { wide: 0, narrow: 0 }
  const card = firstOf(options, part.pic)
  return { wide: options.set.wide[card] ?? 0, narrow: options.set.narrow[card] ?? 0 }
}

const countOf = (things: readonly Thing[], kind: number): number => things.filter((one) => one.kind === kind).length

/** MS-28 by counting: each further body fills a wide socket of two bodies, each plug one socket of its width. */
export const openOf = (options: Options, things: readonly Thing[]): Open => {
  const bodies = countOf(things, BODY)
  let wide = -2 * Math.max(0, bodies - 1) - countOf(things, HEAD) - countOf(things, BOTTOM)
  let narrow = -countOf(things, LIMB)
  for (const thing of things) {
    const sockets = socketsOf(options, thing)
    wide += sockets.wide
    narrow += sockets.narrow
  }
  return { wide, narrow }
}

/** There is an open joint for this part, or it is the first body. */
export const joins = (options: Options, things: readonly Thing[], thing: Thing): boolean => {
  if (countOf(things, BODY) === 0) return thing.kind === BODY
  const { wide, narrow } = openOf(options, things)
  return thing.kind === LIMB ? narrow > 0 : wide > 0
}

/** What of these can stand together, in their order. */
export const standing = (options: Options, things: readonly Thing[]): readonly Thing[] => {
  const bodiesFirst = [...things].sort((a, b) => Number(a.kind !== BODY) - Number(b.kind !== BODY))
  return bodiesFirst.reduce<readonly Thing[]>((done, one) => (joins(options, done, one) ? [...done, one] : done), [])
}

export const isComplete = (options: Options, things: readonly Thing[]): boolean => {
  const { wide, narrow } = openOf(options, things)
  return countOf(things, BODY) > 0 && countOf(things, HEAD) > 0 && wide === 0 && narrow === 0 && things.length >= 3
}

/** What is missing most for a complete monster; null when one can be completed or the count does not tell. */
export const lackOf = (options: Options, things: readonly Thing[]): 'body' | 'head' | 'limb' | 'plug' | null => {
  const bodies = things.filter(({ kind }) => kind === BODY)
  if (bodies.length === 0) return 'body'
  if (countOf(things, HEAD) === 0) return 'head'
  const [plugs, limbs] = [countOf(things, HEAD) + countOf(things, BOTTOM), countOf(things, LIMB)]
  const gaps = bodies.map((body) => {
    const { wide, narrow } = socketsOf(options, body)
    return { plugs: Math.max(0, wide - plugs), limbs: Math.max(0, narrow - limbs) }
  })
  const least = gaps.reduce((best, gap) => (gap.plugs + gap.limbs < best.plugs + best.limbs ? gap : best))
  return least.limbs > 0 ? 'limb' : least.plugs > 0 ? 'plug' : null
}

/** As much of one monster as these parts make: the body that is filled best, with what fits. */
export const beginning = (options: Options, things: readonly Thing[]): readonly Thing[] => {
  const others = things.filter(({ kind }) => kind !== BODY)
  const tries = things
    .filter(({ kind }) => kind === BODY)
    .map((body) => standing(options, [body, ...others]))
    .sort((a, b) => gapsIn(options, a) - gapsIn(options, b) || b.length - a.length)
  return tries[0] ?? []
}

const gapsIn = (options: Options, things: readonly Thing[]): number => {
  const { wide, narrow } = openOf(options, things)
  return wide + narrow
}

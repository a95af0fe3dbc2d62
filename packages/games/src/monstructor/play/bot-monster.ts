import type { Seat } from '@menagerie/engine'
import { type Action, use } from '../choices/actions.ts'
import { BODY, type CardIndex, type CardSet } from '../set/cards.ts'
import { type Best, type Offer, bestMonster, bestValue } from './best-monster.ts'
import { kindOfCode, placeOfCode } from '../choices/choosing.ts'
import type { PartView, PlayerView, View } from '../secrets/view.ts'

// The best monster from what a view shows of somebody's parts.

/** What each part is worth to who chooses. */
export type Worth = (part: PartView) => number

/** By set: what the cards of each picture are worth on average. */
const averages = new WeakMap<CardSet, readonly number[]>()

const averagesOf = (set: CardSet): readonly number[] => {
  const known = averages.get(set)
  if (known !== undefined) return known
  const found = set.alike.map(
    (alike) => alike.reduce((sum, card) => sum + (set.points[card] as number), 0) / alike.length,
  )
  averages.set(set, found)
  return found
}

/** Of a part whose back shows nothing. */
const UNSEEN = 2.5

/** Points, or what they are on average where only the picture is known. */
export const expectedPoints = ({ options: { set, backs } }: View): Worth => {
  if (backs === 'shuffled') return ({ points }) => points ?? UNSEEN
  const average = averagesOf(set)
  return ({ points, pic }) => points ?? (average[pic] as number)
}

/** Parts a seat could be asked to choose from, indexed by kind; with `arenaAdjust` its Arena monster first. */
export const partsFor = ({ players, fight, phase, options }: View, owner: Seat): readonly (readonly PartView[])[] => {
  const { table } = players[owner] as View['players'][number]
  if (phase.kind !== 'adjust' || phase.seat !== owner || fight?.arena !== true) return table
  const { set } = options
  return table.map((parts, kind) => [
    ...fight.sides[1].parts.filter(
      ({ pic }) => set.kind[(set.alike[pic] as readonly CardIndex[])[0] as number] === kind,
    ),
    ...parts,
  ])
}

const offerOf = ({ options: { set } }: View, pool: readonly (readonly PartView[])[], worth: Worth): Offer => {
  const bodies = pool[BODY] as readonly PartView[]
  const first = ({ pic }: PartView): CardIndex => (set.alike[pic] as readonly CardIndex[])[0] as CardIndex
  return {
    values: pool.map((parts) => parts.map(worth)),
    wide: bodies.map((part) => set.wide[first(part)] as number),
    narrow: bodies.map((part) => set.narrow[first(part)] as number),
  }
}

/** The best monster of a pool; null where none can be completed. */
export const bestOf = (view: View, pool: readonly (readonly PartView[])[], worth: Worth): Best | null =>
  bestMonster(offerOf(view, pool, worth))

/** What the best monster that somebody's parts make may be expected to be worth; 0 where none can be completed. */
export const bestWorth = (view: View, { table }: PlayerView): number =>
  bestValue(offerOf(view, table, expectedPoints(view))) ?? 0

/** The steps that choose these parts. */
export const stepsOf = (pool: readonly (readonly PartView[])[], codes: readonly number[]): Action[] =>
  codes.map((code) => {
    const parts = pool[kindOfCode(code)] as readonly PartView[]
    const { pic } = parts[placeOfCode(code)] as PartView
    return use(pic, parts.slice(0, placeOfCode(code) + 1).filter((part) => part.pic === pic).length)
  })

/** The best monster of an owner as steps; empty when they can complete none. */
export const bestSteps = (view: View, owner: Seat, worth: Worth = expectedPoints(view)): readonly Action[] => {
  const pool = partsFor(view, owner)
  const best = bestOf(view, pool, worth)
  return best === null ? [] : stepsOf(pool, best.codes)
}

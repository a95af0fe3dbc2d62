import type { Seat } from '@menagerie/engine'
import { type Action, use } from '../../choices/actions.ts'
import { BODY, type CardIndex } from '../../set/cards.ts'
import { type Best, bestMonster } from '../best-monster.ts'
import { kindOfCode, placeOfCode } from '../../choices/choosing.ts'
import type { PartView, View } from '../../secrets/view.ts'

// The best monster from what a view shows of somebody's parts.

/** What each part is worth to who chooses. */
export type Worth = (part: PartView) => number

/** Points, or what they are on average where only the picture is known. */
export const expectedPoints =
  ({ options }: View): Worth =>
  ({ points, pic }) => {
    if (points !== null) return points
    const { set, backs } = options
    const alike = set.alike[pic] as readonly CardIndex[]
    if (backs === 'shuffled') return 2.5
    return alike.reduce((sum, card) => sum + (set.points[card] as number), 0) / alike.length
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

export const bestOf = ({ options }: View, pool: readonly (readonly PartView[])[], worth: Worth): Best | null => {
  const { set } = options
  const bodies = pool[BODY] as readonly PartView[]
  const first = ({ pic }: PartView): CardIndex => (set.alike[pic] as readonly CardIndex[])[0] as CardIndex
  return bestMonster({
    values: pool.map((parts) => parts.map(worth)),
    wide: bodies.map((part) => set.wide[first(part)] as number),
    narrow: bodies.map((part) => set.narrow[first(part)] as number),
  })
}

/** The steps that choose these parts. */
export const stepsOf = (pool: readonly (readonly PartView[])[], codes: readonly number[]): Action[] =>
  codes.map((code) => {
    const parts = pool[kindOfCode(code)] as readonly PartView[]
    const { pic } = parts[placeOfCode(code)] as PartView
    return use(pic, parts.slice(0, placeOfCode(code) + 1).filter((part) => part.pic === pic).length)
  })

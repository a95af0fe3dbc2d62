import type { Viewer } from '@menagerie/engine'
import { type Forecast, foretold } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import type { View } from '../secrets/view.ts'
import { type Card, isNumber } from '../set/components.ts'
import { type Combat, standoffOf, totalWith, valuesOf } from './forecasts.ts'

/** The combat of a view in which both fighters are shown. */
const combatOf = ({ fight, sides, options }: View): Combat | null => {
  if (fight === null || !fight.revealed) return null
  const [mine, theirs] = fight.fighters
  const rep = mine === null ? null : sides[0].tokens[mine]?.piece
  const roy = theirs === null ? null : sides[1].tokens[theirs]?.piece
  return rep == null || roy == null ? null : { options, pieces: [rep, roy], supported: fight.support !== null }
}

/** The number card a viewer has sealed; null for others. */
const sealed = ({ fight }: View, viewer: Viewer): Card | null => {
  const card = viewer === 'spectator' ? 'none' : fight?.cards[viewer as 0 | 1]
  return typeof card === 'object' && isNumber(card.card) ? card.card : null
}

const comparedIn = (events: readonly Event[]): readonly [number, number] | null => {
  const compared = events.find((event) => event.kind === 'compared')
  return compared?.kind === 'compared' && !compared.banned ? compared.totals : null
}

/** A viewer's own sum, as the close-up of the fight writes it below the sealed card. */
const totals: Forecast<Types> = {
  name: 'sum so far',
  lasts: 3,
  foretell: (view, viewer) => {
    const [combat, card] = [combatOf(view), sealed(view, viewer)]
    return combat === null || card === null ? null : totalWith(combat, viewer as 0 | 1, card)
  },
  came: ({ viewer, events }) => comparedIn(events)?.[viewer as 0 | 1] ?? null,
}

/** What a card may win against each that the other may have laid. */
const standoffs: Forecast<Types> = {
  name: 'chances of a card',
  foretell: (view, viewer) => {
    const [combat, card] = [combatOf(view), sealed(view, viewer)]
    const hand = viewer === 'spectator' ? null : view.sides[viewer === 0 ? 1 : 0].hand
    return combat === null || card === null || hand === null ? null : 'as told'
  },
  came: ({ viewer, before, events }) => {
    const turned = events.find((event) => event.kind === 'turned')
    const [sums, combat, card] = [comparedIn(events), combatOf(before), sealed(before, viewer)]
    if (sums === null || turned?.kind !== 'turned' || combat === null || card === null) return null
    const [near, far] = viewer === 0 ? ([0, 1] as const) : ([1, 0] as const)
    const theirs = turned.cards[far]
    const found = standoffOf(combat, near, card, before.sides[far].hand)
    if (!isNumber(theirs) || found === null) return null
    const list = sums[near] > sums[far] ? found.wins : sums[near] < sums[far] ? found.loses : found.ties
    return list.includes(theirs) ? 'as told' : { card, theirs, sums }
  },
}

/** The values of both fighters, which count alone where cards are banned. */
const values: Forecast<Types> = {
  name: 'values of the fighters',
  foretell: (view) => {
    const combat = view.phase.kind === 'ban' ? combatOf(view) : null
    if (combat === null) return null
    return ([0, 1] as const).map((side) => valuesOf(combat, side).value + valuesOf(combat, side).support)
  },
  came: ({ events }) => {
    const compared = events.find((event) => event.kind === 'compared')
    return compared?.kind === 'compared' && compared.banned ? compared.totals : null
  },
}

const trials = { games: 16, seed: 'double-headed lion', least: 3 }

test('what the board foretells of fights comes', () => {
  expect(foretold(box, room, [totals, standoffs, values], trials).faults).toEqual([])
})

test('a sum that forgets a rule of two pieces is told by name', () => {
  const planted: Forecast<Types> = {
    ...totals,
    name: 'sum by the printed value',
    foretell: (view, viewer) => {
      const [combat, card] = [combatOf(view), sealed(view, viewer)]
      if (combat === null || card === null) return null
      const side = viewer as 0 | 1
      return (view.options.values[side][combat.pieces[side]] as number) + card
    },
  }
  const longer = { ...trials, games: 60 }
  expect(foretold(box, room, [planted], longer).faults[0]).toContain(': sum by the printed value foretold')
})

import type { Seat } from '@menagerie/engine'
import { banked, handWorth, prospects, standing } from './bot-standing.ts'
import type { PartyView, View } from '../secrets/view.ts'

/**
 * What a seat's place is made of, in gold: what is safe, what the party carries, how surely it walks its way, passes what stands
 * before it and measures the way exactly, its hand, and how little the others have.
 */
type Part = 'safe' | 'treasure' | 'way' | 'monster' | 'exact' | 'hand' | 'rivals'

/** Gold that a chance twice as good is worth, of what a party carries: about half of it. */
const OF_GOLD = 0.5
/** Chances below which it is the same. */
const HOPE = 0.01

const weighed = (gold: number, chance: number): number => OF_GOLD * gold * Math.log(Math.max(HOPE, chance))

export const partsOf = (view: View, seat: Seat): Readonly<Record<Part, number>> => {
  const party = view.parties[seat] as PartyView
  const others = view.parties.flatMap((_, other) => (other === seat ? [] : [standing(view, other)]))
  const rivals = -others.reduce((sum, worth) => sum + worth, 0) / others.length
  const safe = banked(view, party)
  if (party.leg === 'dead' || party.leg === 'returned')
    return { safe, treasure: 0, way: 0, monster: 0, exact: 0, hand: 0, rivals }
  const { back, gold, walks, past, exact } = prospects(view, party, seat)
  return {
    safe,
    treasure: back * gold,
    way: weighed(gold, walks),
    monster: weighed(gold, past),
    exact: weighed(gold, exact),
    hand: handWorth(view, party),
    rivals,
  }
}

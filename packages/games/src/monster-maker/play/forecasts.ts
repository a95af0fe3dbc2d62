import { CORRIDOR, type Deck } from '../set/components.ts'
import { type Way, wayOf } from '../rules/force.ts'
import type { PartyView, View } from '../secrets/view.ts'
import { exactSums } from './bot-odds.ts'

// What a board tells of ways, from a view. The chance of a battle stands in `bot-odds.ts`.

/** Fewest corridors of the hand that come to exactly so many perch, as kinds, long ones first; null when none do. */
export const exactWay = (deck: Deck, hand: readonly number[], perch: number): readonly number[] | null => {
  if (perch <= 0) return null
  const fewest = (from: readonly number[], owed: number): number => exactSums(deck, from, owed)[owed] ?? Infinity
  if (!Number.isFinite(fewest(hand, perch))) return null
  const left = [...hand]
  const way: number[] = []
  for (let owed = perch; owed > 0;) {
    const needed = fewest(left, owed)
    const at = left.findIndex((kind, index) => {
      const length = deck.value[kind] ?? 0
      if (deck.what[kind] !== CORRIDOR || length > owed) return false
      const rest = left.filter((_, other) => other !== index)
      return fewest(rest, owed - length) === needed - 1
    })
    const [kind] = left.splice(at, 1)
    if (at < 0 || kind === undefined) return null
    way.push(kind)
    owed -= deck.value[kind] ?? owed
  }
  return way.sort((a, b) => (deck.value[b] ?? 0) - (deck.value[a] ?? 0))
}

/** The way a party has gone and has to go on this leg. `over`: it is lost for having gone too far (MM-R3). */
export const legOf = ({ room }: View, party: PartyView): Way & { readonly over: boolean } => {
  const way = wayOf(party, room)
  return { ...way, over: way.back && way.value > way.goal }
}

/** Perch of the way home that are still owed; 0 where none is. */
export const owedBy = (view: View, party: PartyView): number =>
  party.leg === 'return' || party.leg === 'room' ? legOf(view, party).left : 0

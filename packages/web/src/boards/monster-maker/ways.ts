import { type Deck, exactSums } from '@menagerie/games/monster-maker'

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
      if (deck.what[kind] !== 0 || length > owed) return false
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

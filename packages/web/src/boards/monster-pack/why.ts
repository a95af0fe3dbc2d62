import type { Refusal, Seat } from '@menagerie/engine'
import type { Card, CardIndex, View } from '@menagerie/games/monster-pack'
import type { Reading } from '../../reading.ts'

const idOf = (view: View, card: CardIndex): string => (view.options.cards[card] as Card).id

const first = (refusals: Iterable<Refusal | null>, better: ReadonlySet<string>): Refusal | null => {
  let kept: Refusal | null = null
  for (const refused of refusals) {
    if (refused === null) return null
    if (kept === null || better.has(refused.code)) kept = refused
  }
  return kept
}

/** Reasons that say most about the card itself. */
const ABOUT_COLOUR = new Set(['wrongColour', 'whiteNeedsWhite'])
const ABOUT_MONSTER = new Set(['boostedBefore', 'nothingToLower'])
const ABOUT_WAY = new Set(['spotHeld', 'stillCounting'])

/** Why a hand card cannot be used now, with its rule; null when it can. */
export const whyNotHand = (reading: Reading, view: View, seat: Seat, card: CardIndex): Refusal | null => {
  const side = view.sides[seat as 0 | 1]
  const id = idOf(view, card)
  const boosting = view.phase.kind === 'boost1' || view.phase.kind === 'boost2'
  if (boosting && 'seat' in view.phase && view.phase.seat === seat) {
    const targets = side.waiting.flatMap((one, spot) => (one === null ? [] : [spot]))
    return first(
      targets.map((spot) => reading.whyNot(view, seat, `boost W${spot + 1} ${id}`)),
      ABOUT_COLOUR,
    )
  }
  const free = Math.max(0, side.waiting.indexOf(null))
  return reading.whyNot(view, seat, `summon ${id} W${free + 1}`)
}

/** Why a hand card or a waiting monster may not go to the place it was dropped on; null where no rule says it. */
export const whyNotThere = (reading: Reading, view: View, seat: Seat, from: string, to: string): Refusal | null => {
  const [row, at] = from.split('.')
  const [toRow, spot] = to.split('.')
  const index = Number(at)
  if (row === 'h' && toRow === 'w') {
    const id = idOf(view, index)
    const boosting = view.phase.kind === 'boost1' || view.phase.kind === 'boost2'
    const spotName = `W${Number(spot) + 1}`
    return reading.whyNot(view, seat, boosting ? `boost ${spotName} ${id}` : `summon ${id} ${spotName}`)
  }
  if (row === 'w' && toRow === 'a') return reading.whyNot(view, seat, `up W${index + 1} A${Number(spot) + 1}`)
  return null
}

/** Why an own waiting monster can neither enter nor be boosted now; null when it can. */
export const whyNotWaiting = (reading: Reading, view: View, seat: Seat, spot: number): Refusal | null => {
  const side = view.sides[seat as 0 | 1]
  if (view.phase.kind === 'boost1' || view.phase.kind === 'boost2') {
    const hand = side.hand ?? []
    return first(
      hand.map((card) => reading.whyNot(view, seat, `boost W${spot + 1} ${idOf(view, card)}`)),
      ABOUT_MONSTER,
    )
  }
  const ways = view.options.mat.adj[spot] ?? []
  return first(
    ways.map((lane) => reading.whyNot(view, seat, `up W${spot + 1} A${lane + 1}`)),
    ABOUT_WAY,
  )
}

import { pays } from '../choices/why-not.ts'
import { TYPES } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { type Side, type State, cardOf } from '../rules/state.ts'
import { activeOf, isIn, isMarked, phaseOf, waitingOf } from './moment.ts'

/** Cards one of which was boosted in this turn. */
const boostedOf = (state: State, side: Side): readonly number[] => {
  const phase = phaseOf(state)
  if (phase.kind === 'entry1' || phase.kind === 'entry2') return [side.waiting[phase.spot] as number]
  const marked = waitingOf(side).filter((spot) => isMarked(side.boosted, spot))
  const entered = state.options.boostEntry === 'immediate' ? activeOf(side) : []
  return [...marked.map((spot) => side.waiting[spot] as number), ...entered.map((lane) => side.active[lane] as number)]
}

/** Whether each target has a discard of its own that pays for it. */
const arePaid = (options: Options, targets: readonly number[], discards: readonly number[]): boolean => {
  const [first, ...rest] = targets
  if (first === undefined) return true
  // Of discards that pay for the same targets one is as good as another.
  const types = new Set<string>()
  return discards.some((card, i) => {
    const { type } = cardOf(options, card)
    if (types.has(type) || !pays(options, cardOf(options, first), cardOf(options, card))) return false
    types.add(type)
    return arePaid(options, rest, [...discards.slice(0, i), ...discards.slice(i + 1)])
  })
}

/** Boosts that are marked, or were made in this turn, are more or of other types than the discards. */
export const isUnpaid = (state: State, seat: 0 | 1, side: Side): boolean => {
  const marked = waitingOf(side).filter((spot) => isMarked(side.boosted, spot))
  const targets = marked.map((spot) => side.waiting[spot] as number)
  if (!arePaid(state.options, targets, side.discard)) return true
  if (seat !== state.turnPlayer || !state.boostUsed) return false
  const top = side.discard.at(-1)
  if (top === undefined) return true
  const { options } = state
  return (
    !isIn(state, 'entryAsap') &&
    !boostedOf(state, side).some((card) => pays(options, cardOf(options, card), cardOf(options, top)))
  )
}

/**
 * Discards that neither fell nor paid: of each colour those that paid have somebody of it whom they boosted, who waits with
 * the mark, stands in a lane or fell.
 */
export const arePaidForNobody = (state: State, side: Side, fallen: number): boolean => {
  const { options } = state
  const boosted = [
    ...waitingOf(side)
      .filter((spot) => isMarked(side.boosted, spot))
      .map((spot) => side.waiting[spot] as number),
    ...activeOf(side).map((lane) => side.active[lane] as number),
  ]
  const least = TYPES.filter((type) => type !== 'White Wild').map((type) => {
    const count = (cards: readonly number[]): number =>
      cards.filter((card) => cardOf(options, card).type === type).length
    return Math.max(0, Math.ceil((count(side.discard) - count(boosted)) / 2))
  })
  const ofColours = options.whiteBoostedBy === 'white' && least.reduce((sum, one) => sum + one, 0) > fallen
  return ofColours || side.discard.length - fallen > boosted.length + fallen
}

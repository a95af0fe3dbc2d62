import { type Chance, type Viewer, insertSorted } from '@menagerie/engine'
import type { CardIndex } from './components.ts'
import { without } from './deck.ts'
import { fittingPresets, unknownList } from './imagine.ts'
import { EMPTY, type Side, type State, clone } from './state.ts'

/**
 * A second world the viewer cannot tell from the first, written from section 4 of the specification: of a player who
 * is not the viewer, the hand, what is left in the deck and (unless `openDecklists`) the list itself are unknown;
 * their numbers and everything on the table are known. A deck has no order of which anybody knows.
 */
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const world = clone(state)
  for (const [seat, side] of world.sides.entries()) if (seat !== viewer) redealSide(world, side, chance)
  return world
}

const redealSide = (world: State, side: Side, chance: Chance): void => {
  const seen: CardIndex[] = [...side.discard, ...side.waiting, ...side.active].filter((card) => card !== EMPTY)
  const size = seen.length + side.hand.length + side.deck.length
  const list = world.options.openDecklists
    ? side.list
    : unknownList(world.options, fittingPresets(world.options, seen, size), seen, size, chance)
  const rest = without(list, seen) ?? []
  const hand: CardIndex[] = []
  while (hand.length < side.hand.length) insertSorted(hand, chance.draw(rest))
  side.list = list
  side.hand = hand
  side.deck = rest
}

/** Actions that show others a card of the hand. */
export const discloses = ['summon', 'boost'] as const

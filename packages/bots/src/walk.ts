import type { Pending, Seat } from '@menagerie/engine'
import { type Node, besideOf, childOf } from './tree.ts'

/**
 * The way of one iteration down the tree. `at` follows everything that is done; `chooser` is the place whose numbers the
 * next choice is made by. They differ only in a round of sealed choices.
 */
export interface Walk<A> {
  at: Node<A>
  mover: Seat
  chooser: Node<A>
  /** Where each seat that still has to choose in this round stands; null outside of a round. */
  round: Map<Seat, Node<A>> | null
}

export const walkFrom = <A>(root: Node<A>): Walk<A> => ({ at: root, mover: -1, chooser: root, round: null })

/** Whose choice is next, and where its numbers stand. In a round the searching seat chooses first. */
export const face = <A>(walk: Walk<A>, asked: readonly Seat[], searcher: Seat): void => {
  const { round } = walk
  if (round !== null && !asked.every((seat) => round.has(seat))) walk.round = null
  if (walk.round === null && asked.length > 1) {
    const first = asked.includes(searcher) ? searcher : (asked[0] as Seat)
    const { at } = walk
    walk.round = new Map(asked.map((seat) => [seat, seat === first ? at : besideOf(at, seat)]))
    walk.mover = first
  } else {
    walk.mover = walk.round !== null && asked.includes(searcher) ? searcher : (asked[0] as Seat)
  }
  walk.chooser = walk.round?.get(walk.mover) ?? walk.at
}

/** After the mover's step: both places move on by it. */
export const step = <A>(walk: Walk<A>, action: A, staged: boolean): void => {
  const same = walk.chooser === walk.at
  walk.at = childOf(walk.at, action)
  if (walk.round === null) return
  if (staged) walk.round.set(walk.mover, same ? walk.at : childOf(walk.chooser, action))
  else walk.round.delete(walk.mover)
  if (walk.round.size === 0) walk.round = null
}

export const isOver = (pending: Pending): pending is Pending & { readonly status: 'over' } => pending.status === 'over'

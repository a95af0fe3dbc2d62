import type { Seat } from '@menagerie/engine'

/** What is known of one choice at one place of the tree. */
export interface Edge<A> {
  readonly action: A
  /** How often it was chosen. */
  visits: number
  /** How often it could have been chosen since it was first: in other imagined states it may not be legal. */
  seen: number
  /** Sum of what the chooser got. */
  total: number
  child: Node<A> | null
}

/** A place in the tree: what was done since the question, as everybody could see it. */
export interface Node<A> {
  readonly edges: Map<A, Edge<A>>
  visits: number
  /** Sum of what the chooser got. */
  total: number
  /**
   * In a round of sealed choices, the choices of the seats after the first: they stand here, beside the first seat's,
   * and not below them, because no seat may choose by what another has sealed.
   */
  beside: Map<Seat, Node<A>> | null
}

export const newNode = <A>(): Node<A> => ({ edges: new Map(), visits: 0, total: 0, beside: null })

export const edgeOf = <A>(node: Node<A>, action: A): Edge<A> => {
  let edge = node.edges.get(action)
  if (edge === undefined) {
    edge = { action, visits: 0, seen: 0, total: 0, child: null }
    node.edges.set(action, edge)
  }
  return edge
}

export const childOf = <A>(node: Node<A>, action: A): Node<A> => {
  const edge = edgeOf(node, action)
  edge.child ??= newNode()
  return edge.child
}

export const besideOf = <A>(node: Node<A>, seat: Seat): Node<A> => {
  node.beside ??= new Map()
  let beside = node.beside.get(seat)
  if (beside === undefined) {
    beside = newNode()
    node.beside.set(seat, beside)
  }
  return beside
}

/** The most visited of these actions; an unvisited one only when all are. */
export const mostVisited = <A>(node: Node<A>, actions: readonly A[]): A => {
  let best = actions[0] as A
  let visits = -1
  let mean = 0
  for (const action of actions) {
    const edge = node.edges.get(action)
    const edgeVisits = edge?.visits ?? 0
    const edgeMean = edge === undefined || edgeVisits === 0 ? 0 : edge.total / edgeVisits
    if (edgeVisits > visits || (edgeVisits === visits && edgeMean > mean)) {
      best = action
      visits = edgeVisits
      mean = edgeMean
    }
  }
  return best
}

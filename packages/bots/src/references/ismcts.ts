import { type Chance, type GameTypes, type Seat, anyOf, playOut } from '@menagerie/engine'
import { stepsFrom } from '../commit.ts'
import type { Task } from '../task.ts'
import { type Edge, type Node, edgeOf, mostVisited, newNode } from '../tree.ts'
import { face, isOver, step, walkFrom } from '../walk.ts'

/** Weight of curiosity in parts of the span of payoffs, as published for results from 0 to 1. */
const EXPLORATION = 0.7
/** Only a match that cannot end plays longer. */
const MOST_DECISIONS = 1_000_000

/**
 * Single-observer information-set Monte Carlo tree search as Cowling, Powley and Whitehouse published it (2012): one tree over
 * imagined states, one new place an iteration, its choice drawn from the untried ones, random play to the end, and the most
 * visited choice. It knows the rules and nothing of the game. Sealed choices do not see each other. Nothing here is to be
 * improved (ADR 25).
 */
export const ismcts = <T extends GameTypes>(task: Task<T>): readonly T['Action'][] => {
  const { box, view, legal, chance, more } = task
  const only = legal[0] as T['Action']
  if (legal.length === 1 && !box.game.staged(only)) return [only]
  const sample = box.game.imagine(view)
  const root = newNode<T['Action']>()
  while (more()) iterate(task, root, sample(chance))
  return mostVisitedSteps(task, root, sample(chance))
}

interface Step<T extends GameTypes> {
  readonly node: Node<T['Action']>
  readonly edge: Edge<T['Action']>
  readonly mover: Seat
}

const iterate = <T extends GameTypes>({ box, seat, chance }: Task<T>, root: Node<T['Action']>, state: T['State']) => {
  const { game } = box
  const walk = walkFrom(root)
  const path: Step<T>[] = []
  for (;;) {
    const pending = game.pending(state)
    if (isOver(pending)) break
    face(walk, pending.seats, seat)
    const { mover, chooser: node } = walk
    const edge = chosenAt(node, game.legal(state, mover), chance)
    path.push({ node, edge, mover })
    // Of a combined choice the rest is drawn, too: what is played out begins between two commits.
    const steps =
      edge.visits > 0 ? [edge.action] : stepsFrom(game, state, mover, edge.action, (_, legal) => anyOf(legal, chance))
    game.apply(state, mover, steps.at(-1) as T['Action'], chance, null)
    if (edge.visits === 0) break
    step(walk, edge.action, game.staged(edge.action))
  }
  const { payoffs } = playOut(game, state, chance, MOST_DECISIONS)
  for (const { node, edge, mover } of path) {
    node.visits++
    edge.visits++
    edge.total += ((payoffs[mover] as number) + 1) / 2
  }
}

/** One of the choices not tried yet, or the one with the highest upper confidence bound by how often it could be chosen. */
const chosenAt = <A>(node: Node<A>, actions: readonly A[], chance: Chance): Edge<A> => {
  const edges = actions.map((action) => edgeOf(node, action))
  for (const edge of edges) edge.seen++
  const untried = edges.filter(({ visits }) => visits === 0)
  if (untried.length > 0) return anyOf(untried, chance)
  const bounds = edges.map(
    ({ total, visits, seen }) => total / visits + EXPLORATION * Math.sqrt(Math.log(seen) / visits),
  )
  return edges[bounds.indexOf(Math.max(...bounds))] as Edge<A>
}

const mostVisitedSteps = <T extends GameTypes>(
  { box, seat, legal, chance }: Task<T>,
  root: Node<T['Action']>,
  state: T['State'],
): readonly T['Action'][] => {
  const { game } = box
  let node: Node<T['Action']> | null = root
  const choose = (_: T['State'], actions: readonly T['Action'][]): T['Action'] => {
    const action: T['Action'] =
      node === null || node.edges.size === 0 ? anyOf(actions, chance) : mostVisited(node, actions)
    node = node?.edges.get(action)?.child ?? null
    return action
  }
  return stepsFrom(game, state, seat, choose(state, legal), choose)
}

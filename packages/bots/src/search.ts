import { type GameTypes, type Seat, type Walks, noChance } from '@menagerie/engine'
import { stepsFrom } from './commit.ts'
import { type Lessons, averageOf, learn, newLessons, note } from './lessons.ts'
import { playBeyond } from './playout.ts'
import { byPolicy, drawByPolicy } from './policy.ts'
import type { Task } from './task.ts'
import { type Edge, type Node, edgeOf, mostVisited, newNode } from './tree.ts'
import { face, isOver, step, walkFrom } from './walk.ts'

/** What can be tuned. */
interface SearchSettings {
  /** Weight of curiosity, in spreads of the results so far. */
  readonly exploration: number
  /** Choices considered at a place after n visits: `first + growth * n ^ power`, promising ones first. */
  readonly first: number
  readonly growth: number
  readonly power: number
}

/** Found by matches of Monster Pack with fixed iterations: between 0.25 and 1 exploration made no difference. */
const SETTINGS: SearchSettings = { exploration: 0.5, first: 40, growth: 2, power: 0.5 }

/** Where a game says nothing else. */
const USUAL: Walks = { length: 10 }

const MOST_DEPTH = 200
/** Each iteration adds a place to the tree; beyond this many more memory would bring no better choice. */
const MOST_ITERATIONS = 250_000

interface Step<T extends GameTypes> {
  readonly node: Node<T['Action']>
  readonly edge: Edge<T['Action']>
  readonly mover: Seat
}

/**
 * Information-set Monte Carlo tree search: each iteration imagines a state that fits the view and walks one tree that is
 * shared by all of them, so that a choice is judged by everything the seat holds possible. Edges count how often they
 * were available (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). In sealed rounds each seat
 * chooses by its own numbers (decoupled).
 */
const searchWith =
  (settings: SearchSettings) =>
  <T extends GameTypes>(task: Task<T>): readonly T['Action'][] => {
    const { box, view, chance } = task
    const { game } = box
    const only = task.legal[0] as T['Action']
    if (task.legal.length === 1 && !game.staged(only)) return [only]
    const sample = game.imagine(view)
    const answer = drawByPolicy(box.bot, () => view, task.legal, chance)
    if (answer !== null) return game.staged(answer) ? restByPolicy(task, sample(chance), answer) : [answer]
    const root = newNode<T['Action']>()
    const walks = box.bot.walks ?? USUAL
    const lessons = walks.learns === undefined ? null : newLessons<T['Action']>(walks.learns)
    const growth = { task, settings, walks, lessons, results: { low: Infinity, high: -Infinity } }
    for (let done = 0; done < MOST_ITERATIONS && task.more(); done++) iterate(growth, root, sample(chance))
    return bestCommit(task, root, sample(chance))
  }

export const search = searchWith(SETTINGS)

interface Results {
  low: number
  high: number
}

/** All that the walks of one thought share but the tree. */
interface Growth<T extends GameTypes> {
  readonly task: Task<T>
  readonly settings: SearchSettings
  readonly walks: Walks
  readonly lessons: Lessons<T['Action']> | null
  readonly results: Results
}

const iterate = <T extends GameTypes>(growth: Growth<T>, root: Node<T['Action']>, state: T['State']): void => {
  const { task, walks, lessons, results } = growth
  const { seat, chance } = task
  const { game } = task.box
  const walk = walkFrom(root)
  const path: Step<T>[] = []
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const pending = game.pending(state)
    if (isOver(pending)) break
    face(walk, pending.seats, seat)
    const { mover, chooser } = walk
    const actions = game.legal(state, mover)
    const answer = byPolicy(task.box, state, mover, actions, chance)
    if (answer !== null) {
      game.apply(state, mover, answer, chance, null)
      step(walk, answer, game.staged(answer))
      continue
    }
    const edge = select(growth, chooser, state, mover, actions)
    const leaf = edge.visits === 0 && actions.length > 1
    if (actions.length > 1) {
      path.push({ node: chooser, edge, mover })
      if (lessons !== null) note(lessons, mover, edge.action)
    }
    game.apply(state, mover, edge.action, chance, null)
    if (leaf) break
    step(walk, edge.action, game.staged(edge.action))
  }
  const worth = playBeyond(task, walks, lessons, state)
  const own = worth[seat] as number
  results.low = Math.min(results.low, own)
  results.high = Math.max(results.high, own)
  for (const { node, edge, mover } of path) {
    node.visits++
    node.total += worth[mover] as number
    edge.visits++
    edge.total += worth[mover] as number
  }
  if (lessons !== null) learn(lessons, worth)
}

/** A combined choice that begins with the policy's answer. */
const restByPolicy = <T extends GameTypes>(
  { box, seat, chance }: Task<T>,
  state: T['State'],
  first: T['Action'],
): readonly T['Action'][] =>
  stepsFrom(
    box.game,
    state,
    seat,
    first,
    (now, legal) =>
      byPolicy(box, now, seat, legal, chance) ?? (box.bot.order(box.game.view(now, seat), legal)[0] as T['Action']),
  )

/** The choice to follow: an untried one among the most promising, else by upper confidence bound. */
const select = <T extends GameTypes>(
  { task: { box }, settings, lessons, results }: Growth<T>,
  node: Node<T['Action']>,
  state: T['State'],
  mover: Seat,
  actions: readonly T['Action'][],
): Edge<T['Action']> => {
  if (actions.length === 1) return edgeOf(node, actions[0] as T['Action'])
  const width = Math.floor(settings.first + settings.growth * node.visits ** settings.power)
  const promising = width < actions.length ? box.bot.order(box.game.view(state, mover), actions) : actions
  const end = Math.min(width, actions.length)
  const span = Math.max(1e-6, results.high - results.low)
  const weight = settings.exploration * span
  let best: Edge<T['Action']> | null = null
  let bound = -Infinity
  let untried: T['Action'] | null = null
  let promise = -Infinity
  for (let i = 0; i < end; i++) {
    const action = promising[i] as T['Action']
    const edge = node.edges.get(action)
    if (edge === undefined || edge.visits === 0) {
      // What nobody has made anywhere comes before what somebody has.
      const own = lessons === null ? 0 : (averageOf(lessons, mover, action) ?? Infinity)
      if (own > promise) {
        untried = action
        promise = own
      }
    } else {
      edge.seen++
      const upper = edge.total / edge.visits + weight * Math.sqrt(Math.log(edge.seen) / edge.visits)
      if (upper > bound) {
        bound = upper
        best = edge
      }
    }
  }
  if (untried === null) return best as Edge<T['Action']>
  if (best !== null && lessons !== null) {
    const expected = promise === Infinity ? node.total / node.visits : promise
    if (expected + lessons.learns.urgency * span < bound) return best
  }
  const edge = edgeOf(node, untried)
  edge.seen++
  return edge
}

const bestCommit = <T extends GameTypes>(
  task: Task<T>,
  root: Node<T['Action']>,
  state: T['State'],
): readonly T['Action'][] => {
  const { game, bot } = task.box
  const steps: T['Action'][] = []
  let node: Node<T['Action']> | null = root
  let legal = task.legal
  for (;;) {
    const promising = legal.length > 1 ? bot.order(game.view(state, task.seat), legal) : legal
    const action: T['Action'] = node === null ? (promising[0] as T['Action']) : mostVisited(node, promising)
    steps.push(action)
    if (!game.staged(action) || steps.length > MOST_DEPTH) return steps
    game.apply(state, task.seat, action, noChance, null)
    node = node?.edges.get(action)?.child ?? null
    legal = game.legal(state, task.seat)
  }
}

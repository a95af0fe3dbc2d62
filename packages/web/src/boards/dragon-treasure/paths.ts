import type { Seat } from '@menagerie/engine'
import { type Action, type Options, type Space, type View, box } from '@menagerie/games/dragon-treasure'

/** What waits at the end of a walk. */
export type Meeting = 'army' | 'dragon' | null

/** One army's way over several spaces: what is sent, step by step, and what it passes. */
export interface Walk {
  readonly from: Space
  readonly to: Space
  /** Movement points, or steps of a march. */
  readonly cost: number
  /** Notations, in order. */
  readonly steps: readonly string[]
  /** From the first space to the last. */
  readonly spaces: readonly Space[]
  /** The treasure comes along. */
  readonly carry: boolean
  readonly meets: Meeting
}

/** A first step that the rules allow now. */
interface First {
  readonly to: Space
  readonly via: readonly Space[]
  readonly carry: boolean
  readonly notation: string
}

/** Whose army stands in a space beside the seat's own, or null. */
export const enemyAt = (view: View, seat: Seat, space: Space): Seat | null => {
  const found = view.sides.findIndex((side, other) => other !== seat && (side.armies[space] ?? 0) > 0)
  return found < 0 ? null : found
}

export const armiesAt = (view: View, seat: Seat, space: Space): number => view.sides[seat]?.armies[space] ?? 0

/** How many of the armies that move now have fought there and move no more in this turn (DT-3.6). */
export const spentAt = (view: View, space: Space): number =>
  view.phase.kind === 'points' ? view.stopped.filter((one) => one === space).length : 0

/** The seat's castle, if it still owns it. */
export const castleOf = (view: View, seat: Seat): Space | null => {
  const castle = view.options.map.castles[seat]
  return castle !== undefined && view.owners[castle] === seat ? castle : null
}

export const meetingAt = (view: View, seat: Seat, space: Space): Meeting =>
  enemyAt(view, seat, space) !== null ? 'army' : view.dragon === space ? 'dragon' : null

/** DT-3.5 and DT-4.17, for a step after the first. */
const mayEnter = (view: View, seat: Seat, to: Space): boolean =>
  (armiesAt(view, seat, to) === 0 || to === castleOf(view, seat)) && view.due.every(({ space }) => space !== to)

/** DT-3.13. */
const mayBring = (view: View, to: Space): boolean =>
  (view.up[to] === 0 && view.down[to] === 0) || view.owners[to] !== null

/**
 * Every space one army can reach by such first steps, by a cheapest way each. What the first step may do the rules say;
 * what follows is the map's: whoever meets somebody stops there.
 */
const spread = (
  view: View,
  seat: Seat,
  from: Space,
  most: number,
  firsts: readonly First[],
  write: (from: Space, to: Space, carry: boolean) => string,
): ReadonlyMap<Space, Walk> => {
  const found = new Map<Space, Walk>()
  const byCost: Walk[][] = Array.from({ length: most + 1 }, () => [])
  const add = (walk: Omit<Walk, 'meets'>): void => {
    byCost[walk.cost]?.push({ ...walk, meets: meetingAt(view, seat, walk.to) })
  }
  const isOpen = (walk: Walk, to: Space): boolean =>
    to !== from && !found.has(to) && mayEnter(view, seat, to) && (!walk.carry || mayBring(view, to))
  for (const { to, via, carry, notation } of firsts)
    add({ from, to, cost: via.length + 1, steps: [notation], spaces: [from, ...via, to], carry })
  for (const walks of byCost) {
    for (const walk of walks) {
      if (found.has(walk.to) || walk.to === from) continue
      found.set(walk.to, walk)
      const onward = walk.meets === null ? (view.options.map.adj[walk.to] ?? []) : []
      for (const to of onward.filter((next) => isOpen(walk, next)))
        add({
          from,
          to,
          cost: walk.cost + 1,
          steps: [...walk.steps, write(walk.to, to, walk.carry)],
          spaces: [...walk.spaces, to],
          carry: walk.carry,
        })
    }
  }
  return found
}

const format = (options: Options, action: Action): string => box.game.format(options, action)

/** Ways with the treasure where it can come along, and without it to everywhere else. */
const together = (
  carried: ReadonlyMap<Space, Walk>,
  empty: ReadonlyMap<Space, Walk>,
  leave: boolean,
): readonly Walk[] => {
  const [better, rest] = leave ? [empty, carried] : [carried, empty]
  return [...better.values(), ...[...rest.values()].filter((walk) => !better.has(walk.to))]
}

/** The actions of a list of notations. */
export const actionsOf = (options: Options, legal: readonly string[]): readonly (readonly [string, Action])[] =>
  legal.flatMap((notation) => {
    const action = box.game.parse(options, notation)
    return action === null ? [] : [[notation, action] as const]
  })

/** Spaces whose armies may move now, in rising order. */
export const moversOf = (options: Options, legal: readonly string[]): readonly Space[] => [
  ...new Set(actionsOf(options, legal).flatMap(([, action]) => (action.kind === 'step' ? [action.from] : []))),
]

/** Where an army may go with the points left. `leave`: its treasure stays, although it could come along. */
export const walksFrom = (
  view: View,
  seat: Seat,
  legal: readonly string[],
  from: Space,
  leave: boolean,
): readonly Walk[] => {
  const firsts = actionsOf(view.options, legal).flatMap(([notation, action]): First[] =>
    action.kind === 'step' && action.from === from ? [{ ...action, notation }] : [],
  )
  const walks = (carry: boolean): ReadonlyMap<Space, Walk> =>
    spread(
      view,
      seat,
      from,
      view.points,
      firsts.filter((first) => first.carry === carry),
      (at, to, with_) => format(view.options, { kind: 'step', from: at, to, via: [], carry: with_ }),
    )
  return together(walks(true), walks(false), leave)
}

/** Where a march may go from here: the first step with a stolen treasure, or on with it or without. */
export const marchesFrom = (view: View, seat: Seat, legal: readonly string[], leave: boolean): readonly Walk[] => {
  const { phase } = view
  if (phase.kind !== 'spoils' && phase.kind !== 'march') return []
  const most = phase.kind === 'march' ? phase.left : phase.bare ? 1 : phase.distance
  const firsts = actionsOf(view.options, legal).flatMap(([notation, action]): First[] => {
    if (action.kind === 'steal') return [{ to: action.to, via: [], carry: true, notation }]
    return action.kind === 'march' ? [{ to: action.to, via: [], carry: action.carry, notation }] : []
  })
  const walks = (carry: boolean): ReadonlyMap<Space, Walk> =>
    spread(
      view,
      seat,
      phase.space,
      most,
      firsts.filter((first) => first.carry === carry),
      (_, to, with_) => format(view.options, { kind: 'march', to, carry: with_ }),
    )
  return together(walks(true), walks(false), leave)
}

/** A shortest course over spaces that may be passed, for the eye only; straight where there is none. */
export const courseTo = (view: View, from: Space, to: Space, passes: (space: Space) => boolean): readonly Space[] => {
  const before = new Map<Space, Space>()
  const queue: Space[] = [from]
  for (const space of queue) {
    if (space === to) break
    if (space !== from && !passes(space)) continue
    for (const next of view.options.map.adj[space] ?? []) {
      if (next === from || before.has(next)) continue
      before.set(next, space)
      queue.push(next)
    }
  }
  const course: Space[] = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) course.unshift(at)
  return course[0] === from ? course : [from, to]
}

/** Steps along links from a space, whoever stands in the way; Infinity where there is no way. */
export const stepsBetween = (view: View, from: Space, to: Space): number => {
  const far = new Map<Space, number>([[from, 0]])
  for (const [space, steps] of far) {
    if (space === to) return steps
    for (const next of view.options.map.adj[space] ?? []) if (!far.has(next)) far.set(next, steps + 1)
  }
  return Infinity
}

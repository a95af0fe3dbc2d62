import type { Seat } from '@menagerie/engine'
import { type Action, format, parse } from '../choices/actions.ts'
import { keepsTreasure, whyNotMarch } from '../choices/why-not.ts'
import type { View } from '../secrets/view.ts'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { type Meeting, groundOf, meetingAt } from './ground.ts'

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

/** How the steps after the first are made. */
interface Going {
  readonly view: View
  readonly seat: Seat
  readonly from: Space
  /** Points, or steps of a march, at most. */
  readonly most: number
  readonly marches: boolean
}

const write = ({ view, marches }: Going, from: Space, to: Space, carry: boolean): string =>
  format(view.options, marches ? { kind: 'march', to, carry } : { kind: 'step', from, to, via: [], carry })

/** Whether a walk may go on to a space: as a march may, and by points no treasure leaves a castle (DT-3.15). */
const goesOn = ({ view, seat, marches }: Going, { to: at, carry }: Walk, to: Space): boolean => {
  const ground = groundOf(view)
  if (whyNotMarch(ground, seat, to, carry, false) !== null) return false
  return marches || !carry || !keepsTreasure(ground, seat, at)
}

/**
 * Every space one army can reach by such first steps, by a cheapest way each. What the first step may do the rules say;
 * what follows is the map's: whoever meets somebody stops there.
 */
const spread = (going: Going, firsts: readonly First[]): ReadonlyMap<Space, Walk> => {
  const { view, seat, from, most } = going
  const found = new Map<Space, Walk>()
  const byCost: Walk[][] = Array.from({ length: most + 1 }, () => [])
  const add = (walk: Omit<Walk, 'meets'>): void => {
    byCost[walk.cost]?.push({ ...walk, meets: meetingAt(view, seat, walk.to) })
  }
  for (const { to, via, carry, notation } of firsts)
    add({ from, to, cost: via.length + 1, steps: [notation], spaces: [from, ...via, to], carry })
  for (const walks of byCost) {
    for (const walk of walks) {
      if (found.has(walk.to) || walk.to === from) continue
      found.set(walk.to, walk)
      const onward = walk.meets === null ? (view.options.map.adj[walk.to] ?? []) : []
      for (const to of onward.filter((next) => next !== from && !found.has(next) && goesOn(going, walk, next)))
        add({
          from,
          to,
          cost: walk.cost + 1,
          steps: [...walk.steps, write(going, walk.to, to, walk.carry)],
          spaces: [...walk.spaces, to],
          carry: walk.carry,
        })
    }
  }
  return found
}

/** Ways with the treasure where it can come along, and without it to everywhere else. `leave`: the other way about. */
const together = (going: Going, firsts: readonly First[], leave: boolean): readonly Walk[] => {
  const walks = (carry: boolean): ReadonlyMap<Space, Walk> =>
    spread(
      going,
      firsts.filter((first) => first.carry === carry),
    )
  const [better, rest] = leave ? [walks(false), walks(true)] : [walks(true), walks(false)]
  return [...better.values(), ...[...rest.values()].filter((walk) => !better.has(walk.to))]
}

/** The actions of a list of notations. */
export const actionsOf = (options: Options, legal: readonly string[]): readonly (readonly [string, Action])[] =>
  legal.flatMap((notation) => {
    const action = parse(options, notation)
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
  return together({ view, seat, from, most: view.points, marches: false }, firsts, leave)
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
  return together({ view, seat, from: phase.space, most, marches: true }, firsts, leave)
}

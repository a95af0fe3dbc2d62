import type { Seat } from '@menagerie/engine'
import {
  OFF,
  type Space,
  type View,
  type Walk,
  actionsOf,
  dragonCourse,
  homeOf,
  marchesFrom,
  moversOf,
  throwCourse,
  walksFrom,
} from '@menagerie/games/dragon-treasure'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  /** A space of the map as a goal. */
  space: (space: Space): string => `s.${space}`,
  /** An own army that may be led from here. */
  army: (space: Space): string => `a.${space}`,
  dragon: 'd',
  /** The army that lost, to be thrown. */
  loser: 'l',
  /** The army that won in a castle, to march off with a treasure. */
  thief: 'm',
  /** A counter of the hand; `copy` counts equal ones from 0. */
  counter: (value: number, copy: number): string => `h.${value}.${copy}`,
  /** The empty place in a fight. */
  fight: 'f',
} as const

/** The number behind the letter of a place. */
export const spaceOf = (place: string): Space | null =>
  place.startsWith('s.') || place.startsWith('a.') ? Number(place.slice(2)) : null

export interface HandCounter {
  readonly value: number
  readonly copy: number
  readonly place: string
}

/** The hand with a place for every counter. */
export const handCounters = (hand: readonly number[]): readonly HandCounter[] =>
  hand.map((value, index) => {
    const copy = index - hand.indexOf(value)
    return { value, copy, place: places.counter(value, copy) }
  })

/** What can be answered beside the map. */
export const BUTTONS = [
  'roll',
  'draw',
  'returnArmy',
  'examine',
  'endMovement',
  'halt',
  'proceed',
  'throwOff',
  'stay',
] as const
export type ButtonKind = (typeof BUTTONS)[number]

export interface Moves {
  readonly choices: readonly Choice[]
  /** The walk a choice stands for, by `mover>goal`. */
  readonly walks: ReadonlyMap<string, Walk>
  /** Notations of what is done by a button. */
  readonly buttons: ReadonlyMap<ButtonKind, string>
  /** Spaces where a treasure could come along: with it or without is a choice. */
  readonly mayCarry: boolean
}

export const walkKey = (mover: string, goal: string): string => `${mover}>${goal}`

const isButton = (kind: string): kind is ButtonKind => (BUTTONS as readonly string[]).includes(kind)

/** Legal actions as the places one touches for them, and whole walks where several steps follow from one another. */
export const movesOf = (view: View, seat: Seat, legal: readonly string[], leave: boolean): Moves => {
  const choices: Choice[] = []
  const walks = new Map<string, Walk>()
  const buttons = new Map<ButtonKind, string>()
  const hand = handCounters(view.sides[seat]?.hand ?? [])
  const actions = actionsOf(view.options, legal)
  // What is home stays home; who wants it out again finds that in the list.
  const home = homeOf(view, seat)
  const addWalks = (mover: string, some: readonly Walk[]): void => {
    for (const walk of some) {
      const goal = places.space(walk.to)
      choices.push({ steps: walk.steps, places: [mover, goal] })
      walks.set(walkKey(mover, goal), walk)
    }
  }
  for (const from of moversOf(view.options, legal))
    addWalks(places.army(from), walksFrom(view, seat, legal, from, leave || from === home))
  addWalks(places.thief, marchesFrom(view, seat, legal, leave))
  for (const [notation, action] of actions) {
    switch (action.kind) {
      case 'moveDragon':
        // A raging Dragon may be left where it is (DT-6.2).
        if (action.to === view.dragon) buttons.set('stay', notation)
        else choices.push({ steps: [notation], places: [places.dragon, places.space(action.to)] })
        break
      case 'throw':
        if (action.to === OFF) buttons.set('throwOff', notation)
        else choices.push({ steps: [notation], places: [places.loser, places.space(action.to)] })
        break
      case 'playCounter':
        for (const one of hand)
          // The place in the fight first: with a single counter it is chosen already, and the counter glows.
          if (one.value === action.value) choices.push({ steps: [notation], places: [places.fight, one.place] })
        break
      default:
        if (isButton(action.kind)) buttons.set(action.kind, notation)
    }
  }
  const mayCarry = actions.some(
    ([, action]) =>
      (action.kind === 'step' && action.carry && action.from !== home) || (action.kind === 'march' && action.carry),
  )
  return { choices, walks, buttons, mayCarry }
}

/** The space a mover stands in. */
export const spaceOfMover = (view: View, mover: string): Space | null => {
  const { phase } = view
  if (mover === places.dragon) return view.dragon
  if (mover === places.loser || mover === places.thief)
    return phase.kind === 'spoils' || phase.kind === 'march' ? phase.space : null
  return mover.startsWith('a.') ? Number(mover.slice(2)) : null
}

/** The course a mover would take to a goal, for the preview. */
export const courseOf = (view: View, moves: Moves, mover: string, goal: Space): readonly Space[] => {
  const walk = moves.walks.get(walkKey(mover, places.space(goal)))
  if (walk !== undefined) return walk.spaces
  const from = spaceOfMover(view, mover)
  if (from === null) return []
  return mover === places.loser ? throwCourse(view, from, goal) : dragonCourse(view, from, goal)
}

/** Movers that could go to a goal, the nearest first. */
export const moversTo = (moves: Moves, goal: Space): readonly string[] => {
  const place = places.space(goal)
  return moves.choices
    .filter((choice) => choice.places[1] === place)
    .map((choice) => choice.places[0] as string)
    .sort((a, b) => (moves.walks.get(walkKey(a, place))?.cost ?? 0) - (moves.walks.get(walkKey(b, place))?.cost ?? 0))
}

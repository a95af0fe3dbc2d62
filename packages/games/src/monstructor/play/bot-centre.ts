import type { Seat } from '@menagerie/engine'
import type { Held } from './bot-tiles.ts'
import type { State } from '../rules/state.ts'

// What each seat may expect of the monster in the centre: everybody closes it when they can, and goes on with it by what they
// are likely to hold when they cannot.

export interface Centre {
  /** Indexed by seat. */
  readonly held: readonly Held[]
  /** By class: cards that may be drawn. */
  readonly unseen: readonly number[]
  readonly deck: number
  readonly mover: Seat
  /** Who chooses for themselves here; -1: nobody. */
  readonly knows: Seat
  readonly open: State['open']
  readonly size: number
  readonly points: number
}

/** Turns looked ahead for each seat, and in all, beyond which the points are anybody's. Two rounds win less, four no more. */
const ROUNDS = 3
const MOST_TURNS = 12
/** Points that a card adds. */
const CARD = 2.5
const MOST_OPEN = 9

/** Classes. */
const [LIMB, PLUG, BOTH, WIDE, STUB] = [0, 1, 2, 3, 4] as const
/** A body is laid less often than what fills. */
const BODY_WEIGHT = 0.5

/** What a card may do to the open connectors: it fills one of a width (0: wide, 1: narrow), or is a body of its usual shape. */
const MOVES = [
  { width: 0, fills: true, wide: -1, narrow: 0 },
  { width: 0, fills: false, wide: 0, narrow: 2 },
  { width: 0, fills: false, wide: 0, narrow: 0 },
  { width: 1, fills: true, wide: 0, narrow: -1 },
  { width: 1, fills: false, wide: 2, narrow: 0 },
] as const
type Move = (typeof MOVES)[number]

/** How likely each move is at hand. */
const chancesOf = (held: Held): readonly number[] => {
  const both = (held[BOTH] as number) * BODY_WEIGHT
  const fills = 1 - (1 - (held[PLUG] as number)) * (1 - (held[STUB] as number))
  const chances = [fills, both, (held[WIDE] as number) * BODY_WEIGHT, held[LIMB] as number, both]
  return chances.map((chance) => Math.max(0, chance))
}

/** How likely a move is of those that may be made; 0: it may not. */
const chanceOf = (chances: readonly number[], at: number, wide: number, narrow: number, isSmall: boolean): number => {
  const { width, fills } = MOVES[at] as Move
  return (width === 0 ? wide : narrow) === 0 || (fills && isSmall) ? 0 : (chances[at] as number)
}

/** Places of a turn: by open connectors of either width, for a single one that may not be filled yet by its width, and left to anybody. */
const SIDE = MOST_OPEN + 1
const SMALL = SIDE * SIDE
const LEFT = SMALL + 2
const PLACES = LEFT + 1

/**
 * Expected points of each seat from the monster in the centre. It is asked for with every choice that is looked at: what is found on
 * the way stands in one array of numbers.
 */
export const centreWorth = (centre: Centre): readonly number[] => {
  const { held, unseen, deck, mover: first, knows, open, size, points } = centre
  const seats = held.length
  const depth = Math.min(ROUNDS * seats, MOST_TURNS)
  const left = unseen.reduce((sum, count) => sum + Math.max(0, count), 0)
  const drawn = chancesOf(unseen.map((count) => (deck === 0 || left <= 0 ? 0 : Math.max(0, count) / left)))
  const chances = held.map(chancesOf)
  const isKnown = new Uint8Array((depth + 1) * PLACES)
  /** By turn, place and seat. */
  const worths = new Float64Array((depth + 1) * PLACES * seats)

  const gain = (at: number, points: number): void => {
    worths[at] = (worths[at] as number) + points
  }
  const add = (to: number, from: number, share: number): void => {
    for (let seat = 0; seat < seats; seat++) gain(to + seat, share * (worths[from + seat] as number))
  }

  /** Where in `worths` it stands what each seat may expect in a turn. */
  const value = (wide: number, narrow: number, isSmall: boolean, turn: number): number => {
    const isLeft = turn === depth || wide + narrow > MOST_OPEN
    const place = turn * PLACES + (isLeft ? LEFT : isSmall ? SMALL + wide : wide * SIDE + narrow)
    const at = place * seats
    if (isKnown[place] === 1) return at
    isKnown[place] = 1
    const worth = points + CARD * turn
    if (isLeft) {
      worths.fill(worth / seats, at, at + seats)
      return at
    }
    const mover = (first + turn) % seats
    const own = chances[mover] as readonly number[]
    const isLast = wide + narrow === 1
    let stuck = 1
    let closing = 0
    let others = 0
    for (let i = 0; i < MOVES.length; i++) {
      const chance = chanceOf(own, i, wide, narrow, isSmall)
      stuck *= 1 - chance
      if (isLast && (MOVES[i] as Move).fills) closing += chance
      else others += chance
    }
    gain(at + mover, Math.min(1 - stuck, closing) * (worth + CARD))
    const rest = Math.max(0, 1 - stuck - closing)
    let best = -1
    for (let i = 0; i < MOVES.length; i++) {
      const chance = chanceOf(own, i, wide, narrow, isSmall)
      const move = MOVES[i] as Move
      if (chance === 0 || (isLast && move.fills)) continue
      const next = value(wide + move.wide, narrow + move.narrow, false, turn + 1)
      if (mover !== knows) add(at, next, (rest * chance) / others)
      else if (best < 0 || (worths[next + mover] as number) > (worths[best + mover] as number)) best = next
    }
    if (best >= 0) add(at, best, rest)
    if (stuck <= 0) return at
    let none = 1
    for (let i = 0; i < MOVES.length; i++) {
      const chance = chanceOf(drawn, i, wide, narrow, isSmall)
      if (chance === 0) continue
      const move = MOVES[i] as Move
      if (isLast && move.fills) gain(at + mover, stuck * chance * (worth + CARD))
      else add(at, value(wide + move.wide, narrow + move.narrow, false, turn + 1), stuck * chance)
      none -= chance
    }
    add(at, value(wide, narrow, isSmall, turn + 1), stuck * Math.max(0, none))
    return at
  }

  const [wide, narrow] = [open[0] + open[2], open[1] + open[3]]
  const at = value(wide, narrow, size < 2 && wide + narrow === 1, 0)
  return Array.from(worths.subarray(at, at + seats))
}

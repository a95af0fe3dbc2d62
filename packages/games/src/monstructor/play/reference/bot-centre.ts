import type { Seat } from '@menagerie/engine'
import type { Held } from './bot-tiles.ts'
import type { State } from '../../rules/state.ts'

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

interface Move {
  readonly wide: number
  readonly narrow: number
  readonly chance: number
}

/** Expected points of each seat from the monster in the centre. */
export const centreWorth = (centre: Centre): readonly number[] => {
  const { held, unseen, deck, knows, open, points } = centre
  const seats = held.length
  const depth = Math.min(ROUNDS * seats, MOST_TURNS)
  const left = unseen.reduce((sum, count) => sum + Math.max(0, count), 0)
  const drawn = unseen.map((count) => (deck === 0 || left <= 0 ? 0 : Math.max(0, count) / left))
  const memo = new Map<number, readonly number[]>()

  const value = (wide: number, narrow: number, isSmall: boolean, mover: Seat, turn: number): readonly number[] => {
    const worth = points + CARD * turn
    if (turn === depth || wide + narrow > MOST_OPEN) return held.map(() => worth / seats)
    const key = (((wide * 16 + narrow) * 2 + (isSmall ? 1 : 0)) * 8 + mover) * 64 + turn
    const known = memo.get(key)
    if (known !== undefined) return known
    const found = held.map(() => 0)
    const add = (worths: readonly number[], share: number): void => {
      for (let seat = 0; seat < seats; seat++) found[seat] = (found[seat] as number) + share * (worths[seat] as number)
    }
    const next = (mover + 1) % seats
    const after = (move: Move): readonly number[] =>
      isClosing(move)
        ? held.map((_, seat) => (seat === mover ? worth + CARD : 0))
        : value(move.wide, move.narrow, false, next, turn + 1)
    const moves = movesWith(held[mover] as Held, wide, narrow, isSmall)
    const stuck = moves.reduce((none, { chance }) => none * (1 - chance), 1)
    let rest = 1 - stuck
    for (const move of moves.filter(isClosing)) {
      add(after(move), Math.min(rest, move.chance))
      rest = Math.max(0, rest - move.chance)
    }
    const others = moves.filter((move) => !isClosing(move))
    if (others.length > 0 && mover === knows) {
      add(
        others.map(after).reduce((a, b) => ((b[mover] as number) > (a[mover] as number) ? b : a)),
        rest,
      )
    } else {
      const weight = others.reduce((sum, { chance }) => sum + chance, 0)
      for (const move of others) add(after(move), (rest * move.chance) / weight)
    }
    if (stuck > 0) {
      let none = 1
      for (const move of movesWith(drawn, wide, narrow, isSmall)) {
        add(after(move), stuck * move.chance)
        none -= move.chance
      }
      add(value(wide, narrow, isSmall, next, turn + 1), stuck * Math.max(0, none))
    }
    memo.set(key, found)
    return found
  }
  return value(open[0] + open[2], open[1] + open[3], centre.size < 2, centre.mover, 0)
}

const isClosing = ({ wide, narrow }: Move): boolean => wide + narrow === 0

/** Where each class leads, and how likely it is at hand; a body by its usual shape. */
const movesWith = (held: Held, wide: number, narrow: number, isSmall: boolean): readonly Move[] => {
  const moves: Move[] = []
  const may = !(isSmall && wide + narrow === 1)
  const push = (w: number, n: number, chance: number): void => {
    if (chance > 0) moves.push({ wide: w, narrow: n, chance })
  }
  if (wide > 0) {
    if (may) push(wide - 1, narrow, 1 - (1 - (held[PLUG] as number)) * (1 - (held[STUB] as number)))
    push(wide, narrow + 2, (held[BOTH] as number) * BODY_WEIGHT)
    push(wide, narrow, (held[WIDE] as number) * BODY_WEIGHT)
  }
  if (narrow > 0) {
    if (may) push(wide, narrow - 1, held[LIMB] as number)
    push(wide + 2, narrow, (held[BOTH] as number) * BODY_WEIGHT)
  }
  return moves
}

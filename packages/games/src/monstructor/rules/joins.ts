import { type CardIndex, type CardSet, CLASSES, LIMB, BODY } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import type { Tile } from '../set/domino-cards.ts'
import type { State } from './state.ts'

// How parts join in Dominoes: width only, or plug into socket with `dominoStrictPlugs`.

/** Connectors by number: W, N, w, n. */
const PLUG = 2

/** Ways to join are bits: own connector times 5, plus the connector in the centre and one; 0 there for "any of the width". */
export const joinBit = (own: number, to: number): number => 1 << (own * 5 + to + 1)

/** Indexed by class: bits of its connectors, and whether it has more than one. */
const OWN: readonly number[] = [0b1000, 0b0100, 0b0011, 0b0001, 0b0001]
const MANY: readonly boolean[] = [false, false, true, true, false]

const totalOf = (open: State['open']): number => open[0] + open[1] + open[2] + open[3]

/** Ways a part of a class can be attached to the centre (MS-05, MS-06); 0 when it does not fit. */
export const joinsOf = (options: Options, open: State['open'], size: number, fits: number): number => {
  // MS-06: the last two connectors would close it with fewer than three cards.
  if (size < 2 && MANY[fits] === false && totalOf(open) === 1) return 0
  const own = OWN[fits] as number
  if (options.dominoStrictPlugs) return strictJoins(open, own)
  const wide = (own & 0b0101) !== 0 && open[0] > 0 ? 1 : 0
  return (own & 0b1010) !== 0 && open[1] > 0 ? wide | 32 : wide
}

/** Option `dominoStrictPlugs`. */
const strictJoins = (open: State['open'], own: number): number => {
  let joins = 0
  for (let from = 0; from < 4; from++) {
    if (((own >> from) & 1) === 0) continue
    for (let to = from % 2; to < 4; to += 2) {
      if (open[to] === 0) continue
      if (from >= PLUG && to >= PLUG) continue // no plug to plug
      if (from < PLUG && to < PLUG && from !== 0) continue // socket to socket only at W
      joins |= joinBit(from, to)
    }
  }
  return joins
}

/** Bits of the classes with a wide connector, with a narrow one, and with a single one. */
export const WITH_WIDE = 0b11110
export const WITH_NARROW = 0b00101
const SINGLE = 0b10011

/** Bits of the classes that fit the centre now. */
export const fittingClasses = (options: Options, open: State['open'], size: number): number => {
  if (!options.dominoStrictPlugs) {
    const bits = (open[0] > 0 ? WITH_WIDE : 0) | (open[1] > 0 ? WITH_NARROW : 0)
    return size < 2 && totalOf(open) === 1 ? bits & ~SINGLE : bits
  }
  let bits = 0
  for (let fits = 0; fits < CLASSES.length; fits++) if (joinsOf(options, open, size, fits) !== 0) bits |= 1 << fits
  return bits
}

const MOST_OPEN = 64
const sockets: (State['open'] | undefined)[] = Array.from({ length: MOST_OPEN * MOST_OPEN }, () => undefined)

/** So many open connectors of either width. The small numbers, which are nearly all, are made once. */
const widths = (wide: number, narrow: number): State['open'] => {
  if (wide >= MOST_OPEN || narrow >= MOST_OPEN) return [wide, narrow, 0, 0]
  const key = wide * MOST_OPEN + narrow
  return sockets[key] ?? (sockets[key] = [wide, narrow, 0, 0])
}

/** Open connectors of one card alone. */
export const openOf = (options: Options, card: CardIndex): State['open'] => {
  const { set } = options
  const wide = set.wide[card] as number
  const narrow = set.narrow[card] as number
  if (!options.dominoStrictPlugs || set.kind[card] === BODY) return widths(wide, narrow)
  return set.kind[card] === LIMB ? [0, 0, 0, narrow] : [0, 0, wide, 0]
}

/** Open connectors after a joint; without `dominoStrictPlugs` `own` is the width. */
export const openAfter = (
  options: Options,
  open: State['open'],
  card: CardIndex,
  own: number,
  to: number,
): State['open'] => {
  if (options.dominoStrictPlugs) return strictAfter(open, openOf(options, card), own, to)
  const { set } = options
  const wide = open[0] + (set.wide[card] as number)
  const narrow = open[1] + (set.narrow[card] as number)
  return own === 0 ? widths(wide - 2, narrow) : widths(wide, narrow - 2)
}

const strictAfter = (open: State['open'], more: State['open'], own: number, to: number): State['open'] => {
  const sum: [number, number, number, number] = [
    open[0] + more[0],
    open[1] + more[1],
    open[2] + more[2],
    open[3] + more[3],
  ]
  sum[own] = (sum[own] as number) - 1
  sum[to] = (sum[to] as number) - 1
  return sum
}

export const isClosed = (open: State['open']): boolean => totalOf(open) === 0

/** Some card of the hand can be attached. */
export const canAttach = (state: State, hand: readonly Tile[]): boolean => {
  const { options, open, centre } = state
  const fitting = fittingClasses(options, open, centre.length)
  for (let i = 0; i < hand.length; i++) {
    if (((fitting >> fitsOf(options.set, (hand[i] as Tile).card)) & 1) === 1) return true
  }
  return false
}

export const fitsOf = (set: CardSet, card: CardIndex): number => set.fits[card] as number

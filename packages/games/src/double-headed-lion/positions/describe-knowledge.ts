import type { Known } from '../secrets/knowledge.ts'
import { bitCount, isOne, narrowed } from '../secrets/narrowing.ts'
import { COUNTS, type Piece, REP, type SideIndex, characterOf } from '../set/pieces.ts'
import type { State } from '../rules/state.ts'
import { evident, knownSlots, shownAnyway } from './knowledge.ts'

type May = Readonly<Record<string, readonly string[]>>

/** The keys of what everybody knows of one side, and of what Charlemagne saw. */
export const knowledgeOf = (state: State, seat: SideIndex): Readonly<Record<string, unknown>> => {
  const side = state.sides[seat]
  const known = state.known[seat]
  const nameOf = (slot: number): string => characterOf(seat, side.piece[slot] as Piece).id
  const listed = (bits: number): string[] | undefined => {
    const slots = [...side.piece.keys()].filter((slot) => ((bits >> slot) & 1) === 1)
    return slots.length === 0 ? undefined : slots.map(nameOf)
  }
  const base = evident(state, seat)
  const open = knownSlots(known)
  const shown = side.shown & ~shownAnyway(state, seat)
  const untold = base.reduce((bits, mask, slot) => (isOne(mask) ? bits & ~(1 << slot) : bits), open & ~shown)
  for (const [slot, piece] of side.piece.entries()) if (((open & (shown | untold)) >> slot) & 1) base[slot] = 1 << piece
  const seen = seat === REP && state.seen.length > 0 ? state.seen.map((piece) => characterOf(REP, piece).id) : undefined
  const { shared, own } = written(base, known)

  const mayOf = (masks: ReadonlyMap<number, number>): May | undefined => {
    if (masks.size === 0) return undefined
    const rising = [...masks].sort(([a], [b]) => a - b)
    return Object.fromEntries(rising.map(([slot, mask]) => [nameOf(slot), piecesIn(seat, mask)]))
  }
  const wayOf = (masks: ReadonlyMap<number, number>, i: number): object => {
    const times = known.weights[i] as number
    const places = known.where[i] as readonly number[]
    const moved = places.some((slot, k) => side.piece[slot] !== state.seen[k])
    const may = mayOf(masks)
    return {
      ...(times === 1 ? {} : { times }),
      ...(may === undefined ? {} : { may }),
      ...(moved ? { looked: places.map(nameOf) } : {}),
    }
  }
  return {
    known: listed(untold),
    shown: listed(shown & open),
    fresh: listed(shown & ~open),
    seen,
    may: mayOf(shared),
    ways: own.length === 1 ? undefined : own.map(wayOf),
  }
}

const piecesIn = (seat: SideIndex, mask: number): string[] =>
  Array.from({ length: COUNTS[seat] }, (_, piece) => piece)
    .filter((piece) => ((mask >> piece) & 1) === 1)
    .map((piece) => characterOf(seat, piece).id)

/** Masks by slot. */
type Written = ReadonlyMap<number, number>

/** What has to be said of each way for it to follow from the base: what all ways share, and what each has of its own. */
const written = (
  base: readonly number[],
  { masks }: Known,
): { readonly shared: Written; readonly own: readonly Written[] } => {
  const first = masks[0] as readonly number[]
  const isShared = (slot: number): boolean => masks.every((list) => list[slot] === first[slot])
  const slots = [...base.keys()]
  const all = new Map(slots.filter(isShared).map((slot) => [slot, first[slot] as number]))
  const varied = slots.filter((slot) => !isShared(slot))
  const owns = masks.map((list) => new Map(varied.map((slot) => [slot, list[slot] as number])))
  const shared = fewest(all, (some) => masks.every((list, i) => follows(base, [some, owns[i] as Written], list)))
  return {
    shared,
    own: masks.map((list, i) => fewest(owns[i] as Written, (some) => follows(base, [shared, some], list))),
  }
}

/** Leaves out what is not needed, the vaguest first. */
const fewest = (all: Written, isEnough: (some: Written) => boolean): Written => {
  const vaguest = [...all].sort(([, a], [, b]) => bitCount(b) - bitCount(a))
  return vaguest.reduce<Written>((kept, [slot]) => {
    const fewer = new Map(kept)
    fewer.delete(slot)
    return isEnough(fewer) ? fewer : kept
  }, all)
}

const follows = (base: readonly number[], said: readonly Written[], wanted: readonly number[]): boolean => {
  const masks = base.slice()
  for (const some of said) for (const [slot, mask] of some) masks[slot] = (masks[slot] as number) & mask
  return narrowed(masks) && masks.every((mask, slot) => mask === wanted[slot])
}

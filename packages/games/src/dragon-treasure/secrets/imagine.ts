import { type Chance, type Seat, insertSorted, removeOne } from '@menagerie/engine'
import { forget } from './knowledge.ts'
import { NOWHERE, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'
import type { View } from './view.ts'

/**
 * A full state that fits the view: the Dragon under any face-down counter alike; hidden counters by when each place was
 * filled and what was seen going back before; a counter chosen and not shown is any of its hand.
 */
export const imagine = (view: View): ((chance: Chance) => State) => {
  const unknown = hiddenFrom(view)
  const lairs = [...view.down.keys()].filter((space) => view.down[space] === 1)
  return (chance) => {
    const { cup, hands } = deal(unknown, chance)
    const sealed = view.sides.map((side, seat) => {
      if (side.sealed === 'open') return UNSEALED
      if (side.sealed !== 'down') return side.sealed
      const hand = (hands[seat] as Dealt).hand
      return hand[chance.pick(hand.length)] as number
    })
    return {
      options: view.options,
      phase: view.phase,
      first: view.first,
      active: view.active,
      round: view.round,
      points: view.points,
      arrival: view.arrival,
      frenzyLeft: view.frenzyLeft,
      stopped: [...view.stopped],
      due: [...view.due],
      armies: view.sides.map((side) => [...side.armies]),
      lost: view.sides.map((side) => side.lost),
      gone: view.sides.map((side) => side.resigned),
      up: [...view.up],
      down: [...view.down],
      lair: view.dragon === null ? (lairs[chance.pick(lairs.length)] as number) : NOWHERE,
      dragon: view.dragon ?? NOWHERE,
      cup,
      hands: hands.map(({ hand }) => hand),
      born: hands.map(({ born }) => born),
      births: view.sides.map((side) => [...side.births]),
      seen: view.seen.map(({ value, draws }) => draws * SEEN_BASE + value),
      draws: view.draws,
      sealed,
    }
  }
}

interface Dealt {
  readonly hand: number[]
  readonly born: number[]
}

/** What is to be dealt. Built once a view. */
interface Unknown {
  /** All hidden values, rising. */
  readonly values: readonly number[]
  /** Those of them that were seen going back, as `State.seen`. */
  readonly seen: readonly number[]
  readonly cupSize: number
  /** Draws of the hidden counters by seat; empty for the viewer's own hand. */
  readonly births: readonly (readonly number[])[]
  /** The viewer's own hand and its draws by seat; null for all others. */
  readonly own: readonly (Dealt | null)[]
}

const hiddenFrom = (view: View): Unknown => {
  const { phase } = view
  const shown = phase.kind === 'duel' ? phase.shown.flat() : phase.kind === 'dragonDuel' ? phase.shown : []
  const own = view.sides.map(({ hand, born }) =>
    hand === null || born === null ? null : { hand: [...hand], born: [...born] },
  )
  const values = view.options.characters.map(({ value }) => value).sort((a, b) => a - b)
  for (const value of [...shown, ...own.flatMap((dealt) => dealt?.hand ?? [])]) removeOne(values, value)
  const seen = view.seen.map(({ value, draws }) => draws * SEEN_BASE + value).sort((a, b) => a - b)
  for (const dealt of own) if (dealt !== null) forgetOwn(seen, dealt.hand, dealt.born)
  return {
    values,
    seen,
    cupSize: view.cupCount,
    births: view.sides.map((side, seat) => (own[seat] === null ? side.births : [])),
    own,
  }
}

/** One's own counters are no longer among those seen going back: for each, from the oldest, the latest it can be. */
const forgetOwn = (seen: number[], hand: readonly number[], born: readonly number[]): void => {
  const byAge = [...hand.keys()].sort((a, b) => (born[a] as number) - (born[b] as number))
  for (const at of byAge) forget(seen, hand[at] as number, born[at] as number)
}

/** A place a hidden counter can be in; the cup's are as young as can be. */
interface Place {
  readonly seat: Seat
  readonly birth: number
}

const CUP = -1

/**
 * Deals the hidden counters: those seen going back first, the latest first, each to any free place filled after that;
 * then the others to the places left.
 */
const deal = (unknown: Unknown, chance: Chance): { readonly cup: number[]; readonly hands: readonly Dealt[] } => {
  const { seen, cupSize, births, own } = unknown
  const rest = [...unknown.values]
  const places: Place[] = Array.from({ length: cupSize }, () => ({ seat: CUP, birth: Number.MAX_SAFE_INTEGER }))
  for (const [seat, list] of births.entries()) for (const birth of list) places.push({ seat, birth })
  places.sort((a, b) => b.birth - a.birth)
  const cup: number[] = []
  const hands: Dealt[] = own.map((dealt) => ({ hand: [...(dealt?.hand ?? [])], born: [...(dealt?.born ?? [])] }))
  const put = (at: number, value: number): void => {
    const [{ seat, birth }] = places.splice(at, 1) as [Place]
    if (seat === CUP) insertSorted(cup, value)
    else insertCounter(hands[seat] as Dealt, value, birth)
  }
  for (let i = seen.length - 1; i >= 0; i--) {
    const entry = seen[i] as number
    const value = entry % SEEN_BASE
    const since = Math.floor(entry / SEEN_BASE)
    let open = 0
    while (open < places.length && (places[open] as Place).birth > since) open++
    put(chance.pick(open), value)
    removeOne(rest, value)
  }
  while (places.length > 0) put(places.length - 1, chance.draw(rest))
  return { cup, hands }
}

const insertCounter = ({ hand, born }: Dealt, value: number, birth: number): void => {
  let at = hand.length
  while (at > 0 && isAfter(hand[at - 1] as number, born[at - 1] as number, value, birth)) at--
  hand.splice(at, 0, value)
  born.splice(at, 0, birth)
}

const isAfter = (value: number, birth: number, than: number, since: number): boolean =>
  value > than || (value === than && birth > since)

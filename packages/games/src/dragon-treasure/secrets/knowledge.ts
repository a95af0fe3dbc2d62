import { type Seat, insertSorted, takeAt } from '@menagerie/engine'
import { SEEN_BASE, type State } from '../rules/state.ts'

// Who knows what of the counters: hands with the draw each counter came by, and what everybody saw.

/** Adds a counter to a hand, drawn just now. */
export const takeUp = (state: State, seat: Seat, value: number): void => {
  const hand = state.hands[seat] as number[]
  const born = state.born[seat] as number[]
  let at = hand.length
  hand.push(value)
  born.push(state.draws)
  while (at > 0 && (hand[at - 1] as number) > value) {
    hand[at] = hand[at - 1] as number
    born[at] = born[at - 1] as number
    at--
  }
  hand[at] = value
  born[at] = state.draws
  ;(state.births[seat] as number[]).push(state.draws)
}

/**
 * A counter of a hand is shown: of equal ones the oldest goes. Others cannot tell when it was drawn, so what they know
 * stays on the safe side: the oldest draw is struck, and the latest copy seen going back that could be the one shown.
 */
export const layOpen = (state: State, seat: Seat, value: number): void => {
  const hand = state.hands[seat] as number[]
  const births = state.births[seat] as number[]
  const at = hand.indexOf(value)
  takeAt(hand, at)
  takeAt(state.born[seat] as number[], at)
  forget(state.seen, value, births[births.length - 1] as number)
  takeAt(births, 0)
}

/** Strikes the latest copy of a value that went back before the given draw. */
export const forget = (seen: number[], value: number, before: number): void => {
  for (let i = seen.length - 1; i >= 0; i--) {
    const entry = seen[i] as number
    if (entry % SEEN_BASE === value && (entry - value) / SEEN_BASE < before) {
      takeAt(seen, i)
      return
    }
  }
}

/** DT-4.6, DT-5.6: shown counters go back to the cup before everybody's eyes. */
export const putBack = (state: State, values: readonly number[]): void => {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    insertSorted(state.cup, value)
    insertSorted(state.seen, state.draws * SEEN_BASE + value)
  }
}

/** A resigned player's hand goes to the cup unshown. */
export const putAway = (state: State, seat: Seat): void => {
  for (const value of state.hands[seat] as number[]) insertSorted(state.cup, value)
  ;(state.hands[seat] as number[]).length = 0
  ;(state.born[seat] as number[]).length = 0
  ;(state.births[seat] as number[]).length = 0
}

/**
 * Counters seen going back that are nowhere they can be: in the cup, or in a hand that drew them since. None, however play
 * goes: so every viewer can imagine where they are.
 */
export const seenNowhere = ({ seen, cup, hands, born }: Pick<State, 'seen' | 'cup' | 'hands' | 'born'>): number[] => {
  const nowhere: number[] = []
  /** By value: when the copies came where they are, the latest last. Those of the cup come latest. */
  const places = new Map<number, number[]>()
  const put = (value: number, since: number): void => void places.set(value, [...(places.get(value) ?? []), since])
  for (const [seat, hand] of hands.entries()) for (const [i, value] of hand.entries()) put(value, born[seat]?.[i] ?? 0)
  for (const since of places.values()) since.sort((a, b) => a - b)
  for (const value of cup) put(value, Number.MAX_SAFE_INTEGER)
  for (let i = seen.length - 1; i >= 0; i--) {
    const entry = seen[i] as number
    const since = places.get(entry % SEEN_BASE)
    if ((since?.at(-1) ?? -1) > Math.floor(entry / SEEN_BASE)) since?.pop()
    else nowhere.push(entry)
  }
  return nowhere
}

import type { BySeat, Seat } from '@menagerie/engine'
import type { Role } from './cast.ts'

/** Who is at the table of a trial, and since when they are or are not. */
export interface Whereabouts {
  readonly isHere: (seat: Seat) => boolean
  readonly come: (seat: Seat) => void
  readonly go: (seat: Seat) => void
  /** Indexed by seat: when they were last here, milliseconds since 1970; null where they never were. */
  readonly seenAt: () => BySeat<number | null>
  /** Whether they were here at any time between two, ends included. */
  readonly wasHere: (seat: Seat, from: number, to: number) => boolean
}

interface Stay {
  readonly seat: Seat
  readonly from: number
  /** Null: they are here. */
  to: number | null
}

/** At first all are here; of these roles rovers alone go. */
export const openWhereabouts = (roles: readonly Role[], now: () => number): Whereabouts => {
  const stays: Stay[] = roles.map((_, seat) => ({ seat, from: now(), to: null }))
  const lastOf = (seat: Seat): Stay | undefined => stays.filter((stay) => stay.seat === seat).at(-1)
  return {
    isHere: (seat) => lastOf(seat)?.to === null,
    come: (seat) => void stays.push({ seat, from: now(), to: null }),
    go: (seat) => {
      const stay = lastOf(seat)
      if (stay !== undefined) stay.to = now()
    },
    seenAt: () => roles.map((_, seat) => lastOf(seat)?.to ?? now()),
    wasHere: (seat, from, to) =>
      stays.some((stay) => stay.seat === seat && stay.from <= to && (stay.to ?? Infinity) >= from),
  }
}

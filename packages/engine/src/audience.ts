import type { Seat, Viewer } from './game.ts'

/** Seats in `to` receive this event INSTEAD of the public one. */
export interface SecretEvent<E> {
  readonly to: readonly Seat[]
  readonly event: E
}

/**
 * How rules tell what happened. Every viewer not in `secret.to`, spectators included, receives `everyone`,
 * or nothing when it is null. `emit?.(...)` builds nothing in search, where emit is null.
 */
export type Emit<E> = (everyone: E | null, secret?: SecretEvent<E>) => void

/** One thing that happened, with all it says to whom. Secret until projected. */
export interface Happening<E> {
  readonly everyone: E | null
  readonly secret: SecretEvent<E> | null
}

/** What one viewer receives of a happening, or null when it reaches them as nothing. */
export const received = <E>(happening: Happening<E>, viewer: Viewer): E | null =>
  viewer !== 'spectator' && happening.secret !== null && happening.secret.to.includes(viewer)
    ? happening.secret.event
    : happening.everyone

/** What one viewer receives of what happened, in order. */
export const heardBy = <E>(happenings: readonly Happening<E>[], viewer: Viewer): E[] =>
  happenings.map((one) => received(one, viewer)).filter((event) => event !== null)

/** An emit that keeps everything in the given list. */
export const keepIn =
  <E>(list: Happening<E>[]): Emit<E> =>
  (everyone, secret) => {
    list.push({ everyone, secret: secret ?? null })
  }

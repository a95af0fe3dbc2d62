import type { Choices, Entry, Pending, Seat } from '@menagerie/engine'
import type { Place } from './place.ts'
import { type Time, within } from './time.ts'

/** An entry as it is kept. */
export interface Logged {
  readonly entry: Entry
  /** Of the intention behind it; null for bots and clocks. */
  readonly key: string | null
}

/** An entry to be kept, with what is asked after it. */
export interface Appended extends Logged {
  readonly pending: Pending
}

/** A match that has begun and is not over, as far as is known without loading it. */
export interface Running {
  readonly id: string
  readonly game: string
  /** Version of the rules. */
  readonly rules: number
  readonly choices: Choices
  readonly asked: readonly Seat[]
  /** Seats for which bots play: their own, and those of people who are away. */
  readonly bots: readonly Seat[]
  /** How many people sit there, whoever plays for them. */
  readonly people: number
  /** Seconds of clocks that were changed on the way, by option. */
  readonly clocks: Readonly<Record<string, number>>
}

/** Another writer's entry has that seq, or that key. Nothing was written. */
export class LostRace extends Error {
  override readonly name = 'LostRace'
}

/**
 * Where matches are kept. Only its log decides what has happened. An answer may be an error although it was done: of an entry
 * that was written the reply may be lost, and it may still be written afterwards.
 */
export interface Store<P extends Place> {
  /** Null where there is none. */
  readonly place: (id: string) => Promise<P | null>
  /** In order, from the setup on. */
  readonly log: (id: string) => Promise<readonly Logged[]>
  /** Of the last entry; -1 where there is none. Null where nobody else writes: what is in memory need not be held against it. */
  readonly version: ((id: string) => Promise<number>) | null
  /**
   * Durable when it resolves. Rejects with `LostRace` where another entry has that seq or that key, and with `notFound` where
   * the table is gone.
   */
  readonly append: (id: string, appended: Appended) => Promise<void>
  /** Those named, or all, that run; of others nothing. */
  readonly running: (ids: readonly string[] | 'all') => Promise<readonly Running[]>
  /** Whether an error says nothing about what was asked, only that the store could not be asked. */
  readonly isAway: (error: unknown) => boolean
}

/** The store has not answered in time. What was asked of it may be done, or may yet be. */
class Silence extends Error {
  override readonly name = 'Silence'
}

/** The same store, which counts as away when it does not answer: nobody waits for ever for a word that was lost. */
export const patientStore = <P extends Place>(store: Store<P>, time: Time, patienceMs: number): Store<P> => {
  const soon = <R>(answer: Promise<R>): Promise<R> => within(time, patienceMs, answer, () => new Silence())
  const { version } = store
  return {
    place: (id) => soon(store.place(id)),
    log: (id) => soon(store.log(id)),
    version: version === null ? null : (id) => soon(version(id)),
    append: (id, appended) => soon(store.append(id, appended)),
    running: (ids) => soon(store.running(ids)),
    isAway: (error) => error instanceof Silence || store.isAway(error),
  }
}

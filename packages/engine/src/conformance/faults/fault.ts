import type { Emit } from '../../audience.ts'
import type { Box } from '../../box.ts'
import type { Game, GameTypes } from '../../game.ts'
import { conform } from '../conform.ts'
import type { Law } from '../laws.ts'
import type { Report } from '../ledger.ts'
import type { ConformanceRoom } from '../room.ts'

/** A deliberately broken variant of a fixture, and the law that has to notice. */
export interface Fault {
  readonly name: string
  readonly law: Law
  /** Found in what the law says, so that it is caught for this fault and not for another. */
  readonly says: RegExp
  readonly report: () => Report
}

/** What is broken; the rest is the honest fixture. */
export interface Break<T extends GameTypes> {
  readonly game?: Partial<Game<T>>
  readonly box?: Partial<Box<T>>
  readonly room?: Partial<ConformanceRoom<T>>
}

/** Breaks a fixture; the report looks at nothing but the law that has to notice. */
export const plantIn =
  <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>) =>
  (name: string, law: Law, says: RegExp, broken: Break<T>): Fault => ({
    name,
    law,
    says,
    report: () =>
      conform(
        { ...box, ...broken.box, game: { ...box.game, ...broken.game } },
        { ...room, ...broken.room },
        { games: 100, pairs: 100, seed: name, laws: [law] },
      ),
  })

/** The same object with fields its type does not know. */
export const withMore = <X extends object>(value: X, more: object): X => Object.assign({ ...value }, more)

/** An emit whose events are changed on their way. */
export const overheard = <E>(
  emit: Emit<E> | null,
  change: (everyone: E | null, secret: Parameters<Emit<E>>[1]) => Parameters<Emit<E>>,
): Emit<E> | null => emit && ((everyone, secret) => emit(...change(everyone, secret)))

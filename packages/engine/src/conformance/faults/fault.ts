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
  /** Looks at nothing but the law that has to notice. `matches` is how many it has for that, in one world and in two. */
  readonly report: (matches: number) => Report
}

/** What is broken; the rest is the honest fixture. */
export interface Break<T extends GameTypes> {
  readonly game?: Partial<Game<T>>
  readonly box?: Partial<Box<T>>
  readonly room?: Partial<ConformanceRoom<T>>
}

/** Breaks a fixture. */
export const plantIn =
  <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>) =>
  (name: string, law: Law, says: RegExp, broken: Break<T>): Fault => ({
    name,
    law,
    says,
    report: (matches) =>
      conform(
        { ...box, ...broken.box, game: { ...box.game, ...broken.game } },
        { ...room, ...broken.room },
        { games: matches, pairs: matches, seed: name, laws: [law] },
      ),
  })

/** The same object with fields its type does not know. */
export const withMore = <X extends object>(value: X, more: object): X => Object.assign({ ...value }, more)

import type { Emit } from '../audience.ts'
import type { Game, GameTypes } from '../game.ts'
import type { Rules } from './bench.ts'
import { conformSecrets } from './conform.ts'
import { brokenLaws } from './ledger.ts'
import type { ConformanceRoom } from './room.ts'

export interface OpenTrials {
  /** Pairs of worlds that are listened to; a leak shows in most of those in which its kind of event comes. */
  readonly pairs: number
  readonly seed: string
}

/** An emit whose events are changed on their way. */
export const overheard = <E>(
  emit: Emit<E> | null,
  change: (everyone: E | null, secret: Parameters<Emit<E>>[1]) => Parameters<Emit<E>>,
): Emit<E> | null => emit && ((everyone, secret) => emit(...change(everyone, secret)))

/** The same rules, everything they emit passing through `change`. */
const through = <T extends GameTypes>(
  game: Game<T>,
  change: (...told: Parameters<Emit<T['Event']>>) => Parameters<Emit<T['Event']>>,
): Game<T> => {
  const heard = (emit: Emit<T['Event']> | null): Emit<T['Event']> | null => overheard(emit, change)
  return {
    ...game,
    setup: (options, loadouts, chance, emit) => game.setup(options, loadouts, chance, heard(emit)),
    apply: (state, seat, action, chance, emit) => game.apply(state, seat, action, chance, heard(emit)),
    resign: (state, seat, chance, emit) => game.resign(state, seat, chance, heard(emit)),
  }
}

/**
 * Plants a leak for every kind of event that some seats are told in secret: now everybody is told it. `missed` are the kinds
 * for which two worlds stay alike all the same: the room lets them disclose too much (`discloses`), or they hide nothing.
 */
export const toldOpenly = <T extends GameTypes>(
  rules: Rules<T>,
  room: ConformanceRoom<T>,
  { pairs, seed }: OpenTrials,
): { readonly kinds: readonly string[]; readonly missed: readonly string[] } => {
  const isBroken = (game: Game<T>, first: number): boolean =>
    brokenLaws(conformSecrets({ ...rules, game }, room, { games: 0, pairs: 1, first, seed, laws: ['two-worlds'] }))
      .length > 0
  /** By kind, the pairs in which it is told to somebody in secret: no other pair could show the leak. */
  const tellers = new Map<string, Set<number>>()
  for (let pair = 0; pair < pairs; pair++) {
    const listening = through(rules.game, (everyone, secret) => {
      if (secret !== undefined) {
        const { kind } = secret.event
        tellers.set(kind, (tellers.get(kind) ?? new Set()).add(pair))
      }
      return [everyone, secret]
    })
    isBroken(listening, pair)
  }
  const isMissed = ([kind, tried]: readonly [string, ReadonlySet<number>]): boolean => {
    const leaking = through(rules.game, (everyone, secret) =>
      secret?.event.kind === kind ? [secret.event] : [everyone, secret],
    )
    return ![...tried].some((pair) => isBroken(leaking, pair))
  }
  const found = [...tellers].sort(([a], [b]) => (a < b ? -1 : 1))
  return { kinds: found.map(([kind]) => kind), missed: found.filter(isMissed).map(([kind]) => kind) }
}

import type { Bots, LiveMatch } from '@menagerie/authority'
import { type Place, peopleOf } from '../lobby/place.ts'
import type { Whereabouts } from '../identity/whereabouts.ts'
import { type FairQueue, REST_MS, openFairQueue } from '../turns/fair-queue.ts'
import type { Turn } from '../turns/lane.ts'
import type { BotRunner } from './runner.ts'

export interface BotsOptions {
  readonly runner: BotRunner
  readonly whereabouts: Whereabouts
  /** Whether somebody is at a match at another server. */
  readonly isNear: (id: string) => boolean
  readonly isPresent: (id: string, userId: string) => boolean
  readonly thinkMs: number
  readonly patienceMs: number
}

const LEAST_MS = 30

/**
 * Milliseconds that a searching bot may think when so many are before it. For a second round of the threads it is all of them, then
 * each round has half of the one before: nobody waits longer than for three that think as long as they may, however many are asked
 * at once, as when another server is gone.
 */
export const timeToThink = (thinkMs: number, ahead: number, threads: number): number =>
  Math.min(thinkMs, Math.max(LEAST_MS, thinkMs / 2 ** Math.max(0, Math.floor(ahead / threads) - 1)))

/** The bots of a server think in its threads, each in the turn of those for whom it thinks. */
export const botsOf = (
  options: BotsOptions,
): Bots<Place> & { readonly queue: Pick<FairQueue, 'look' | 'waiting' | 'oldestMs'> } => {
  const { runner, whereabouts, isNear, isPresent, thinkMs, patienceMs } = options
  const queue = openFairQueue(runner.threads, REST_MS)
  /** Who sits there first answers for the table. */
  const turnOf = ({ id, place }: LiveMatch<Place>): Turn => {
    const people = peopleOf(place)
    const [person = id] = people
    return {
      person,
      address: whereabouts.of(person) ?? 'unknown',
      isAwaited: () => isNear(id) || people.some((userId) => isPresent(id, userId)),
    }
  }
  return {
    run: runner.run,
    inTurn: (match, signal, work) => queue.take(turnOf(match), signal, work),
    queue,
    threads: runner.threads,
    get thinkMs() {
      return timeToThink(thinkMs, queue.ahead(), runner.threads)
    },
    patienceMs,
  }
}

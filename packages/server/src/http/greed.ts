import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFairQueue } from '../turns/fair-queue.ts'

/** Who asks: a person, from an address; null: somebody nobody knows. */
interface Asker {
  readonly address: string
  readonly person: string | null
}

export interface Greed {
  /**
   * Resolves when a request may be worked at, with what is to be called once that is over; null: too many of whoever asks wait
   * already, or the signal came first.
   */
  readonly turn: (asker: Asker, signal: AbortSignal) => Promise<(() => void) | null>
  /**
   * This person has done what a house is there for, once: they may ask once more for it, as who decides on a socket asks for nothing.
   * A look and a commit in three seconds would else be all that a hand may do.
   */
  readonly earned: (person: string) => void
}

/** Requests that may come at once, of somebody who asked for little lately; whoever is new has not asked for little yet. */
const AT_ONCE = 20
const NEW = 6
/** As how many a request counts of somebody nobody knows: it may make a new person, which is the most a house has to do. */
const UNKNOWN = 5
/** Requests a second that never wait. */
const A_SECOND = 0.5
/** How many of one asker may wait, as all do who come new from one address; of all. Turns go round: nobody is later for it. */
const MOST_WAITING = 100
const MOST_WAITING_OF_ALL = 2000
/** After a request that waited its turn, so many times as long as it took is everybody else's. */
const REST = 5
/** Whatever takes longer has been answered, or is a stream: the next need not wait for its end. Milliseconds. */
const LONGEST_MS = 150
const MOST_KNOWN = 20_000

interface Known {
  /** Requests they may still make at once, as of then. */
  left: number
  at: number
  waiting: number
}

/**
 * Whoever asks for much waits for whoever asks for little. Up to a measure that no hand at a table reaches for long, a request is worked
 * at when it comes. Those beyond it stand in one queue, which goes round from asker to asker, and has a sixth of the time at most: a
 * house in which nobody else asks for anything answers them quickly all the same, and nobody is refused for it who waits.
 */
export const openGreed = (now: () => number): Greed => {
  const known = new Map<string, Known>()
  const queue = openFairQueue(1)

  const ownOf = (asker: string, isNew: boolean): Known => {
    const at = now()
    const own = known.get(asker) ?? { left: isNew ? NEW : AT_ONCE, at, waiting: 0 }
    known.delete(asker)
    known.set(asker, own)
    const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    own.left = Math.min(AT_ONCE, own.left + ((at - own.at) / 1000) * A_SECOND)
    own.at = at
    return own
  }

  /** Enters the queue; answers how it is left. */
  const wait = (address: string, person: string, signal: AbortSignal): Promise<(() => void) | null> =>
    new Promise((begin) => {
      const work = async (): Promise<void> => {
        const since = now()
        const late = new AbortController()
        begin(() => late.abort())
        await sleep(LONGEST_MS, undefined, { signal: late.signal }).catch(() => {})
        await sleep(REST * Math.min(LONGEST_MS, now() - since))
      }
      queue.take({ address, person, isAwaited: () => true }, signal, work).catch(() => begin(null))
    })

  return {
    earned: (person) => {
      const own = ownOf(person, true)
      own.left = Math.min(AT_ONCE, own.left + 1)
    },
    turn: async ({ address, person }, signal) => {
      const asker = person ?? address
      const own = ownOf(asker, person !== null)
      const cost = person === null ? UNKNOWN : 1
      if (own.left >= cost) {
        own.left -= cost
        return () => {}
      }
      if (own.waiting >= MOST_WAITING || queue.waiting() >= MOST_WAITING_OF_ALL) return null
      own.waiting++
      try {
        return await wait(address, asker, signal)
      } finally {
        own.waiting--
      }
    },
  }
}

/** Whether the turn of a request has come, and it may be worked at until its answer is over; not where somebody has too many. */
export const isTurnOf = async (greed: Greed, asker: Asker, answer: ServerResponse): Promise<boolean> => {
  const gone = new AbortController()
  const leave = (): void => gone.abort()
  answer.once('close', leave)
  const over = await greed.turn(asker, gone.signal)
  answer.off('close', leave)
  if (over === null) return false
  answer.once('close', over)
  return true
}

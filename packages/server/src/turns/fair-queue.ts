import { type Lane, type Turn, type Waiting, openLane } from './lane.ts'

export interface FairQueue {
  /** Does the work when its turn has come; rejects without having begun it when the signal comes first. */
  readonly take: <R>(turn: Turn, signal: AbortSignal, work: () => Promise<R>) => Promise<R>
  /** Somebody has come who may wait for a turn: it goes before those for whom nobody does. */
  readonly look: () => void
  /** How many wait. */
  readonly waiting: () => number
  /** Since when the first of them does, milliseconds; 0 where nobody waits. */
  readonly oldestMs: () => number
  /** How many wait or are at work. */
  readonly ahead: () => number
}

/** Of so many turns one goes to those for whom nobody waits, while others do: matches of days still move. */
const PATIENT = 5
/**
 * Milliseconds from the end of a turn nobody waits for to the next, and twice as long as it took besides. What follows from each is
 * the house's work: without a rest, matches that everybody has left would take all of its time from those who play.
 */
export const REST_MS = 50
const REST = 2
/** Whatever took longer did not think all the while. Milliseconds. */
const LONGEST_MS = 1000

/**
 * A queue for so many at once, of bots that think (`bots/`) or of requests beyond a hand's measure (`http/greed.ts`); `restMs` after
 * those for whom nobody waits.
 */
export const openFairQueue = (slots: number, restMs = 0): FairQueue => {
  const [awaited, patient] = [openLane(), openLane()]
  let [busy, waiting, turns] = [0, 0, 0]
  /** One of those for whom nobody waits is at work, or was just now: the others wait. */
  let isResting = false
  /** Since when; the first has waited longest. */
  const since = new Map<Waiting, number>()

  /** For whom nobody waited when it was last looked. */
  const alone = new Map<Waiting, Turn>()

  const beginFrom = (lane: Lane): boolean => {
    const one = lane.shift()
    if (one === null) return false
    if (lane === patient && restMs > 0) isResting = true
    turns++
    waiting--
    since.delete(one)
    alone.delete(one)
    one.begin(lane === awaited)
    return true
  }

  const next = (): void => {
    while (busy < slots && waiting > 0) {
      const isPatient = (turns + 1) % PATIENT === 0
      const lanes = isResting ? [awaited] : isPatient ? [patient, awaited] : [awaited, patient]
      if (!lanes.some(beginFrom)) return
    }
  }

  /** Resolves when a slot is taken, with whether anybody waited for it. */
  const enter = (turn: Turn, signal: AbortSignal): Promise<boolean> =>
    new Promise((enterNow, fail) => {
      const leave = (): void => {
        const lane = alone.delete(one) ? patient : awaited
        lane.remove(turn, one)
        waiting--
        since.delete(one)
        fail(signal.reason)
      }
      const one: Waiting = {
        begin: (isAwaited) => {
          signal.removeEventListener('abort', leave)
          busy++
          enterNow(isAwaited)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      if (turn.isAwaited()) awaited.push(turn, one)
      else {
        patient.push(turn, one)
        alone.set(one, turn)
      }
      waiting++
      since.set(one, performance.now())
      next()
    })

  /** Nobody waited for that turn: the next such one comes later. */
  const rest = (ms: number): void => {
    setTimeout(() => {
      isResting = false
      next()
    }, ms).unref()
  }

  return {
    take: async (turn, signal, work) => {
      signal.throwIfAborted()
      const isAwaited = await enter(turn, signal)
      const begun = performance.now()
      try {
        return await work()
      } finally {
        busy--
        if (!isAwaited && restMs > 0) rest(restMs + REST * Math.min(LONGEST_MS, performance.now() - begun))
        next()
      }
    },
    look: () => {
      for (const [one, turn] of alone) {
        if (!turn.isAwaited()) continue
        alone.delete(one)
        patient.remove(turn, one)
        awaited.push(turn, one)
      }
      next()
    },
    waiting: () => waiting,
    oldestMs: () => {
      const first = since.values().next()
      return first.done === true ? 0 : performance.now() - first.value
    },
    ahead: () => waiting + busy,
  }
}

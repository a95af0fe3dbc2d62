/**
 * For whom somebody thinks. Those who share an address share its turns, and so do the tables of one person, who has one address
 * for as long as they wait: another one is no other turn.
 */
export interface Turn {
  readonly address: string
  readonly person: string
  /** Whether somebody sits there and waits, now. */
  readonly isAwaited: () => boolean
}

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

interface Waiting {
  /** Told whether anybody waited for it. */
  readonly begin: (isAwaited: boolean) => void
}

/** Turns go round: from address to address, within one from person to person, for each the one that has waited longest. */
interface Lane {
  readonly push: (turn: Turn, one: Waiting) => void
  readonly remove: (turn: Turn, one: Waiting) => void
  readonly shift: () => Waiting | null
}

const openLane = (): Lane => {
  const addresses = new Map<string, Map<string, Waiting[]>>()
  /** Where each person waits who does. */
  const homes = new Map<string, string>()
  return {
    push: ({ address: asked, person }, one) => {
      const address = homes.get(person) ?? asked
      homes.set(person, address)
      const people = addresses.get(address) ?? new Map<string, Waiting[]>()
      addresses.set(address, people)
      const row = people.get(person) ?? []
      people.set(person, row)
      row.push(one)
    },
    remove: ({ person }, one) => {
      const address = homes.get(person) ?? ''
      const people = addresses.get(address)
      const row = people?.get(person)
      const at = row?.indexOf(one) ?? -1
      if (at < 0) return
      row?.splice(at, 1)
      if (row?.length === 0) {
        people?.delete(person)
        homes.delete(person)
      }
      if (people?.size === 0) addresses.delete(address)
    },
    shift: () => {
      const [address, people] = [...addresses.entries()][0] ?? []
      const [person, row] = people === undefined ? [] : ([...people.entries()][0] ?? [])
      const one = row?.shift()
      if (address === undefined || people === undefined || person === undefined || row === undefined) return null
      // Whoever has had a turn stands at the end.
      people.delete(person)
      if (row.length > 0) people.set(person, row)
      else homes.delete(person)
      addresses.delete(address)
      if (people.size > 0) addresses.set(address, people)
      return one ?? null
    },
  }
}

/** A queue for so many who think at once; `restMs` after those for whom nobody waits. */
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

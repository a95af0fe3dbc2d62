/**
 * For whom somebody thinks. Those who share an address share its turns, and so do the tables of one person, who has one address
 * for as long as they wait: another one is no other turn.
 */
export interface Turn {
  readonly address: string
  readonly person: string
  /** Whether somebody sits there and waits. */
  readonly isAwaited: boolean
}

export interface FairQueue {
  /** Does the work when its turn has come; rejects without having begun it when the signal comes first. */
  readonly take: <R>(turn: Turn, signal: AbortSignal, work: () => Promise<R>) => Promise<R>
  /** How many wait. */
  readonly waiting: () => number
  /** Since when the first of them does, milliseconds; 0 where nobody waits. */
  readonly oldestMs: () => number
  /** How many wait or are at work. */
  readonly ahead: () => number
}

/** Of so many turns one goes to those for whom nobody waits, while others do: matches of days still move. */
const PATIENT = 5

interface Waiting {
  readonly begin: () => void
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

/** A queue for so many who think at once. */
export const openFairQueue = (slots: number): FairQueue => {
  const [awaited, patient] = [openLane(), openLane()]
  let [busy, waiting, turns] = [0, 0, 0]
  /** Since when; the first has waited longest. */
  const since = new Map<Waiting, number>()

  const next = (): void => {
    while (busy < slots && waiting > 0) {
      turns++
      const lanes = turns % PATIENT === 0 ? [patient, awaited] : [awaited, patient]
      const one = lanes[0]?.shift() ?? lanes[1]?.shift() ?? null
      if (one === null) return
      waiting--
      since.delete(one)
      one.begin()
    }
  }

  /** Resolves when a slot is taken. */
  const enter = (turn: Turn, signal: AbortSignal): Promise<void> =>
    new Promise((enterNow, fail) => {
      const lane = turn.isAwaited ? awaited : patient
      const leave = (): void => {
        lane.remove(turn, one)
        waiting--
        since.delete(one)
        fail(signal.reason)
      }
      const one: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave)
          busy++
          enterNow()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      lane.push(turn, one)
      waiting++
      since.set(one, performance.now())
      next()
    })

  return {
    take: async (turn, signal, work) => {
      signal.throwIfAborted()
      await enter(turn, signal)
      try {
        return await work()
      } finally {
        busy--
        next()
      }
    },
    waiting: () => waiting,
    oldestMs: () => {
      const first = since.values().next()
      return first.done === true ? 0 : performance.now() - first.value
    },
    ahead: () => waiting + busy,
  }
}

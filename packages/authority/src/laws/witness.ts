import { type Chance, type MatchRecord, restoreTable } from '@menagerie/engine'
import { hostOf } from '../begin.ts'
import type { Place } from '../place.ts'
import { type Appended, LostRace, type Store } from '../store.ts'
import type { FakeTime } from './fake-time.ts'
import { parlour } from './parlour.ts'
import type { Fate, Weather } from './weather.ts'

/** The store has failed, by the weather. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed'
}

/** What is written of one match, known without asking. */
export interface Ledger {
  /** By version: the entry's hash. */
  readonly hashes: string[]
  /** By key: the version. */
  readonly keys: Map<string, number>
  isOver: boolean
  /** An offer waits. */
  isTalking: boolean
  /** Writings that failed since the last that went well. */
  tries: number
}

export interface Witness<P extends Place> {
  readonly store: Store<P>
  /** Waits for the calls of the real store that are under way; false where there are none. */
  readonly wait: () => Promise<boolean>
  /** The process has ended: it hears of nothing any more. */
  readonly end: () => void
}

/** How long after it failed a writing that is late is done. */
const LATE_MS = 700

const never = (): Promise<never> => new Promise(() => {})

export interface WitnessOptions<P extends Place> {
  readonly store: Store<P>
  readonly ledger: Ledger
  readonly weather: Weather
  readonly time: FakeTime
  /** Of its own for each: what happens to a store is the same however its calls interleave with the rest. */
  readonly luck: { readonly reads: Chance; readonly writes: Chance }
}

/** A store in bad weather: it does what the weather says, and notes what is written. */
export const openWitness = <P extends Place>({ store, ledger, weather, time, luck }: WitnessOptions<P>): Witness<P> => {
  let isEnded = false
  const calls = new Set<Promise<unknown>>()
  const counted = async <R>(call: () => Promise<R>): Promise<R> => {
    const answer = call()
    calls.add(answer)
    try {
      return await answer
    } finally {
      calls.delete(answer)
    }
  }
  const heard = async <R>(answer: Promise<R>): Promise<R> => {
    try {
      const value = await answer
      return isEnded ? await never() : value
    } catch (error) {
      if (isEnded) return never()
      throw error
    }
  }

  const put = async (id: string, appended: Appended): Promise<void> => {
    const { entry, key, pending } = appended
    await counted(() => store.append(id, appended))
    ledger.hashes[entry.seq] = entry.hash
    if (key !== null) ledger.keys.set(key, entry.seq)
    ledger.isTalking = entry.kind === 'offered' || entry.kind === 'accepted'
    ledger.isOver = pending.status === 'over'
    ledger.tries = 0
  }
  const beat = async (id: string): Promise<void> => {
    const own = await counted(() => rivalOf(store, id, time.now))
    if (own !== null) await put(id, own)
  }
  const append = async (id: string, appended: Appended): Promise<void> => {
    const fate = weather.write(ledger.tries++, time.passed(), luck.writes)
    switch (fate) {
      case 'fine':
        return put(id, appended)
      case 'beaten':
        await beat(id)
        return put(id, appended)
      case 'lost':
        await put(id, appended)
        throw new StoreFailed(fate)
      case 'mute':
        await put(id, appended)
        return never()
      case 'late':
        time.after(LATE_MS, () => void put(id, appended).catch(ifLate))
        throw new StoreFailed(fate)
      case 'refused':
      case 'deaf':
        return undone(fate)
    }
  }
  const reading =
    <A extends readonly unknown[], R>(call: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> => {
      if (isEnded) return never()
      const fate = weather.read(luck.reads)
      return heard(fate === 'fine' ? counted(() => call(...given)) : undone(fate))
    }
  const { version } = store
  return {
    store: {
      place: reading(store.place),
      log: reading(store.log),
      version: version === null ? null : reading(version),
      append: (id, appended) => (isEnded ? never() : heard(append(id, appended))),
      running: reading(store.running),
      isAway: (error) => error instanceof StoreFailed || store.isAway(error),
    },
    wait: async () => {
      if (calls.size === 0) return false
      await Promise.allSettled(calls)
      return true
    },
    end: () => {
      isEnded = true
    },
  }
}

const undone = (fate: Fate): Promise<never> => (fate === 'deaf' ? never() : Promise.reject(new StoreFailed(fate)))

/** It was tried again meanwhile, and that was first. */
const ifLate = (error: unknown): void => {
  if (!(error instanceof LostRace)) throw error
}

/** What somebody else would write to the same match: the first choice of the first seat that is asked. */
const rivalOf = async <P extends Place>(store: Store<P>, id: string, now: () => number): Promise<Appended | null> => {
  const place = await store.place(id)
  const header = place?.table.header ?? null
  if (place === null || header === null) return null
  const entries = (await store.log(id)).map(({ entry }) => entry)
  const record: MatchRecord = { header, entries, reveal: null }
  const restored = parlour((box) => restoreTable(box, record, hostOf(place.table.secret, header.contributions, now)))
  if (!restored.ok) return null
  const table = restored.value
  const pending = table.pending()
  if (pending.status === 'over') return null
  const seat = pending.seats[0] as number
  const played = table.act(seat, table.legal(seat).slice(0, 1))
  return played.ok ? { entry: played.entry, key: null, pending: table.pending() } : null
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../identity/auth.ts'
import { homeOf } from '../identity/whereabouts.ts'
import { HttpError, refuse } from './errors.ts'
import { type Greed, isTurnOf } from './greed.ts'

/** Requests in a minute. */
export interface LimitsOptions {
  readonly perAddress: number
  /** From wherever they ask; 0: any number. */
  readonly perPerson: number
  /** Milliseconds; goes on whatever the clock does. */
  readonly now: () => number
  /** Told of every request that may not be made. */
  readonly onHit?: () => void
}

export interface Limits {
  /** Counts a request; seconds until the next may be made, or 0 where this one may. `person`: null while nobody knows who asks. */
  readonly count: (address: string, person: string | null) => number
  /** The same for a request that was counted before anybody knew who asks. */
  readonly countLate: (person: string) => number
}

interface Counted {
  count: number
  readonly until: number
}
interface Home extends Counted {
  /** What each person has had of it; those nobody knows count as one. */
  readonly by: Map<string, number>
}

const MINUTE_MS = 60_000
const MOST_KNOWN = 20_000
const NOBODY = ''

/** What is kept for a minute from the first request on, of those who asked last. */
const windowOf = <C extends Counted>(known: Map<string, C>, key: string, now: number, fresh: () => C): C => {
  const found = known.get(key)
  if (found !== undefined && found.until > now) return found
  known.delete(key)
  const begun = fresh()
  known.set(key, begun)
  const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  return begun
}

/**
 * Limits of persons, who may ask from many addresses, and of addresses, behind which there may be many persons. Where an address
 * has had what it may, those go on there who have had less than an even part of it: one who asks without end shuts out
 * nobody but themselves. What a person is refused is not counted to those who ask from the same address.
 */
export const openLimits = ({ perAddress, perPerson, now, onHit }: LimitsOptions): Limits => {
  const people = new Map<string, Counted>()
  const homes = new Map<string, Home>()
  const wait = ({ until }: Counted, at: number): number => {
    onHit?.()
    return Math.max(1, Math.ceil((until - at) / 1000))
  }
  const ownOf = (person: string, at: number): Counted =>
    windowOf(people, person, at, () => ({ count: 0, until: at + MINUTE_MS }))
  const hasHadTheirs = (own: Counted): boolean => perPerson > 0 && own.count >= perPerson
  return {
    count: (address, person) => {
      const at = now()
      const until = at + MINUTE_MS
      const own = person === null ? null : ownOf(person, at)
      if (own !== null && hasHadTheirs(own)) return wait(own, at)
      const home = windowOf(homes, address, at, () => ({ count: 0, until, by: new Map<string, number>() }))
      const who = person ?? NOBODY
      const had = home.by.get(who) ?? 0
      home.by.set(who, had)
      if (home.count >= perAddress && had >= perAddress / home.by.size) return wait(home, at)
      home.by.set(who, had + 1)
      home.count++
      if (own !== null) own.count++
      return 0
    },
    countLate: (person) => {
      const at = now()
      const own = ownOf(person, at)
      if (hasHadTheirs(own)) return wait(own, at)
      own.count++
      return 0
    },
  }
}

export interface LimitedBy extends Pick<Identities, 'known'> {
  readonly limits: Limits
  readonly greed: Greed
  readonly of: (request: FastifyRequest) => Promise<Identity | null>
  /** Told of every request that would wait its turn, and too many do. */
  readonly onHit: () => void
}

/**
 * Counts every request to the routes below, before anything is looked up for it, and has it wait its turn. One cookie is written in
 * many ways: who is not known by theirs at once is counted when they are.
 */
export const limit = (routes: FastifyInstance, { limits, greed, known, of, onHit }: LimitedBy): void => {
  routes.addHook('onRequest', async (request, reply) => {
    const { ip, headers } = request
    const address = homeOf(ip)
    const seen = headers.authorization === undefined ? known(headers.cookie) : null
    let seconds = limits.count(address, seen)
    let person = seen
    if (seconds === 0 && seen === null) {
      person = await late(request)
      if (person !== null) seconds = limits.countLate(person)
    }
    if (seconds === 0) {
      if (await isTurnOf(greed, { address, person }, reply.raw)) return
      onHit()
      seconds = 1
    }
    void reply.header('retry-after', String(seconds))
    throw refuse('tooMany')
  })
  const late = async (request: FastifyRequest): Promise<string | null> => {
    // A token that is not good for what is asked is refused where it is asked for.
    const who = await of(request).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 403) return null
      throw error
    })
    return who?.id ?? null
  }
}

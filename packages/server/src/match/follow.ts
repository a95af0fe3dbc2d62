import { eq } from 'drizzle-orm'
import type { Seat } from '@menagerie/engine'
import type { BotTurns } from '../bots/turns.ts'
import { HttpError } from '../http/errors.ts'
import { peopleOf, readPlace } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
import { tables } from '../store/schema.ts'
import type { Leases } from '../nodes/leases.ts'
import type { Hub } from '../stream/hub.ts'
import type { Clocks } from './clocks.ts'
import type { Commit } from './commit.ts'
import { insist } from './insist.ts'
import type { LiveMatch, Matches } from './live.ts'

/** What follows from a durable commit. */
export interface FollowUp {
  readonly committed: (match: LiveMatch) => void
  /** A match has begun. */
  readonly begin: (id: string) => Promise<void>
  /** Sets the clocks of a match and asks its bots, where that is this server's to do. */
  readonly goOn: (id: string) => Promise<void>
  /** Shows a match once more to all but this person, who came or went. */
  readonly showPresence: (id: string, userId: string) => Promise<void>
  /** A seat's time is up. */
  readonly timeUp: (id: string, seat: Seat) => Promise<void>
  /** Another server has changed this table: what is in memory is old. */
  readonly changedElsewhere: (id: string) => Promise<void>
  /** Tries nothing again from now on, and waits for what is still being done. */
  readonly idle: () => Promise<void>
}

export interface FollowUpOptions {
  readonly db: Db
  readonly matches: Matches
  readonly commit: Commit
  readonly hub: Hub
  readonly bots: BotTurns
  readonly clocks: Clocks
  readonly leases: Leases
  /** Tells the other servers of the house. */
  readonly tellServers: (id: string) => void
  readonly onFailure: (error: unknown) => void
}

export const followUp = ({
  db,
  matches,
  commit,
  hub,
  bots,
  clocks,
  leases,
  tellServers,
  onFailure,
}: FollowUpOptions): FollowUp => {
  const doing = new Set<Promise<void>>()
  const closing = new AbortController()
  const quietly = (work: Promise<unknown>): Promise<void> => {
    const done = work
      .then(() => {})
      .catch((error: unknown) => {
        if (!(error instanceof HttpError)) onFailure(error)
      })
      .finally(() => doing.delete(done))
    doing.add(done)
    return done
  }

  const ended = async (id: string): Promise<void> => {
    leases.forget(id)
    await db.update(tables).set({ over: true, keeper: null }).where(eq(tables.id, id))
    const place = await readPlace(db, id)
    if (place !== null) hub.showLobby(place)
  }

  const look = (match: LiveMatch): void => {
    if (!leases.keeps(match.id)) return
    clocks.set(match)
    bots.consider(match)
  }

  const committed = (match: LiveMatch): void => {
    tellServers(match.id)
    hub.showMatch(match)
    hub.tellPeople(match.id, peopleOf(match.place))
    look(match)
    if (match.table.pending().status === 'over') void quietly(ended(match.id))
  }

  /** The timer may be early (a long wait in pieces) or late (the seat has moved): the clock is read again. */
  const isDue = async (id: string, seat: Seat): Promise<boolean> =>
    leases.keeps(id) &&
    matches.withMatch(id, (match) => {
      const due = clocks.playsAt(match, seat)
      if (due === null) return false
      if (due > Date.now()) clocks.set(match)
      return due <= Date.now()
    })

  const timeUp = async (id: string, seat: Seat): Promise<void> => {
    if (!(await isDue(id, seat))) return
    await commit(id, { by: { seat }, key: null, version: null, play: (match) => match.table.timeout(seat) })
  }

  const changedElsewhere = async (id: string): Promise<void> => {
    matches.discard(id)
    const place = await readPlace(db, id)
    if (place === null) return
    hub.tellPeople(id, peopleOf(place))
    if (hub.isWatched(id)) hub.showLobby(place)
    if (place.head === null || !(hub.isWatched(id) || leases.keeps(id))) return
    await matches.withMatch(id, (match) => {
      hub.showMatch(match)
      look(match)
    })
    if (place.head.outcome !== null) leases.forget(id)
  }

  /** The lease is taken beside the rest: nobody who is ready waits for it. */
  const begin = async (id: string): Promise<void> => {
    const taking = leases.take(id).catch(() => false)
    await matches.withMatch(id, committed)
    if (await taking) await matches.withMatch(id, look)
  }

  /** Whatever else is tried again by whoever asked for it. */
  const surely = (work: () => Promise<void>): Promise<void> => quietly(insist(work, closing.signal))

  return {
    committed,
    begin: (id) => quietly(begin(id)),
    goOn: (id) => surely(async () => (leases.keeps(id) ? matches.withMatch(id, look) : undefined)),
    showPresence: (id, userId) => quietly(matches.withMatch(id, (match) => hub.showMatch(match, userId))),
    timeUp: (id, seat) => surely(() => timeUp(id, seat)),
    changedElsewhere: (id) => surely(() => changedElsewhere(id)),
    idle: async () => {
      closing.abort()
      while (doing.size > 0) await Promise.all(doing)
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Seat } from '@menagerie/engine'
import type { BotTurns } from '../bots/turns.ts'
import { HttpError } from '../http/errors.ts'
import { peopleOf, readPlace } from '../lobby/place.ts'
import { type Db, isDatabaseAway } from '../store/database.ts'
import { tables } from '../store/schema.ts'
import type { Hub } from '../stream/hub.ts'
import type { Clocks } from './clocks.ts'
import type { Commit } from './commit.ts'
import type { LiveMatch, Matches } from './live.ts'

/** What follows from a durable commit. */
export interface FollowUp {
  readonly committed: (match: LiveMatch) => void
  /** A match has begun or is picked up again. */
  readonly begin: (id: string) => Promise<void>
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
  /** Tells the other servers of the house. */
  readonly tellServers: (id: string) => void
  readonly onFailure: (error: unknown) => void
}

/** How long after a failed write the next is tried; longer each time, and never longer than that. */
const AGAIN_MS = 500
const MOST_AGAIN_MS = 5000

/** Whether what failed may go well another time: nobody is to blame but the database. */
const mayPass = (error: unknown): boolean => (error instanceof HttpError ? error.status === 503 : isDatabaseAway(error))

export const followUp = ({
  db,
  matches,
  commit,
  hub,
  bots,
  clocks,
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
    await db.update(tables).set({ over: true }).where(eq(tables.id, id))
    const place = await readPlace(db, id)
    if (place !== null) hub.showLobby(place)
  }

  const committed = (match: LiveMatch): void => {
    tellServers(match.id)
    hub.showMatch(match)
    hub.tellPeople(match.id, peopleOf(match.place))
    clocks.set(match)
    bots.consider(match)
    if (match.table.pending().status === 'over') void quietly(ended(match.id))
  }

  /** The timer may be early (a long wait in pieces) or late (the seat has moved): the clock is read again. */
  const isDue = (id: string, seat: Seat): Promise<boolean> =>
    matches.withMatch(id, (match) => {
      const due = clocks.playsAt(match, seat)
      if (due === null) return false
      if (due > Date.now()) clocks.set(match)
      return due <= Date.now()
    })

  /** Nobody else asks for this commit: while it cannot be written it is tried again, or the table would stand for ever. */
  const timeUp = async (id: string, seat: Seat): Promise<void> => {
    for (let tries = 1; !closing.signal.aborted; tries++) {
      try {
        if (!(await isDue(id, seat))) return
        await commit(id, { by: { seat }, key: null, version: null, play: (match) => match.table.timeout(seat) })
        return
      } catch (error) {
        if (!mayPass(error)) throw error
        await sleep(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS), undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  const changedElsewhere = async (id: string): Promise<void> => {
    matches.discard(id)
    const place = await readPlace(db, id)
    if (place === null) return
    hub.tellPeople(id, peopleOf(place))
    if (!hub.isWatched(id)) return
    hub.showLobby(place)
    if (place.head !== null) await matches.withMatch(id, (match) => hub.showMatch(match))
  }

  return {
    committed,
    begin: (id) => quietly(matches.withMatch(id, committed)),
    showPresence: (id, userId) => quietly(matches.withMatch(id, (match) => hub.showMatch(match, userId))),
    timeUp: (id, seat) => quietly(timeUp(id, seat)),
    changedElsewhere: (id) => quietly(changedElsewhere(id)),
    idle: async () => {
      closing.abort()
      while (doing.size > 0) await Promise.all(doing)
    },
  }
}

import { eq } from 'drizzle-orm'
import type { Seat } from '@menagerie/engine'
import type { BotTurns } from '../bots/turns.ts'
import { HttpError } from '../http/errors.ts'
import { peopleOf, readPlace } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
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
  /** Shows a match once more: who is present has changed. */
  readonly showAgain: (id: string) => Promise<void>
  /** A seat's time is up. */
  readonly timeUp: (id: string, seat: Seat) => Promise<void>
}

export interface FollowUpOptions {
  readonly db: Db
  readonly matches: Matches
  readonly commit: Commit
  readonly hub: Hub
  readonly bots: BotTurns
  readonly clocks: Clocks
  readonly onFailure: (error: unknown) => void
}

export const followUp = ({ db, matches, commit, hub, bots, clocks, onFailure }: FollowUpOptions): FollowUp => {
  const quietly = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof HttpError)) onFailure(error)
    }
  }

  const ended = async (id: string): Promise<void> => {
    await db.update(tables).set({ over: true }).where(eq(tables.id, id))
    const place = await readPlace(db, id)
    if (place !== null) hub.showLobby(place)
  }

  const committed = (match: LiveMatch): void => {
    hub.showMatch(match)
    hub.tellPeople(match.id, peopleOf(match.place))
    clocks.set(match)
    bots.consider(match)
    if (match.table.pending().status === 'over') void quietly(ended(match.id))
  }

  return {
    committed,
    begin: (id) => quietly(matches.withMatch(id, committed)),
    showAgain: (id) => quietly(matches.withMatch(id, hub.showMatch)),
    timeUp: async (id, seat) => {
      // The timer may be early (a long wait in pieces) or late (the seat has moved): the clock is read again.
      const due = matches.withMatch(id, (match) => {
        const deadline = clocks.deadline(match, seat)
        if (deadline !== null && deadline > Date.now()) clocks.set(match)
        return deadline !== null && deadline <= Date.now()
      })
      await quietly(
        due.then((isDue) =>
          isDue
            ? commit(id, { by: { seat }, key: null, version: null, play: (match) => match.table.timeout(seat) })
            : null,
        ),
      )
    },
  }
}

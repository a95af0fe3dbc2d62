import type { Authority, LiveMatch } from '@menagerie/authority'
import { absenceAt } from '@menagerie/engine'
import { type Place, peopleOf, readPlace, seatOf } from '../lobby/place.ts'
import type { Chat } from '../chat/chat.ts'
import type { Leases } from '../nodes/leases.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from '../stream/hub.ts'
import { markOver } from './store.ts'

/** What the house does when a match has moved. */
export interface FollowUp {
  /** Shows it to all who watch it, and tells the people of it and the other servers of the house. */
  readonly show: (match: LiveMatch<Place>, isToldElsewhere: boolean) => void
  readonly ended: (id: string) => Promise<void>
  /** A match has begun. */
  readonly begin: (id: string) => Promise<void>
  /** Shows a match once more to all but this person, who came or went. */
  readonly showPresence: (id: string, userId: string) => Promise<void>
  /** Somebody who sat in this match was forgotten, by this server or another: who watches it is shown who is left. */
  readonly reseated: (id: string) => Promise<void>
  /** Another server has changed this table: what is in memory is old. */
  readonly changedElsewhere: (id: string) => Promise<void>
}

export interface FollowUpOptions {
  readonly db: Db
  readonly authority: () => Authority<Place>
  readonly hub: Hub
  readonly leases: Leases
  /** What is said there, which those who look on may read from the end of a match. */
  readonly chat: Pick<Chat, 'showWhole'>
  /** Notes who is at a table at which they sit, or has just gone from it. */
  readonly seen: (id: string, userId: string) => Promise<void>
  /** Tells the other servers of the house. `people`: who sits there. */
  readonly tellServers: (id: string, people: readonly string[]) => void
}

/** A bot would take the seat of who is asked and away, for who has come. */
const isWaiting = ({ place, table }: LiveMatch<Place>): boolean =>
  absenceAt(place.table.choices)?.kind === 'bot' && table.awaited().some((since) => since !== null)

export const followUp = ({ db, authority, hub, leases, chat, seen, tellServers }: FollowUpOptions): FollowUp => {
  const changedElsewhere = async (id: string): Promise<void> => {
    authority().discard(id)
    const place = await readPlace(db, id)
    if (place === null) return
    hub.tellPeople(id, peopleOf(place))
    if (hub.isWatched(id)) hub.showLobby(place)
    if (place.head === null || !(hub.isWatched(id) || leases.keeps(id))) return
    await authority().reread(id)
    if (place.head.outcome === null) return
    leases.forget(id)
    await chat.showWhole(id)
  }

  const reseated = async (id: string): Promise<void> => {
    authority().discard(id)
    const place = await readPlace(db, id)
    if (place === null) return
    hub.tellPeople(id, peopleOf(place))
    if (!hub.isWatched(id)) return
    hub.showLobby(place)
    await chat.showWhole(id)
    if (place.head !== null) await authority().withMatch(id, (match) => hub.showMatch(match, { again: true }))
  }

  /** The lease is taken beside the rest: nobody who is ready waits for it. */
  const begin = async (id: string): Promise<void> => {
    const taking = leases.take(id).catch(() => false)
    await authority().begun(id)
    if (await taking) await authority().goOn(id)
  }

  return {
    show: (match, isToldElsewhere) => {
      hub.showMatch(match)
      // By `changedElsewhere`, before it was read.
      if (isToldElsewhere) return
      const people = peopleOf(match.place)
      tellServers(match.id, people)
      hub.tellPeople(match.id, people)
    },
    ended: async (id) => {
      leases.forget(id)
      await markOver(db, [id])
      const place = await readPlace(db, id)
      if (place !== null) hub.showLobby(place)
      await chat.showWhole(id)
    },
    begin: (id) => authority().chores.quietly(() => begin(id)),
    showPresence: (id, userId) =>
      authority().chores.quietly(async () => {
        // Of those who sit there alone it is shown whether they are there.
        if (seatOf(await authority().placeOf(id), userId) === null) return
        const people = await authority().withMatch(id, (match) => {
          hub.showMatch(match, { except: userId })
          return isWaiting(match) ? peopleOf(match.place) : null
        })
        await seen(id, userId)
        if (!hub.isPresent(id, userId)) return
        await authority().arrived(id)
        // Whoever keeps the match waits for nobody while nobody is there.
        if (people !== null && !leases.keeps(id)) tellServers(id, people)
      }),
    reseated: (id) => authority().chores.surely(() => reseated(id)),
    changedElsewhere: (id) => authority().chores.surely(() => changedElsewhere(id)),
  }
}

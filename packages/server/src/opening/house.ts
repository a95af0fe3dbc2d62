import type { House } from '../http/house.ts'
import { openMails } from '../identity/mails.ts'
import { peopleOf } from '../lobby/place.ts'
import { openPeople } from '../rating/people.ts'
import { openFirstLooks } from '../stream/first-looks.ts'
import type { Ground } from './ground.ts'
import type { OpenMatches } from './matches.ts'

/** What routes are given, and what they tell: whoever is here hears it at once, other servers by the bus. */
export const houseOf = (ground: Ground, { hub, chat, follow, authority, bus, ended }: OpenMatches): House => {
  const { options, logger, db, mailer, publicUrl, secret, whereabouts, time } = ground
  const { identities, tokens, library, push, games } = ground
  const signedOut = (session: string): void => {
    ended(session)
    bus.tellEnded(session)
  }
  return {
    ...{ db, identities, tokens, library, push, whereabouts, games, hub, chat, signedOut },
    mails: openMails({ db, mailer, publicUrl }),
    people: openPeople(db, secret),
    caps: { mostTables: options.tablesPerPerson, beside: whereabouts.beside },
    streamSeconds: options.streamSeconds,
    matches: authority,
    firstLooks: openFirstLooks({ db, games, hub, chat, matches: authority }),
    around: { isPresent: hub.isPresent, now: time.now },
    announce: (place, people = []) => {
      bus.tell(place.table.id)
      hub.showLobby(place)
      hub.tellPeople(place.table.id, [...peopleOf(place), ...people])
    },
    said: async (table, { side, number }) => {
      bus.tellRemark(table, side, number)
      const show = (): Promise<void> => chat.show(table, side, number)
      // What cannot be shown now is shown later: it was said.
      await show().catch(() => void authority.chores.surely(show))
    },
    forgotten: ({ sessions, tables }) => {
      logger.info({ tables: tables.length }, 'person forgotten')
      sessions.forEach(signedOut)
      for (const id of tables) {
        void follow.reseated(id)
        bus.tellReseated(id)
      }
    },
    begin: (id) => {
      logger.info({ table: id }, 'match began')
      return follow.begin(id)
    },
  }
}

import { setImmediate as turn } from 'node:timers/promises'
import type { Authority } from '@menagerie/authority'
import type { Chat } from '../chat/chat.ts'
import type { Games } from '../lobby/games.ts'
import { type Place, placeOf, statusOf } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from './hub.ts'
import type { Listener } from './listeners.ts'

/** Somebody whom the hub knows already, and who has not been shown the table. */
export interface Comer {
  readonly listener: Listener
  /** The version they came with; -1: none. */
  readonly held: number
}

/** What is shown of a table to those who come to it. */
export interface FirstLooks {
  /**
   * Shows a table, what was said there and its match, to one who comes. Those who come in one turn of the event loop look together, at
   * what is read once for all of them, and after the hub knew of each. Rejects for all of them alike.
   */
  readonly at: (table: string, comer: Comer) => Promise<void>
}

export interface FirstLooksOptions {
  readonly db: Db
  readonly games: Games
  readonly hub: Pick<Hub, 'showLobbyTo' | 'showMatchTo'>
  readonly chat: Pick<Chat, 'showTo'>
  readonly matches: Pick<Authority<Place>, 'withMatch'>
}

export const openFirstLooks = ({ db, games, hub, chat, matches }: FirstLooksOptions): FirstLooks => {
  const coming = new Map<string, { readonly comers: Comer[]; readonly look: Promise<void> }>()

  const show = async (table: string, comers: readonly Comer[]): Promise<void> => {
    const listeners = new Set(comers.map(({ listener }) => listener))
    const place = await placeOf(db, table)
    hub.showLobbyTo(listeners, place)
    await chat.showTo(listeners, place)
    if (['waiting', 'closed'].includes(statusOf(games, place))) return
    await matches.withMatch(table, (match) => {
      // A decision of this very moment may have been shown to them before their first look: they have seen the table then.
      const fresh = comers.filter(({ listener, held }) => (listener.sent.get(table) ?? -1) === held)
      hub.showMatchTo(
        fresh.map(({ listener }) => listener),
        match,
      )
    })
  }

  const begin = async (table: string, comers: readonly Comer[]): Promise<void> => {
    await turn()
    // Whoever comes from now on would be shown what was read before the hub knew of them.
    coming.delete(table)
    await show(table, comers)
  }

  return {
    at: (table, comer) => {
      const found = coming.get(table)
      if (found !== undefined) {
        found.comers.push(comer)
        return found.look
      }
      const comers = [comer]
      const look = begin(table, comers)
      coming.set(table, { comers, look })
      return look
    },
  }
}

import { PRESENCE_MS, type Presence, type Time } from '@menagerie/authority'
import type { BySeat } from '@menagerie/engine'
import { asc, eq, sql } from 'drizzle-orm'
import type { Place } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
import { seats, tables } from '../store/schema.ts'
import type { Hub } from '../stream/hub.ts'

/** Who is at the tables of all servers of the house: each writes down those who have a line there. */
export interface Presences extends Presence<Place> {
  /** Somebody came to a table, or went from it. Never rejects. */
  readonly changed: (table: string, userId: string) => Promise<void>
  readonly close: () => void
}

export interface PresencesOptions {
  readonly db: Db
  readonly hub: Pick<Hub, 'isPresent' | 'here'>
  readonly time: Time
  /** By which it is done: a failure is told, and the next beat comes. */
  readonly quietly: (work: () => Promise<unknown>) => Promise<void>
}

/** People of one statement. */
const MOST_AT_ONCE = 1000

export const openPresences = ({ db, hub, time, quietly }: PresencesOptions): Presences => {
  /** Of matches that run. What another server writes at this moment is as good. */
  const note = async (here: readonly (readonly [table: string, userId: string])[]): Promise<void> => {
    const [ids, people] = [here.map(([table]) => table), here.map(([, userId]) => userId)]
    await db.execute(sql`
      with here as (
        select ${seats.tableId} as table_id, ${seats.seat} as seat from ${seats}
        join ${tables} on ${tables.id} = ${seats.tableId} and ${tables.header} is not null and not ${tables.over}
        join unnest(${sql.param(ids)}::text[], ${sql.param(people)}::text[]) as line(id, person)
          on ${seats.tableId} = line.id and ${seats.userId} = line.person
        for no key update of seats skip locked
      )
      update ${seats} set seen_at = ${time.now()}::bigint from here
      where ${seats.tableId} = here.table_id and ${seats.seat} = here.seat`)
  }

  const beat = async (): Promise<void> => {
    const here = hub.here()
    for (let from = 0; from < here.length; from += MOST_AT_ONCE) await note(here.slice(from, from + MOST_AT_ONCE))
  }
  let isDue = false
  let isWriting = false
  const beatNow = async (): Promise<void> => {
    isDue = true
    if (isWriting) return
    isWriting = true
    while (isDue) {
      isDue = false
      await quietly(beat)
    }
    isWriting = false
  }
  let stop = (): void => {}
  // The next beat is awaited before this one is written: however slow the store, none of them comes late.
  const beatLater = (): void => {
    stop = time.after(PRESENCE_MS / 2, () => {
      beatLater()
      void beatNow()
    })
  }
  beatLater()

  return {
    isHere: ({ table, seats: sitting }, seat) => {
      const userId = sitting[seat]?.userId ?? null
      return userId !== null && hub.isPresent(table.id, userId)
    },
    seenAt: async (id): Promise<BySeat<number | null>> => {
      const rows = await db
        .select({ seenAt: seats.seenAt })
        .from(seats)
        .where(eq(seats.tableId, id))
        .orderBy(asc(seats.seat))
      return rows.map((row) => row.seenAt)
    },
    changed: (table, userId) => quietly(() => note([[table, userId]])),
    close: () => stop(),
  }
}

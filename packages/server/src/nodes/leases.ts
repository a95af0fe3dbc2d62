import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Games } from '../lobby/games.ts'
import type { Ask } from '../store/bus.ts'
import { isDatabaseAway } from '../store/away.ts'
import type { Db } from '../store/database.ts'
import { tables } from '../store/schema.ts'

/**
 * Who looks after a match: runs its clocks, asks its bots. One server at a time has the lease of a match, so that no bot
 * thinks twice; what is played in a match is settled by its log alone, with a lease or without.
 */
export interface Leases {
  /** Whether this server may act for a match by itself, by its own clock. */
  readonly keeps: (id: string) => boolean
  /** Takes the lease of a match that has just begun here, if nobody has it; answers whether it was taken now. */
  readonly take: (id: string) => Promise<boolean>
  /** The match is over. */
  readonly forget: (id: string) => void
  /** From now on this server looks for matches that nobody looks after. */
  readonly open: () => void
  /** Gives all back: others may take them at once. */
  readonly close: () => Promise<void>
}

/** The leases of several servers, as their bus carries them. */
export interface SharedLeases extends Leases {
  readonly beat: (ask: Ask, self: string) => Promise<void>
  readonly lost: () => void
  /** Looks for matches that nobody looks after, at once. */
  readonly look: () => void
  /** Gives back what is another worker's by now: it may be taken at once. */
  readonly giveBack: () => Promise<void>
}

/** For a server that has the database to itself. */
export const allLeases: Leases = {
  keeps: () => true,
  take: async () => false,
  forget: () => {},
  open: () => {},
  close: async () => {},
}

export interface LeasesOptions {
  readonly db: Db
  readonly games: Games
  /** Whether a match is this server's to take: of others that live, another one takes it. Absent: all are. */
  readonly owns?: (id: string) => boolean
  /** Names of the other servers that live. */
  readonly onLiving?: (names: readonly string[]) => void
  /** These matches are kept here from now on, or may have moved on unseen: their clocks are to be set, their bots asked. */
  readonly onKept: (ids: readonly string[]) => void
  /** Nothing is kept here any more. */
  readonly onLapsed: () => void
  /** A server is gone; its last words may not have been said. */
  readonly onGone: () => void
  /** Tells the others that there is something to take. */
  readonly tellFree: () => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Milliseconds after its last sign of life in which a server still counts as living. Longer than a silent database is waited
 * for (`SILENCE_MS`) and a beat: who is cut off has stopped before others begin.
 */
const LEASE_MS = 2000
/** For how much of it the server itself believes it, from before the sign was sent: its clock may run slower. */
const OWN_SHARE = 0.9
/** Matches taken at once: what is left is for those who look at the same time. */
const MOST_TAKEN = 50
/** Matches among which a worker looks for its own. */
const MOST_SEEN = 2000
/** Milliseconds after which a dead server's row goes; its matches are taken long before. */
const BURIED_MS = 60_000

const BEAT = `with mine as (
    insert into nodes (id, until) values ($1, now() + $2 * interval '1 ms')
    on conflict (id) do update set until = excluded.until),
  past as (delete from nodes where id <> $1 and (id = any($3) or until < now() - $4 * interval '1 ms'))
  select id from nodes where until > now() and id <> $1 and not id = any($3)`

export const openLeases = (options: LeasesOptions): SharedLeases => {
  const { db, games, owns = null, onLiving = () => {}, onKept, onLapsed, onGone, tellFree, onFailure } = options
  /** Under which name this server lives; null while it is cut off. */
  let self: string | null = null
  /** By the clock of the process. */
  let validUntil = 0
  /** Names this server had: their leases are free as soon as it can say so. */
  let former: string[] = []
  let others: readonly string[] = []
  let isOpen = false
  let isClosed = false
  let looking: Promise<void> | null = null
  const kept = new Set<string>()

  const isLiving = (): boolean => self !== null && performance.now() < validUntil

  /** Rules that are not played here are left to those who play them. */
  const played = sql.join(
    games.entries.flatMap(({ id, plays }) => plays.map((version) => sql`(${id}, ${version}::int)`)),
    sql`, `,
  )

  const isFree = sql`header is not null and not over
    and (keeper is null or keeper = any (array (select id from nodes where until < now())))
    and (game, (header ->> 'version')::int) in (${played})`

  /** Of those that nobody looks after the ones that are this server's; null: whichever come first. */
  const ownFree = async (): Promise<readonly string[] | null> => {
    if (owns === null) return null
    const { rows } = await db.execute<{ id: string }>(sql`select id from tables where ${isFree} limit ${MOST_SEEN}`)
    return rows
      .map(({ id }) => id)
      .filter(owns)
      .slice(0, MOST_TAKEN)
  }

  /**
   * Takes matches that nobody looks after; one statement each time, for a server that is cut off in the middle of a
   * transaction would hold its rows.
   */
  const takeFree = async (only: readonly string[] | null): Promise<readonly string[]> => {
    const me = self
    if (me === null || only?.length === 0) return []
    const { rows } = await db.execute<{ id: string }>(sql`
      update tables set keeper = ${me}
      where id in (
        select id from tables where ${isFree}
          and ${only === null ? sql`true` : inArray(tables.id, [...only])}
        limit ${MOST_TAKEN} for no key update skip locked)
        and exists (select from nodes where id = ${me} and until > now())
      returning id`)
    // Cut off meanwhile: others find them with a keeper who is dead.
    if (self !== me) return []
    const ids = rows.map(({ id }) => id)
    for (const id of ids) kept.add(id)
    return ids
  }

  const lookForFree = async (): Promise<void> => {
    for (let taken = MOST_TAKEN; taken === MOST_TAKEN && isOpen && isLiving();) {
      const ids = await takeFree(await ownFree())
      taken = ids.length
      if (taken > 0) onKept(ids)
    }
  }

  const look = (): void => {
    if (!isOpen || looking !== null) return
    looking = lookForFree()
      .catch((error: unknown) => {
        // The next beat looks again.
        if (!isDatabaseAway(error)) onFailure(error)
      })
      .finally(() => {
        looking = null
      })
  }

  const lapse = (): void => {
    if (self !== null) former.push(self)
    self = null
    kept.clear()
    onLapsed()
  }

  return {
    keeps: (id) => kept.has(id) && isLiving(),
    take: async (id) => {
      if (!isOpen || !isLiving()) return false
      return (await takeFree([id])).includes(id)
    },
    forget: (id) => void kept.delete(id),
    open: () => {
      isOpen = true
      look()
    },
    beat: async (ask, name) => {
      if (isClosed) return
      const sentAt = performance.now()
      const past = former
      const rows = (await ask(BEAT, [name, LEASE_MS, past, BURIED_MS])) as { readonly id: string }[]
      former = former.filter((one) => !past.includes(one))
      // Late itself: others may have begun.
      if (self === name && !isLiving()) throw new Error('the lease has run out')
      self = name
      validUntil = sentAt + OWN_SHARE * LEASE_MS
      const living = rows.map(({ id }) => id)
      const isSomebodyGone = others.some((id) => !living.includes(id))
      others = living
      onLiving(living)
      if (isSomebodyGone) {
        onGone()
        onKept([...kept])
      }
      look()
    },
    lost: lapse,
    look,
    giveBack: async () => {
      const me = self
      const ids = owns === null ? [] : [...kept].filter((id) => !owns(id))
      if (me === null || ids.length === 0) return
      for (const id of ids) kept.delete(id)
      try {
        await db
          .update(tables)
          .set({ keeper: null })
          .where(and(inArray(tables.id, ids), eq(tables.keeper, me)))
      } catch (error) {
        // They are still in its name, and nobody else may take them.
        if (self === me) for (const id of ids) kept.add(id)
        throw error
      }
      tellFree()
    },
    close: async () => {
      isOpen = false
      isClosed = true
      await looking
      const me = self
      lapse()
      if (me === null) return
      try {
        await db.execute(sql`delete from nodes where id = ${me}`)
        tellFree()
      } catch (error) {
        // They run out.
        if (!isDatabaseAway(error)) throw error
      }
    },
  }
}

import type { Quiets, Standing } from '@menagerie/protocol'
import type { Token } from '@menagerie/protocol/programs'
import { and, asc, eq } from 'drizzle-orm'
import { quietsOf } from '../chat/quieting.ts'
import type { People } from '../rating/people.ts'
import { standingOf } from '../rating/standing.ts'
import { remarks, reports } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'
import { entries, seats, tables } from '../store/schema.ts'
import { wishesOf } from '../notices/wishes.ts'
import { ownSubscriptions } from '../push/subscriptions.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { accountOf } from './account.ts'
import type { Identity } from './auth.ts'

/** Of a table at which somebody sits: what they brought and what they did, and nothing of anybody else. */
interface OwnTable {
  readonly id: string
  readonly game: string
  readonly choices: unknown
  readonly seat: number
  readonly name: string | null
  readonly ready: boolean
  /** What they chose to bring; null: nothing, or the house chose. */
  readonly loadout: unknown
  readonly createdAt: number
  readonly over: boolean
  /** Their own decisions, as they sent them. */
  readonly decisions: readonly {
    readonly seq: number
    readonly kind: string
    readonly steps: readonly string[]
    readonly at: number
  }[]
}

/** All that the house keeps of a person, for them alone. What dice and decks answered them is in the record of a match that is over. */
export interface OwnData {
  readonly format: 'menagerie-own-data'
  readonly version: 1
  readonly me: { readonly id: string; readonly name: string }
  readonly account: Awaited<ReturnType<typeof accountOf>>
  /** How they want to be told that they are asked. */
  readonly notices: Awaited<ReturnType<typeof wishesOf>>
  /** Devices that are told by push. */
  readonly push: Awaited<ReturnType<typeof ownSubscriptions>>
  readonly tables: readonly OwnTable[]
  /** What they said at tables, and what they told the host of. */
  readonly remarks: readonly {
    readonly table: string
    readonly text: string | null
    readonly phrase: string | null
    readonly at: number
  }[]
  readonly reports: readonly { readonly table: string | null; readonly reason: string; readonly at: number }[]
  readonly standing: Standing
  /** Whom they have muted or blocked, as those are called. */
  readonly quiets: Quiets['quiets']
  /** By which programs ask for them: what each is good for, and until when. */
  readonly programs: readonly Token[]
}

export const ownData = async (
  { db, people }: { readonly db: Db; readonly people: People },
  who: Identity,
  mails: boolean,
): Promise<OwnData> => {
  const mine = eq(seats.userId, who.id)
  const [account, notices, push, sat, decided, said, told, { quiets }, standing, programs] = await Promise.all([
    accountOf(db, who, mails),
    wishesOf(db, who.id, mails),
    ownSubscriptions(db, who.id),
    db
      .select({
        id: tables.id,
        game: tables.game,
        choices: tables.choices,
        seat: seats.seat,
        name: seats.name,
        ready: seats.ready,
        loadout: seats.loadout,
        createdAt: tables.createdAt,
        over: tables.over,
      })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(mine)
      .orderBy(asc(tables.createdAt), asc(tables.id)),
    db
      .select({ table: entries.matchId, seq: entries.seq, kind: entries.kind, steps: entries.steps, at: entries.at })
      .from(entries)
      .innerJoin(seats, and(eq(seats.tableId, entries.matchId), eq(seats.seat, entries.seat)))
      .where(mine)
      .orderBy(asc(entries.matchId), asc(entries.seq)),
    db
      .select({ table: remarks.tableId, text: remarks.text, phrase: remarks.phrase, createdAt: remarks.createdAt })
      .from(remarks)
      .where(eq(remarks.userId, who.id))
      .orderBy(asc(remarks.createdAt)),
    db
      .select({ table: reports.tableId, reason: reports.reason, createdAt: reports.createdAt })
      .from(reports)
      .where(eq(reports.userId, who.id))
      .orderBy(asc(reports.createdAt)),
    quietsOf(db, who.id),
    standingOf({ db, people }, who.id),
    tokensOf(db, who.id),
  ])
  return {
    format: 'menagerie-own-data',
    version: 1,
    me: { id: who.id, name: who.name },
    account,
    notices,
    push,
    tables: sat.map(({ createdAt, loadout, ...table }) => ({
      ...table,
      loadout: loadout?.loadout ?? null,
      createdAt: createdAt.getTime(),
      decisions: decided
        .filter((one) => one.table === table.id)
        .map(({ seq, kind, steps, at }) => ({ seq, kind, steps, at })),
    })),
    remarks: said.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.getTime() })),
    reports: told.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.getTime() })),
    quiets,
    standing,
    programs,
  }
}

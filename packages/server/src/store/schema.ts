import type { ChanceOutcome, Choices, EntryKind, Lapse, Outcome, RecordHeader, Seat } from '@menagerie/engine'
import type { BotKind, MailLanguage, SeatKind } from '@menagerie/protocol'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'

export * from './auth-schema.ts'
export * from './host-schema.ts'
export * from './push-schema.ts'

/*
 * JSON is stored as `json`, not `jsonb`: a record must come back as it was hashed.
 * Whether a match runs or is over is never stored beside the log; `over` below is only a hint for the start of a server.
 */

/** What all servers that share this database must agree on. */
export const agreements = pgTable('agreements', { name: text('name').primaryKey(), value: text('value').notNull() })

/** Servers that share this database, each for as long as its connection lives. */
export const nodes = pgTable('nodes', {
  id: text('id').primaryKey(),
  /** Whoever has not said until then that they live is dead. */
  until: timestamp('until', { withTimezone: true }).notNull(),
})

/** What the servers that share this database do by turns: each thing when it is due, by whoever comes first. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  /** When somebody last began it. */
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
})

/** A place to play; its match, if it began, has the same id. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    choices: json('choices').$type<Choices>().notNull(),
    open: boolean('open').notNull(),
    invite: text('invite').notNull(),
    /** The host's secret, hex; leaves the server only with the record of a match that is over. */
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Rounds of seals that were given up, each with a secret of its own. Secret until the match is over. */
    lapsed: json('lapsed').$type<readonly Lapse[]>().notNull().default([]),
    /** Who opened it, or took it over when they left; may send guests away before the match begins. */
    maker: text('maker').references(() => user.id, { onDelete: 'set null' }),
    /** People who were sent away and may not sit down again. */
    sentAway: json('sent_away').$type<readonly string[]>().notNull().default([]),
    /** How these seats' last match ended. */
    last: json('last').$type<Outcome>(),
    rematchOf: text('rematch_of').unique(),
    /** Null until the match starts; holds the loadouts, so it is secret while the match runs. */
    header: json('header').$type<RecordHeader>(),
    /** True only when the log's last entry ends the match; may be false for a while although it does. */
    over: boolean('over').notNull().default(false),
    /** Its match counts for ratings, to which all who sit there have agreed. */
    rated: boolean('rated').notNull().default(false),
    /** Which of several servers runs the clocks and bots of the match, while it lives; null: nobody does. */
    keeper: text('keeper').references(() => nodes.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the last change before the match started. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('tables_over').on(table.over),
    index('tables_created').on(table.createdAt),
    index('tables_keeper')
      .on(table.keeper)
      .where(sql`${table.keeper} is not null`),
    index('tables_unkept')
      .on(table.createdAt)
      .where(sql`${table.header} is not null and not ${table.over} and ${table.keeper} is null`),
  ],
)

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: smallint('seat').$type<Seat>().notNull(),
    kind: text('kind').$type<SeatKind>().notNull(),
    bot: text('bot').$type<BotKind>(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text('name'),
    ready: boolean('ready').notNull().default(false),
    /** Of the contribution, once the seat is ready. */
    seal: text('seal').notNull().default(''),
    /** Empty until the seat has opened it. */
    contribution: text('contribution').notNull().default(''),
    /** When whoever sits there was last known to be at the table of a match that runs, milliseconds since 1970; null: never. */
    seenAt: bigint('seen_at', { mode: 'number' }),
    /** `{loadout}` once chosen; null: the server chooses at the start. Secret. */
    loadout: json('loadout').$type<{ readonly loadout: unknown }>(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_user').on(table.userId),
    uniqueIndex('seats_once').on(table.tableId, table.userId),
  ],
)

/** The log: one row, and one INSERT, for every commit of every match. Rows are never changed. */
export const entries = pgTable(
  'entries',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => tables.id),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    seat: smallint('seat').$type<Seat>(),
    steps: json('steps').$type<readonly string[]>().notNull(),
    outcomes: json('outcomes').$type<readonly ChanceOutcome[]>().notNull(),
    hash: text('hash').notNull(),
    /** Milliseconds since 1970. */
    at: bigint('at', { mode: 'number' }).notNull(),
    /** The client's idempotency key; null for setup and bots. */
    key: uuid('key'),
    /** Who is asked after this entry; empty when the match is over. */
    asked: json('asked').$type<readonly Seat[]>().notNull(),
    /** Set in the entry that ends the match. */
    outcome: json('outcome').$type<Outcome>(),
  },
  (table) => [
    primaryKey({ name: 'entries_pkey', columns: [table.matchId, table.seq] }),
    uniqueIndex('entries_key').on(table.matchId, table.key),
    index('entries_away')
      .on(table.matchId, table.seq)
      .where(sql`${table.kind} in ('takenOver', 'givenBack', 'clock')`),
  ],
)

/** How somebody wants to be told that they are asked. Without a row: not by mail, and at any hour by push. */
export const noticeWishes = pgTable('notice_wishes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  mail: boolean('mail').notNull(),
  language: text('language').$type<MailLanguage>().notNull(),
  /** Hours of their day, 0 to 23, from and until which nothing is told; the same: there are none. */
  quietFrom: smallint('quiet_from').notNull(),
  quietUntil: smallint('quiet_until').notNull(),
  /** Of the zone of the browser in which it was said, by its name. */
  zone: text('zone').notNull(),
})

/** Questions that somebody was told of, or is being told of. Times are milliseconds since 1970. */
export const notices = pgTable(
  'notices',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: smallint('seat').$type<Seat>().notNull(),
    /** The version at which the question was put. */
    entry: integer('entry').notNull(),
    /** `mail`, or the session of the device that it is pushed to: each is told once. */
    way: text('way').notNull().default('mail'),
    /** The last version of the match at which it was found to be put still. */
    head: integer('head').notNull(),
    /** When a server set out to tell it, the last time. */
    begunAt: bigint('begun_at', { mode: 'number' }).notNull(),
    tries: smallint('tries').notNull(),
    /** It was told, or could not be. */
    done: boolean('done').notNull(),
  },
  (table) => [primaryKey({ name: 'notices_pkey', columns: [table.matchId, table.seat, table.entry, table.way] })],
)

export type TableRow = typeof tables.$inferSelect
export type SeatRow = typeof seats.$inferSelect
export type EntryRow = typeof entries.$inferSelect

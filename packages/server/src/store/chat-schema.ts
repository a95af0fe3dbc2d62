import type { ChatSide, Phrase, QuietKind } from '@menagerie/protocol'
import {
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
import { tables } from './schema.ts'

const created = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** What was said at tables. It goes with the table, and stands in no record. */
export const remarks = pgTable(
  'remarks',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    side: text('side').$type<ChatSide>().notNull(),
    /** From 1, on each side by itself: numbers tell nobody how much is said on the other. */
    number: integer('number').notNull(),
    /** Null, with text and phrase, where they were forgotten. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    seat: smallint('seat'),
    text: text('text'),
    phrase: text('phrase').$type<Phrase>(),
    key: uuid('key').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ name: 'remarks_pkey', columns: [table.tableId, table.side, table.number] }),
    uniqueIndex('remarks_key').on(table.tableId, table.key),
    index('remarks_user').on(table.userId, table.createdAt),
  ],
)

/** Whom somebody does not want to hear, or to meet. */
export const quiets = pgTable(
  'quiets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    whom: text('whom')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<QuietKind>().notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex('quiets_once').on(table.userId, table.whom), index('quiets_whom').on(table.whom)],
)

/** One line of a report, as it was said. Names are looked up when it is read. */
export interface ReportedLine {
  /** Id; null where they were forgotten, and their words with them. */
  readonly person: string | null
  readonly seat: number | null
  readonly text: string | null
  readonly phrase: Phrase | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What somebody told the host of. For the host alone. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    tableId: text('table_id').references(() => tables.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    about: text('about').references(() => user.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    /** What was said up to what is reported, the last line. */
    lines: json('lines').$type<readonly ReportedLine[]>().notNull(),
    createdAt: created(),
    /** When the host was done with it. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('reports_created').on(table.createdAt), index('reports_user').on(table.userId)],
)

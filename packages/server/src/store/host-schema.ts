import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'

const created = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** By which programs play for people. Of a token only its hash is known. */
export const tokens = pgTable(
  'tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256, hex. */
    hash: text('hash').notNull().unique(),
    scope: text('scope').$type<'read' | 'play'>().notNull(),
    createdAt: created(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('tokens_user').on(table.userId)],
)

/** People who may neither make tables nor sit down at any; what they play already goes on. */
export const blocked = pgTable('blocked', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  createdAt: created(),
})

/** What a host did, and to what: an id of a table or a person, never a name. Rows are never changed. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    createdAt: created(),
    act: text('act').notNull(),
    target: text('target').notNull(),
    /** In the host's words. */
    reason: text('reason').notNull(),
  },
  (table) => [index('audit_created').on(table.createdAt)],
)

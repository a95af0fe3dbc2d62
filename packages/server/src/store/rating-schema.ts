import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'
import { tables } from './schema.ts'

/** What is known of how well people and bots play, by game, mode and number of seats. */
export const ratings = pgTable(
  'ratings',
  {
    /** A person's id, or a bot's kind and the version of the rules it played by. */
    holder: text('holder').notNull(),
    /** Null of bots. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    /** A ready-made choice of the game's options, or `other`. */
    mode: text('mode').notNull(),
    seats: smallint('seats').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'ratings_pkey', columns: [table.holder, table.game, table.mode, table.seats] }),
    index('ratings_user').on(table.userId),
  ],
)

/** Matches that have been counted, each once. */
export const ratedMatches = pgTable('rated_matches', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => tables.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What people let others see of how they play; who is not here lets it be seen. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hidden: boolean('hidden').notNull(),
})

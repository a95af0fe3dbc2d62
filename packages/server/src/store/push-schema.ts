import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { session } from './auth-schema.ts'

/**
 * Devices that want to be told by push, by the session that is signed in there: it ends, and nothing is sent to the device any more. What
 * stands here reaches the device and is for nobody's eyes.
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  /** The address at a push service; a browser has one, whoever is signed in there. */
  endpoint: text('endpoint').notNull().unique(),
  /** The device's public key, and what it shares with the house: base64url. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

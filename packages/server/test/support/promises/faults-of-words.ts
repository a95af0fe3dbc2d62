import { sql } from 'drizzle-orm'
import type * as Quieting from '../../../src/chat/quieting.ts'
import type * as Reading from '../../../src/chat/reading.ts'
import type * as Acts from '../../../src/admin/acts.ts'
import type * as Names from '../../../src/lobby/names.ts'
import { ofModule } from '../breakable.ts'
import type { Fault } from './faults.ts'

export const WORD_FAULTS: readonly Fault[] = [
  {
    name: 'everybody may read both sides',
    promise: 'those who look on are not heard by those who play while the match runs',
    says: /a player hears them/,
    parts: ofModule<typeof Reading>({ mayRead: () => () => true }),
  },
  {
    name: 'whom one has muted is not looked up',
    promise: 'nothing comes of whom one has muted, not even as something unread',
    says: /their words come/,
    parts: ofModule<typeof Reading>({ unread: () => async () => new Map() }),
  },
  {
    name: 'muted words come as an empty line, and count as unread',
    promise: 'nothing comes of whom one has muted, not even as something unread',
    says: /it comes that they spoke/,
    parts: ofModule<typeof Reading>({
      remarksFor: (sound) => (readable, userId, quieted) => {
        const isMuted = (by: string | null): boolean => by !== null && quieted.get(userId)?.has(by) === true
        return sound(
          readable.map((one) => (isMuted(one.userId) ? { ...one, text: null } : one)),
          userId,
          new Map(),
        )
      },
    }),
  },
  {
    name: 'a chair is free for whoever was blocked',
    promise: 'who was blocked does not sit down beside who blocked them',
    says: /they sit down/,
    parts: ofModule<typeof Quieting>({ blockersOf: () => async () => [] }),
  },
  {
    name: 'the list of open tables is the same for everybody',
    promise: 'who was blocked does not find the tables of who blocked them',
    says: /they are listed/,
    parts: ofModule<typeof Quieting>({ sitsSomebodyApart: () => () => sql`false` }),
  },
  {
    name: 'whom the host has blocked goes on',
    promise: 'whom the host has blocked says nothing and opens no table',
    says: /they speak/,
    parts: ofModule<typeof Acts>({ mustNotBeBlocked: () => async () => {} }),
  },
  {
    name: 'names are taken as they are written',
    promise: 'nobody is taken for another at a table',
    says: /two look alike/,
    parts: ofModule<typeof Names>({ nameAmong: () => (name) => name }),
  },
]

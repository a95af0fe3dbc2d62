import { lt, sql } from 'drizzle-orm'
import type * as Forgotten from '../../../src/chat/forgotten.ts'
import type * as Quieting from '../../../src/chat/quieting.ts'
import type * as Reading from '../../../src/chat/reading.ts'
import type * as Acts from '../../../src/admin/acts.ts'
import type * as Routes from '../../../src/http/described/routes.ts'
import type * as Account from '../../../src/identity/account.ts'
import type * as Links from '../../../src/identity/links.ts'
import type * as OwnData from '../../../src/identity/own-data.ts'
import type * as Expiring from '../../../src/lobby/expiring.ts'
import type * as Names from '../../../src/lobby/names.ts'
import type * as Places from '../../../src/lobby/place.ts'
import type * as TakingOver from '../../../src/lobby/taking-over.ts'
import type { Presences } from '../../../src/presence/presence.ts'
import type * as Standings from '../../../src/rating/standing.ts'
import { session, verification } from '../../../src/store/schema.ts'
import type { Hub } from '../../../src/stream/hub.ts'
import type * as Tokens from '../../../src/tokens/tokens.ts'
import type * as TableOptions from '../../../../engine/src/table-options.ts'
import { type Broken, ofModule, ofOpened } from '../breakable.ts'

/** A fault that is planted, and what the promise that must tell of it says. */
export interface Fault {
  readonly name: string
  /** The promise that is not kept, by its name. */
  readonly promise: string
  readonly says: RegExp
  readonly parts?: Broken
  /** A trigger that does this in the database: on which table, when, and what. */
  readonly trigger?: { readonly table: string; readonly when: string; readonly does: string }
}

const keeping = (table: string, does: string): NonNullable<Fault['trigger']> => ({ table, when: 'before update', does })

const accounts: readonly Fault[] = [
  {
    name: 'a guest who was taken over is not told of to the lines',
    promise: 'a guest who was taken over is known nowhere any more',
    says: /stream of the guest lives on/,
    parts: ofModule<typeof TakingOver>({
      takeOver:
        (sound) =>
        async (...given) => ({ ...(await sound(...given)), sessions: [] }),
    }),
  },
  {
    name: 'tokens of a guest go, and their lines stay',
    promise: 'programs of a guest who was taken over end with the guest',
    says: /line of a program lives on/,
    parts: ofModule<typeof Tokens>({
      endTokens:
        (sound) =>
        async (...given) =>
          (await sound(...given)).slice(0, 0),
    }),
  },
  {
    name: 'a link is looked at where it should be used',
    promise: 'a link in a mail is good once',
    says: /works twice/,
    parts: ofModule<typeof Links>({
      useLink: () => async (db, token) => {
        const { linkOf } = await import('../../../src/identity/links.ts')
        return linkOf(db as Parameters<typeof linkOf>[0], token)
      },
    }),
  },
  {
    name: 'a link is stored as it is sent',
    promise: 'a copy of the database lets nobody in',
    says: /stands in .*verification/,
    parts: ofModule<typeof Links>({
      makeLink: (sound) => async (db, link) => {
        const token = await sound(db, link)
        const made = { id: token, identifier: token, value: '{}', expiresAt: sql`now() + interval '1 minute'` }
        await db.insert(verification).values(made)
        return token
      },
    }),
  },
  {
    name: 'whose link it is goes unseen',
    promise: 'a link that adds an address works in its own account alone',
    says: /somebody else’s browser uses it/,
    parts: ofModule<typeof Links>({
      linkOf:
        (sound) =>
        async (...given) => {
          const link = await sound(...given)
          return link && { ...link, userId: null }
        },
    }),
  },
  {
    name: 'a browser is signed out, and its lines stay',
    promise: 'a browser that is signed out hears nothing any more',
    says: /socket lives on/,
    parts: ofOpened<Hub>('openHub', { endSession: () => () => {} }),
  },
  {
    name: 'the session of a guest goes on beside that of their account',
    promise: 'the cookie of a guest opens nothing of the account they make',
    says: /opens the account/,
    parts: ofModule<typeof Account>({ endSessions: () => async () => [] }),
  },
  {
    name: 'any session is fresh',
    promise: 'who signed in long ago signs in once more before they change their account',
    says: /forgotten at once/,
    parts: ofModule<typeof Account>({ mustBeFresh: () => async () => {} }),
  },
  {
    name: 'every token is good for everything',
    promise: 'a token that may look may not act',
    says: /gives up a match/,
    parts: ofModule<typeof Routes>({ isOpenTo: () => () => true }),
  },
]

const NOWHERE = 'who is forgotten is named nowhere'
const forgetting: readonly Fault[] = [
  {
    name: 'a name stays at a seat, and in every list',
    promise: NOWHERE,
    says: /found in .*seats/,
    trigger: keeping('seats', 'new.name := coalesce(new.name, old.name)'),
  },
  {
    name: 'a name stays in the head of a record',
    promise: NOWHERE,
    says: /found in .*tables/,
    trigger: keeping('tables', 'new.header := coalesce(old.header, new.header)'),
  },
  {
    name: 'words stay in a report',
    promise: NOWHERE,
    says: /found in .*reports/,
    trigger: keeping('reports', 'new.lines := old.lines'),
  },
  {
    name: 'words stay at the table',
    promise: NOWHERE,
    says: /found in .*remarks/,
    parts: ofModule<typeof Forgotten>({ forgetWords: () => async () => [] }),
  },
  {
    name: 'one’s own file leaves out what one said',
    promise: 'one’s own file has all that is kept of one',
    says: /leaves out remarks/,
    parts: ofModule<typeof OwnData>({
      ownData:
        (sound) =>
        async (...given) => ({ ...(await sound(...given)), remarks: [] }),
    }),
  },
  {
    name: 'sign-ins end after a month of silence',
    promise: 'a guest who plays stays',
    says: /they expire/,
    parts: ofModule<typeof Expiring>({
      expire: (sound) => async (options) => {
        await options.db.delete(session).where(lt(session.updatedAt, sql`now() - interval '30 days'`))
        return sound(options)
      },
    }),
  },
]

const words: readonly Fault[] = [
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

const play: readonly Fault[] = [
  {
    name: 'it is forgotten which matches were counted',
    promise: 'a rated match counts once',
    says: /counts twice/,
    trigger: {
      table: 'rated_matches',
      when: 'after insert',
      does: 'delete from rated_matches where match_id = new.match_id',
    },
  },
  {
    name: 'what the host ends stays rated',
    promise: 'what the host ended counts for nothing',
    says: /it counts/,
    trigger: keeping('tables', 'new.rated := old.rated'),
  },
  {
    name: 'every match is rated',
    promise: 'a match to which not all agreed counts for nothing',
    says: /it counts/,
    parts: ofModule<typeof Places>({
      readPlace:
        (sound) =>
        async (...given) => {
          const place = await sound(...given)
          return place && { ...place, table: { ...place.table, rated: true } }
        },
    }),
  },
  {
    name: 'who wishes to hide goes on as before',
    promise: 'how somebody plays is not shown where they hide it',
    says: /it is shown$/,
    parts: ofModule<typeof Standings>({ hide: () => async () => {} }),
  },
  {
    name: 'the time of the rule is over at once',
    promise: 'nobody has given up before the time of the rule',
    says: /they have/,
    parts: ofModule<typeof TableOptions>({
      absenceAt: (sound) => (choices) => {
        const rule = sound(choices)
        return rule && { ...rule, ms: 0 }
      },
    }),
  },
  ...[
    'who is at the table has not given up, however long they think',
    'no bot takes the seat of who is at the table',
  ].map((promise) => ({
    name: `the first seat is never seen: ${promise}`,
    promise,
    says: /they have|one does/,
    parts: ofOpened<Presences>('openPresences', {
      isHere: (sound) => (place, seat) => seat !== 0 && sound(place, seat),
      seenAt: (sound) => async (id) => (await sound(id)).map((at, seat) => (seat === 0 ? null : at)),
    }),
  })),
]

export const FAULTS: readonly Fault[] = [...accounts, ...forgetting, ...words, ...play]

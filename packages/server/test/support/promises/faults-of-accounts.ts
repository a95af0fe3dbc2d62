import { sql } from 'drizzle-orm'
import type * as Routes from '../../../src/http/described/routes.ts'
import type * as Account from '../../../src/identity/account.ts'
import type * as Links from '../../../src/identity/links.ts'
import type * as TakingOver from '../../../src/lobby/taking-over.ts'
import { verification } from '../../../src/store/schema.ts'
import type { Hub } from '../../../src/stream/hub.ts'
import type * as Tokens from '../../../src/tokens/tokens.ts'
import { ofModule, ofOpened } from '../breakable.ts'
import type { Fault } from './faults.ts'

export const ACCOUNT_FAULTS: readonly Fault[] = [
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

import {
  Account,
  EmptyRequest,
  Entered,
  KeepPasskeyRequest,
  LinkLook,
  LinkRequest,
  LinkSent,
  LookRequest,
  NoticeWishes,
  NoticeWishesRequest,
  PasskeyOptions,
  PasskeyRequest,
  PasswordRequest,
  PushState,
  PushSubscribeRequest,
  SetPasswordRequest,
  UseLinkRequest,
} from '@menagerie/protocol'
import { z } from 'zod'
import type { Described } from './routes.ts'

const entering = (summary: string, body: z.ZodType, answer: z.ZodType = Entered): Described => ({
  summary,
  scope: 'anybody',
  body,
  answer,
})
const own = (summary: string, body?: z.ZodType, answer: z.ZodType = Account): Described => ({
  summary,
  scope: 'person',
  ...(body === undefined ? {} : { body }),
  answer,
})

/** Ways in and back, and what somebody sees and changes of their own account. No program of theirs may. */
export const ACCOUNT_ROUTES: Readonly<Record<string, Described>> = {
  'POST /api/auth/passkey/options': entering('What a browser asks for a passkey with.', EmptyRequest, PasskeyOptions),
  'POST /api/auth/passkey': entering('Lets in by a passkey.', PasskeyRequest),
  'POST /api/auth/password': entering('Lets in by an address and its password.', PasswordRequest),
  'POST /api/auth/link': entering('Sends a link to an address, whoever has it.', LinkRequest, LinkSent),
  'POST /api/auth/link/look': entering('What a link would do; it is not used up.', LookRequest, LinkLook),
  'POST /api/auth/link/use': entering('Lets in by a link, once.', UseLinkRequest),
  'GET /api/me/account': own('How one comes back, and where one is signed in.'),
  'GET /api/me/data': own('All that the house keeps of whoever asks.', undefined, z.looseObject({})),
  'GET /api/me/notices': own('How one is told that one is asked.', undefined, NoticeWishes),
  'POST /api/me/notices': own('Says how one is told that one is asked.', NoticeWishesRequest, NoticeWishes),
  'GET /api/me/push': own('Whether the browser one asks from is told by push.', undefined, PushState),
  'POST /api/me/push': own(
    'Has this browser told by push, for as long as one is signed in.',
    PushSubscribeRequest,
    PushState,
  ),
  'DELETE /api/me/push': own('Has this browser told no more.', undefined, PushState),
  'POST /api/me/passkeys/options': own('What a browser makes a passkey with.', EmptyRequest, PasskeyOptions),
  'POST /api/me/passkeys': own('Keeps a passkey; a guest has an account from then on.', KeepPasskeyRequest),
  'DELETE /api/me/passkeys/:id': own('Takes a passkey away, unless it is the last way back.'),
  'POST /api/me/email': own('Sends a link that gives an account another address.', LinkRequest, LinkSent),
  'POST /api/me/password': own('A password, or another one; all other browsers are signed out.', SetPasswordRequest),
  'POST /api/me/sessions/end-others': own('Signs out everywhere else.', EmptyRequest),
  'DELETE /api/me/sessions/:id': own('Signs a browser out.'),
}

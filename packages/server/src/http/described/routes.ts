import {
  ActRequest,
  Acted,
  AnswerRequest,
  AwayRequest,
  BackRequest,
  BotStandings,
  ForfeitRequest,
  ClaimRequest,
  Company,
  CreateTableRequest,
  EmptyRequest,
  Forgotten,
  Frame,
  HideRequest,
  InviteQuery,
  Left,
  Lobby,
  MatchQuery,
  Me,
  OfferRequest,
  OpenRequest,
  Past,
  PastQuery,
  Profile,
  ReadyRequest,
  RenameRequest,
  ResignRequest,
  SIGN_IN_PATH,
  SOCKET_PATH,
  STREAM_PATH,
  SendAwayRequest,
  SitRequest,
  Standing,
  Summaries,
  WireRecord,
  WithdrawRequest,
} from '@menagerie/protocol'
import {
  ActDone,
  ActOfHost,
  AdminQuery,
  AdminTables,
  Audit,
  BlockRequest,
  NewToken,
  Overview,
  People,
  Reports,
  TokenEnded,
  TokenRequest,
  Tokens,
} from '@menagerie/protocol/programs'
import { z } from 'zod'
import { ACCOUNT_ROUTES } from './accounts.ts'
import { CHAT_ROUTES } from './chat.ts'

/**
 * Who may ask: anybody; somebody by their cookie alone, or also a program of theirs, by a token that may look, or by one that may
 * play; or whoever keeps the house, by `ADMIN_TOKEN`.
 */
export type Scope = 'anybody' | 'person' | 'read' | 'play' | 'host'

export interface Described {
  readonly summary: string
  readonly scope: Scope
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Of a 200; a sentence where it is no JSON. */
  readonly answer: z.ZodType | string
}

const WatchQuery = z.strictObject({ tables: z.string().optional() }).catchall(z.string())
const decision = (summary: string, body: z.ZodType): Described => ({ summary, scope: 'play', body, answer: Acted })
const hosting = (summary: string, body: z.ZodType): Described => ({ summary, scope: 'host', body, answer: ActDone })
const seating = (summary: string, body: z.ZodType, answer: z.ZodType = Lobby): Described => ({
  summary,
  scope: 'play',
  body,
  answer,
})

/**
 * Every route of the house, as `GET /api/me`. What stands nowhere here is open to no token; the document at `/api/openapi.json` is made of
 * it, and a test holds it against the routes there are.
 */
export const ROUTES: Readonly<Record<string, Described>> = {
  'GET /healthz': {
    summary: 'Whether the process lives.',
    scope: 'anybody',
    answer: z.object({ alive: z.literal(true) }),
  },
  'GET /readyz': {
    summary: 'Whether it can serve; 503 while the database is away.',
    scope: 'anybody',
    answer: z.object({ ready: z.literal(true) }),
  },
  'GET /api/openapi.json': {
    summary: 'This document.',
    scope: 'anybody',
    answer: z.looseObject({ openapi: z.string() }),
  },
  [`POST ${SIGN_IN_PATH}`]: {
    summary: 'Makes a guest, known by the cookie of the answer; who is known already stays who they are.',
    scope: 'anybody',
    body: EmptyRequest,
    answer: Me,
  },
  'POST /api/auth/sign-out': {
    summary: 'Ends the session of the cookie.',
    scope: 'person',
    body: EmptyRequest,
    answer: Left,
  },
  'GET /api/me': { summary: 'Who asks.', scope: 'read', answer: Me },
  'POST /api/me': {
    summary: 'Another name, for tables joined later.',
    scope: 'person',
    body: RenameRequest,
    answer: Me,
  },
  'DELETE /api/me': { summary: 'Forgets whoever asks, for good.', scope: 'person', answer: Forgotten },
  ...ACCOUNT_ROUTES,
  ...CHAT_ROUTES,
  'GET /api/me/standing': { summary: 'How whoever asks has played, and with whom.', scope: 'read', answer: Standing },
  'POST /api/me/standing': {
    summary: 'Whether others see one’s ratings.',
    scope: 'person',
    body: HideRequest,
    answer: Standing,
  },
  'GET /api/people/:person': {
    summary: 'How somebody plays with whom whoever asks has sat at a table.',
    scope: 'read',
    answer: Profile,
  },
  'GET /api/bots': { summary: 'How bots have played in rated matches.', scope: 'read', answer: BotStandings },
  'GET /api/tables/:id/company': {
    summary: 'How those who sit there play what is played there.',
    scope: 'read',
    query: InviteQuery,
    answer: Company,
  },
  'GET /api/me/tokens': { summary: 'One’s own tokens.', scope: 'person', answer: Tokens },
  'POST /api/me/tokens': {
    summary: 'A token for a program; it is shown this once.',
    scope: 'person',
    body: TokenRequest,
    answer: NewToken,
  },
  'DELETE /api/me/tokens/:token': { summary: 'Ends a token.', scope: 'person', answer: TokenEnded },
  'GET /api/admin/overview': { summary: 'How much there is.', scope: 'host', answer: Overview },
  'GET /api/admin/people': { summary: 'People by name or id.', scope: 'host', query: AdminQuery, answer: People },
  'GET /api/admin/tables': { summary: 'Tables by id or game.', scope: 'host', query: AdminQuery, answer: AdminTables },
  'GET /api/admin/reports': { summary: 'What people told the host of.', scope: 'host', answer: Reports },
  'POST /api/admin/reports/:report/settle': hosting('Is done with a report.', ActOfHost),
  'GET /api/admin/audit': { summary: 'What hosts did.', scope: 'host', answer: Audit },
  'POST /api/admin/tables/:table/close': hosting('Ends a table.', ActOfHost),
  'POST /api/admin/people/:person/forget': hosting('Forgets a person, for good.', ActOfHost),
  'POST /api/admin/people/:person/block': hosting('Keeps a person from new tables, or no longer.', BlockRequest),
  'POST /api/tables': seating('A new table, at which whoever asks sits.', CreateTableRequest),
  'GET /api/tables/open': { summary: 'Tables that wait for people.', scope: 'read', answer: Summaries },
  'GET /api/tables/mine': { summary: 'Tables at which whoever asks sits.', scope: 'read', answer: Summaries },
  'GET /api/tables/:id': { summary: 'A table.', scope: 'read', query: InviteQuery, answer: Lobby },
  'POST /api/tables/:id/sit': seating('Takes a free seat.', SitRequest),
  'POST /api/tables/:id/leave': seating('Leaves a seat before the match.', EmptyRequest, Left),
  'POST /api/tables/:id/send-away': seating('Frees the seat of a guest; for the maker.', SendAwayRequest),
  'POST /api/tables/:id/claim': seating('Claims a thing of the game, or gives the claim up.', ClaimRequest),
  'POST /api/tables/:id/ready': seating('Seals a contribution to the seed, and says what one brings.', ReadyRequest),
  'POST /api/tables/:id/open': seating('Opens the contribution, once all have sealed theirs.', OpenRequest),
  'POST /api/tables/:id/rematch': seating('The same company once more, each a seat further.', EmptyRequest),
  'GET /api/tables/:id/match': {
    summary: 'Where the match stands for whoever asks, and what happened since a version.',
    scope: 'read',
    query: MatchQuery,
    answer: Frame,
  },
  'GET /api/tables/:id/past': { summary: 'Past positions.', scope: 'read', query: PastQuery, answer: Past },
  'GET /api/tables/:id/record': {
    summary: 'The whole record of a match that is over.',
    scope: 'read',
    query: InviteQuery,
    answer: WireRecord,
  },
  'POST /api/tables/:id/act': decision('Decides: all steps of one commit.', ActRequest),
  'POST /api/tables/:id/resign': decision('Gives up.', ResignRequest),
  'POST /api/tables/:id/away': decision('Leaves the seat to a bot.', AwayRequest),
  'POST /api/tables/:id/back': decision('Takes the seat back.', BackRequest),
  'POST /api/tables/:id/offer': decision('Offers something to those who play.', OfferRequest),
  'POST /api/tables/:id/answer': decision('Answers an offer.', AnswerRequest),
  'POST /api/tables/:id/forfeit': decision('Says that who stays away has given up.', ForfeitRequest),
  'POST /api/tables/:id/withdraw': decision('Takes an offer back.', WithdrawRequest),
  [`GET ${STREAM_PATH}`]: {
    summary: 'Server-sent events: lobby, frame, remarks, mine and renew.',
    scope: 'read',
    query: WatchQuery,
    answer: 'text/event-stream',
  },
  [`GET ${SOCKET_PATH}`]: {
    summary: 'The same by a WebSocket, on which one decides too.',
    scope: 'play',
    query: WatchQuery,
    answer: 'a WebSocket',
  },
}

/** What is asked for, whoever asks; a HEAD is its GET. Null where it stands nowhere. */
export const describedAs = (method: string, route: string | undefined): Described | null =>
  ROUTES[`${method === 'HEAD' ? 'GET' : method} ${route ?? ''}`] ?? null

/** Whether somebody with a token of this scope may ask there. */
export const isOpenTo = (scope: 'read' | 'play', described: Described | null): boolean =>
  described !== null && (described.scope === 'read' || described.scope === 'anybody' || described.scope === scope)

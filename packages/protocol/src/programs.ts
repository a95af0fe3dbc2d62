import { z } from 'zod'
import { Phrase } from './chat.ts'

/* What programs of other people ask for beside what pages do. A door of its own, which no page opens. */

/** What a token is good for: to look at all that its person may look at, or to play for them as well. */
export const TokenScope = z.enum(['read', 'play'])
export type TokenScope = z.infer<typeof TokenScope>

/** `POST /api/me/tokens` -> NewToken. */
export const TokenRequest = z.strictObject({
  scope: TokenScope,
  /** Until it ends by itself. */
  days: z.number().int().min(1).max(365).default(90),
})
export type TokenRequest = z.input<typeof TokenRequest>

/** Times are milliseconds since 1970. */
export const Token = z.object({ id: z.string(), scope: TokenScope, createdAt: z.number(), expiresAt: z.number() })
export type Token = z.infer<typeof Token>

/** `token` is shown this once; it goes into the header `authorization: Bearer <token>`. */
export const NewToken = Token.extend({ token: z.string() })
export type NewToken = z.infer<typeof NewToken>

/** `GET /api/me/tokens`: one's own, newest first. */
export const Tokens = z.object({ tokens: z.array(Token).readonly() })
export type Tokens = z.infer<typeof Tokens>

/** Answer of `DELETE /api/me/tokens/:token`: it is good for nothing any more, and what listens by it ends. */
export const TokenEnded = z.object({ ended: z.literal(true) })
export type TokenEnded = z.infer<typeof TokenEnded>

/* For whoever keeps the house, by `ADMIN_TOKEN`. Nothing of a match that runs but what every spectator may know. */

const Reason = z.string().trim().max(300).default('')

/** `GET /api/admin/overview`. */
export const Overview = z.object({
  people: z.number().int(),
  blocked: z.number().int(),
  tables: z.object({ waiting: z.number().int(), running: z.number().int(), over: z.number().int() }),
  lines: z.record(z.string(), z.number().int()),
  limits: z.object({ perAddress: z.number().int(), perPerson: z.number().int(), tables: z.number().int() }),
})
export type Overview = z.infer<typeof Overview>

/** Part of a name or a whole id; newest first, 50 at most. */
export const AdminQuery = z.strictObject({ find: z.string().max(60).default('') })

/** `GET /api/admin/people`. Times are milliseconds since 1970. */
export const People = z.object({
  people: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.number(),
        tables: z.number().int(),
        blocked: z.boolean(),
      }),
    )
    .readonly(),
})
export type People = z.infer<typeof People>

/** `GET /api/admin/tables`. `find`: an id of a table, or a game. */
export const AdminTables = z.object({
  tables: z
    .array(
      z.object({
        id: z.string(),
        game: z.string(),
        state: z.enum(['waiting', 'running', 'over']),
        open: z.boolean(),
        createdAt: z.number(),
        /** Entries so far. */
        entries: z.number().int(),
        seats: z
          .array(z.object({ kind: z.string(), name: z.string().nullable(), person: z.string().nullable() }))
          .readonly(),
      }),
    )
    .readonly(),
})
export type AdminTables = z.infer<typeof AdminTables>

const Somebody = z.object({ person: z.string().nullable(), name: z.string() })

/**
 * `GET /api/admin/reports`: what people told the host of, those nobody is done with first, then newest first, 50 at most. A name is empty
 * and a person null where they were forgotten.
 */
export const Reports = z.object({
  reports: z
    .array(
      z.object({
        id: z.string(),
        /** Null where the table is gone. */
        table: z.string().nullable(),
        by: Somebody,
        about: Somebody,
        reason: z.string(),
        at: z.number(),
        settledAt: z.number().nullable(),
        /** The last one is what was reported. */
        lines: z
          .array(
            Somebody.extend({
              /** Null: they looked on. */
              seat: z.number().int().nullable(),
              text: z.string().nullable(),
              phrase: Phrase.nullable(),
              at: z.number(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
})
export type Reports = z.infer<typeof Reports>

/** Body of `POST /api/admin/tables/:table/close`, `POST /api/admin/reports/:report/settle` and `POST /api/admin/people/:person/forget`; the reason is kept in the audit. */
export const ActOfHost = z.strictObject({ reason: Reason })
/** Body of `POST /api/admin/people/:person/block`. Who is blocked makes no table and sits down at none; what they play goes on. */
export const BlockRequest = z.strictObject({ blocked: z.boolean(), reason: Reason })
export const ActDone = z.object({ done: z.literal(true) })
export type ActDone = z.infer<typeof ActDone>

/** `GET /api/admin/audit`, newest first, 100 at most. */
export const Audit = z.object({
  acts: z.array(z.object({ at: z.number(), act: z.string(), target: z.string(), reason: z.string() })).readonly(),
})
export type Audit = z.infer<typeof Audit>

import { z } from 'zod'
import { LIMITS } from './limits.ts'

/* Accounts: a way back for a person. Everybody is a guest at first, and stays one for as long as they like. */

/**
 * What only the routes of accounts refuse, and the HTTP status of each; its words stand with the page of the account, for no
 * other page hears of it.
 */
export const ACCOUNT_ERRORS = {
  /** Nobody is let in by this passkey, or by this password: which of the two is wrong is told to nobody. */
  wayWrong: 403,
  /** Too long ago signed in for what cannot be taken back. */
  signInAgain: 403,
  /** Another account asked for this link. */
  linkElsewhere: 403,
  /** Used already, or older than it may be, or none of this house. */
  linkGone: 410,
  /** Another account has this address; told only to whoever reads its mail. */
  addressTaken: 409,
  /** Without it nobody would come back to this account. */
  lastWay: 409,
  /** The house sends no mail. */
  noMail: 409,
} as const
export type AccountCode = keyof typeof ACCOUNT_ERRORS

/** Languages that mails are written in. */
export const MAIL_LANGUAGES = ['en', 'ja'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** As it is compared: an address is one address, however its letters are written. */
export const Email = z
  .string()
  .max(LIMITS.email)
  .transform((text) => text.trim().toLowerCase())
  // Names that lead nowhere, among them those the house itself gives to guests.
  .pipe(z.email().refine((text) => !text.endsWith('.invalid')))

export const Password = z.string().min(LIMITS.passwordLeast).max(LIMITS.passwordMost)

/** One's own passkeys; `name` is that of what keeps it, or empty. Times are milliseconds since 1970. */
export const OwnPasskey = z.object({ id: z.string(), name: z.string(), createdAt: z.number() })
export type OwnPasskey = z.infer<typeof OwnPasskey>

/** A browser in which one is signed in; names are empty where it did not tell them. `seenAt` is as of the last day. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  here: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** `GET /api/me/account`, and the answer of whatever changes it. For its owner alone. */
export const Account = z.object({
  guest: z.boolean(),
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  passkeys: z.array(OwnPasskey).readonly(),
  sessions: z.array(OwnSession).readonly(),
  /** At which one sits. */
  tables: z.number(),
  /** Whether the house sends mail. */
  mails: z.boolean(),
})
export type Account = z.infer<typeof Account>

/** What a browser is given to ask for a passkey, or to make one; as the standard has it, so its own library reads it. */
export const PasskeyOptions = z.record(z.string(), z.unknown())

/** `POST /api/me/passkeys`: what the browser answered. */
export const KeepPasskeyRequest = z.strictObject({ response: z.record(z.string(), z.unknown()) })

/** Whether the matches that this browser's guest sits at come along; without, nobody comes back to that guest. */
const bring = z.boolean()

/** `POST /api/auth/passkey`. */
export const PasskeyRequest = z.strictObject({ response: z.looseObject({ id: z.string().max(2048) }), bring })

/** `POST /api/auth/password`. */
export const PasswordRequest = z.strictObject({ email: Email, password: z.string().max(LIMITS.passwordMost), bring })

/** `POST /api/auth/link`, and `POST /api/me/email` for one more address of an account: a link is sent, whoever has it. */
export const LinkRequest = z.strictObject({ email: Email, language: z.enum(MAIL_LANGUAGES) })
export const LinkSent = z.object({ sent: z.literal(true) })
export type LinkSent = z.infer<typeof LinkSent>

export const LinkToken = z.string().regex(/^[0-9A-Za-z_-]{43}$/)
/** `POST /api/auth/link/look`: uses nothing up. */
export const LookRequest = z.strictObject({ token: LinkToken })
/**
 * What a link would do: let in to the account of its address, give the address to this browser's guest, who has an account
 * by it from then on, or to the account that asked.
 */
export const LinkLook = z.object({ email: z.string(), does: z.enum(['enter', 'make', 'add']) })
export type LinkLook = z.infer<typeof LinkLook>
/** `POST /api/auth/link/use`: once. */
export const UseLinkRequest = z.strictObject({ token: LinkToken, bring })

/** The answer where somebody was let in. `moved`: tables that came along. */
export const Entered = z.object({ name: z.string(), moved: z.number() })
export type Entered = z.infer<typeof Entered>

/** `POST /api/me/password`. */
export const SetPasswordRequest = z.strictObject({ password: Password })

import { z } from 'zod'
import { MAIL_LANGUAGES } from './account.ts'

/* How somebody is told that they are asked while they are not at the table. */

const Hour = z.number().int().min(0).max(23)

/** `GET /api/me/notices`, and the answer of whatever changes them. For their owner alone. */
export const NoticeWishes = z.object({
  mail: z.boolean(),
  /** Hours of the day, by `zone`, from and until which nothing is told; the same: there are none. */
  quietFrom: Hour,
  quietUntil: Hour,
  /** Null where nothing was said yet. */
  zone: z.string().nullable(),
  /** Whether mails can be sent: the house sends none, or the account has no address. */
  byMail: z.enum(['yes', 'noMail', 'noAddress']),
})
export type NoticeWishes = z.infer<typeof NoticeWishes>

/** `POST /api/me/notices` -> NoticeWishes. `zone`: a name such as `Asia/Tokyo`, as browsers tell it. */
export const NoticeWishesRequest = z.strictObject({
  mail: z.boolean(),
  quietFrom: Hour,
  quietUntil: Hour,
  zone: z.string().min(1).max(60),
  language: z.enum(MAIL_LANGUAGES),
})
export type NoticeWishesRequest = z.infer<typeof NoticeWishesRequest>

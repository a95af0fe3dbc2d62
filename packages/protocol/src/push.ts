import { z } from 'zod'

/* How a device is told by push that somebody is asked, while they are not at the table. */

/** Base64url of so many bytes. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`))

/** `GET /api/me/push`, and the answer of whatever changes it. For its owner alone. */
export const PushState = z.object({
  /** By which browsers know the house: an uncompressed point of P-256. */
  key: bytes(65),
  /** Whether the browser one asks from is told. */
  here: z.boolean(),
  /** Other devices of theirs that are. */
  others: z.number().int(),
})
export type PushState = z.infer<typeof PushState>

/** `POST /api/me/push` -> PushState. As a browser's `PushSubscription` says it; `malformed` where the address is of no push service. */
export const PushSubscribeRequest = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscribeRequest = z.infer<typeof PushSubscribeRequest>

/**
 * What a service worker is told, closed for it alone (RFC 8291): where one is asked, and by which name a repetition is known. No game, no
 * person, and nothing of what is played.
 */
export interface PushMessage {
  /** `/t/<id>`. */
  readonly path: string
  /** The question's: what comes again takes the place of what came before. It says nothing to who does not know the question. */
  readonly tag: string
}

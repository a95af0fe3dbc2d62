import { ECDH } from 'node:crypto'
import { request } from 'node:https'
import type { PushMessage } from '@menagerie/protocol'
import type { PushKeys } from './keys.ts'
import { type PushTrial, isPushService, lookupOutside } from './services.ts'

/** Where a device is reached, and what messages to it are closed with. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Pusher {
  /**
   * Resolves when the service has taken it; `gone`: that device is reached no more. Rejects where it may be tried again. Of what waits for
   * a device under one `topic` the service keeps the last.
   */
  readonly deliver: (to: Subscription, message: PushMessage, topic: string) => Promise<'taken' | 'gone'>
}

export interface PusherOptions {
  readonly keys: () => Promise<PushKeys>
  /** Whom a service may ask about the house: its address or a mail address, as a URL. */
  readonly contact: string
  readonly trial: PushTrial | null
}

/** The service did not take it, and may another time. */
class PushRefused extends Error {
  override readonly name = 'PushRefused'
  readonly code: string

  constructor(status: number) {
    super('a push service did not take a message')
    this.code = `STATUS${status}`
  }
}

/** Milliseconds for all of it, from the name to the answer's first line. */
const PATIENCE_MS = 10_000
/** Seconds that a service keeps a message for a device that is off. */
const KEPT_SECONDS = 7 * 86_400
/** Bytes of an answer's head; nothing after it is read. */
const MOST_HEAD = 8192
const GONE = [404, 410]

/** Whether messages can be closed for whoever holds the other half of it. */
export const isPublicKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export const openPusher = ({ keys, contact, trial }: PusherOptions): Pusher => {
  /** The status of the answer. Whatever it says, nobody else is asked: no redirect is followed. */
  const post = (endpoint: string, headers: Record<string, string | number>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const isTrial = trial !== null && new URL(endpoint).origin === new URL(trial.origin).origin
      const sent = request(
        endpoint,
        {
          method: 'POST',
          headers,
          agent: false,
          maxHeaderSize: MOST_HEAD,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(isTrial ? (trial.ca === null ? {} : { ca: trial.ca }) : { lookup: lookupOutside }),
        },
        (response) => {
          resolve(response.statusCode ?? 0)
          response.destroy()
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  return {
    deliver: async ({ endpoint, p256dh, auth }, message, topic) => {
      // What was kept by a house of other rules.
      if (!isPushService(endpoint, trial)) return 'gone'
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject: contact, ...(await keys()) }, TTL: KEPT_SECONDS, urgency: 'normal', topic },
      )
      const status = await post(endpoint, headers, body)
      if (GONE.includes(status)) return 'gone'
      if (status < 200 || status > 299) throw new PushRefused(status)
      return 'taken'
    },
  }
}

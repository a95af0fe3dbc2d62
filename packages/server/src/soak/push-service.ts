import { type ECDH, createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushSubscribeRequest } from '@menagerie/protocol'
import type { PushTrial } from '../push/services.ts'
import { ownCertificate } from './own-certificate.ts'

/* A real push service on this machine: TLS, messages that are read with the keys of the device they are for, and a proof of who sends. */

/** A message as a device read it. */
export interface Pushed {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  /** What the sender proved to be, and to whom. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number }
  /** The key it proved that with. */
  readonly sender: string
  readonly text: string
}

export interface Device {
  /** As its browser says it. */
  readonly subscription: PushSubscribeRequest
}

/** What the service does with messages for a device. */
export interface Answering {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface PushService {
  readonly trial: PushTrial
  /** Every message that it took. */
  readonly arrived: readonly Pushed[]
  /** Requests of whatever kind, for whatever there is. */
  readonly asked: () => number
  readonly newDevice: () => Device
  readonly answer: (device: Device, answering: Answering) => void
  /** Called with each message once it was taken, before the sender is told. */
  readonly onTaken: (listener: (pushed: Pushed) => void) => void
  readonly close: () => Promise<void>
}

interface Keys {
  readonly ecdh: ECDH
  readonly auth: Buffer
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** RFC 8291 over RFC 8188, of one record. */
const opened = (body: Buffer, { ecdh, auth }: Keys): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = derived(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createDecipheriv('aes-128-gcm', key, derived(secret, salt, 'Content-Encoding: nonce\0', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}

/** RFC 8292. Throws where nobody, or somebody else, has signed it. */
const senderOf = (authorization: string | undefined): Pick<Pushed, 'claims' | 'sender'> => {
  const [, token = '', sender = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head = '', said = '', signature = ''] = token.split('.')
  const point = Buffer.from(sender, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${said}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('not signed')
  return { claims: JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as Pushed['claims'], sender }
}

export const openPushService = async (): Promise<PushService> => {
  const { key, cert } = ownCertificate()
  const arrived: Pushed[] = []
  const devices = new Map<string, Keys>()
  const answers = new Map<string, Answering>()
  const listeners: ((pushed: Pushed) => void)[] = []
  let asked = 0
  let origin = ''
  const server = createServer({ key, cert }, (request, response) => {
    asked++
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const endpoint = origin + (request.url ?? '')
      const keys = devices.get(endpoint)
      const { status, headers } = answers.get(endpoint) ?? { status: keys === undefined ? 404 : 201 }
      if (keys !== undefined && status === 201) {
        const pushed: Pushed = {
          endpoint,
          headers: request.headers,
          ...senderOf(request.headers.authorization),
          text: opened(Buffer.concat(parts), keys),
        }
        arrived.push(pushed)
        for (const listener of listeners) listener(pushed)
      }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    trial: { origin, ca: cert },
    arrived,
    asked: () => asked,
    newDevice: () => {
      const keys: Keys = { ecdh: createECDH('prime256v1'), auth: randomBytes(16) }
      const endpoint = `${origin}/send/${randomBytes(16).toString('base64url')}`
      const p256dh = keys.ecdh.generateKeys('base64url')
      devices.set(endpoint, keys)
      return { subscription: { endpoint, keys: { p256dh, auth: keys.auth.toString('base64url') } } }
    },
    answer: ({ subscription }, answering) => void answers.set(subscription.endpoint, answering),
    onTaken: (listener) => void listeners.push(listener),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/* A passkey in a program: what a browser and its authenticator do, by the standard (WebAuthn, level 2), with ES256. */

export interface AuthenticatorOptions {
  /** Of the page that asks. */
  readonly origin: string
  readonly host: string
  /** False: somebody touched it, and it asked for no finger, face or number. */
  readonly verifies?: boolean
}

export interface Authenticator {
  /** Answers the options of a registration, as `JSON.stringify` of the browser's credential has it. */
  readonly make: (options: { readonly challenge?: unknown }) => Record<string, unknown>
  /** Answers the options of a sign-in. */
  readonly answer: (options: { readonly challenge?: unknown }) => Record<string, unknown>
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer): string => data.toString('base64url')

/** Head of a CBOR item: its kind, and a length or value below 65,536. */
const head = (kind: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const words = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)])
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

export const openAuthenticator = ({ origin, host, verifies = true }: AuthenticatorOptions): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const id = randomBytes(16)
  const handle = randomBytes(16)
  const cose = map(
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, 'base64url'))],
    [whole(-3), bytes(Buffer.from(y, 'base64url'))],
  )
  const flags = PRESENT | (verifies ? VERIFIED : 0)
  const said = (type: string, challenge: unknown): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const data = (flag: number, more: Buffer = Buffer.alloc(0)): Buffer =>
    Buffer.concat([sha256(host), Buffer.from([flag]), Buffer.alloc(4), more])
  const credential = (response: object): Record<string, unknown> => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    make: ({ challenge }) => {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = map(
        [words('fmt'), words('none')],
        [words('attStmt'), map()],
        [words('authData'), bytes(data(flags | WITH_KEY, key))],
      )
      const client = said('webauthn.create', challenge)
      return credential({
        clientDataJSON: text(client),
        attestationObject: text(attestation),
        transports: ['internal'],
      })
    },
    answer: ({ challenge }) => {
      const [client, own] = [said('webauthn.get', challenge), data(flags)]
      const signature = sign('sha256', Buffer.concat([own, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(own),
        signature: text(signature),
        userHandle: text(handle),
      })
    },
  }
}

import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/* A certificate for this machine, signed by nobody but itself: for servers of TLS that trials open on loopback. */

/** One value of DER: its tag, its length, and what it is made of. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const text = (tag: number, words: string): Buffer => der(tag, Buffer.from(words, 'latin1'))
const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes)

const COMMON_NAME = oid('550403')
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'))
const BASIC_CONSTRAINTS = oid('551d13')
const ALTERNATIVE_NAMES = oid('551d11')
const TRUE = der(0x01, Buffer.from([255]))

const NAME = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))))
const EXTENSIONS = der(
  0xa3,
  sequence(
    sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE))),
    sequence(ALTERNATIVE_NAMES, der(0x04, sequence(text(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1]))))),
  ),
)

/** `GeneralizedTime`. */
const timeAt = (at: number): Buffer =>
  text(0x18, `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`)

const signed = (privateKey: KeyObject, publicKey: KeyObject): Buffer => {
  const day = 86_400_000
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    ECDSA_WITH_SHA256,
    NAME,
    sequence(timeAt(Date.now() - day), timeAt(Date.now() + day)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    EXTENSIONS,
  )
  return sequence(toBeSigned, ECDSA_WITH_SHA256, bits(sign('sha256', toBeSigned, privateKey)))
}

/** PEM, for `localhost` and 127.0.0.1; good for a day. */
export const ownCertificate = (): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const lines = signed(privateKey, publicKey).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`,
  }
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hex of whole bytes. */
export const isHex = (text: string): boolean => /^(?:[0-9a-f]{2})*$/.test(text)

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** Throws on anything but lower-case hex of whole bytes. */
export const fromHex = (text: string): Uint8Array => {
  if (!isHex(text)) throw new RangeError('not lower-case hex')
  return hexToBytes(text)
}

/** SHA-256 of the text's UTF-8 bytes, hex: the `Hash` of record chains. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

import { hash } from 'node:crypto'
import type { Hash } from '@menagerie/engine'
import type { Digest } from '@menagerie/fair'

/** SHA-256 of the text's UTF-8 bytes, hex, by the platform: the same as `sha256Hex`, in a tenth of the time. */
export const nativeHash: Hash = (text) => hash('sha256', text)

/** SHA-256 of bytes. */
export const nativeDigest: Digest = (bytes) => hash('sha256', bytes, 'buffer')

import { type Chance, type MatchRecord, canonicalJson } from '@menagerie/engine'
import { bytesToUtf8 } from '@noble/ciphers/utils.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Bytes that JSON is made of, and some that it is not. */
const LEAST_BYTE = 0x20
const BYTES = 0x5f

/** The canonical JSON of a record with one byte changed to another; null where it reads as the same record, or as none. */
export const withOtherByte = (record: MatchRecord, chance: Chance): MatchRecord | null => {
  const bytes = utf8ToBytes(canonicalJson(record))
  const at = chance.pick(bytes.length)
  const before = bytes[at] as number
  bytes[at] = LEAST_BYTE + ((before - LEAST_BYTE + 1 + chance.pick(BYTES - 1)) % BYTES)
  const read = readAgain(bytesToUtf8(bytes))
  return read === null || canonicalJson(read) === canonicalJson(record) ? null : read
}

/** The beginning of a record: all that stands before one of its entries. */
export const cutShort = (record: MatchRecord, entries: number): MatchRecord => ({
  ...record,
  entries: record.entries.slice(0, entries),
})

const readAgain = (text: string): MatchRecord | null => {
  try {
    return JSON.parse(text) as MatchRecord
  } catch {
    return null
  }
}

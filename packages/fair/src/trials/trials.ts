import { type Chance, type Choices, type MatchRecord, type SomeBox, sampledChance } from '@menagerie/engine'
import { sha256Hex, fromHex, toHex } from '../bytes.ts'
import type { Kept } from '../verifier/kept.ts'
import { verifyRecord } from '../verifier/verify.ts'
import { type FairMatch, givenUpAt, keptBy, playFair } from './matches.ts'
import { cutShort, withOtherByte } from './tampering.ts'

/** What was tried on a record, and how often it was found. */
export interface Trial {
  readonly what: 'bytes' | 'cuts' | 'secrets' | 'contributions'
  readonly tried: number
  /** By the record alone. */
  readonly alone: number
  /** With what one seat's page had kept. */
  readonly kept: number
}

export interface Trials {
  readonly box: SomeBox
  readonly choices: Choices
  readonly seats: number
  readonly seed: string
  /** How many of each. */
  readonly counts: Readonly<Record<Trial['what'], number>>
}

const bytesOf = (text: string): Uint8Array => fromHex(sha256Hex(text))

/** Records that are another in one byte, cut short, or of a match whose luck was ground: each has to be found. */
export const tryRecords = ({ box, choices, seats, seed, counts }: Trials): readonly Trial[] => {
  const match = (what: string, secret: string, contributions: readonly string[]): FairMatch => ({
    secret: bytesOf(secret),
    contributions,
    choices,
    deciding: sampledChance(`${seed}/${what}`),
  })
  const parts = Array.from({ length: seats }, (_, seat) => toHex(bytesOf(`${seed}/seat ${seat}`)))
  const honest = match('honest', `${seed}/secret`, parts)
  const record = playFair(box, honest)
  const kept = keptBy(record, honest.secret, 0)
  const luck = sampledChance(`${seed}/trials`)
  const trial = (what: Trial['what'], forge: (nth: number) => MatchRecord | null): Trial =>
    runTrial(box, kept, what, counts[what], forge)
  // An honest record is sound, or nothing below says anything.
  if (!verifyRecord(box, record, kept).ok) return [{ what: 'bytes', tried: 1, alone: 0, kept: 0 }]
  return [
    trial('bytes', () => withOtherByte(record, luck)),
    trial('cuts', (nth) => cut(box, record, honest, luck, nth % 2 === 0)),
    // The host knows every contribution, and looks for a secret that deals it what it wants.
    trial('secrets', (nth) => playFair(box, match(`secret ${nth}`, `${seed}/ground ${nth}`, parts))),
    // The host shows its last seat what the others contributed, and that seat looks for the contribution it wants.
    trial('contributions', (nth) => {
      const last = toHex(bytesOf(`${seed}/ground part ${nth}`))
      const ground = [...parts.slice(0, seats - 1), last]
      const forged = playFair(box, match(`part ${nth}`, `${seed}/secret`, ground))
      return nth % 2 === 0 ? forged : { ...forged, header: { ...forged.header, ...sealsIn(record) } }
    }),
  ]
}

const sealsIn = ({ header }: MatchRecord): object => (header.format === 1 ? {} : { seals: header.seals })

/** Before an entry, and every other time with an end that makes the rest a whole match. */
const cut = (
  box: SomeBox,
  record: MatchRecord,
  honest: FairMatch,
  luck: Chance,
  isPlain: boolean,
): MatchRecord | null => {
  const entries = luck.pick(record.entries.length)
  if (isPlain || entries === 0) return cutShort(record, entries)
  return givenUpAt(box, record, honest, { entries, seat: luck.pick(honest.contributions.length) })
}

/** So many forgeries that could be made; a forge that makes none is asked again. */
const runTrial = (
  box: SomeBox,
  kept: Kept,
  what: Trial['what'],
  count: number,
  forge: (nth: number) => MatchRecord | null,
): Trial => {
  let [tried, alone, together] = [0, 0, 0]
  for (let nth = 0; tried < count; nth++) {
    const forged = forge(nth)
    if (forged === null) continue
    tried++
    if (!verifyRecord(box, forged).ok) alone++
    if (!verifyRecord(box, forged, kept).ok) together++
  }
  return { what, tried, alone, kept: together }
}

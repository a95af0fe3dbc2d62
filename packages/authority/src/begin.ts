import {
  type BySeat,
  type Entry,
  type Hash,
  type Pending,
  type RecordHeader,
  type Result,
  type SeatHolder,
  type SomeBox,
  type Table,
  type TableHost,
  drawLoadouts,
  openTable,
} from '@menagerie/engine'
import {
  SECRET_BYTES,
  commitmentOf,
  fairChance,
  fromHex,
  loadoutChance,
  seedKey,
  sha256Hex,
  toHex,
} from '@menagerie/fair'
import type { Place, PlaceSeat } from './place.ts'
import { faulty } from './refused.ts'

/** Random bytes of the system, never of a seeded source but in tests. */
export type Random = (bytes: number) => Uint8Array

/** A new secret of the host, hex, and what is published of it: drawn with the table, before anybody can contribute. */
export const newSecret = (random: Random): { readonly secret: string; readonly commitment: string } => {
  const secret = random(SECRET_BYTES)
  return { secret: toHex(secret), commitment: commitmentOf(secret) }
}

/** What the engine does not have, for one match: fair chance keyed by its secret, SHA-256 and the clock. */
export const hostOf = (
  secret: string,
  contributions: BySeat<string>,
  now: () => number,
  hash: Hash = sha256Hex,
): TableHost => {
  const key = seedKey(fromHex(secret), contributions)
  return { chance: (seq) => fairChance({ key, seq }), hash, now }
}

const holderOf = ({ kind, bot, name }: PlaceSeat): SeatHolder =>
  kind === 'bot' ? { kind, name: name ?? '', bot: bot ?? 'random' } : { kind, name: name ?? '' }

const SALT_BYTES = 16

/** A match that was set up: what is to be kept of it. */
export interface Begun {
  readonly header: RecordHeader
  readonly setup: Entry
  readonly pending: Pending
}

export interface BeginOptions {
  /** `TableSetup.start`: a position, or null for the game's own setup. */
  readonly start: unknown
  readonly random: Random
  readonly now: () => number
  /** SHA-256, hex, of the platform; absent: one in JavaScript. */
  readonly hash?: Hash
}

/** Sets up the match of a table whose seats have all contributed; throws `faulty`. */
export const beginMatch = (
  box: SomeBox,
  { table, seats }: Place,
  { start, random, now, hash }: BeginOptions,
): Begun => {
  const contributions = seats.map((seat) => seat.contribution)
  const opened = box((one): Result<Table> => {
    const options = one.complete(table.choices, table.last)
    if (!options.ok) return options
    const luck = loadoutChance(seedKey(fromHex(table.secret), contributions))
    // A position holds what was brought to it.
    const brought = seats.map((seat) => seat.loadout ?? (start === null ? null : { loadout: null }))
    const { loadouts, drawn } = drawLoadouts(one, options.value, brought, luck)
    const setup = {
      choices: table.choices,
      seats: seats.map(holderOf),
      loadouts,
      start,
      last: table.last,
      commitment: table.commitment,
      contributions,
      sealing: {
        salts: seats.map(() => toHex(random(SALT_BYTES))),
        seals: seats.map((seat) => seat.seal),
        drawn,
        lapsed: table.lapsed,
      },
    }
    return openTable(one, setup, hostOf(table.secret, contributions, now, hash))
  })
  if (!opened.ok) throw faulty(opened.faults)
  const { header, entries } = opened.value.record()
  return { header, setup: entries[0] as Entry, pending: opened.value.pending() }
}

import { canonicalJson } from './canonical.ts'
import type { ChanceOutcome } from './chance/chance.ts'
import type { BySeat, Outcome, Seat } from './game.ts'
import type { Choices } from './options.ts'

export const RECORD_FORMAT = 1

/** Who sits where. Public. */
export type SeatHolder =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/** All that is fixed before the first outcome. Secret as a whole until the match ends, because of the loadouts. */
export interface RecordHeader {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** Version of the rules the match is played under. */
  readonly version: number
  /** Every option with its value; component sets by name when supplied with the game, as data when not. */
  readonly choices: Choices
  readonly seats: BySeat<SeatHolder>
  readonly loadouts: BySeat<unknown>
  /** An arranged or imagined position (docs/position-format.md), or null for the game's own setup. */
  readonly start: unknown
  /** How these seats' last match ended; options may depend on it. */
  readonly last: Outcome | null
  /** Hash of the host's secret, published before the seats contribute; null when chance is not fair chance. */
  readonly commitment: string | null
  /** Each seat's contribution to the seed, hex. */
  readonly contributions: BySeat<string>
}

export type EntryKind = 'setup' | 'steps' | 'resign' | 'timeout' | 'draw' | 'undo'

/** One commit. A seq is never used twice: an undo is itself an entry. */
export interface Entry {
  /** 0 is the setup; then one more for every commit. */
  readonly seq: number
  readonly kind: EntryKind
  /** Whose commit; null for setup, agreed draw and undo. */
  readonly seat: Seat | null
  /** Notations of all steps of the commit; for an undo the seq the match went back to. */
  readonly steps: readonly string[]
  /** By value, in the order they were asked for. */
  readonly outcomes: readonly ChanceOutcome[]
  /** Of the previous hash and this entry without `hash` and `at`. */
  readonly hash: string
  /** Milliseconds since 1970, by the host's clock. Not part of the hash. */
  readonly at: number
}

/** Replays and verifies alone, on another machine, years later. */
export interface MatchRecord {
  readonly header: RecordHeader
  readonly entries: readonly Entry[]
  /** The host's secret, hex; null until the match is over. */
  readonly reveal: string | null
}

/** A hash of text, hex; the engine has no crypto of its own. */
export type Hash = (text: string) => string

export const headerHash = (hash: Hash, header: RecordHeader): string => hash(canonicalJson(header))

export const entryHash = (hash: Hash, previous: string, entry: Omit<Entry, 'hash' | 'at'>): string =>
  hash(
    canonicalJson({
      previous,
      seq: entry.seq,
      kind: entry.kind,
      seat: entry.seat,
      steps: entry.steps,
      outcomes: entry.outcomes,
    }),
  )

import { canonicalJson } from './canonical.ts'
import type { ChanceOutcome } from './chance/chance.ts'
import type { BySeat, Outcome, Seat } from './game.ts'
import type { Choices } from './options.ts'

/** Of new records. Those of format 1 have no times under the hash, names in plain, and no seals of contributions. */
export const RECORD_FORMAT = 2

/** Who sits where. Public. */
export type SeatHolder =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/**
 * Who sits where, as a record keeps it. Of a person only `sealed` is under the hash: who erases name and salt, both, makes
 * them forgotten, and the chain holds.
 */
export type SealedHolder =
  | { readonly kind: 'human'; readonly name: string | null; readonly salt: string | null; readonly sealed: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/** A round of seals that was given up after all had sealed: what would have been played can be worked out of it. */
export interface Lapse {
  readonly commitment: string
  /** The host's secret of that round, hex. */
  readonly secret: string
  readonly seals: BySeat<string>
  /** Hex; null where a seat had not opened. */
  readonly contributions: BySeat<string | null>
  /** Whose place was left, by which the round ended. */
  readonly left: Seat
}

/** How a match was sealed before it began. */
export interface Sealing {
  /** Hex; drawn by the host, one for each name, and in no relation to anything. */
  readonly salts: BySeat<string>
  /** What each seat had published before any opened its contribution, hex; empty for a seat that gives none. */
  readonly seals: BySeat<string>
  /** Whether the host drew this seat's loadout, from the match's own luck. */
  readonly drawn: BySeat<boolean>
  /** Oldest first. */
  readonly lapsed: readonly Lapse[]
}

interface HeaderBase {
  readonly game: string
  /** Version of the rules the match is played under. */
  readonly version: number
  /** Every option with its value; component sets by name when supplied with the game, as data when not. */
  readonly choices: Choices
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

interface Header1 extends HeaderBase {
  readonly format: 1
  readonly seats: BySeat<SeatHolder>
}

interface Header2 extends HeaderBase, Omit<Sealing, 'salts'> {
  readonly format: typeof RECORD_FORMAT
  readonly seats: BySeat<SealedHolder>
}

/** All that is fixed before the first outcome. Secret as a whole until the match ends, because of the loadouts. */
export type RecordHeader = Header1 | Header2
export type RecordFormat = RecordHeader['format']

/** What is decided in a match. */
export const PLAYED_KINDS = ['steps', 'resign', 'timeout', 'draw', 'undo', 'forfeit', 'abandoned'] as const
/** What becomes of the table around it; unknown to format 1. No state is touched, and no undo takes it back. */
export const TABLE_KINDS = [
  ...(['takenOver', 'givenBack', 'clock'] as const),
  ...(['offered', 'accepted', 'refused', 'withdrawn', 'paused', 'resumed'] as const),
] as const
export type TableKind = (typeof TABLE_KINDS)[number]
export type EntryKind = 'setup' | (typeof PLAYED_KINDS)[number] | TableKind

/** What passes between those who sit there before anything is agreed: nobody else is told of it while the match runs. */
const ASIDES: readonly string[] = ['offered', 'accepted', 'refused', 'withdrawn'] satisfies readonly TableKind[]
export const isAside = (kind: EntryKind): boolean => ASIDES.includes(kind)

export const isOfTable = (kind: string): kind is TableKind => (TABLE_KINDS as readonly string[]).includes(kind)

/** One commit. A seq is never used twice: an undo is itself an entry. */
export interface Entry {
  /** 0 is the setup; then one more for every commit. */
  readonly seq: number
  readonly kind: EntryKind
  /**
   * Whose commit, or the seat that was taken over or given back. Of what was agreed (a draw, an undo, a clock, a pause and its
   * end): whose offer it was. All others have accepted it, the last of them by this entry. Of a `forfeit` and of an `abandoned`
   * match: who was asked and stayed away. Null where the host answers for it, and for the setup.
   */
  readonly seat: Seat | null
  /**
   * Notations of all steps of the commit; for an undo the seq the match went back to, for a seat taken over the bot that
   * plays there (and `absent`, where its person stayed away), for a forfeit the seat that claimed it (none: it came by the
   * table's rule), for a clock the option and its seconds from now on, for an offer its kind and terms (`offers.ts`), for what
   * answers one the seq of the offer.
   */
  readonly steps: readonly string[]
  /** By value, in the order they were asked for. */
  readonly outcomes: readonly ChanceOutcome[]
  /** Of the previous hash and this entry without `hash` (format 1: and without `at`). */
  readonly hash: string
  /** Milliseconds since 1970, by the host's clock. */
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

/** What stands under the hash for a name; the salt keeps it from being guessed. */
export const nameSeal = (hash: Hash, salt: string, name: string): string =>
  hash(canonicalJson({ tag: 'menagerie/name/2', salt, name }))

/** The same as it is kept, with its name sealed. */
export const sealedHolder = (hash: Hash, holder: SeatHolder, salt: string): SealedHolder =>
  holder.kind === 'bot' ? holder : { kind: 'human', name: holder.name, salt, sealed: nameSeal(hash, salt, holder.name) }

/** A record's header without the name of one person: its hash stays. Names of format 1 are under the hash and stay too. */
export const forgetting = (header: RecordHeader, seat: Seat): RecordHeader =>
  header.format === 1
    ? header
    : {
        ...header,
        seats: header.seats.map((holder, at) =>
          at === seat && holder.kind === 'human' ? { ...holder, name: null, salt: null } : holder,
        ),
      }

/** Seats whose name is not the one that was sealed; a forgotten one is. */
export const misnamedSeats = (hash: Hash, header: RecordHeader): readonly Seat[] =>
  header.format === 1
    ? []
    : header.seats.flatMap((holder, seat) => {
        if (holder.kind === 'bot') return []
        const { name, salt, sealed } = holder
        if (name === null && salt === null) return []
        return name !== null && salt !== null && nameSeal(hash, salt, name) === sealed ? [] : [seat]
      })

export const headerHash = (hash: Hash, header: RecordHeader): string =>
  hash(
    canonicalJson(
      header.format === 1
        ? header
        : {
            ...header,
            seats: header.seats.map((holder) =>
              holder.kind === 'bot' ? holder : { kind: holder.kind, sealed: holder.sealed },
            ),
          },
    ),
  )

export const entryHash = (
  hash: Hash,
  format: RecordFormat,
  previous: string,
  { seq, kind, seat, steps, outcomes, at }: Omit<Entry, 'hash'>,
): string => {
  const plain = { previous, seq, kind, seat, steps, outcomes }
  return hash(canonicalJson(format === 1 ? plain : { ...plain, at }))
}

import type { BotKind } from '@menagerie/bots'
import type { BySeat, Choices, Lapse, Outcome, RecordHeader } from '@menagerie/engine'
import type { LobbySeat, SeatKind, TableStatus } from '@menagerie/protocol'

/** One seat of a table, as it is kept. */
export interface PlaceSeat {
  readonly kind: SeatKind
  /** Null while nobody sits there. */
  readonly name: string | null
  readonly bot: BotKind | null
  readonly ready: boolean
  /** Of the contribution, hex; empty for bots and until the seat is ready. */
  readonly seal: string
  /** Part of the seed, hex; empty for bots and until the seat has opened it. */
  readonly contribution: string
  /** What the seat brings; null: one is drawn. */
  readonly loadout: { readonly loadout: unknown } | null
}

/** A table with its seats, as far as its match needs them; hosts keep more of theirs. Secret as a whole. */
export interface Place {
  readonly table: {
    readonly id: string
    readonly game: string
    readonly choices: Choices
    /** Of the host, hex; its commitment was shown before anybody contributed. */
    readonly secret: string
    readonly commitment: string
    /** Rounds of seals that were given up. */
    readonly lapsed: readonly Lapse[]
    /** How these seats' last match ended. */
    readonly last: Outcome | null
    /** Null until the match starts. */
    readonly header: RecordHeader | null
  }
  readonly seats: BySeat<PlaceSeat>
}

/** Whether a match of that version of a game's rules can go on; false for a game that is not here. */
export type Plays = (game: string, version: number) => boolean

/** Where a table stands, by the rules of its match (null: none has begun) and what its last entry left. */
export const tableStatus = (
  plays: Plays,
  game: string,
  rules: number | null,
  head: { readonly outcome: Outcome | null } | null,
): TableStatus => {
  if (rules === null || head === null) return 'waiting'
  if (head.outcome !== null) return 'over'
  return plays(game, rules) ? 'playing' : 'closed'
}

/** A seat of nobody, or one that is not ready, keeps the others from opening. */
export const isOpening = (seats: BySeat<Pick<PlaceSeat, 'kind' | 'ready'>>): boolean =>
  seats.every((seat) => seat.kind === 'bot' || seat.ready)

/** What everybody who may see a table knows of a seat; whether it is taken, and theirs, its host knows. */
export const lobbySeat = (seat: PlaceSeat, owner: Pick<LobbySeat, 'taken' | 'you'>): LobbySeat => {
  const isReady = seat.kind === 'bot' || seat.ready
  return {
    kind: seat.kind,
    name: seat.name,
    bot: seat.bot,
    taken: owner.taken,
    ready: isReady,
    seal: isReady ? seat.seal : null,
    opened: seat.kind === 'bot' || seat.contribution !== '',
    you: owner.you,
  }
}

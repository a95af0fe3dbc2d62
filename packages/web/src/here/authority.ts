import type { Plays } from '@menagerie/authority'
import type { BotKind, BotRequest } from '@menagerie/bots'
import type { Choices, Seat, SomeBox } from '@menagerie/engine'
import type {
  ActRequest,
  Acted,
  AwayRequest,
  BackRequest,
  Frame,
  Lobby,
  Past,
  Summary,
  WireRecord,
} from '@menagerie/protocol'
import type { Talk } from '../wire/transport.ts'
import type { Store } from './store.ts'
import type { HereListener } from './watch.ts'

export type HereSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotKind }

export interface NewTable {
  readonly game: string
  readonly choices: Choices
  readonly seats: readonly HereSeat[]
  /** `TableSetup.start`: a position, or null for the game's own setup. */
  readonly start: unknown
}

/** What one seat says when it is ready; a seat that was ready at the match before may leave its loadout as it was. */
export interface SeatReady {
  readonly seat: Seat
  /** Of its contribution. */
  readonly seal: string
  /** Undefined: as at the match before. */
  readonly loadout: unknown
  readonly preset: string | null
}

/** What one seat opens once all are ready. */
export interface SeatOpened {
  readonly seat: Seat
  readonly contribution: string
}

/** Everything the page may ask of the device's authority. State never leaves it; a page has one viewer a table. */
export interface HereAuthority {
  readonly create: (wanted: NewTable) => Promise<Lobby>
  /** Seats get ready, and seal what they will contribute. */
  readonly ready: (id: string, readies: readonly SeatReady[]) => Promise<Lobby>
  /** Seats open what they sealed; with the last of them the match starts. */
  readonly open: (id: string, opened: readonly SeatOpened[]) => Promise<Lobby>
  readonly lobby: (id: string) => Promise<Lobby>
  readonly mine: () => Promise<readonly Summary[]>
  readonly frame: (id: string, since: number) => Promise<Frame>
  /** What whoever this page shows the table to was shown before. */
  readonly past: (id: string, from: number) => Promise<Past>
  readonly act: (id: string, request: ActRequest) => Promise<Acted>
  readonly resign: (id: string, key: string) => Promise<Acted>
  /** A bot plays for whoever is asked at this page, until they are back. */
  readonly away: (id: string, request: AwayRequest) => Promise<Acted>
  readonly back: (id: string, request: BackRequest) => Promise<Acted>
  /**
   * Takes the last decision of a person at this device back, where it told nobody anything and nobody has acted since. All sit before
   * one screen and agree by word; of anything else an authority without clocks need not be asked.
   */
  readonly talk: (id: string, said: Talk) => Promise<Acted>
  readonly rematch: (id: string) => Promise<Lobby>
  readonly record: (id: string) => Promise<WireRecord>
  readonly remove: (id: string) => Promise<void>
  /** A person took the device: from now on this page gets what they see. They must be asked now. */
  readonly unveil: (id: string, seat: Seat) => Promise<void>
  /** The device is handed on: this page gets what everybody may see. */
  readonly veil: (id: string) => Promise<void>
  /** Hears of the tables named, and of changes in `mine`; what is known now comes first. */
  readonly listen: (ids: readonly string[], listener: HereListener) => () => void
  /** Another page of this browser changed a table. */
  readonly changedElsewhere: (id: string) => void
}

/** Answers a bot's question with all steps of one commit; it is given a view and nothing else of the match. */
export type Think = (request: BotRequest) => Promise<readonly string[]>

export interface HereHost {
  readonly store: Store
  readonly load: (game: string) => Promise<SomeBox>
  readonly plays: Plays
  readonly think: Think
  readonly random: (bytes: number) => Uint8Array
  /** Tells the other pages of this browser. */
  readonly tell: (id: string) => void
}

import type { MessageValues } from '@menagerie/engine'
import type {
  ActRequest,
  Acted,
  AnswerRequest,
  AwayRequest,
  BackRequest,
  ClaimRequest,
  ForfeitRequest,
  CreateTableRequest,
  Frame,
  Lobby,
  Me,
  Past,
  OfferRequest,
  ReadyRequest,
  Remarks,
  SitRequest,
  Summary,
  WireFault,
  WireRecord,
  WithdrawRequest,
} from '@menagerie/protocol'

/** Milliseconds in which pages ask a house that all found their line again at once. */
export const SPREAD = 1000

/** An answer that was not a success; words are `errors.<code>`, or those of the game when `rule` is set. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly status: number
  readonly code: string
  readonly rule: string | null
  readonly values: MessageValues
  readonly faults: readonly WireFault[]
  constructor(status: number, code: string, rule: string | null, values: MessageValues, faults: readonly WireFault[]) {
    super(code)
    this.status = status
    this.code = code
    this.rule = rule
    this.values = values
    this.faults = faults
  }
}

export interface Watched {
  readonly table: string
  readonly invite: string | null
}

/**
 * `live`: the stream is open. `lost`: it is being opened again. `out`: whoever this browser was has been signed out here.
 * `unkept`: this browser keeps no cookie, so that the house knows nobody in it.
 */
export type Line = 'live' | 'lost' | 'out' | 'unkept'

export interface Listener {
  readonly onFrame: (frame: Frame) => void
  readonly onLobby: (lobby: Lobby) => void
  /** Of what is said at a table of the server. */
  readonly onRemarks: (remarks: Remarks) => void
  /** With a watched table: it may not be looked at any more. */
  readonly onMine: (table?: string) => void
  readonly onLine: (line: Line) => void
}

/** What a seat brings to the match. */
export type Brings = Pick<ReadyRequest, 'loadout' | 'preset'>

/** What those who sit there say to one another: an offer, an answer to one, that one's own is taken back, or who has stayed away. */
export type Talk =
  | ({ readonly kind: 'offer' } & OfferRequest)
  | ({ readonly kind: 'answer' } & AnswerRequest)
  | ({ readonly kind: 'withdraw' } & WithdrawRequest)
  | ({ readonly kind: 'forfeit' } & ForfeitRequest)

/** The way to the one authority over a table: the server, or a worker on this device. */
export interface Transport {
  readonly me: () => Promise<Me>
  readonly rename: (name: string) => Promise<Me>
  /** Name, cookie and seats: from then on somebody else, and so is this page. */
  readonly forget: () => Promise<void>
  readonly create: (request: CreateTableRequest) => Promise<Lobby>
  readonly lobby: (table: string, invite: string | null) => Promise<Lobby>
  readonly sit: (table: string, request: SitRequest) => Promise<Lobby>
  readonly leave: (table: string) => Promise<void>
  /** The maker of a table frees the seat of a guest. */
  readonly sendAway: (table: string, seat: number) => Promise<Lobby>
  /** Until one is ready; refused where somebody else was first. */
  readonly claim: (table: string, request: ClaimRequest) => Promise<Lobby>
  /**
   * One's own seat is ready: what it contributes is made, kept and sealed, and opened where all others are ready too.
   */
  readonly ready: (lobby: Lobby, brings: Brings) => Promise<Lobby>
  /** Opens what was sealed from here, once all are ready; the lobby as it is where there is nothing to open. */
  readonly open: (lobby: Lobby) => Promise<Lobby>
  readonly rematch: (table: string) => Promise<Lobby>
  readonly openTables: () => Promise<readonly Summary[]>
  readonly myTables: () => Promise<readonly Summary[]>
  readonly frame: (table: string, since: number, invite: string | null) => Promise<Frame>
  /** What this viewer was shown from a version until before the present one. */
  readonly past: (table: string, from: number, invite: string | null) => Promise<Past>
  readonly act: (table: string, request: ActRequest) => Promise<Acted>
  readonly resign: (table: string, key: string) => Promise<Acted>
  /** A bot plays for one's own seat until one is back. */
  readonly away: (table: string, request: AwayRequest) => Promise<Acted>
  readonly back: (table: string, request: BackRequest) => Promise<Acted>
  /** What all have accepted is done. */
  readonly talk: (table: string, said: Talk) => Promise<Acted>
  /** Only of a match that is over. */
  readonly record: (table: string, invite?: string | null) => Promise<WireRecord>
  /** Hears of the watched tables and of one's own, until the returned function is called. */
  readonly listen: (watched: readonly Watched[], listener: Listener) => () => void
}

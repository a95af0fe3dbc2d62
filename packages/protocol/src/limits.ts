/** What the server accepts, in bytes, characters and counts; the client checks the same before it sends. */
export const LIMITS = {
  /** Bytes of an ordinary body. */
  body: 16_384,
  /** Bytes of a body that carries replaceable components or a loadout. */
  dataBody: 65_536,
  /** Characters of a display name. */
  name: 24,
  /** Characters of an e-mail address (RFC 5321), and of a password. */
  email: 254,
  passwordLeast: 10,
  passwordMost: 128,
  /** Seats of one table. */
  seats: 8,
  /** Steps of one commit (as the engine takes them), and characters of one step. */
  steps: 520,
  step: 120,
  /** Seconds that a clock may be agreed to give. */
  clock: 2_592_000,
  /** Bytes of a seat's contribution to the seed, sent as hex. */
  contributionLeast: 16,
  contributionMost: 64,
  /** Tables a person may be at whose match is not over, when they make or join one more; of these open ones that still wait. */
  tables: 60,
  openTables: 4,
  /** Open tables of a day that still wait, whose makers ask from one address: a part of the list of open tables. */
  openTablesHere: 24,
  /** Bots at these tables. */
  botSeats: 120,
  /** Tables one stream may watch. */
  watched: 16,
  /** Lines of a list of tables. */
  summaries: 100,
  /** Characters of what is said at a table. */
  remark: 300,
  /** Of one person in ten seconds, wherever. */
  remarksAtOnce: 6,
  /** Newest remarks that are shown of a side, and that are kept of it. */
  remarksShown: 100,
  remarksKept: 500,
  /** People one may have muted or blocked. */
  quiets: 200,
  /** Reports of one person in a day. */
  reports: 10,
} as const

/** Seconds between two comment lines of a stream; a client that hears nothing for twice as long connects again. */
export const STREAM_BEAT_SECONDS = 15

/**
 * Seconds after which a stream ends with `renew`, at the latest: who is there opens the next at once. Nothing else tells a page
 * that listens from one that is gone and could not say so.
 */
export const STREAM_LIFE_SECONDS = 900

import type { GameTypes, Seat } from './game.ts'
import type { Commit, Playing } from './playing.ts'
import { type EntryKind, isOfTable } from './record.ts'
import { type Refusal, refusal, unreachable } from './refusal.ts'
import { claimedBy, clockSeconds, readSeconds } from './table-entries.ts'
import { absenceAt } from './table-options.ts'
import { refuseTakeBack } from './take-back.ts'

/*
 * What people at a table agree on. One makes an offer; it holds when every other person who still plays has accepted it, and
 * ends with anything else that happens at the table. Bots agree by rule, and a seat that is left to one has no say.
 */

export type Offer =
  | { readonly kind: 'draw' }
  /** The offerer's own last commit, by the seq of its entry. */
  | { readonly kind: 'takeBack'; readonly seq: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** A clock of the game by its option, and the seconds it gives from now on; 0: it stands. */
  | { readonly kind: 'clock'; readonly option: string; readonly seconds: number }
export const OFFER_KINDS = ['draw', 'takeBack', 'pause', 'resume', 'clock'] as const satisfies readonly Offer['kind'][]

/** An offer that waits. Known to all who sit at the table. */
export interface OpenOffer {
  /** The seq of its entry. */
  readonly version: number
  /** Whose it is. */
  readonly seat: Seat
  /** Its kind, and what belongs to it: `takeBack 17`, `clock turnSeconds 60`. */
  readonly terms: readonly string[]
  /** Who has still to answer. */
  readonly waiting: readonly Seat[]
}

/** What the entries so far have made of offers. */
export interface Talk {
  offer: OpenOffer | null
  /** By seat and kind of an offer that was refused or withdrawn: when, milliseconds since 1970, by its entry. */
  barred: ReadonlyMap<string, number>
}

/** In a pause nobody decides: what was refused may be asked for again after so long. */
const AGAIN_MS = 600_000
/** A pause that has lasted so long anybody may end alone: nobody is held at a table for ever. */
export const LONGEST_PAUSE_MS = 86_400_000

export const termsOf = (offer: Offer): readonly string[] => {
  switch (offer.kind) {
    case 'takeBack':
      return [offer.kind, String(offer.seq)]
    case 'clock':
      return [offer.kind, offer.option, String(offer.seconds)]
    case 'draw':
    case 'pause':
    case 'resume':
      return [offer.kind]
    default:
      return unreachable(offer)
  }
}

const readSeq = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The offer that these terms are of; null: none. */
export const offerOf = (terms: readonly string[]): Offer | null => {
  const [kind, first = '', second = ''] = terms
  const seq = readSeq(first)
  if (kind === 'takeBack') return terms.length === 2 && seq !== null ? { kind, seq } : null
  const seconds = readSeconds(second)
  if (kind === 'clock') return terms.length === 3 && seconds !== null ? { kind, option: first, seconds } : null
  return terms.length === 1 && (kind === 'draw' || kind === 'pause' || kind === 'resume') ? { kind } : null
}

/** The entry that an offer becomes when all have accepted it. */
export const effectOf = (offer: Offer): Pick<Commit, 'kind' | 'steps'> => {
  switch (offer.kind) {
    case 'draw':
      return { kind: 'draw', steps: [] }
    case 'takeBack':
      return { kind: 'undo', steps: [String(offer.seq - 1)] }
    case 'pause':
      return { kind: 'paused', steps: [] }
    case 'resume':
      return { kind: 'resumed', steps: [] }
    case 'clock':
      return { kind: 'clock', steps: [offer.option, String(offer.seconds)] }
    default:
      return unreachable(offer)
  }
}

/** The offer behind an entry that holds because all have accepted it; null for all others. */
const offerBehind = ({ kind, steps }: Pick<Commit, 'kind' | 'steps'>): Offer | null => {
  const [first = '', second = ''] = steps
  if (kind === 'draw') return { kind }
  if (kind === 'paused') return { kind: 'pause' }
  if (kind === 'resumed') return { kind: 'resume' }
  if (kind === 'undo') return { kind: 'takeBack', seq: Number(first) + 1 }
  return kind === 'clock' ? offerOf([kind, first, second]) : null
}

type At<T extends GameTypes> = Playing<T>

/** Whether a person still plays at this seat themselves. */
export const isThere = <T extends GameTypes>({ header, resigned, away }: At<T>, seat: Seat): boolean =>
  header.seats[seat]?.kind === 'human' && resigned[seat] === false && away[seat] === null

/** Whose word an offer of this seat needs. */
export const othersThan = <T extends GameTypes>(playing: At<T>, seat: Seat): readonly Seat[] =>
  [...playing.header.seats.keys()].filter((other) => other !== seat && isThere(playing, other))

/** Whether something of the table goes by time: a clock, or the rule for who stays away. */
const isTimed = <T extends GameTypes>(playing: At<T>): boolean =>
  absenceAt(playing.header.choices) !== null ||
  playing.box.clocks.some(({ option }) => clockSeconds(playing, option) > 0)

/** Since when the match is paused, milliseconds since 1970; null: it goes on. */
export const pausedAt = ({ pauses }: Pick<At<GameTypes>, 'pauses'>): number | null => {
  const last = pauses.at(-1)
  return last === undefined || last.to !== null ? null : last.at
}

/** Whether that can be done at this table now, whoever agrees to it. */
const refuseTerms = <T extends GameTypes>(playing: At<T>, seat: Seat, offer: Offer): Refusal | null => {
  const { box, options, happened } = playing
  const isPaused = pausedAt(playing) !== null
  switch (offer.kind) {
    case 'draw':
      return box.draws(options) ? null : refusal('noDraw', 'TABLE-DRAW')
    case 'takeBack':
      return refuseTakeBack(box.game, happened, seat, offer.seq)
    case 'pause':
      if (isPaused) return refusal('paused', 'TABLE-PAUSE')
      return isTimed(playing) ? null : refusal('noClock', 'TABLE-PAUSE')
    case 'resume':
      return isPaused ? null : refusal('notPaused', 'TABLE-PAUSE')
    case 'clock': {
      const row = box.options.find(({ id }) => id === offer.option)
      const isClock = box.clocks.some(({ option }) => option === offer.option)
      if (!isClock || row?.kind !== 'integer' || offer.seconds > row.max) return refusal('clockUnknown', 'TABLE-CLOCK')
      return clockSeconds(playing, offer.option) === offer.seconds ? refusal('clockSame', 'TABLE-CLOCK') : null
    }
    default:
      return unreachable(offer)
  }
}

const nameOf = (seat: Seat, kind: Offer['kind']): string => `${seat} ${kind}`

const isBarred = <T extends GameTypes>(playing: At<T>, seat: Seat, kind: Offer['kind'], at: number): boolean => {
  const since = playing.barred.get(nameOf(seat, kind))
  return since !== undefined && (pausedAt(playing) === null || at - since < AGAIN_MS)
}

/** Whether an offer of this seat holds at once, as nobody else has a say. */
export const isAlone = <T extends GameTypes>(playing: At<T>, seat: Seat, offer: Offer, at: number): boolean =>
  othersThan(playing, seat).length === 0 ||
  (offer.kind === 'resume' && at - (pausedAt(playing) ?? at) >= LONGEST_PAUSE_MS)

const refuseOfferer = <T extends GameTypes>(playing: At<T>, seat: Seat): Refusal | null => {
  if (isThere(playing, seat)) return null
  return (playing.away[seat] ?? null) === null
    ? refusal('offerNotYours', 'TABLE-OFFER')
    : refusal('seatAway', 'TABLE-SEAT')
}

/** Why a seat may not make this offer now; null: it may. `at`: milliseconds since 1970. */
const refuseOffer = <T extends GameTypes>(playing: At<T>, seat: Seat, offer: Offer, at: number): Refusal | null => {
  const refused = refuseOfferer(playing, seat)
  if (refused !== null) return refused
  if (playing.offer !== null) return refusal('offerOpen', 'TABLE-OFFER')
  const impossible = refuseTerms(playing, seat, offer)
  if (impossible !== null) return impossible
  return isBarred(playing, seat, offer.kind, at) ? refusal('offerAgain', 'TABLE-OFFER') : null
}

/** The same where the host answers for it that all agree: what was refused, and what waits, is no matter. */
export const refuseTogether = <T extends GameTypes>(playing: At<T>, seat: Seat, offer: Offer): Refusal | null =>
  refuseOfferer(playing, seat) ?? refuseTerms(playing, seat, offer)

/** Why an entry of a table's talk may not be, or null. */
export const refuseTalk = <T extends GameTypes>(playing: At<T>, { kind, seat, steps, at }: Commit): Refusal | null => {
  const { offer } = playing
  const whose = seat ?? -1
  if (kind === 'offered') {
    const made = offerOf(steps)
    if (made === null) return refusal('offerUnknown', 'TABLE-OFFER')
    // What nobody has to agree to is done, and not offered.
    return refuseOffer(playing, whose, made, at) ?? (isAlone(playing, whose, made, at) ? UNASKED : null)
  }
  if (offer === null || steps.length !== 1 || steps[0] !== String(offer.version)) return GONE
  if (kind === 'withdrawn') return offer.seat === whose ? null : refusal('offerNotYours', 'TABLE-OFFER')
  if (!offer.waiting.includes(whose)) return refusal('offerNotYours', 'TABLE-OFFER')
  // The last word is the entry of what was offered.
  return kind === 'accepted' && offer.waiting.length === 1 ? UNASKED : null
}

const GONE = refusal('offerGone', 'TABLE-OFFER')
const UNASKED = refusal('offerUnknown', 'TABLE-OFFER')

/** Why an entry that holds by consent may not be: nobody is asked any more, or somebody has still to be. */
export const refuseAgreed = <T extends GameTypes>(playing: At<T>, wanted: Commit): Refusal | null => {
  const { seat, at } = wanted
  // The host answers for it.
  if (seat === null) return null
  const agreed = offerBehind(wanted)
  if (agreed === null) return refusal('clockUnknown', 'TABLE-CLOCK')
  const { offer } = playing
  if (offer === null) {
    const refused = refuseOffer(playing, seat, agreed, at)
    return refused ?? (isAlone(playing, seat, agreed, at) ? null : GONE)
  }
  const isThat = offer.seat === seat && offer.terms.join() === termsOf(agreed).join() && offer.waiting.length === 1
  return isThat ? refuseTerms(playing, seat, agreed) : GONE
}

/** What was asked for, and by whom, of what becomes this entry: of one that holds by consent, the last word to it. */
export const askedBy = <T extends GameTypes>(
  { offer }: At<T>,
  wanted: Commit,
): Pick<Commit, 'kind' | 'seat' | 'steps'> => {
  const { seat } = wanted
  const agreed = offerBehind(wanted)
  if (agreed === null) return claimedBy(wanted)
  return offer === null || seat === null
    ? { kind: 'offered', seat, steps: termsOf(agreed) }
    : { kind: 'accepted', seat: offer.waiting[0] ?? null, steps: [String(offer.version)] }
}

/** Notes what an entry that has just been played makes of offers. */
export const noteTalk = <T extends GameTypes>(playing: At<T>, { kind, seat, steps, at }: Commit, seq: number): void => {
  const { offer } = playing
  const whose = seat ?? -1
  if (kind === 'offered') {
    playing.offer = { version: seq, seat: whose, terms: steps, waiting: othersThan(playing, whose) }
    return
  }
  if (kind === 'accepted' && offer !== null) {
    playing.offer = { ...offer, waiting: offer.waiting.filter((other) => other !== whose) }
    return
  }
  playing.offer = null
  if ((kind === 'refused' || kind === 'withdrawn') && offer !== null)
    playing.barred = new Map([...playing.barred, [`${offer.seat} ${offer.terms[0] ?? ''}`, at]])
  if (isOwnDecision(kind) && seat !== null && playing.barred.size > 0)
    playing.barred = new Map([...playing.barred].filter(([name]) => !name.startsWith(`${seat} `)))
}

const isOwnDecision = (kind: EntryKind): boolean => kind !== 'setup' && kind !== 'undo' && !isOfTable(kind)

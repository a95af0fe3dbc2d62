import { ABSENCE_BOT, awaitedSince } from './absence.ts'
import { bankOf } from './bank.ts'
import type { Box } from './box.ts'
import type { ChanceOutcome } from './chance/chance.ts'
import { recordingChance } from './chance/scripted.ts'
import type { GameTypes, Pending, Seat } from './game.ts'
import { settledChoices } from './claims.ts'
import { fillChoices } from './options.ts'
import { type OpenOffer, effectOf, isAlone, offerOf, refuseTogether, termsOf } from './offers.ts'
import { type Behind, type Observer, observer } from './observing.ts'
import { type Commit, type Playing, pendingOf, secondsOf } from './playing.ts'
import { commit } from './committing.ts'
import { begin } from './beginning.ts'
import { type Moment, legalNotations, momentOf, projectionOf } from './projecting.ts'
import {
  type Entry,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordHeader,
  type Sealing,
  entryHash,
  headerHash,
  sealedHolder,
} from './record.ts'
import { goBack, replay, timeoutSteps } from './replay.ts'
import { Defect, type Fault, type Result, fault, faulty, ok, refusal } from './refusal.ts'
import { type ActResult, MOST_PAST, type Table, type TableHost, type TableSetup } from './table.ts'
import { ABSENT } from './table-entries.ts'
import { absenceAt } from './table-options.ts'

const unsealed = (seats: TableSetup['seats']): Sealing => ({
  salts: seats.map(() => ''),
  seals: seats.map(() => ''),
  drawn: seats.map(() => false),
  lapsed: [],
})

/** Sets up a new match and records it as entry 0. */
export const openTable = <T extends GameTypes>(box: Box<T>, setup: TableSetup, host: TableHost): Result<Table> => {
  const filled = fillChoices(box.options, setup.choices)
  if (!filled.ok) return filled
  const { salts, ...sealed } = setup.sealing ?? unsealed(setup.seats)
  const header: RecordHeader = {
    format: RECORD_FORMAT,
    game: box.game.id,
    version: box.game.version,
    choices: settledChoices(box.options, filled.value, setup.seats.length),
    seats: setup.seats.map((holder, seat) => sealedHolder(host.hash, holder, salts[seat] ?? '')),
    loadouts: setup.loadouts,
    start: setup.start,
    last: setup.last,
    commitment: setup.commitment,
    contributions: setup.contributions,
    ...sealed,
  }
  const outcomes: ChanceOutcome[] = []
  const at = host.now()
  const begun = begin(box, header, recordingChance(host.chance(0), outcomes), at)
  if (!begun.ok) return begun
  const dropped = droppedLoadouts(box, setup, begun.value.state)
  if (dropped.length > 0) return faulty(dropped)
  const bare = { seq: 0, kind: 'setup', seat: null, steps: [], outcomes, at } as const
  const entry: Entry = { ...bare, hash: entryHash(host.hash, header.format, headerHash(host.hash, header), bare) }
  const observed = observer<T>()
  observed.note(begun.value, 0)
  return ok(tableOf(begun.value, [entry], host, observed))
}

/** Loadouts that a position does not hold. Records are not asked: of old ones some were dropped, and they stay as they were. */
const droppedLoadouts = <T extends GameTypes>(
  { loadouts: { holds } }: Box<T>,
  { start, loadouts }: TableSetup,
  state: T['State'],
): readonly Fault[] =>
  start === null || holds === undefined
    ? []
    : loadouts.flatMap((loadout, seat) =>
        loadout === null || holds(state, seat, loadout as T['Loadout'])
          ? []
          : [fault('loadoutDiffers', `seat ${seat}: loadout`, null, { seat })],
      )

/** The same table from its record: after a restart, on another node. */
export const restoreTable = <T extends GameTypes>(box: Box<T>, record: MatchRecord, host: TableHost): Result<Table> => {
  const observed = observer<T>()
  const replayed = replay(box, record, host.hash, observed.note)
  return replayed.ok ? ok(tableOf(replayed.value, [...record.entries], host, observed)) : faulty(replayed.faults)
}

/** Works something out once a version, however many ask: nothing about a match changes between two entries. */
const perVersion = <Value>(entries: readonly Entry[], work: () => Value): (() => Value) => {
  let known: { readonly at: number; readonly value: Value } | null = null
  return () => {
    if (known?.at !== entries.length) known = { at: entries.length, value: work() }
    return known.value
  }
}

/** Whether this seat is the only one that has not answered yet. */
const isLastWord = (offer: OpenOffer | null, seat: Seat, version: number): offer is OpenOffer =>
  offer !== null && offer.version === version && offer.waiting.join() === String(seat)

const tableOf = <T extends GameTypes>(
  playing: Playing<T>,
  entries: Entry[],
  host: TableHost,
  observed: Observer<T>,
): Table => {
  const { game } = playing.box
  const append = (wanted: Commit, outcomes: readonly ChanceOutcome[]): ActResult => {
    const { kind, seat, steps, at } = wanted
    const bare = { seq: entries.length, kind, seat, steps, outcomes, at }
    const previous = (entries.at(-1) as Entry).hash
    const entry: Entry = { ...bare, hash: entryHash(host.hash, playing.header.format, previous, bare) }
    entries.push(entry)
    observed.note(playing, entry.seq)
    return { ok: true, entry }
  }

  type Wanted = Omit<Commit, 'at'>
  const play = (asked: Wanted): ActResult => playAt({ ...asked, at: host.now() })

  const playAt = (wanted: Commit): ActResult => {
    if (wanted.kind === 'undo') {
      const kept = goBack(playing, entries, wanted)
      return kept === null ? append(wanted, []) : { ok: false, refusal: kept }
    }
    const outcomes: ChanceOutcome[] = []
    const chance = recordingChance(host.chance(entries.length), outcomes)
    const refused = commit(playing, wanted, chance)
    return refused === null ? append(wanted, outcomes) : { ok: false, refusal: refused }
  }

  const seats = playing.header.seats.map((_, seat) => seat)
  const pending = perVersion(entries, (): Pending => pendingOf(playing))
  const behind = (): Behind | null => (pending().status === 'over' ? null : observed.behind())
  const isSeat = (seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < playing.header.seats.length
  const mustSit = (seat: Seat): void => {
    if (!isSeat(seat)) throw new Defect(`no seat ${seat}`)
  }
  const isAsked = (seat: Seat): boolean => {
    const now = pending()
    return now.status === 'deciding' && now.seats.includes(seat)
  }

  return {
    game: game.id,
    seats: playing.header.seats.length,
    version: () => entries.length - 1,
    pending,
    view: (viewer) => game.view(playing.state, viewer),
    legal: (seat, draft) => legalNotations(playing, seat, draft),
    act: (seat, steps, version) => {
      mustSit(seat)
      if (version !== undefined && version < (playing.askedAt[seat] as number) && pending().status !== 'over') {
        return { ok: false, refusal: refusal('stale', 'TABLE-VERSION') }
      }
      return play({ kind: 'steps', seat, steps: [...steps] })
    },
    resign: (seat) => {
      mustSit(seat)
      return play({ kind: 'resign', seat, steps: [] })
    },
    askedAt: (seat) => {
      mustSit(seat)
      return playing.askedAt[seat] as number
    },
    seconds: perVersion(entries, () => secondsOf(playing)),
    banks: perVersion(entries, () => seats.map((seat) => bankOf(playing, seat))),
    timeout: (seat) => {
      mustSit(seat)
      if (!isAsked(seat)) return { ok: false, refusal: refusal('notYourTurn', 'TABLE-TURN') }
      const outcomes: ChanceOutcome[] = []
      const chance = recordingChance(host.chance(entries.length), outcomes)
      const wanted: Commit = { kind: 'timeout', seat, steps: timeoutSteps(playing, seat, chance), at: host.now() }
      const refused = commit(playing, wanted, chance)
      if (refused?.code === 'paused') return { ok: false, refusal: refused }
      if (refused !== null) throw new Defect(`the time-out choice is illegal: ${refused.code}`)
      return append(wanted, outcomes)
    },
    offer: (seat, offer, together) => {
      mustSit(seat)
      const at = host.now()
      if (together !== undefined && pending().status !== 'over') {
        const refused = refuseTogether(playing, seat, offer)
        return refused === null ? playAt({ ...effectOf(offer), seat: null, at }) : { ok: false, refusal: refused }
      }
      const isDone = playing.offer === null && isAlone(playing, seat, offer, at)
      return playAt({ ...(isDone ? effectOf(offer) : { kind: 'offered', steps: termsOf(offer) }), seat, at })
    },
    answer: (seat, version, accepts) => {
      mustSit(seat)
      const { offer } = playing
      const agreed = accepts && isLastWord(offer, seat, version) ? offerOf(offer.terms) : null
      return agreed === null
        ? play({ kind: accepts ? 'accepted' : 'refused', seat, steps: [String(version)] })
        : play({ ...effectOf(agreed), seat: (offer as OpenOffer).seat })
    },
    withdraw: (seat, version) => {
      mustSit(seat)
      return play({ kind: 'withdrawn', seat, steps: [String(version)] })
    },
    offering: () => playing.offer,
    timing: perVersion(entries, () => ({
      from: playing.askedAt.map((asked) => Math.max(asked, playing.clockSince)),
      pauses: playing.pauses,
    })),
    askedFor: (seq) => (playing.happened[seq] as (typeof playing.happened)[number]).asked,
    agreeDraw: () => play({ kind: 'draw', seat: null, steps: [] }),
    undo: (seq) => {
      if (!Number.isInteger(seq) || seq < 0 || seq >= entries.length - 1) {
        return { ok: false, refusal: refusal('nothingToUndo', 'TABLE-UNDO') }
      }
      return play({ kind: 'undo', seat: null, steps: [String(seq)] })
    },
    takeOver: (seat, bot) => play({ kind: 'takenOver', seat, steps: [bot] }),
    giveBack: (seat) => play({ kind: 'givenBack', seat, steps: [] }),
    setClock: (option, seconds) => play({ kind: 'clock', seat: null, steps: [option, String(seconds)] }),
    away: () => playing.away,
    absent: () => playing.absent,
    resigned: () => playing.resigned,
    awaited: perVersion(entries, () => seats.map((seat) => awaitedSince(playing, pending(), seat))),
    stayedAway: (seat, claimant) => {
      const rule = absenceAt(playing.header.choices)
      if (rule === null) return { ok: false, refusal: refusal('absenceOther', 'TABLE-ABSENCE') }
      if (rule.kind === 'bot' && claimant === null)
        return play({ kind: 'takenOver', seat, steps: [ABSENCE_BOT, ABSENT] })
      if (rule.kind === 'wait' && claimant === null) return play({ kind: 'abandoned', seat, steps: [] })
      return play({ kind: 'forfeit', seat, steps: claimant === null ? [] : [String(claimant)] })
    },
    behind,
    project: (viewer, since = -1) =>
      (viewer === 'spectator' && behind() !== null ? observed.project(playing, since) : null) ??
      projectionOf(playing, viewer, since, observed.oldest),
    past: (viewer, from) => {
      const version = (viewer === 'spectator' ? behind() : null)?.version ?? entries.length - 1
      const first = Math.max(from, version - MOST_PAST)
      const moments: Moment[] = []
      if (first >= version) return moments
      const seen = observer<T>()
      const record = { header: playing.header, entries: entries.slice(0, version), reveal: null }
      const replayed = replay(playing.box, record, host.hash, (then, seq) => {
        seen.note(then, seq)
        if (seq >= first) moments.push(momentOf(then, viewer, seen.oldest))
      })
      if (!replayed.ok) throw new Defect('a match that is played replays no more')
      return moments
    },
    hashOf: (seq) => (entries[seq] as Entry).hash,
    record: (reveal) => ({ header: playing.header, entries: [...entries], reveal: reveal ?? null }),
  }
}

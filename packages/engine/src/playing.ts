import { type Happening, keepIn } from './audience.ts'
import { refuseAbsence } from './absence.ts'
import { drawnFor } from './bank.ts'
import type { Box } from './box.ts'
import type { Chance } from './chance/chance.ts'
import { noChance } from './chance/no-chance.ts'
import { afterDraft } from './draft.ts'
import type { BySeat, GameTypes, Outcome, Pending, Seat } from './game.ts'
import { recordedChoices } from './options.ts'
import { type Talk, askedBy, isThere, noteTalk, pausedAt, refuseAgreed, refuseTalk } from './offers.ts'
import { type EntryKind, type RecordHeader, isAside, isOfTable } from './record.ts'
import { startState } from './start.ts'
import { type Pause, changeTable, clockSeconds, goOn, isOfAbsence } from './table-entries.ts'
import { type Refusal, Defect, type Result, fault, faulty, ok, refusal } from './refusal.ts'

/** A commit as it is asked for, before chance and hash. */
export interface Commit {
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly steps: readonly string[]
  /** When it is asked for, milliseconds since 1970: the time of its entry. */
  readonly at: number
}

/** What one entry made happen. Secret until projected. */
export interface Happened<E> {
  readonly seq: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  /** What an entry of the table, a draw or an undo says, as its steps; empty for decisions, whose steps are no one else's business. */
  readonly terms: readonly string[]
  /** What was asked for and by whom: of what all agreed on, the last of their words. */
  readonly asked: Pick<Commit, 'kind' | 'seat' | 'steps'>
  readonly happenings: readonly Happening<E>[]
  /** The time of the entry, milliseconds since 1970. */
  readonly at: number
}

/** A match in memory: the state and everything that happened. Never leaves the engine. */
export interface Playing<T extends GameTypes> extends Talk {
  readonly box: Box<T>
  readonly options: T['Options']
  readonly header: RecordHeader
  state: T['State']
  /** An outcome that the table gave, not the rules (an agreed draw). */
  settled: Outcome | null
  /** Indexed by seat: who has resigned. */
  resigned: readonly boolean[]
  /** Indexed by seat: the bot that plays for a person who is away; null where nobody is. */
  away: BySeat<string | null>
  /** Indexed by seat: whether that bot plays because the person stayed away, and not by their wish. */
  absent: BySeat<boolean>
  /** Seconds of clocks that were changed on the way, by option. */
  clocks: Readonly<Record<string, number>>
  /** The seq of the entry that changed one last; 0: none has. The time of a question counts from there at the earliest. */
  clockSince: number
  /** In order. */
  pauses: readonly Pause[]
  /** Indexed by seat: milliseconds that it has used of its own beside the time of questions. */
  banked: readonly number[]
  /** Indexed by seq. */
  readonly happened: Happened<T['Event']>[]
  /** Indexed by seat: the version at which the seat's present question was put. */
  readonly askedAt: number[]
}

/** More than the cards of the largest set a person can bring: what is put together of cards has no size of its own. */
export const MOST_STEPS = 520
export const LONGEST_STEP = 120

const SETUP = { kind: 'setup', seat: null, steps: [] } as const

/** Checks the header and plays the setup (entry 0). `at`: its time, milliseconds since 1970. */
export const begin = <T extends GameTypes>(
  box: Box<T>,
  header: RecordHeader,
  chance: Chance,
  at: number,
): Result<Playing<T>> => {
  if (header.game !== box.game.id) return faulty([fault('gameDiffers', 'header.game', null, { game: header.game })])
  const { version: known, replays } = box.game
  if (header.version !== known && !replays.includes(header.version))
    return faulty([fault('versionDiffers', 'header.version', null, { version: header.version, known })])
  const completed = box.complete(recordedChoices(box.options, header.choices), header.last)
  if (!completed.ok) return completed
  const options = completed.value
  if (!box.seats.includes(header.seats.length) || header.loadouts.length !== header.seats.length) {
    return faulty([fault('seatsWrong', 'header.seats', null, { seats: header.seats.length })])
  }
  const misfits = box.misfits(options, header.seats.length)
  if (misfits.length > 0) return faulty(misfits)
  const checked = header.loadouts.map((loadout) =>
    // What a seat brought is part of the position it starts from.
    header.start !== null && loadout === null ? ok(null) : box.loadouts.check(options, loadout),
  )
  const wrong = checked.flatMap((result, seat) =>
    result.ok ? [] : result.faults.map((found) => ({ ...found, path: `seat ${seat}: ${found.path}` })),
  )
  if (wrong.length > 0) return faulty(wrong)
  const loadouts = checked.map((result) => (result.ok ? result.value : null)) as BySeat<T['Loadout']>
  const happenings: Happening<T['Event']>[] = []
  let state: T['State']
  if (header.start === null) state = box.game.setup(options, loadouts, chance, keepIn(happenings))
  else {
    const started = startState(box.game, options, header.start, header.seats.length)
    if (!started.ok) return started
    state = started.value
  }
  const playing: Playing<T> = {
    box,
    options,
    header,
    state,
    settled: null,
    resigned: header.seats.map(() => false),
    away: header.seats.map(() => null),
    absent: header.seats.map(() => false),
    clocks: {},
    clockSince: 0,
    pauses: [],
    banked: header.seats.map(() => 0),
    offer: null,
    barred: new Map(),
    happened: [{ seq: 0, ...SETUP, terms: [], asked: SETUP, happenings, at }],
    askedAt: header.seats.map(() => 0),
  }
  return ok(playing)
}

export const pendingOf = <T extends GameTypes>(playing: Playing<T>): Pending =>
  playing.settled === null ? playing.box.game.pending(playing.state) : { status: 'over', outcome: playing.settled }

/** Seconds that the question put now may take; 0 where no clock runs. */
export const secondsOf = <T extends GameTypes>(playing: Playing<T>): number => {
  const { box, state } = playing
  for (const { option, runs } of box.clocks) {
    const seconds = clockSeconds(playing, option)
    if (seconds > 0 && runs(box.game.view(state, 'spectator'))) return seconds
  }
  return 0
}

/** Plays a commit, all of it or nothing. A refusal leaves everything as it was. */
export const commit = <T extends GameTypes>(playing: Playing<T>, wanted: Commit, chance: Chance): Refusal | null => {
  if (pendingOf(playing).status === 'over') return refusal('matchOver', 'TABLE-OVER')
  const before = askedBefore(playing)
  const happenings: Happening<T['Event']>[] = []
  const asked = askedBy(playing, wanted)
  const isTimed = wanted.kind === 'steps' || wanted.kind === 'timeout'
  const drawn = isTimed ? drawnFor(playing, wanted.seat ?? -1, wanted.at, secondsOf(playing)) : 0
  const refused = refuseByTable(playing, wanted) ?? perform(playing, wanted, chance, happenings)
  if (refused !== null) return refused
  playing.banked = playing.banked.map((used, seat) => (seat === wanted.seat ? used + drawn : used))
  const seq = noteEntry(playing, wanted, asked, happenings)
  if (!isOfTable(wanted.kind)) keepQuestions(playing, wanted.seat, before, seq)
  return null
}

/** Notes an entry that was played, with what follows from it at the table; its seq. */
export const noteEntry = <T extends GameTypes>(
  playing: Playing<T>,
  wanted: Commit,
  asked: Happened<T['Event']>['asked'],
  happenings: readonly Happening<T['Event']>[],
): number => {
  const seq = playing.happened.length
  const { kind, seat, steps, at } = wanted
  const terms = kind === 'steps' || kind === 'timeout' ? [] : steps
  playing.happened.push({ seq, kind, seat, terms, asked, happenings, at })
  noteTalk(playing, wanted, seq)
  // Nobody is left who could end it.
  if (pausedAt(playing) !== null && playing.header.seats.every((_, one) => !isThere(playing, one))) goOn(playing, seq)
  return seq
}

const OLD = refusal('tableFixed', 'TABLE-RECORD')

/** What the table forbids, whatever the game says. */
const refuseByTable = <T extends GameTypes>(playing: Playing<T>, wanted: Commit): Refusal | null => {
  const { kind, seat } = wanted
  const isDecision = kind === 'steps' || kind === 'timeout'
  if (isDecision && pausedAt(playing) !== null) return refusal('paused', 'TABLE-PAUSE')
  const isAgreed = kind === 'draw' || kind === 'clock' || kind === 'paused' || kind === 'resumed'
  const isOld = playing.header.format === 1 && (isAside(kind) || (isAgreed && seat !== null))
  if (isOld) return OLD
  if (isOfAbsence(wanted)) return playing.header.format === 1 ? OLD : refuseAbsence(playing, pendingOf(playing), wanted)
  if (isAside(kind)) return refuseTalk(playing, wanted)
  return isAgreed ? refuseAgreed(playing, wanted) : null
}

const perform = <T extends GameTypes>(
  playing: Playing<T>,
  wanted: Commit,
  chance: Chance,
  happenings: Happening<T['Event']>[],
): Refusal | null => {
  const { game } = playing.box
  const { kind } = wanted
  switch (kind) {
    case 'steps':
    case 'timeout':
      return playSteps(playing, wanted.seat as Seat, wanted.steps, chance, happenings)
    case 'resign':
    case 'forfeit': {
      const seat = wanted.seat ?? -1
      if (playing.resigned[seat] === undefined) return refusal('notYourTurn', 'TABLE-TURN')
      if (playing.resigned[seat]) return refusal('alreadyResigned', 'TABLE-RESIGN')
      game.resign(playing.state, seat, chance, keepIn(happenings))
      playing.resigned = playing.resigned.map((gone, other) => gone || other === seat)
      return null
    }
    case 'draw':
      // Where the host answers for it, all share, as records have it.
      playing.settled = drawn(wanted.seat === null ? playing.resigned.map(() => false) : playing.resigned, 'agreed')
      return null
    case 'abandoned':
      playing.settled = drawn(playing.resigned, 'abandoned')
      return null
    case 'undo':
    case 'setup':
      throw new Defect(`${kind} is not performed here`)
    default:
      return changeTable(playing, kind, { ...wanted, seq: playing.happened.length })
  }
}

/** A match without a winner: who still plays shares the first place, and who has given up comes after them. */
const drawn = (resigned: BySeat<boolean>, reason: string): Outcome => {
  const gone = resigned.filter(Boolean).length
  const left = resigned.length - gone
  return {
    places: resigned.map((isGone) => (isGone ? left + 1 : 1)),
    payoffs: resigned.map((isGone) => (gone === 0 ? 0 : isGone ? -1 : gone / left)),
    reason,
  }
}

const playSteps = <T extends GameTypes>(
  playing: Playing<T>,
  seat: Seat,
  steps: readonly string[],
  chance: Chance,
  happenings: Happening<T['Event']>[],
): Refusal | null => {
  const { game } = playing.box
  const pending = game.pending(playing.state)
  if (pending.status === 'over' || !pending.seats.includes(seat)) return refusal('notYourTurn', 'TABLE-TURN')
  if (steps.length === 0 || steps.length > MOST_STEPS) return refusal('stepsMissing', 'TABLE-STEPS')
  const state = steps.length === 1 ? playing.state : game.clone(playing.state)
  for (const [index, text] of steps.entries()) {
    const action = text.length > LONGEST_STEP ? null : game.parse(playing.options, text)
    if (action === null) return refusal('unknownAction', 'TABLE-NOTATION')
    const refused = game.refuse(state, seat, action)
    if (refused !== null) return refused
    const last = index === steps.length - 1
    if (last && game.staged(action)) return refusal('unfinished', 'TABLE-STEPS')
    if (!last && !game.staged(action)) return refusal('tooManySteps', 'TABLE-STEPS')
    game.apply(state, seat, action, last ? chance : noChance, last ? keepIn(happenings) : null)
  }
  playing.state = state
  return null
}

/** The legal first steps after a draft; null when the draft itself is not legal. Changes nothing. */
export const legalAfter = <T extends GameTypes>(
  playing: Playing<T>,
  seat: Seat,
  draft: readonly string[],
): readonly T['Action'][] | null => {
  const { game } = playing.box
  if (pendingOf(playing).status === 'over') return []
  const state = afterDraft(game, playing.options, playing.state, seat, draft)
  return state === null ? null : game.legal(state, seat)
}

type Asked = BySeat<readonly unknown[] | null>

/** What each seat was asked, kept only where several are asked at once. */
const askedBefore = <T extends GameTypes>(playing: Playing<T>): Asked => {
  const pending = pendingOf(playing)
  if (pending.status === 'over' || pending.seats.length < 2) return playing.header.seats.map(() => null)
  return playing.header.seats.map((_, seat) =>
    pending.seats.includes(seat) ? playing.box.game.legal(playing.state, seat) : null,
  )
}

/** Another seat's sealed commit does not make a question stale: it keeps the version at which it was put. */
const keepQuestions = <T extends GameTypes>(
  playing: Playing<T>,
  actor: Seat | null,
  before: Asked,
  seq: number,
): void => {
  for (const seat of playing.askedAt.keys()) {
    const asked = before[seat] ?? null
    const now = asked === null || seat === actor ? null : playing.box.game.legal(playing.state, seat)
    const same =
      asked !== null && now !== null && asked.length === now.length && asked.every((action, i) => action === now[i])
    if (!same) playing.askedAt[seat] = seq
  }
}

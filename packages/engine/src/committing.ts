import { type Happening, keepIn } from './audience.ts'
import { refuseAbsence } from './absence.ts'
import { drawnFor } from './bank.ts'
import type { Chance } from './chance/chance.ts'
import { noChance } from './chance/no-chance.ts'
import type { BySeat, GameTypes, Outcome, Seat } from './game.ts'
import { askedBy, isThere, noteTalk, pausedAt, refuseAgreed, refuseTalk } from './offers.ts'
import { type Commit, type Happened, LONGEST_STEP, MOST_STEPS, type Playing, pendingOf, secondsOf } from './playing.ts'
import { isAside, isOfTable } from './record.ts'
import { changeTable, goOn, isOfAbsence } from './table-entries.ts'
import { Defect, type Refusal, refusal } from './refusal.ts'

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

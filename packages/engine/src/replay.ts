import type { Box } from './box.ts'
import type { Chance, ChanceOutcome } from './chance/chance.ts'
import { ScriptError, recordingChance, scriptedChance } from './chance/scripted.ts'
import type { GameTypes, Outcome } from './game.ts'
import { askedBy, refuseAgreed } from './offers.ts'
import { type Commit, type Playing, pendingOf } from './playing.ts'
import { commit, noteEntry } from './committing.ts'
import { begin } from './beginning.ts'
import {
  type Entry,
  type Hash,
  type MatchRecord,
  PLAYED_KINDS,
  TABLE_KINDS,
  entryHash,
  headerHash,
  isOfTable,
  misnamedSeats,
} from './record.ts'
import { Defect, type Fault, type Refusal, type Result, fault, faulty, ok, refusal } from './refusal.ts'

/**
 * Plays a record again with its recorded outcomes and checks hashes, legality and the use of every outcome.
 * Returns the match as it stands after the last entry; `afterEach` sees it after every one.
 */
export const replay = <T extends GameTypes>(
  box: Box<T>,
  record: MatchRecord,
  hash: Hash,
  afterEach: (playing: Playing<T>, seq: number) => void = () => {},
): Result<Playing<T>> => {
  const first = record.entries[0]
  if (first === undefined || first.kind !== 'setup') return faulty([fault('noSetup', 'entries.0')])
  const [misnamed] = misnamedSeats(hash, record.header)
  if (misnamed !== undefined) return faulty([fault('nameWrong', `header.seats.${misnamed}`, null, { seat: misnamed })])
  let previous = headerHash(hash, record.header)
  let playing: Playing<T> | null = null
  for (const [seq, entry] of record.entries.entries()) {
    const at = `entries.${seq}`
    if (entry.seq !== seq) return faulty([fault('seqWrong', at, null, { seq: entry.seq })])
    const expected = entryHash(hash, record.header.format, previous, entry)
    if (expected !== entry.hash) return faulty([fault('hashWrong', at, null, { seq })])
    previous = expected
    try {
      const script = scriptedChance(entry.outcomes)
      if (playing === null) {
        const begun: Result<Playing<T>> = begin(box, record.header, script, entry.at)
        if (!begun.ok) return begun
        playing = begun.value
      } else {
        const problem: Fault | null = replayEntry(playing, record.entries, entry, script)
        if (problem !== null) return faulty([problem])
      }
      script.done()
      afterEach(playing, seq)
    } catch (error) {
      if (error instanceof ScriptError) return faulty([fault('outcomeWrong', at, null, { seq, detail: error.message })])
      throw error
    }
  }
  return playing === null ? faulty([fault('noSetup', 'entries.0')]) : ok(playing)
}

/** Equal lists of numbers or texts, as records hold them. */
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Kinds of entries after the first. A record may come from anywhere, and its text may say anything. */
const PLAYED: readonly string[] = [...PLAYED_KINDS, ...TABLE_KINDS]

const isBefore = (target: number, seq: number): boolean => Number.isInteger(target) && target >= 0 && target < seq

const replayEntry = <T extends GameTypes>(
  playing: Playing<T>,
  entries: readonly Entry[],
  entry: Entry,
  chance: Chance,
): Fault | null => {
  const at = `entries.${entry.seq}`
  const illegal = (code: string): Fault => fault('illegal', at, null, { seq: entry.seq, code })
  if (!PLAYED.includes(entry.kind)) return illegal('unknownEntry')
  if (entry.kind === 'undo') {
    const refused = goBack(playing, entries, entry)
    return refused === null ? null : illegal(refused.code)
  }
  if (entry.kind === 'timeout') {
    const pending = pendingOf(playing)
    if (pending.status === 'over' || !pending.seats.includes(entry.seat ?? -1)) return illegal('notYourTurn')
    const chosen = timeoutSteps(playing, entry.seat as number, chance)
    if (!isSame(chosen, entry.steps)) return fault('timeoutDiffers', at, null, { seq: entry.seq })
  }
  const refused = commit(playing, entry, chance)
  return refused === null ? null : fault('illegal', at, refused.rule, { seq: entry.seq, code: refused.code })
}

/** What the game plays for a silent seat. Its outcomes come first in the entry. */
export const timeoutSteps = <T extends GameTypes>(
  playing: Playing<T>,
  seat: number,
  chance: Chance,
): readonly string[] => {
  const { box, state, options } = playing
  const steps = box.timeout(box.game.view(state, seat), box.game.legal(state, seat), chance)
  return steps.map((action) => box.game.format(options, action))
}

/**
 * Sets the state back to what it was after the entry that `wanted` names. What was seen stays seen, and what is of the table
 * stays as it is. Where somebody offered it, all must have agreed, and it must have told nobody anything; what the host
 * answers for goes back to any entry. A refusal leaves everything as it was.
 */
export const goBack = <T extends GameTypes>(
  playing: Playing<T>,
  entries: readonly Entry[],
  wanted: Commit,
): Refusal | null => {
  const target = Number(wanted.steps[0])
  const seq = playing.happened.length
  if (wanted.steps.join() !== String(target) || !isBefore(target, seq)) return refusal('nothingToUndo', 'TABLE-UNDO')
  if (wanted.seat !== null && playing.header.format === 1) return refusal('tableFixed', 'TABLE-RECORD')
  if (wanted.seat !== null && pendingOf(playing).status === 'over') return refusal('matchOver', 'TABLE-OVER')
  const refused = refuseAgreed(playing, wanted)
  if (refused !== null) return refused
  const asked = askedBy(playing, wanted)
  const again = stateAfter(playing, entries, target)
  playing.state = again.state
  playing.settled = again.settled
  playing.resigned = again.resigned
  noteEntry(playing, wanted, asked, [])
  playing.askedAt.fill(seq)
  return null
}

/** The entries that led to the state after entry `target`, without what was undone on the way and what is of the table. */
const entriesTo = (entries: readonly Entry[], target: number): readonly Entry[] => {
  const path: Entry[] = []
  for (let seq = target; seq > 0;) {
    const entry = entries[seq] as Entry
    if (entry.kind === 'undo') seq = Number(entry.steps[0])
    else {
      if (!isOfTable(entry.kind)) path.unshift(entry)
      seq--
    }
  }
  return path
}

/** Who agreed to it, or waited for whom, is of the table, which is not played again. */
const asDecision = (entry: Entry): Entry => {
  if (entry.kind === 'draw') return { ...entry, seat: null }
  return entry.kind === 'forfeit' ? { ...entry, kind: 'resign', steps: [] } : entry
}

const stateAfter = <T extends GameTypes>(
  playing: Playing<T>,
  entries: readonly Entry[],
  target: number,
): Playing<T> => {
  const setup = entries[0] as Entry
  const begun = begin(playing.box, playing.header, scriptedChance(setup.outcomes), setup.at)
  if (!begun.ok) throw new Defect('a match that began begins no more')
  for (const entry of entriesTo(entries, target)) {
    const played = asDecision(entry)
    const problem = replayEntry(begun.value, entries, played, scriptedChance(entry.outcomes))
    if (problem !== null) throw new Defect(`entry ${entry.seq} replays no more: ${problem.code}`)
  }
  return begun.value
}

/** One entry whose recorded outcomes differ from those recomputed. */
export interface OutcomeMismatch {
  readonly seq: number
  readonly recorded: readonly ChanceOutcome[]
  readonly recomputed: readonly ChanceOutcome[]
}

export interface Verified {
  readonly entries: number
  readonly outcomes: number
  readonly outcome: Outcome | null
  readonly mismatches: readonly OutcomeMismatch[]
}

/**
 * Plays a record once more with an independent source of chance and compares every outcome with the recorded one.
 * Hashes and legality are checked first, by `replay`.
 */
export const recompute = <T extends GameTypes>(
  box: Box<T>,
  record: MatchRecord,
  hash: Hash,
  chanceOf: (seq: number) => Chance,
): Result<Verified> => {
  const replayed = replay(box, record, hash)
  if (!replayed.ok) return replayed
  const mismatches: OutcomeMismatch[] = []
  let playing: Playing<T> | null = null
  let count = 0
  for (const entry of record.entries) {
    const recomputed: ChanceOutcome[] = []
    const chance = recordingChance(chanceOf(entry.seq), recomputed)
    if (playing === null) {
      const begun: Result<Playing<T>> = begin(box, record.header, chance, entry.at)
      if (!begun.ok) return begun
      playing = begun.value
    } else {
      const problem: Fault | null = replayEntry(playing, record.entries, entry, chance)
      if (problem !== null && isSame(recomputed, entry.outcomes)) return faulty([problem])
    }
    count += recomputed.length
    if (!isSame(recomputed, entry.outcomes)) {
      mismatches.push({ seq: entry.seq, recorded: entry.outcomes, recomputed })
      break
    }
  }
  const pending = pendingOf(replayed.value)
  return ok({
    entries: record.entries.length,
    outcomes: count,
    outcome: pending.status === 'over' ? pending.outcome : null,
    mismatches,
  })
}

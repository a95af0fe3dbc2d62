import {
  type ActResult,
  type Entry,
  type MatchRecord,
  type Table,
  absenceAt,
  isOfTable,
  offerOf,
  restoreTable,
} from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { FRESH_MS, PRESENCE_MS } from '../absences.ts'
import { hostOf } from '../begin.ts'
import { LINE_MS } from '../clocks.ts'
import { isBot } from './cast.ts'
import { parlour } from './parlour.ts'
import type { Trial } from './trial.ts'

/** Milliseconds that an answer of a bot before it may add to a clock. */
const SLACK_MS = 1000
const CALM_STORE = ['calm', 'a restart before every step', 'a restart now and then']
const TRUE_CLOCK = (name: string): boolean => !name.startsWith('the clock') && name !== 'everything at once'

/** Somebody else may have written an entry. */
const RIVALS = ['somebody else writes first', 'readings fail, and somebody else writes first', 'everything at once']
const hasRivals = (name: string): boolean => RIVALS.includes(name)

/** Plays a log again, entry by entry, and holds it, what was shown of it and what bots said against each other. */
export const judgeLog = (trial: Trial, secret: string, record: MatchRecord): void => {
  const { entries, header } = record
  const { shown, ledger, broke } = trial
  let now = 0
  const host = hostOf(secret, header.contributions, () => now)
  const opened = parlour((box) => restoreTable(box, { ...record, entries: entries.slice(0, 1) }, host))
  if (!opened.ok) return broke('replay', opened.faults[0]?.code ?? '')
  const table = opened.value
  const visit = (version: number): void => {
    for (const one of shown.filter((frame) => frame.version === version)) {
      const { view, legal, updates, pending, offer, paused } = table.project(one.viewer, one.since)
      if (JSON.stringify({ view, legal, updates, pending, offer, paused }) !== one.text)
        broke('seats', `version ${version} was shown to ${one.viewer} as something else than what they may see`)
    }
  }
  /** Indexed by version, then by seat: what the seat saw. */
  const views: string[][] = []
  const look = (): void => void views.push(header.seats.map((_, seat) => JSON.stringify(table.view(seat))))
  visit(0)
  for (const entry of entries.slice(1)) {
    look()
    judgeEntry(trial, table, entry, { entries, views })
    judgeAgreed(trial, entries, entry)
    judgeAbsence(trial, table, entry)
    now = entry.at
    const hash = playAgain(table, entry)
    if (hash !== entry.hash) return broke('replay', `version ${entry.seq} has another hash when it is played again`)
    if (ledger.hashes[entry.seq] !== hash) broke('replay', `version ${entry.seq} is not what was written`)
    visit(entry.seq)
  }
  if (!ledger.isOver) return
  const { faults } = verifyRecord(parlour, { ...record, reveal: secret })
  if (faults.length > 0) broke('replay', `the record is not sound: ${faults[0]?.code ?? ''}`)
}

const playAgain = (table: Table, entry: Entry): string | null => {
  const played = entered(table, entry)
  return played.ok ? played.entry.hash : null
}

const entered = (table: Table, entry: Entry): ActResult => {
  const { kind, seat, steps } = entry
  const at = seat ?? 0
  const offer = offerOf(termsIn(entry))
  if (offer !== null) {
    const open = table.offering()
    return open === null ? table.offer(at, offer) : table.answer(open.waiting[0] ?? 0, open.version, true)
  }
  if (kind === 'accepted' || kind === 'refused') return table.answer(at, Number(steps[0]), kind === 'accepted')
  if (kind === 'withdrawn') return table.withdraw(at, Number(steps[0]))
  if (kind === 'forfeit' || (kind === 'takenOver' && steps[1] === 'absent'))
    return table.stayedAway(at, kind === 'forfeit' && steps.length > 0 ? Number(steps[0]) : null)
  if (kind === 'takenOver') return table.takeOver(at, steps[0] ?? '')
  if (kind === 'givenBack') return table.giveBack(at)
  return kind === 'timeout' ? table.timeout(at) : table.act(at, steps)
}

/** The terms of an offer, in its own entry or in that which it became; empty for any other. */
const termsIn = ({ kind, steps }: Entry): readonly string[] => {
  if (kind === 'offered') return steps
  if (kind === 'undo') return ['takeBack', String(Number(steps[0]) + 1)]
  if (kind === 'clock') return [kind, ...steps]
  return kind === 'draw' ? [kind] : kind === 'paused' ? ['pause'] : kind === 'resumed' ? ['resume'] : []
}

/** Milliseconds for which the clock ran between two entries: from when it was set anew, and not in a pause. */
const ranFor = (entries: readonly Entry[], asked: number, until: Entry): number => {
  const past = entries.slice(0, until.seq + 1)
  const since = past.filter(({ kind, seq }) => kind === 'clock' && seq > asked).at(-1)?.seq ?? asked
  let ran = 0
  const stops = past.slice(0, since + 1).filter(({ kind }) => kind === 'paused' || kind === 'resumed')
  let isRunning = stops.at(-1)?.kind !== 'paused'
  for (const [at, entry] of past.entries()) {
    if (at <= since) continue
    if (isRunning) ran += entry.at - (past[at - 1]?.at ?? 0)
    isRunning = entry.kind === 'paused' ? false : entry.kind === 'resumed' ? true : isRunning
  }
  return ran
}

/** Who has a say is known from who sits there: nobody of these leaves while they talk. */
const judgeAgreed = ({ cast, broke, ledger }: Trial, entries: readonly Entry[], entry: Entry): void => {
  if (entry.kind === 'offered' || termsIn(entry).length === 0) return
  const told = (text: string): void => broke('agreed', `version ${entry.seq}, ${entry.kind}, ${text}`)
  const offered = entries
    .slice(0, entry.seq)
    .filter(({ kind }) => kind === 'offered')
    .at(-1)
  const others = cast.roles.flatMap((role, seat) => (isBot(role) || seat === entry.seat ? [] : [seat]))
  if (offered === undefined || offered.seat !== entry.seat) return told('was not offered by whom it is said to be')
  if (offered.steps.join() !== termsIn(entry).join()) told('is something else than was offered')
  const between = entries.slice(offered.seq + 1, entry.seq)
  const yes = between.filter(({ kind, steps }) => kind === 'accepted' && steps[0] === String(offered.seq))
  const said = new Set(yes.map(({ seat }) => seat))
  if (yes.length !== between.length || said.size !== yes.length) told('came after something else')
  if (said.size !== others.length - 1) told(`has the word of ${said.size + 1} people of ${others.length}`)
  if (![...ledger.keys.values()].includes(entry.seq)) told('is the word of nobody')
}

/** Before it is played again: who is acted on was gone for as long as the rule of the table says, and is acted on soon after. */
const judgeAbsence = (trial: Trial, table: Table, entry: Entry): void => {
  const { cast, weather, whereabouts, broke } = trial
  const rule = absenceAt(cast.choices)
  if (rule === null || rule.kind === 'claim' || !TRUE_CLOCK(weather.name)) return
  const isOfRule = entry.kind === 'forfeit' || entry.steps[1] === 'absent'
  const seat = entry.seat ?? 0
  if (isOfRule && whereabouts.wasHere(seat, entry.at - rule.ms + 1, entry.at - FRESH_MS))
    broke('absence', `seat ${seat} is acted on at version ${entry.seq}, and was there`)
  if (!CALM_STORE.includes(weather.name) || rule.kind !== 'forfeit') return
  // Who was gone for longer than that, and is asked all the while, was to be acted on.
  const longest = rule.ms + PRESENCE_MS + weather.awayMs
  for (const [other, since] of table.awaited().entries()) {
    const isLate = since !== null && entry.at - since > longest
    if (isLate && !whereabouts.wasHere(other, entry.at - longest, entry.at))
      broke('absence', `seat ${other} is still asked at version ${entry.seq}, and was gone for long`)
  }
}

interface Past {
  readonly entries: readonly Entry[]
  /** Indexed by version, then by seat. */
  readonly views: readonly (readonly string[])[]
}

/** Before it is played again: whether it came when it was due, and from whom. */
const judgeEntry = (trial: Trial, table: Table, entry: Entry, past: Past): void => {
  const { cast, weather, answers, broke } = trial
  const seat = entry.seat ?? 0
  const role = cast.roles[seat]
  if (role === undefined || isOfTable(entry.kind) || termsIn(entry).length > 0) return
  const isPlayedFor = table.away()[seat] !== null
  if (!isBot(role) && !isPlayedFor) {
    if (entry.kind === 'steps' && !hasRivals(weather.name) && ![...trial.ledger.keys.values()].includes(entry.seq))
      broke('bots', `somebody else plays version ${entry.seq} for seat ${seat}, whose person is there`)
    if (entry.kind !== 'timeout' || !TRUE_CLOCK(weather.name)) return
    const given = 1000 * table.seconds() + (table.banks()[seat] ?? 0)
    const due = entry.at - ranFor(past.entries, table.askedAt(seat), entry) + given
    if (entry.at < due) broke('clocks', `seat ${seat} is played for at version ${entry.seq} before its time`)
    const begun = Math.max(due, ...trial.restarts.filter((at) => at <= entry.at))
    const late = begun + LINE_MS + SLACK_MS
    if (entry.at > late && CALM_STORE.includes(weather.name))
      broke('clocks', `seat ${seat} is played for at version ${entry.seq} long after its time`)
    return
  }
  if (hasRivals(weather.name)) return
  // It was asked when its question was put, or again after a restart.
  const said = past.views
    .slice(table.askedAt(seat))
    .flatMap((views) => answers.get(`${seat} ${views[seat] ?? ''}`) ?? [])
  const isRight = entry.kind === 'timeout' ? said.includes(null) : said.includes(entry.steps[0] ?? '')
  if (!isRight) broke('bots', `the bot of seat ${seat} has not answered what is played for it at version ${entry.seq}`)
}

import type { Happening } from '../audience.ts'
import { type ChanceOutcome, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import type { Entry } from '../record.ts'
import { replay } from '../replay.ts'
import type { ActResult, Table, TableHost } from '../table.ts'
import { openTable } from '../open-table.ts'
import { signOf } from '../take-back.ts'
import { testHash } from './hash.ts'
import { setupOf } from './tables.ts'
import { type Run, type Trial, openTrial } from './trial.ts'

/** Commits of one match in which it is tried, and one in so many of them a silent seat is played for. */
const MOST_COMMITS = 30
const SILENT = 12
/** One in so many offers that can be made is declined. */
const DECLINED = 5

/**
 * What everybody is told of a commit is enough to know whether it drew or showed anything: no more and no less. Else the rule would
 * grant what told somebody something, or would have to ask for secrets.
 */
export const testSigns = <T extends GameTypes>(
  trial: Trial<T>,
  outcomes: readonly ChanceOutcome[],
  happenings: readonly Happening<T['Event']>[],
): void => {
  const { ledger } = trial
  if (!ledger.wants('take-back')) return
  const { game } = trial.box
  ledger.test('take-back')
  const sign = signOf(game, happenings)
  const heard = happenings.flatMap(({ everyone, secret }) => [everyone, secret?.event ?? null])
  const shows = heard.some((event) => event !== null && game.disclosing.includes(event.kind))
  const kinds = heard.map((event) => event?.kind ?? 'nothing').join(', ')
  if (sign === null && outcomes.length > 0) ledger.fail('take-back', `a commit that draws tells nobody so, by ${kinds}`)
  if (sign === null && shows) ledger.fail('take-back', `what is shown to some is known to them alone, by ${kinds}`)
  if (sign !== null && outcomes.length === 0 && !shows)
    ledger.fail('take-back', `${sign.kind} says that something was drawn, and nothing was`)
}

/** What can be known of a commit from outside. */
interface Made {
  readonly seq: number
  /** Null: the clock played. */
  readonly seat: Seat | null
  /** Chance was asked, or somebody heard of what may disclose something. */
  readonly told: boolean
  /** What all saw before it. */
  readonly before: string
}

/** What came of offers to take something back. */
export interface Offers {
  made: number
  /** Refused by somebody who was asked, of those that could be made. */
  declined: number
  /** Agreed to, and done. */
  done: number
  /** Those that could not be made, by the code of the refusal. */
  readonly refused: Map<string, number>
}

export const newOffers = (): Offers => ({ made: 0, declined: 0, done: 0, refused: new Map() })

/** A table of a match whose offers are tried. `open`: how it is opened, for trials with a table that has a fault. */
export interface TakingBack {
  readonly offers?: Offers
  readonly open?: typeof openTable
}

/** One match, as far as it can be known from outside. */
interface Match<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly table: Table
  readonly offers: Offers
  /** Commits that count, in order; and all. */
  readonly path: Made[]
  readonly all: Made[]
  /** Seats whose offer was declined, and who have not decided since. */
  readonly barred: Set<Seat>
}

/** Plays a match at a table and lets seats offer to take back whatever comes to mind, some of which was their last decision. */
export const tryTakingBack = <T extends GameTypes>(
  run: Run<T>,
  seed: string,
  { offers = newOffers(), open = openTable }: TakingBack = {},
): void => {
  const trial = openTrial(run, seed)
  const { ledger, chance, box, scenario } = trial
  ledger.law = 'take-back'
  const host: TableHost = { chance: (seq) => sampledChance(`${seed}/${seq}`), hash: testHash, now: () => 0 }
  try {
    const opened = open(box, setupOf(scenario), host)
    if (!opened.ok) return
    const table = opened.value
    const match: Match<T> = { trial, table, offers, path: [], all: [], barred: new Set() }
    for (let commits = 0; commits < MOST_COMMITS && table.pending().status === 'deciding'; commits++) {
      commitOnce(match)
      if (chance.pick(2) === 0) offerOnce(match)
    }
    const replayed = replay(box, JSON.parse(JSON.stringify(table.record())), testHash)
    if (!replayed.ok) ledger.fail('take-back', `the record does not replay: ${JSON.stringify(replayed.faults)}`)
  } catch (error) {
    ledger.threw(error)
  }
}

/** All that anybody has of the match, whatever its version. */
const lookOf = <T extends GameTypes>({ viewers }: Trial<T>, table: Table): string =>
  JSON.stringify([
    table.pending(),
    table.seconds(),
    ...viewers.map((viewer) => [table.view(viewer), viewer === 'spectator' ? [] : table.legal(viewer)]),
  ])

const commitOnce = <T extends GameTypes>({ trial, table, path, all, barred }: Match<T>): void => {
  const { box, chance, options, ledger, viewers } = trial
  const before = lookOf(trial, table)
  const pending = table.pending()
  const seat = anyOf(pending.status === 'deciding' ? pending.seats : [], chance)
  const isSilent = chance.pick(SILENT) === 0
  const steps: string[] = []
  for (let staged = !isSilent; staged;) {
    const step = anyOf(table.legal(seat, steps), chance)
    const action = box.game.parse(options, step)
    staged = action !== null && box.game.staged(action)
    steps.push(step)
    ledger.step(() => `${seat} ${step}`)
  }
  const result = isSilent ? table.timeout(seat) : table.act(seat, steps)
  const entry = (result as { readonly entry: Entry }).entry
  const heard = viewers.flatMap((viewer) => table.project(viewer, entry.seq - 1).updates[0]?.events ?? [])
  const shown = heard.some((event) => box.game.disclosing.includes((event as T['Event']).kind))
  const told = shown || entry.outcomes.length > 0
  const made = { seq: entry.seq, seat: isSilent ? null : seat, told, before }
  path.push(made)
  all.push(made)
  barred.delete(seat)
}

/** Whether the rule lets this seat offer to take that back, by what can be known from outside. */
const isFree = <T extends GameTypes>({ table, path }: Match<T>, wanted: Made, seat: Seat): boolean =>
  wanted === path.at(-1) && wanted.seat === seat && !wanted.told && table.pending().status === 'deciding'

const offerOnce = <T extends GameTypes>(match: Match<T>): void => {
  const { trial, table, offers, path, all, barred } = match
  const { ledger, chance, scenario } = trial
  const last = path.at(-1) ?? anyOf(all, chance)
  const wanted = chance.pick(3) > 0 ? last : anyOf(all, chance)
  const seat = chance.pick(4) > 0 ? (wanted.seat ?? 0) : chance.pick(scenario.loadouts.length)
  const expected = isFree(match, wanted, seat) && !barred.has(seat)
  ledger.test('take-back')
  const version = table.version()
  const offered = offer(match, seat, wanted.seq)
  const what = `seat ${seat} takes back version ${wanted.seq} of ${version}`
  if (offered.ok !== expected) {
    const answer = offered.ok ? 'granted' : `refused: ${offered.refusal.code}`
    ledger.fail('take-back', `${what}, which is ${answer}`)
    return
  }
  if (!offered.ok) {
    if (table.version() !== version) ledger.fail('take-back', 'a refused offer is an entry')
    return
  }
  const waiting = table.offering()?.waiting ?? []
  if (waiting.length === 0) ledger.fail('take-back', `${what}, and nobody is asked`)
  else if (chance.pick(DECLINED) === 0) declineOnce(match, wanted, { seat, seq: offered.entry.seq, waiting })
  else {
    for (const other of waiting) table.answer(other, offered.entry.seq, true)
    offers.done++
    path.pop()
    if (lookOf(trial, table) !== wanted.before) ledger.fail('take-back', `${what}, and somebody sees that it was`)
  }
}

const offer = <T extends GameTypes>({ table, offers }: Match<T>, seat: Seat, seq: number): ActResult => {
  const offered = table.offer(seat, { kind: 'takeBack', seq })
  offers.made++
  if (!offered.ok) offers.refused.set(offered.refusal.code, (offers.refused.get(offered.refusal.code) ?? 0) + 1)
  return offered
}

/** Somebody says no: nothing is taken back, and the same is not offered again at once. */
const declineOnce = <T extends GameTypes>(
  match: Match<T>,
  { seq: wanted }: Made,
  { seat, seq, waiting }: { readonly seat: Seat; readonly seq: number; readonly waiting: readonly Seat[] },
): void => {
  const { trial, table, offers, barred } = match
  const { ledger, chance } = trial
  const before = lookOf(trial, table)
  table.answer(anyOf(waiting, chance), seq, false)
  offers.declined++
  barred.add(seat)
  if (lookOf(trial, table) !== before) ledger.fail('take-back', 'what somebody has said no to is done')
  const again = offer(match, seat, wanted)
  if (again.ok) ledger.fail('take-back', `seat ${seat} offers again at once what was declined, which is granted`)
}

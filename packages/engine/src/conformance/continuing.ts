import { type Chance, anyOf } from '../chance/chance.ts'
import { filmOf } from '../film.ts'
import type { GameTypes, Viewer } from '../game.ts'
import type { MatchRecord } from '../record.ts'
import type { Result } from '../refusal.ts'
import { replay } from '../replay.ts'
import { type ImaginedStart, imaginedStart } from '../start.ts'
import type { Table, TableHost, TableSetup } from '../table.ts'
import { openTable } from '../open-table.ts'
import type { Projection } from '../projecting.ts'
import { differingPaths, projectionText } from './compare.ts'
import { testHash } from './hash.ts'
import type { Trial } from './trial.ts'

const parsed = <X>(value: X): X => JSON.parse(JSON.stringify(value)) as X

/** A table that goes on from there. Nobody brings anything to it: what seats brought is imagined too. */
const goOn = <T extends GameTypes>(trial: Trial<T>, setup: TableSetup, host: TableHost, start: ImaginedStart) =>
  openTable(trial.box, { ...setup, start, loadouts: setup.loadouts.map(() => null) }, host)

/** A match can go on from what one viewer sees: they see the same and may do the same, and its record replays. */
export const testImaginedStart = <T extends GameTypes>(
  trial: Trial<T>,
  table: Table,
  setup: TableSetup,
  host: TableHost,
  chance: Chance,
): void => {
  const { ledger, viewers, seed } = trial
  const viewer = anyOf(viewers, chance)
  const title = `the match imagined from what ${viewer} sees`
  const start = parsed(imaginedStart(viewer, table.view(viewer), `${seed}/${table.version()}`))
  ledger.test('replay')
  const opened = goOn(trial, setup, host, start)
  if (!opened.ok) {
    ledger.fail('replay', `${title} does not begin: ${JSON.stringify(opened.faults)}`)
    return
  }
  const on = opened.value
  const [here = '', there = ''] = [table, on].map((one) => {
    const legal = viewer === 'spectator' ? [] : one.legal(viewer)
    return projectionText({ view: one.view(viewer), pending: one.pending(), legal }, trial.options)
  })
  if (here !== there)
    ledger.fail('replay', `${title} looks different`, differingPaths(JSON.parse(here), JSON.parse(there)))
  for (let i = 0; i < 3; i++) {
    const pending = on.pending()
    if (pending.status === 'deciding') on.timeout(anyOf(pending.seats, chance))
  }
  const replayed = replay(trial.box, parsed(on.record()), testHash)
  if (!replayed.ok) ledger.fail('replay', `the record of ${title} does not replay: ${JSON.stringify(replayed.faults)}`)
  testTamperedStart(trial, start, (bad) => goOn(trial, setup, host, bad), chance)
}

const OTHERS: readonly unknown[] = [null, -1, 0, 1, 7, 99_999, 1e9, 0.5, 'x', true, [], {}, [1, 2, 3]]

/** A view with one thing in it changed is refused, or is a position that looks as it says. It never throws or hangs. */
const testTamperedStart = <T extends GameTypes>(
  trial: Trial<T>,
  { imagined }: ImaginedStart,
  begin: (start: ImaginedStart) => Result<Table>,
  chance: Chance,
): void => {
  const view = parsed(imagined.view) as Record<string, unknown>
  const path: string[] = []
  for (let at: unknown = view; typeof at === 'object' && at !== null && Object.keys(at).length > 0;) {
    const keys = Object.keys(at).filter((key) => path.length > 0 || (key !== 'options' && key !== 'viewer'))
    const key = anyOf(keys, chance)
    path.push(key)
    const inside = (at as Record<string, unknown>)[key]
    if (typeof inside !== 'object' || inside === null || chance.pick(6) === 0) {
      ;(at as Record<string, unknown>)[key] = anyOf(OTHERS, chance)
      break
    }
    at = inside
  }
  const opened = begin({ imagined: { ...imagined, view } })
  trial.ledger.test('replay')
  if (!opened.ok) return
  const seen = parsed(opened.value.view(imagined.viewer)) as object
  const paths = differingPaths('options' in view ? { ...seen, options: null } : seen, view)
  if (paths.length > 0) trial.ledger.fail('replay', `an imagined view changed at ${path.join('.')} is taken`, paths)
}

/** What every viewer was given at every version, as text. */
interface Given {
  readonly note: (table: Table) => void
  readonly at: (seq: number) => readonly string[]
}

/** What this version added for each viewer. */
const newest = <T extends GameTypes>(
  { viewers, options }: Trial<T>,
  project: (viewer: Viewer) => Projection,
): readonly string[] => viewers.map((viewer) => projectionText(project(viewer), options))

export const openGiven = <T extends GameTypes>(trial: Trial<T>): Given => {
  const given: (readonly string[])[] = []
  return {
    note: (table) => {
      const seq = table.version()
      given[seq] ??= newest(trial, (viewer) => table.project(viewer, seq - 1))
    },
    at: (seq) => given[seq] ?? [],
  }
}

/** The film of a record shows every viewer at every version what they were given live. */
export const testFilm = <T extends GameTypes>(trial: Trial<T>, record: MatchRecord, given: Given): void => {
  const { ledger, viewers } = trial
  ledger.test('replay')
  const film = filmOf(trial.box, parsed(record), testHash)
  if (!film.ok || film.value.length !== record.entries.length) {
    ledger.fail('replay', `the record has no whole film: ${JSON.stringify(film.ok ? film.value.fault : film.faults)}`)
    return
  }
  for (const { seq } of record.entries) {
    const shown = newest(trial, (viewer) => film.value.project(viewer, seq, seq - 1))
    const live = given.at(seq)
    for (const [at, text] of shown.entries()) {
      if (text === live[at]) continue
      const paths = differingPaths(JSON.parse(live[at] ?? 'null'), JSON.parse(text))
      ledger.fail('replay', `the film shows ${viewers[at]} something else at ${seq}`, paths)
      return
    }
  }
}

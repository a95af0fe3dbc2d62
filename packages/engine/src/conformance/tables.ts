import { anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { replay } from '../replay.ts'
import type { Table, TableHost, TableSetup } from '../table.ts'
import { openTable, restoreTable } from '../open-table.ts'
import { differingPaths, projectionText, projectsAlike } from './compare.ts'
import { openGiven, testFilm, testImaginedStart } from './continuing.ts'
import { testHash } from './hash.ts'
import type { Scenario } from './room.ts'
import { type Run, openTrial } from './trial.ts'

/** One in so many commits the table is restored from its record, or a move is tried that must change nothing. */
const ASIDE = 6

/** A new match at a scenario's table, without a commitment to its luck. */
export const setupOf = <T extends GameTypes>({ choices, loadouts }: Scenario<T>): TableSetup => ({
  choices,
  seats: loadouts.map((_, seat) => ({ kind: 'human', name: `Seat ${seat}` })),
  loadouts,
  start: null,
  last: null,
  commitment: null,
  contributions: [],
})

/** Plays one random match at a table, by text alone, and replays its record. */
export const tryTable = <T extends GameTypes>(run: Run<T>, seed: string): void => {
  const trial = openTrial(run, seed)
  const { ledger, chance, box, scenario, viewers } = trial
  ledger.law = 'replay'
  const host: TableHost = { chance: (seq) => sampledChance(`${seed}/${seq}`), hash: testHash, now: () => 0 }
  const all = (table: Table): readonly string[] =>
    viewers.map((viewer: Viewer) => projectionText(table.project(viewer), trial.options))
  const same = (before: readonly string[], after: readonly string[], what: string): void => {
    const apart = before.findIndex((text, at) => text !== after[at])
    if (apart < 0) return
    const [here, there] = [before, after].map((texts): unknown => JSON.parse(texts[apart] as string))
    ledger.fail('replay', what, differingPaths(here, there))
  }
  try {
    const setup = setupOf(scenario)
    const opened = openTable(box, setup, host)
    if (!opened.ok) {
      ledger.fail('replay', `no table opens: ${JSON.stringify(opened.faults)}`)
      return
    }
    let table = opened.value
    const given = openGiven(trial)
    given.note(table)
    /** Luck of its own, so that the match is the same with and without. */
    const elsewhere = sampledChance(`${seed}/elsewhere`)
    for (let commits = 0; commits <= trial.bound; commits++) {
      const pending = table.pending()
      if (pending.status === 'over') break
      const seat = anyOf(pending.seats, chance)
      const steps: string[] = []
      for (let staged = true; staged;) {
        const step = anyOf(table.legal(seat, steps), chance)
        const action = box.game.parse(trial.options, step)
        staged = action !== null && box.game.staged(action)
        steps.push(step)
        ledger.step(() => `${seat} ${step}`)
      }
      if (chance.pick(ASIDE) === 0) {
        const before = all(table)
        if (table.act(seat, [...steps, steps[0] as string]).ok)
          ledger.fail('replay', 'a step beyond the commit is accepted')
        same(before, all(table), 'a refused commit changes the table')
      }
      const result = chance.pick(ASIDE * 2) === 0 ? table.timeout(seat) : table.act(seat, steps)
      if (!result.ok) {
        ledger.fail('replay', `the table refuses ${steps.join(' ')}: ${result.refusal.code}`)
        return
      }
      given.note(table)
      ledger.test('replay')
      if (elsewhere.pick(ASIDE * 2) === 0 && table.pending().status === 'deciding') {
        testImaginedStart(trial, table, setup, host, elsewhere)
      }
      if (chance.pick(ASIDE) > 0) continue
      const restored = restoreTable(box, JSON.parse(JSON.stringify(table.record())), host)
      if (!restored.ok) {
        ledger.fail('replay', `a record in its midst does not replay: ${JSON.stringify(restored.faults)}`)
        return
      }
      const isOther = (viewer: Viewer): boolean =>
        !projectsAlike(table.project(viewer), restored.value.project(viewer), trial.options)
      if (viewers.some(isOther)) same(all(table), all(restored.value), 'a restored table shows something else')
      table = restored.value
    }
    ledger.test('replay')
    const replayed = replay(box, JSON.parse(JSON.stringify(table.record())), testHash)
    if (!replayed.ok) ledger.fail('replay', `the record does not replay: ${JSON.stringify(replayed.faults)}`)
    testFilm(trial, table.record(), given)
  } catch (error) {
    ledger.threw(error)
  }
}

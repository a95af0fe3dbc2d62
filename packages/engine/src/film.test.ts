import { describe, expect, test } from 'vitest'
import { testHash } from './conformance/hash.ts'
import { seededHost, setupFor } from './fixtures/host.ts'
import { type Sacks, goofspiel, kuhn, sacks } from './fixtures/index.ts'
import {
  type Box,
  type Choices,
  type Film,
  type GameTypes,
  MOST_PAST,
  type MatchRecord,
  type Projection,
  type Result,
  type Table,
  type Viewer,
  filmOf,
  openTable,
} from './index.ts'

const value = <X>(result: Result<X>): X => {
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.value
}
const parsed = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X

const watchedSacks: Box<Sacks> = {
  ...sacks,
  options: [
    ...sacks.options,
    {
      id: 'observerHands',
      kind: 'choice',
      choices: ['off', 'delayed', 'afterGame'],
      default: 'off',
      scope: 'table',
      readBy: 'observers',
      mark: 'D',
      rules: [],
      when: null,
    },
  ],
  complete: ({ rounds }, last) => sacks.complete({ rounds }, last),
}

/** The table itself shows each viewer again what it gave them, and nothing to act on. */
const expectPast = (table: Table, given: ReadonlyMap<Viewer, readonly string[]>): void => {
  const version = table.version()
  for (const [viewer, list] of given) {
    const shown = list.slice(0, version).map((one) => {
      const { version: at, pending, view, openHands } = JSON.parse(one) as Projection
      return { version: at, pending, view, openHands }
    })
    expect(parsed(table.past(viewer, 0))).toEqual(shown.slice(-MOST_PAST))
    expect(parsed(table.past(viewer, 3))).toEqual(shown.slice(3).slice(-MOST_PAST))
    expect(table.past(viewer, version)).toEqual([])
  }
}

/** Everything every viewer was given at every version, and the record of it. */
const live = <T extends GameTypes>(
  box: Box<T>,
  seats: number,
  choices: Choices,
  play: (table: Table) => Iterable<void>,
): { readonly record: MatchRecord; readonly given: ReadonlyMap<Viewer, readonly string[]> } => {
  const table = value(openTable(box, setupFor(seats, choices), seededHost('live')))
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
  const given = new Map<Viewer, string[]>(viewers.map((viewer) => [viewer, []]))
  const note = (): void => {
    for (const viewer of viewers) {
      const list = given.get(viewer) as string[]
      if (list.length <= table.version()) list.push(JSON.stringify(table.project(viewer)))
    }
  }
  note()
  for (const _ of play(table)) note()
  expectPast(table, given)
  return { record: parsed(table.record()), given }
}

/** Every kind of entry, and simultaneous choices. */
const eventful = function* (table: Table): Generator<void> {
  const steps = (seat: number): string[] => {
    const first = table.legal(seat)[0] as string
    return [first, table.legal(seat, [first])[0] as string]
  }
  for (const seat of [2, 0, 1]) yield void table.act(seat, steps(seat))
  yield void table.timeout(1)
  yield void table.undo(2)
  yield void table.act(1, steps(1))
  yield void table.resign(0)
  for (const seat of [1, 2]) yield void table.timeout(seat)
  yield void table.agreeDraw()
}

const byTimeOut = function* (table: Table): Generator<void> {
  for (let pending = table.pending(); pending.status === 'deciding'; pending = table.pending()) {
    yield void table.timeout(pending.seats[0] as number)
  }
}

const expectSame = (film: Film, given: ReadonlyMap<Viewer, readonly string[]>): void => {
  for (const [viewer, list] of given) {
    expect(film.length).toBe(list.length)
    // In any order: backwards here.
    for (let seq = list.length - 1; seq >= 0; seq--) {
      expect(JSON.stringify(film.project(viewer, seq))).toBe(list[seq])
    }
  }
}

describe('a film shows what was given live', () => {
  test('to every viewer at every version, through steps, time-outs, undo, resigning and an agreed draw', () => {
    const { record, given } = live(sacks, 3, { rounds: 5 }, eventful)
    expect(new Set(record.entries.map(({ kind }) => kind)).size).toBe(6)
    const film = value(filmOf(sacks, record, testHash))
    expect(film.fault).toBeNull()
    expectSame(film, given)
  })

  test.each(['off', 'delayed', 'afterGame'])('to spectators of hands under observerHands: %s', (observerHands) => {
    const { record, given } = live(watchedSacks, 3, { rounds: 5, observerHands }, byTimeOut)
    expect(record.entries.length).toBeGreaterThan(14)
    expectSame(value(filmOf(watchedSacks, record, testHash)), given)
  })

  test('with the updates since a version', () => {
    const { record } = live(goofspiel, 2, { cards: 5 }, byTimeOut)
    const film = value(filmOf(goofspiel, record, testHash))
    expect(film.project(0, 6, 3).updates.map(({ version }) => version)).toEqual([4, 5, 6])
  })

  test('and all hands, as each seat saw them', () => {
    const { record } = live(goofspiel, 2, { cards: 5 }, byTimeOut)
    const film = value(filmOf(goofspiel, record, testHash))
    for (let seq = 0; seq < film.length; seq++) {
      expect(film.hands(seq)).toEqual({ asOf: seq, views: [0, 1].map((seat) => film.project(seat, seq).view) })
    }
  })
})

test('a film tells every secret to who has all hands open', () => {
  const { record } = live(kuhn, 2, {}, byTimeOut)
  const film = value(filmOf(kuhn, record, testHash))
  const dealt = (updates: readonly { readonly events: readonly unknown[] }[]) =>
    updates[0]?.events as readonly { readonly seat: number; readonly card: number | null }[]
  const open = dealt(film.told())
  expect(open.map(({ seat }) => seat)).toEqual([0, 1])
  for (const seat of [0, 1]) {
    const seen = dealt(film.project(seat, 0).updates)
    expect(open[seat]).toEqual(seen[seat])
    expect(seen.map(({ card }) => card === null)).toEqual([0, 1].map((other) => other !== seat))
  }
})

describe('a broken record', () => {
  const { record } = live(goofspiel, 2, { cards: 5 }, byTimeOut)
  const tampered = (seq: number, steps: readonly string[]): MatchRecord => ({
    ...record,
    entries: record.entries.map((entry) => (entry.seq === seq ? { ...entry, steps } : entry)),
  })

  test('is shown up to the entry that does not fit, and that one is named', () => {
    const film = value(filmOf(goofspiel, tampered(4, ['9']), testHash))
    expect(film.length).toBe(4)
    expect(film.fault).toMatchObject({ code: 'hashWrong', path: 'entries.4' })
    const whole = value(filmOf(goofspiel, record, testHash))
    for (let seq = 0; seq < 4; seq++) expect(film.project(0, seq)).toEqual(whole.project(0, seq))
  })

  test('whose header is broken shows nothing', () => {
    const other = filmOf(goofspiel, { ...record, header: { ...record.header, game: 'chess' } }, testHash)
    expect(other).toMatchObject({ ok: false })
  })

  test('never throws', () => {
    const { entries } = record
    for (const broken of [
      { ...record, entries: [] },
      { ...record, entries: [...entries.slice(0, 2), null] },
      { ...record, header: null },
    ]) {
      const film = filmOf(goofspiel, broken as unknown as MatchRecord, testHash)
      expect(film.ok ? film.value.fault?.code : film.faults[0]?.code).toMatch(/recordBroken|noSetup|hashWrong/)
    }
  })
})

test('a position of a match of 2,000 entries is there in a moment', () => {
  const long = function* (table: Table): Generator<void> {
    for (let i = 0; i < 1000; i++) {
      yield void table.timeout(0)
      yield void table.undo(table.version() - 1)
    }
  }
  const table = value(openTable(goofspiel, setupFor(2, { cards: 5 }), seededHost('long')))
  expect([...long(table)]).toHaveLength(2000)
  const film = value(filmOf(goofspiel, table.record(), testHash))
  expect(film.length).toBe(2001)
  const since = process.cpuUsage()
  for (let i = 0; i < 200; i++) film.project(i % 2, (i * 997) % film.length, film.length)
  expect(process.cpuUsage(since).user / 1000 / 200).toBeLessThan(5)
})

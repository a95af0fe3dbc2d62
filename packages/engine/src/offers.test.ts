import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, opened, parsed, seededHost, setupFor } from './fixtures/host.ts'
import { type Sacks, goofspiel, sacks, ticTacToe } from './fixtures/index.ts'
import {
  type Box,
  type Entry,
  LONGEST_PAUSE_MS,
  type MatchRecord,
  type Offer,
  type Table,
  type TableHost,
  clockOf,
  entryHash,
  headerHash,
  openTable,
  replay,
  restoreTable,
  secondsRow,
} from './index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Its clock goes as the test says. */
const clocked = (): { host: TableHost; now: { ms: number } } => {
  const now = { ms: 1000 }
  return { host: { ...seededHost('offers'), hash: sha256, now: () => now.ms }, now }
}
const timed: Box<Sacks> = {
  ...sacks,
  options: [...sacks.options, secondsRow('turn')],
  complete: (chosen, last) => sacks.complete({ rounds: chosen['rounds'] }, last),
  clocks: [clockOf('turn')],
}
const timedTable = (people = 2, host: TableHost = clocked().host): Table =>
  opened(openTable(timed, setupFor(people, { turn: 60 }), host))

const DRAW: Offer = { kind: 'draw' }
const PAUSE: Offer = { kind: 'pause' }
const RESUME: Offer = { kind: 'resume' }
const clock = (seconds: number, option = 'turn'): Offer => ({ kind: 'clock', option, seconds })

describe('what people at a table agree on', () => {
  test('holds when all others have accepted, and says whose offer it was', () => {
    const table = timedTable(3)
    expect(codeOf(table.offer(1, DRAW))).toBe('offered')
    expect(table.offering()).toEqual({ version: 1, seat: 1, terms: ['draw'], waiting: [0, 2] })
    expect(codeOf(table.answer(2, 1, true))).toBe('accepted')
    expect(table.pending().status).toBe('deciding')
    expect(table.answer(0, 1, true)).toMatchObject({ ok: true, entry: { kind: 'draw', seat: 1, steps: [] } })
    expect(table.pending()).toMatchObject({ status: 'over', outcome: { places: [1, 1, 1], reason: 'agreed' } })
    expect(codeOf(table.offer(0, DRAW))).toBe('matchOver')
  })

  test('who has given up comes last in an agreed draw, and the payoffs add up to nothing', () => {
    const table = timedTable(3)
    table.resign(1)
    table.offer(0, DRAW)
    table.answer(2, 2, true)
    expect(table.pending()).toMatchObject({ outcome: { places: [1, 3, 1], payoffs: [0.5, -1, 0.5] } })
  })

  test('bots agree by rule, and a seat that is left to one has no say', () => {
    const table = timedTable(3)
    table.takeOver(1, 'greedy')
    table.offer(0, PAUSE)
    expect(table.offering()?.waiting).toEqual([2])
    expect(codeOf(table.offer(1, DRAW))).toBe('seatAway')
    table.answer(2, 2, true)
    table.takeOver(2, 'greedy')
    expect(codeOf(table.offer(0, RESUME))).toBe('resumed')
    const setup = setupFor(2)
    const seats = [setup.seats[0], { kind: 'bot', name: 'b', bot: 'random' }] as typeof setup.seats
    const alone = opened(openTable(timed, { ...setup, seats }, seededHost('alone')))
    expect(codeOf(alone.offer(1, DRAW))).toBe('offerNotYours')
    expect(codeOf(alone.offer(0, DRAW))).toBe('draw')
  })

  test('is offered only where the game can end drawn', () => {
    const box: Box<Sacks> = { ...timed, draws: () => false }
    expect(codeOf(opened(openTable(box, setupFor(2), seededHost('won'))).offer(0, DRAW))).toBe('noDraw')
  })
})

describe('an offer', () => {
  test('ends with whatever else happens at the table', () => {
    const ends: readonly ((table: Table) => unknown)[] = [
      (table) => table.timeout(0),
      (table) => table.resign(2),
      (table) => table.takeOver(2, 'greedy'),
      (table) => table.setClock('turn', 5),
      (table) => table.undo(0),
    ]
    for (const end of ends) {
      const table = timedTable(3)
      table.offer(0, DRAW)
      end(table)
      expect(table.offering()).toBeNull()
      expect(codeOf(table.answer(1, 1, true))).toBe('offerGone')
    }
  })

  test('is answered once by each, and by nobody else; there is one at a time', () => {
    const table = timedTable(3)
    table.offer(0, DRAW)
    expect(codeOf(table.offer(1, DRAW))).toBe('offerOpen')
    expect(codeOf(table.answer(0, 1, true))).toBe('offerNotYours')
    expect(codeOf(table.withdraw(1, 1))).toBe('offerNotYours')
    expect(codeOf(table.answer(1, 2, true))).toBe('offerGone')
    expect(codeOf(table.answer(1, 1, true))).toBe('accepted')
    expect(codeOf(table.answer(1, 1, true))).toBe('offerNotYours')
    expect(codeOf(table.answer(1, 1, false))).toBe('offerNotYours')
    expect(codeOf(table.answer(2, 1, false))).toBe('refused')
    expect(table.offering()).toBeNull()
  })

  test('that was refused or withdrawn is not repeated before the next decision of who made it', () => {
    const table = timedTable()
    table.offer(0, DRAW)
    table.answer(1, 1, false)
    expect(codeOf(table.offer(0, DRAW))).toBe('offerAgain')
    expect(codeOf(table.offer(1, DRAW))).toBe('offered')
    expect(codeOf(table.withdraw(1, 3))).toBe('withdrawn')
    expect(codeOf(table.offer(1, DRAW))).toBe('offerAgain')
    expect(codeOf(table.offer(0, PAUSE))).toBe('offered')
    table.timeout(0)
    expect(codeOf(table.offer(1, DRAW))).toBe('offerAgain')
    expect(codeOf(table.offer(0, DRAW))).toBe('offered')
  })

  test('is told to those who sit there, and of its terms a spectator hears what was agreed', () => {
    const table = timedTable()
    table.offer(0, clock(30))
    expect(table.project(1).offer).toMatchObject({ seat: 0, terms: ['clock', 'turn', '30'] })
    expect(table.project('spectator').offer).toBeNull()
    table.answer(1, 1, true)
    const told = (viewer: 0 | 'spectator') =>
      table
        .project(viewer)
        .updates.slice(1)
        .map(({ kind, seat, terms }) => [kind, seat, ...terms])
    expect(told(0)).toEqual([
      ['offered', 0, 'clock', 'turn', '30'],
      ['clock', 0, 'turn', '30'],
    ])
    expect(told('spectator')).toEqual([
      ['aside', null],
      ['clock', 0, 'turn', '30'],
    ])
  })
})

describe('another clock', () => {
  test('is one of the game, within what its option allows, and another than now', () => {
    const table = timedTable()
    expect(codeOf(table.offer(0, clock(30, 'hour')))).toBe('clockUnknown')
    expect(codeOf(table.offer(0, clock(2_592_001)))).toBe('clockUnknown')
    expect(codeOf(table.offer(0, clock(1.5)))).toBe('offerUnknown')
    expect(codeOf(table.offer(0, clock(60)))).toBe('clockSame')
    table.offer(0, clock(0))
    table.answer(1, 1, true)
    expect(table.seconds()).toBe(0)
    expect(codeOf(table.offer(0, PAUSE))).toBe('noClock')
  })

  test('gives the question that is put its whole time', () => {
    const table = timedTable()
    table.offer(1, clock(10))
    table.answer(0, 1, true)
    expect(table.timing().from).toEqual([2, 2])
  })
})

describe('a pause', () => {
  test('keeps everybody from deciding until all agree to go on, over a restart too', () => {
    const table = timedTable()
    table.offer(0, PAUSE)
    table.answer(1, 1, true)
    for (const one of [table, opened(restoreTable(timed, parsed(table.record()), clocked().host))]) {
      expect(codeOf(one.act(0, ['stage 1']))).toBe('paused')
      expect(codeOf(one.timeout(0))).toBe('paused')
      expect([one.legal(0), one.project(0).legal, one.project('spectator').paused]).toEqual([[], [], true])
      expect(codeOf(one.offer(0, PAUSE))).toBe('paused')
      expect(one.timing().pauses).toEqual([{ from: 2, at: 1000, to: null }])
      one.offer(1, RESUME)
      one.answer(0, 3, true)
      expect(one.timing().pauses).toEqual([{ from: 2, at: 1000, to: 4 }])
      expect(one.legal(0)).not.toEqual([])
      expect(codeOf(one.offer(0, RESUME))).toBe('notPaused')
    }
  })

  test('may be ended alone after a day; what was refused in it is asked for again after ten minutes', () => {
    const { host, now } = clocked()
    const table = timedTable(2, host)
    table.offer(0, PAUSE)
    table.answer(1, 1, true)
    table.offer(0, RESUME)
    table.answer(1, 3, false)
    expect(codeOf(table.offer(0, RESUME))).toBe('offerAgain')
    now.ms += 600_000
    expect(codeOf(table.offer(0, RESUME))).toBe('offered')
    table.withdraw(0, 5)
    now.ms = 1000 + LONGEST_PAUSE_MS
    expect(table.offer(1, RESUME)).toMatchObject({ ok: true, entry: { kind: 'resumed', seat: 1 } })
    expect(replay(timed, parsed(table.record()), sha256).ok).toBe(true)
  })

  test('ends when nobody is left who could end it', () => {
    const table = timedTable(3)
    table.takeOver(0, 'greedy')
    table.offer(1, PAUSE)
    table.answer(2, 2, true)
    table.resign(1)
    expect(table.project(0).paused).toBe(true)
    table.takeOver(2, 'greedy')
    expect(table.project(0).paused).toBe(false)
  })
})

describe('a record of what was agreed', () => {
  const agreed = (): MatchRecord => {
    const table = timedTable(3)
    table.offer(0, clock(30))
    table.answer(1, 1, true)
    table.answer(2, 1, true)
    table.offer(2, DRAW)
    table.answer(0, 4, true)
    table.answer(1, 4, true)
    return parsed(table.record())
  }
  /** The same with other entries, and hashes that fit. */
  const forged = (record: MatchRecord, change: (entries: readonly Entry[]) => readonly Entry[]): MatchRecord => {
    let previous = headerHash(sha256, record.header)
    const entries = change(record.entries).map((entry, seq): Entry => {
      const bare = { ...entry, seq }
      previous = entryHash(sha256, record.header.format, previous, bare)
      return { ...bare, hash: previous }
    })
    return { ...record, entries }
  }

  test('replays, and says who had the last word', () => {
    const record = agreed()
    const again = opened(restoreTable(timed, record, clocked().host))
    expect(again.askedFor(3)).toEqual({ kind: 'accepted', seat: 2, steps: ['1'] })
    expect(again.askedFor(6)).toEqual({ kind: 'accepted', seat: 1, steps: ['4'] })
    expect(again.pending().status).toBe('over')
  })

  test('in which somebody was not asked, or has refused, or agreed on something else, is refused', () => {
    const record = agreed()
    const codes = (change: (entries: readonly Entry[]) => readonly Entry[]): unknown => {
      const result = replay(timed, forged(record, change), sha256)
      return result.ok ? 'ok' : result.faults[0]?.values['code']
    }
    expect(codes((entries) => entries)).toBe('ok')
    expect(codes((entries) => entries.filter(({ seq }) => seq !== 2))).toBe('offerGone')
    expect(codes((entries) => entries.filter(({ seq }) => seq !== 1 && seq !== 2))).toBe('offerGone')
    expect(codes((entries) => entries.map((one) => (one.seq === 2 ? { ...one, kind: 'refused' } : one)))).toBe(
      'offerAgain',
    )
    expect(codes((entries) => entries.map((one) => (one.seq === 3 ? { ...one, steps: ['turn', '31'] } : one)))).toBe(
      'offerGone',
    )
    expect(codes((entries) => entries.map((one) => (one.seq === 3 ? { ...one, seat: 1 } : one)))).toBe('offerGone')
  })
})

describe('taking back', () => {
  const board = (): Table => opened(openTable(ticTacToe, setupFor(2), { ...seededHost('board'), hash: sha256 }))
  const takeBack = (seq: number): Offer => ({ kind: 'takeBack', seq })

  test('gives the last decision back to who made it, once the others agree', () => {
    const table = board()
    table.act(0, ['a1'])
    const before = table.view(1)
    table.act(1, ['b1'])
    expect(codeOf(table.offer(0, takeBack(1)))).toBe('actedSince')
    expect(codeOf(table.offer(0, takeBack(2)))).toBe('nothingToTakeBack')
    expect(codeOf(table.offer(1, takeBack(2)))).toBe('offered')
    expect(table.answer(0, 3, true)).toMatchObject({ ok: true, entry: { kind: 'undo', seat: 1, steps: ['1'] } })
    expect(table.view(1)).toEqual(before)
    expect(codeOf(table.offer(1, takeBack(2)))).toBe('actedSince')
    expect(codeOf(table.offer(0, takeBack(1)))).toBe('offered')
    table.answer(1, 5, true)
    expect(table.view(0)).toMatchObject({ board: '.........' })
    expect(replay(ticTacToe, parsed(table.record()), sha256).ok).toBe(true)
  })

  test('what is of the table lies between and is no act; setup, time-outs and what never was are not taken back', () => {
    const table = board()
    table.act(0, ['a1'])
    table.takeOver(1, 'greedy')
    table.giveBack(1)
    expect(codeOf(table.offer(0, takeBack(1)))).toBe('offered')
    table.withdraw(0, 4)
    table.timeout(1)
    for (const seq of [0, 2, 6, 99])
      expect(['nothingToTakeBack', 'offerUnknown']).toContain(codeOf(table.offer(1, takeBack(seq))))
  })

  test('a sealed choice is taken back until another seals theirs, or all are opened', () => {
    const table = opened(openTable(goofspiel, setupFor(2, { cards: 3 }), seededHost('sealed')))
    table.act(0, ['1'])
    expect(codeOf(table.offer(0, takeBack(1)))).toBe('offered')
    table.act(1, ['2'])
    expect(codeOf(table.offer(0, takeBack(1)))).toBe('actedSince')
    expect(table.offer(1, takeBack(3))).toMatchObject({ refusal: { code: 'drew', values: { kind: 'offered' } } })
  })

  test('people before one screen agree by word, on nothing that was told or overtaken', () => {
    const table = board()
    table.act(0, ['a1'])
    table.act(1, ['b1'])
    expect(codeOf(table.offer(0, takeBack(1), 'together'))).toBe('actedSince')
    expect(table.offer(1, takeBack(2), 'together')).toMatchObject({ ok: true, entry: { kind: 'undo', seat: null } })
    expect(table.askedFor(3)).toEqual({ kind: 'offered', seat: null, steps: ['takeBack', '2'] })
  })
})

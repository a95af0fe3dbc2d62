import { describe, expect, test } from 'vitest'
import { type Box, MOST_STEPS, OBSERVER_DELAY, type Table, clockOf, openTable, restoreTable } from './index.ts'
import { type Sacks, goofspiel, kuhn, sacks, ticTacToe } from './fixtures/index.ts'
import { opened, scriptedHost, seededHost, setupFor } from './fixtures/host.ts'

/** Two rounds of sacks; the row is 6 5, seat 0 holds 1 2 3 3, seat 1 holds 4 4 5 5. */
const SACKS = [6, 5, 1, 2, 3, 3, 4, 4, 5, 5]
const sacksTable = (...later: number[][]): Table =>
  opened(openTable(sacks, setupFor(2, { rounds: 2 }), scriptedHost([SACKS, ...later])))

const everything = (table: Table): unknown => ['spectator' as const, 0, 1].map((viewer) => table.project(viewer))

describe('a commit is all of its steps or nothing', () => {
  test('staged steps and the commit are one entry', () => {
    const table = sacksTable()
    const result = table.act(0, ['stage 1', 'seal 3'])
    expect(result).toMatchObject({ ok: true, entry: { seq: 1, kind: 'steps', seat: 0, steps: ['stage 1', 'seal 3'] } })
    expect(table.version()).toBe(1)
  })

  test.each<[string, string[], string]>([
    ['no step at all', [], 'stepsMissing'],
    ['a staged step without its commit', ['stage 1'], 'unfinished'],
    ['steps beyond the commit', ['stage 1', 'seal 3', 'stage 2'], 'tooManySteps'],
    ['a second step that is not legal after the first', ['stage 3', 'seal 1'], 'notRising'],
    ['a step that names no action', ['stage 1', 'seal king'], 'unknownAction'],
    ['a step longer than any', ['stage 1', `seal ${'3'.repeat(200)}`], 'unknownAction'],
    ['more steps than a commit may have', Array.from({ length: MOST_STEPS + 1 }, () => 'stage 1'), 'stepsMissing'],
  ])('%s is refused and leaves everything as it was', (_, steps, code) => {
    const table = sacksTable()
    const before = JSON.stringify(everything(table))
    expect(table.act(0, steps)).toMatchObject({ ok: false, refusal: { code } })
    expect(JSON.stringify(everything(table))).toBe(before)
    expect(table.act(0, ['stage 1', 'seal 2']).ok).toBe(true)
  })

  test('the choices after a draft are those of the drafted state, and the table itself stays undrafted', () => {
    const table = sacksTable()
    expect(table.legal(0)).toEqual(['stage 1', 'stage 2', 'stage 3'])
    expect(table.legal(0, ['stage 2'])).toEqual(['seal 3'])
    expect(table.legal(0, ['stage 6'])).toEqual([])
    expect(table.legal(0, ['seal 3'])).toEqual([])
    expect(table.legal(0)).toEqual(['stage 1', 'stage 2', 'stage 3'])
    expect(table.project(0).view).toMatchObject({ draft: null })
  })

  test('a draft of one seat is nothing to the other', () => {
    const table = sacksTable()
    const before = JSON.stringify(table.project(1))
    table.legal(0, ['stage 2'])
    expect(JSON.stringify(table.project(1))).toBe(before)
  })
})

describe('whose turn it is', () => {
  test('who is not asked has no choices and is refused', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('turn')))
    expect(table.legal(1)).toEqual([])
    expect(table.act(1, ['a1'])).toMatchObject({ ok: false, refusal: { code: 'notYourTurn', rule: 'TABLE-TURN' } })
  })

  test('a seat that does not exist is a bug of the caller', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('seat')))
    expect(() => table.act(2, ['a1'])).toThrow('no seat 2')
    expect(() => table.resign(-1)).toThrow('no seat -1')
    expect(() => table.timeout(0.5)).toThrow('no seat 0.5')
  })

  test('nothing is played after the end', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('end')))
    expect(table.resign(0).ok).toBe(true)
    expect(table.pending()).toMatchObject({ status: 'over', outcome: { places: [2, 1], reason: 'resigned' } })
    for (const result of [table.act(1, ['a1']), table.act(1, ['a1'], 0), table.resign(1), table.agreeDraw()]) {
      expect(result).toMatchObject({ ok: false, refusal: { code: 'matchOver' } })
    }
    expect(table.timeout(1)).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' } })
  })
})

describe('versions', () => {
  test('a commit made for an older question is stale', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('stale')))
    expect(table.act(0, ['a1'], 0).ok).toBe(true)
    expect(table.act(1, ['b1'], 0)).toMatchObject({ ok: false, refusal: { code: 'stale', rule: 'TABLE-VERSION' } })
    expect(table.act(1, ['b1'], 1).ok).toBe(true)
  })

  test("another seat's sealed commit does not make a simultaneous choice stale", () => {
    const table = opened(openTable(goofspiel, setupFor(2, { cards: 3 }), seededHost('sealed')))
    expect(table.act(0, ['1'], 0).ok).toBe(true)
    expect(table.project(1)).toMatchObject({ version: 1, askedAt: 0 })
    expect(table.act(1, ['2'], 0).ok).toBe(true)
    expect(table.project(1)).toMatchObject({ version: 2, askedAt: 2 })
    expect(table.act(0, ['2'], 1)).toMatchObject({ ok: false, refusal: { code: 'stale' } })
  })

  test('a resignation of a third does not make a simultaneous choice stale', () => {
    const table = opened(openTable(sacks, setupFor(3), seededHost('third')))
    expect(table.resign(2).ok).toBe(true)
    const [first, second] = [table.legal(0)[0] as string, table.legal(0, [table.legal(0)[0] as string])[0] as string]
    expect(table.act(0, [first, second], 0).ok).toBe(true)
  })
})

describe('ends that the table gives', () => {
  test('an agreed draw shares the places', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('draw')))
    expect(table.agreeDraw()).toMatchObject({ ok: true, entry: { kind: 'draw', seat: null } })
    expect(table.pending()).toEqual({ status: 'over', outcome: { places: [1, 1], payoffs: [0, 0], reason: 'agreed' } })
    expect(table.legal(0)).toEqual([])
    expect(table.act(0, ['a1'])).toMatchObject({ ok: false, refusal: { code: 'matchOver' } })
  })

  test('whoever resigned cannot resign again', () => {
    const table = opened(openTable(sacks, setupFor(3), seededHost('again')))
    expect(table.resign(1).ok).toBe(true)
    expect(table.resign(1)).toMatchObject({ ok: false, refusal: { code: 'alreadyResigned', rule: 'TABLE-RESIGN' } })
    expect(table.pending()).toMatchObject({ status: 'deciding', seats: [0, 2] })
    expect(table.undo(0).ok).toBe(true)
    expect(table.resign(1).ok).toBe(true)
  })

  test('a resignation that leaves all others sealed resolves the round, with luck of its own entry', () => {
    const table = opened(openTable(sacks, setupFor(3), seededHost('resolve')))
    for (const seat of [0, 1]) expect(table.timeout(seat).ok).toBe(true)
    const result = table.resign(2)
    expect(result.ok && result.entry.outcomes.length).toBeGreaterThan(0)
    expect(table.pending()).toMatchObject({ seats: [0, 1] })
  })
})

describe('a silent seat', () => {
  test('gets the choice of the game, whole, as an entry of its own kind', () => {
    const table = sacksTable()
    expect(table.timeout(1)).toMatchObject({
      ok: true,
      entry: { kind: 'timeout', seat: 1, steps: ['stage 4', 'seal 4'], outcomes: [] },
    })
    expect(table.timeout(1)).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' } })
  })

  test('has the seconds of the first clock that runs and is not off, by what a spectator sees', () => {
    const asked: unknown[] = []
    const row = {
      kind: 'integer',
      min: 0,
      max: 60,
      default: 0,
      scope: 'table',
      readBy: 'clock',
      mark: 'D',
      rules: [],
      when: null,
    } as const
    const timed: Box<Sacks> = {
      ...sacks,
      options: [...sacks.options, { ...row, id: 'second' }, { ...row, id: 'turn' }],
      complete: ({ second: _second, turn: _turn, ...choices }, last) => sacks.complete(choices, last),
      clocks: [
        {
          option: 'second',
          runs: ({ viewer, round }) => {
            asked.push(viewer)
            return round === 1
          },
        },
        clockOf('turn'),
      ],
    }
    const seconds = (choices: Readonly<Record<string, number>>): readonly number[] => {
      const table = opened(openTable(timed, setupFor(2, choices), seededHost('timed')))
      const before = table.seconds()
      for (const seat of [0, 1]) table.timeout(seat)
      return [before, table.seconds()]
    }
    expect(seconds({ second: 5, turn: 30 })).toEqual([30, 5])
    expect(seconds({ second: 5 })).toEqual([0, 5])
    expect(seconds({ turn: 30 })).toEqual([30, 30])
    expect(seconds({})).toEqual([0, 0])
    expect(new Set(asked)).toEqual(new Set(['spectator']))
  })

  test('an illegal choice is a bug', () => {
    const broken: Box<Sacks> = {
      ...sacks,
      timeout: (view, legal, chance) => sacks.timeout(view, legal, chance).slice(0, 1),
    }
    const table = opened(openTable(broken, setupFor(2), seededHost('broken')))
    expect(() => table.timeout(0)).toThrow('the time-out choice is illegal: unfinished')
  })

  test('luck of the choice comes before luck of its consequences, in one entry', () => {
    const wild: Box<Sacks> = {
      ...sacks,
      timeout: (view, legal, chance) => {
        chance.pick(2)
        return sacks.timeout(view, legal, chance)
      },
    }
    const table = opened(openTable(wild, setupFor(2, { rounds: 2 }), scriptedHost([SACKS, [1], [0, 1, 1, 2, 2, 6]])))
    table.timeout(0)
    expect(table.timeout(1)).toMatchObject({ ok: true, entry: { outcomes: [0, 1, 1, 2, 2, 6] } })
  })
})

describe('going back', () => {
  test('an undo is an entry, and the state is that after the entry it goes back to', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('undo')))
    for (const [seat, cell] of [
      [0, 'a1'],
      [1, 'b1'],
      [0, 'c1'],
    ] as const)
      table.act(seat, [cell])
    expect(table.undo(1)).toMatchObject({ ok: true, entry: { seq: 4, kind: 'undo', seat: null, steps: ['1'] } })
    expect(table.project(0)).toMatchObject({ version: 4, view: { board: 'x........' }, pending: { seats: [1] } })
    expect(table.act(1, ['b2'], 3)).toMatchObject({ ok: false, refusal: { code: 'stale' } })
    expect(table.act(1, ['b2'], 4).ok).toBe(true)
    expect(table.view(1)).toMatchObject({ board: 'x...o....' })
  })

  test.each([[3], [4], [-1], [0.5], [Number.NaN]])('there is nothing at %d to go back to', (seq) => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('nothing')))
    for (const [seat, cell] of [
      [0, 'a1'],
      [1, 'b1'],
      [0, 'c1'],
    ] as const)
      table.act(seat, [cell])
    expect(table.undo(seq)).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } })
    expect(table.version()).toBe(3)
  })

  test('an undo of an undo, of a draw and of a resignation gives the match back', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('undone')))
    table.act(0, ['a1'])
    table.undo(0)
    expect(table.view(0)).toMatchObject({ board: '.........' })
    table.undo(1)
    expect(table.view(0)).toMatchObject({ board: 'x........' })
    table.agreeDraw()
    expect(table.undo(3).ok).toBe(true)
    table.resign(1)
    expect(table.undo(5).ok).toBe(true)
    expect(table.pending()).toEqual({ status: 'deciding', seats: [1] })
  })

  test('what happens after an undo has other luck than what was taken back', () => {
    const table = opened(openTable(goofspiel, setupFor(2, { cards: 13 }), seededHost('luck')))
    const round = (): unknown => {
      table.act(0, ['1'])
      const result = table.act(1, ['2'])
      return result.ok ? result.entry.outcomes[0] : null
    }
    const prizes = new Set(
      Array.from({ length: 8 }, () => {
        const prize = round()
        table.undo(0)
        return prize
      }),
    )
    expect(prizes.size).toBeGreaterThan(1)
  })

  test('taking back again and again stays quick', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('again and again')))
    table.act(0, ['b2'])
    for (let i = 0; i < 100; i++) {
      table.act(1, [i % 2 === 0 ? 'a1' : 'c3'])
      expect(table.undo(table.version() - 1).ok).toBe(true)
    }
    expect(table.view(0)).toMatchObject({ board: '....x....' })
    expect(restoreTable(ticTacToe, table.record(), seededHost('again and again'))).toMatchObject({ ok: true })
  })

  test('what was seen stays in the log', () => {
    const table = opened(openTable(ticTacToe, setupFor(2), seededHost('log')))
    table.act(0, ['a1'])
    table.undo(0)
    expect(table.project(1).updates.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['setup', 0],
      ['steps', 1],
      ['undo', 0],
    ])
  })
})

describe('what leaves a table was made for one viewer', () => {
  test('each viewer receives their own events of an entry', () => {
    const table = sacksTable()
    const drawn = (viewer: 0 | 1 | 'spectator') =>
      table.project(viewer).updates[0]?.events.map((event) => (event as { cards: unknown }).cards)
    expect(drawn(0)).toEqual([[1, 2, 3, 3], null])
    expect(drawn(1)).toEqual([null, [4, 4, 5, 5]])
    expect(drawn('spectator')).toEqual([null, null])
  })

  test('updates begin after the version a viewer has', () => {
    const table = sacksTable()
    table.timeout(0)
    const versions = (since: number | undefined) => table.project(1, since).updates.map(({ version }) => version)
    expect([undefined, -1, 0, 1, 99, -2].map(versions)).toEqual([[0, 1], [0, 1], [1], [], [], [0, 1]])
  })

  test('a sealed commit tells that it was made, and not which', () => {
    const seen = (steps: string[], viewer: 1 | 'spectator') => {
      const table = sacksTable()
      table.act(0, steps)
      return JSON.stringify(table.project(viewer))
    }
    expect(seen(['stage 1', 'seal 2'], 1)).toBe(seen(['stage 3', 'seal 3'], 1))
    expect(seen(['stage 1', 'seal 2'], 'spectator')).toBe(seen(['stage 3', 'seal 3'], 'spectator'))
  })

  test('a spectator has no choices', () => {
    expect(sacksTable().project('spectator')).toMatchObject({ legal: [], askedAt: 0, openHands: null })
  })
})

describe('open hands', () => {
  const watched = (observerHands: string): Table => {
    const box: Box<Sacks> = {
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
    return opened(openTable(box, setupFor(2, { rounds: 5, observerHands }), seededHost('watched')))
  }
  const playAll = (table: Table, each: () => void): void => {
    for (let pending = table.pending(); pending.status === 'deciding'; pending = table.pending()) {
      each()
      table.timeout(pending.seats[0] as number)
    }
  }

  test('are shut unless the table opens them', () => {
    const table = watched('off')
    playAll(table, () => expect(table.project('spectator').openHands).toBeNull())
    expect(table.project('spectator').openHands).toBeNull()
  })

  test('delayed, they show the past to spectators and nothing to seats', () => {
    const table = watched('delayed')
    while (table.version() < OBSERVER_DELAY + 3) {
      expect(table.project('spectator').openHands?.asOf ?? null).toBe(
        table.version() < OBSERVER_DELAY ? null : table.version() - OBSERVER_DELAY,
      )
      expect(table.project(0).openHands).toBeNull()
      if (table.version() % 2 === 0) table.timeout(0)
      else table.timeout(1)
      if (table.pending().status === 'over') break
    }
  })

  test('after the game, they show the end', () => {
    const table = watched('afterGame')
    playAll(table, () => expect(table.project('spectator').openHands).toBeNull())
    const hands = table.project('spectator').openHands
    expect(hands?.asOf).toBe(table.version())
    expect(hands?.views).toEqual([table.view(0), table.view(1)])
  })
})

describe('a table opens only on sound terms', () => {
  test.each<[string, Parameters<typeof setupFor>, string]>([
    ['an unknown option', [2, { speed: 9 }], 'optionUnknown'],
    ['an option out of range', [2, { rounds: 99 }], 'optionOutOfRange'],
    ['a number of seats the game does not know', [4], 'seatsWrong'],
  ])('%s is a fault', (_, given, code) => {
    expect(openTable(sacks, setupFor(...given), seededHost('terms'))).toMatchObject({ ok: false, faults: [{ code }] })
  })

  test('as many loadouts as seats', () => {
    const setup = { ...setupFor(2), loadouts: [null, null, null] }
    expect(openTable(sacks, setup, seededHost('terms'))).toMatchObject({ ok: false, faults: [{ code: 'seatsWrong' }] })
  })

  test('a loadout that fails its check is a fault of its seat', () => {
    const box: Box<Sacks> = {
      ...sacks,
      loadouts: {
        ...sacks.loadouts,
        check: () => ({ ok: false, faults: [{ code: 'deckWrong', path: 'deck', rule: null, values: {} }] }),
      },
    }
    const result = openTable(box, setupFor(2), seededHost('terms'))
    expect(result.ok ? [] : result.faults.map(({ path }) => path)).toEqual(['seat 0: deck', 'seat 1: deck'])
  })

  test('a match can begin from a position, which draws nothing', () => {
    const table = opened(openTable(ticTacToe, { ...setupFor(2), start: 'xox......' }, seededHost('start')))
    expect(table.project(1)).toMatchObject({ view: { board: 'xox......' }, pending: { seats: [1] } })
    expect(openTable(ticTacToe, { ...setupFor(2), start: 'xx' }, seededHost('start'))).toMatchObject({ ok: false })
  })

  test('a table knows its game and its seats', () => {
    const table = opened(openTable(kuhn, setupFor(2), seededHost('kuhn')))
    expect([table.game, table.seats]).toEqual(['kuhn', 2])
  })
})

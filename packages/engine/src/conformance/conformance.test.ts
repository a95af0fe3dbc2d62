import { describe, expect, test } from 'vitest'
import type { Box } from '../box.ts'
import {
  goofspiel,
  goofspielRoom,
  kuhn,
  kuhnRoom,
  leduc,
  leducRoom,
  sacks,
  sacksRoom,
  ticTacToe,
  ticTacToeRoom,
} from '../fixtures/index.ts'
import type { GameTypes } from '../game.ts'
import { leaks } from './faults/leaks.ts'
import { withMore } from './faults/fault.ts'
import {
  type ConformanceRoom,
  type Report,
  addUp,
  conform,
  conformSecrets,
  failuresOf,
  redealtPaths,
  reportLines,
  toldOpenly,
  tryGames,
} from './index.ts'

const trials = { games: 100, pairs: 100, seed: 'honest' }
const honest =
  <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>): (() => Report) =>
  () =>
    conform(box, room, trials)

describe('honest fixtures obey every law', () => {
  test.each([
    ['tic-tac-toe', honest(ticTacToe, ticTacToeRoom)],
    ['Kuhn poker', honest(kuhn, kuhnRoom)],
    ['Leduc poker', honest(leduc, leducRoom)],
    ['goofspiel', honest(goofspiel, goofspielRoom)],
    ['sacks', honest(sacks, sacksRoom)],
  ])('%s', (_, report) => {
    expect(failuresOf(report())).toEqual([])
  })
})

test('each law meets at least 100 cases in a staged and simultaneous game', () => {
  const report = conform(sacks, sacksRoom, { ...trials, seed: 'cases' })
  expect(report.laws.filter(({ cases }) => cases < 100)).toEqual([])
})

test('the same trials give the same report', () => {
  const fault = leaks[0]
  expect(fault?.report(20)).toEqual(fault?.report(20))
})

test('a failure names its match, and that match alone fails again', () => {
  const game = {
    ...sacks.game,
    view: (...given: Parameters<typeof sacks.game.view>) =>
      withMore(sacks.game.view(...given), { odd: given[0].row.at(-1) === 6 && given[0].round === 1 }),
  }
  const laws = ['two-worlds'] as const
  const [found] = failuresOf(conform({ ...sacks, game }, sacksRoom, { games: 0, pairs: 200, seed: 'again', laws }))
  const first = Number(found?.seed.split('/').at(-1))
  expect(first).toBeGreaterThan(0)
  const [again] = failuresOf(conform({ ...sacks, game }, sacksRoom, { games: 0, pairs: 1, first, seed: 'again', laws }))
  expect(again).toEqual(found)
})

test('a report reads as lines: the law, its cases, the match, the paths and the way there', () => {
  const report = leaks[0]?.report(100)
  const text = report === undefined ? '' : reportLines(report).join('\n')
  expect(text).toMatch(/^BROKEN {2}two-worlds {2}\d+ cases\n/)
  expect(text).toMatch(/pair\/0: to viewer 0, the view tells the worlds apart\n +differs at row.0.card/)
  expect(text).toMatch(/after \d stage \d; \d seal \d/)
})

test('the paths that redeal changes are those the rules hide, for each viewer', () => {
  const paths = redealtPaths(sacks, sacksRoom, { games: 200, seed: 'paths' })
  expect(paths.filter((path) => path.startsWith('2 seats, viewer 0'))).toEqual([
    '2 seats, viewer 0: hands.1.*',
    '2 seats, viewer 0: pile.*',
    '2 seats, viewer 0: row.*',
    '2 seats, viewer 0: sealed.1.*',
    '2 seats, viewer 0: top.card',
  ])
  expect(redealtPaths(ticTacToe, ticTacToeRoom, { games: 20, seed: 'paths' })).toEqual([])
})

describe('a game of rules, views and imagined states alone', () => {
  const early = { game: sacks.game, complete: sacks.complete }

  test('can be held against the laws of its secrets', () => {
    const report = conformSecrets(early, sacksRoom, { games: 20, pairs: 60, seed: 'early' })
    expect(failuresOf(report)).toEqual([])
    expect(report.laws.map(({ law, cases }) => [law, cases > 0])).toEqual(
      ['two-worlds', 'choices', 'refusals', 'odds'].map((law) => [law, true]),
    )
  })

  test('is told of what some are told in secret where it may be told to all', () => {
    const wanted = { pairs: 300, seed: 'openly' }
    const { kinds, missed } = toldOpenly(early, sacksRoom, wanted)
    expect(kinds).toContain('drew')
    expect(missed).toEqual([])
    const lax = { ...sacksRoom, discloses: (event: object) => Object.keys(event) }
    expect(toldOpenly(early, lax, wanted).missed).toContain('drew')
  })
})

describe('random games', () => {
  const wanted = { games: 60, seed: 'random', first: 0, guided: 3, look: 1 }
  const played = tryGames(sacks, sacksRoom, wanted)

  test('of a sound game are sound, and what happens is counted', () => {
    expect(played.broken).toEqual([])
    expect(Object.values(played.ends).reduce((all, times) => all + times, 0)).toBe(60)
    expect(Object.keys(played.events).length).toBeGreaterThan(2)
    expect(played.nearest).toBeGreaterThan(0)
  })
  test('are the same by the same seed, also in parts', () => {
    const parts = [0, 25].map((first) =>
      tryGames(sacks, sacksRoom, { ...wanted, guided: 0, first, games: first === 0 ? 25 : 35 }),
    )
    expect(addUp(parts)).toEqual(tryGames(sacks, sacksRoom, { ...wanted, guided: 0 }))
  })
  test.each([
    ['a state that is unsound', { check: () => ['odd'] }, 'odd'],
    ['nothing to choose', { legal: () => [] }, 'no choice'],
    ['an error', { apply: () => expect.fail('lost') }, 'threw lost'],
    [
      'a game without an end',
      { pending: () => ({ status: 'deciding' as const, seats: [0] }), apply: () => {} },
      'over',
    ],
  ])('name %s', (_, broken, text) => {
    const found = tryGames({ ...sacks, game: { ...sacks.game, ...broken } }, sacksRoom, { ...wanted, games: 2 })
    expect(found.broken).toHaveLength(2)
    expect(found.broken[1]).toMatch(new RegExp(`^random/random/1: .*${text}`))
  })
})

import { refusal } from '@menagerie/engine'
import { wilson } from '@menagerie/engine/conformance'
import { kuhn, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { entrants } from './arena/entrants.ts'
import { type Pair, boutsOf, pairsOf } from './arena/pairing.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { columns } from './output.ts'
import { sayer } from './say.ts'
import { quantile, spreadOf } from './statistics.ts'

test('Wilson’s interval: known values, and never beyond 0 and 1', () => {
  const rounded = (successes: number, trials: number) => {
    const { low, high } = wilson(successes, trials)
    return [low.toFixed(4), high.toFixed(4)]
  }
  expect(rounded(0, 10)).toEqual(['0.0000', '0.2775'])
  expect(rounded(5, 10)).toEqual(['0.2366', '0.7634'])
  expect(rounded(10, 10)).toEqual(['0.7225', '1.0000'])
  expect(rounded(116, 200)).toEqual(['0.5107', '0.6463'])
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

test('spreads are of the values, in whatever order', () => {
  expect(spreadOf([5, 1, 3])).toEqual({ least: 1, tenth: 1, median: 3, ninetieth: 5, mean: 3, most: 5 })
  expect(spreadOf([])).toEqual({ least: 0, tenth: 0, median: 0, ninetieth: 0, mean: 0, most: 0 })
  expect(quantile([1, 2, 3, 4], 0.75)).toBe(4)
})

test('bouts: the same deal once in each seat', () => {
  const named = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)
  const pairs = pairsOf(entrants('search,greedy,random'))
  expect(pairs.map(named)).toEqual([
    ['search', 'greedy'],
    ['search', 'random'],
    ['greedy', 'random'],
  ])
  const bouts = boutsOf(pairs[0] as Pair, 3, 4)
  expect(bouts.map(({ deal, seat }) => `${deal}${seat}`)).toEqual(['00', '01', '02', '10', '11', '12'])
  expect(named(bouts[1]?.sitters ?? [])).toEqual(['greedy', 'search', 'greedy'])
})

test('columns: the first to the left, the others to the right', () => {
  expect(
    columns([
      ['a', 'bb'],
      ['ccc', 'd'],
    ]),
  ).toEqual(['a    bb', 'ccc   d'])
})

test('messages name seats, their opponents and other messages', () => {
  const { say } = sayer({ en: { hit: '{{player}} hits {{opponent}} with {{weapon}}.', club: 'a club' } }, [
    'Ann',
    'Bob',
  ])
  expect(say({ id: 'hit', values: { seat: 1, weapon: '@club' } })).toBe('Bob hits Ann with a club.')
  expect(say({ id: 'unheard', values: {} })).toBe('unheard')
})

const wish = { decisions: 400, seed: 'planted', first: 0 }

test.each([
  ['refuses what it lists', { ...kuhn.game, refuse: () => refusal('no', 'K-1') }, 'listed and refused'],
  ['refuses nothing', { ...kuhn.game, refuse: () => null }, 'is not asked and “'],
  [
    'clones without the cards',
    {
      ...kuhn.game,
      clone: (state: Parameters<typeof kuhn.game.clone>[0]) => ({ ...state, cards: [0, 0] as [number, number] }),
    },
    'a clone differs',
  ],
  ['knows no notation', { ...kuhn.game, parse: () => null }, 'does not read back'],
  ['is never sound', { ...kuhn.game, check: () => ['no cards'] }, 'no cards'],
  [
    'shows what JSON cannot hold',
    {
      ...kuhn.game,
      view: (state: Parameters<typeof kuhn.game.view>[0], viewer: 0) => ({
        ...kuhn.game.view(state, viewer),
        moves: undefined as never,
      }),
    },
    'is undefined',
  ],
  [
    'breaks down',
    {
      ...kuhn.game,
      apply: () => {
        throw new Error('broken')
      },
    },
    'threw broken',
  ],
])('fuzz finds a game that %s', async (_, game, what) => {
  const { failure } = await fuzz({ ...kuhn, game: game as typeof kuhn.game }, wish)
  expect(failure?.what).toContain(what)
  const again = await fuzz(
    { ...kuhn, game: game as typeof kuhn.game },
    { ...wish, first: failure?.match ?? -1, decisions: 1 },
  )
  expect(again.failure).toEqual(failure)
})

test('fuzz finds nothing in honest games', async () => {
  for (const run of [() => fuzz(kuhn, wish), () => fuzz(sacks, wish), () => fuzz(ticTacToe, wish)]) {
    expect((await run()).failure).toBeNull()
  }
})

import { type SomeBox, some } from '@menagerie/engine'
import type * as Fixtures from '@menagerie/engine/fixtures'
import { catalogue, workshop } from '@menagerie/games'
import { wrongUsage } from './stop.ts'
import { bringWords, t } from './text.ts'

/** Small games of the engine's own tests, by id: for experiments and comparisons, not for play. Loaded when one is named. */
const FIXTURES: ReadonlyMap<string, (all: typeof Fixtures) => SomeBox> = new Map([
  ['tic-tac-toe', ({ ticTacToe }) => some(ticTacToe)],
  ['kuhn', ({ kuhn }) => some(kuhn)],
  ['leduc', ({ leduc }) => some(leduc)],
  ['goofspiel', ({ goofspiel }) => some(goofspiel)],
  ['sacks', ({ sacks }) => some(sacks)],
])

/** A terminal needs no board. */
const GAMES = [...catalogue, ...workshop]

export const gameIds = (): readonly string[] => GAMES.map(({ id }) => id)
export const fixtureIds = (): readonly string[] => [...FIXTURES.keys()]

/** Ids of games and fixtures never clash: the catalogue goes first. The game's words in the language spoken come with it. */
export const loadGame = async (id: string): Promise<SomeBox> => {
  const fixture = FIXTURES.get(id)
  const found = await GAMES.find((one) => one.id === id)?.load()
  const box = found ?? fixture?.(await import('@menagerie/engine/fixtures'))
  if (box === undefined)
    throw wrongUsage(t('error.game', { game: id, games: gameIds().join(', '), fixtures: fixtureIds().join(', ') }))
  await box(({ text }) => bringWords(text))
  return box
}

type Load = (game: string) => Promise<SomeBox>

/** Each game once, for threads that are asked of the same again and again. */
export const once = (load: Load): Load => {
  const loaded = new Map<string, Promise<SomeBox>>()
  return (game) => {
    const known = loaded.get(game) ?? load(game)
    loaded.set(game, known)
    return known
  }
}

import { type SomeBox, some } from '@menagerie/engine'
import { goofspiel, kuhn, leduc, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { catalogue, workshop } from '@menagerie/games'
import { wrongUsage } from './stop.ts'
import { bringWords, t } from './text.ts'

/** Small games of the engine's own tests: for experiments and comparisons, not for play. */
const FIXTURES: ReadonlyMap<string, SomeBox> = new Map([
  [ticTacToe.game.id, some(ticTacToe)],
  [kuhn.game.id, some(kuhn)],
  [leduc.game.id, some(leduc)],
  [goofspiel.game.id, some(goofspiel)],
  [sacks.game.id, some(sacks)],
])

/** A terminal needs no board. */
const GAMES = [...catalogue, ...workshop]

export const gameIds = (): readonly string[] => GAMES.map(({ id }) => id)
export const fixtureIds = (): readonly string[] => [...FIXTURES.keys()]

/** Ids of games and fixtures never clash: the catalogue goes first. The game's words in the language spoken come with it. */
export const loadGame = async (id: string): Promise<SomeBox> => {
  const found = await GAMES.find((one) => one.id === id)?.load()
  const box = found ?? FIXTURES.get(id)
  if (box === undefined)
    throw wrongUsage(t('error.game', { game: id, games: gameIds().join(', '), fixtures: fixtureIds().join(', ') }))
  await box(({ text }) => bringWords(text))
  return box
}

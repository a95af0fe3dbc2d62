import type { BoardModule } from './board.ts'

/** A board imports pieces, never another board. */
const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'double-headed-lion': () => import('./double-headed-lion/index.tsx').then((module) => module.doubleHeadedLion),
  'dragon-treasure': () => import('./dragon-treasure/index.tsx').then((module) => module.dragonTreasure),
  'monster-maker': () => import('./monster-maker/index.tsx').then((module) => module.monsterMaker),
  'monster-pack': () => import('./monster-pack/index.tsx').then((module) => module.monsterPack),
  monstructor: () => import('./monstructor/index.tsx').then((module) => module.monstructor),
}

/** Games that can be played here: what has rules but no board yet is not shown. */
export const hasBoard = (game: string): boolean => Object.hasOwn(boards, game)

const loading = new Map<string, Promise<BoardModule>>()

/** Null for a game without a board. */
export const boardOf = (game: string): Promise<BoardModule> | null => {
  const known = loading.get(game)
  if (known !== undefined) return known
  const load = boards[game]
  if (load === undefined) return null
  const promise = load()
  loading.set(game, promise)
  return promise
}

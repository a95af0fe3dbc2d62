import { SMALL_SET } from '../../packages/games/src/monstructor/set/small-set.ts'
import type { BotTable } from '../browser/support/table.ts'

/** Three factions of five: all dominoes are laid in some forty decisions. */
const FEW = SMALL_SET.split('\n')
  .filter((line) => !/^[DE][\dL]/.test(line))
  .join('\n')

/** Every game and mode with the options that make it shortest, at a table of two. */
export const GAMES: Readonly<Record<string, BotTable>> = {
  'monster-maker': { game: 'monster-maker', seats: 2, choices: { distance: 20, dungeons: 1 } },
  'double-headed-lion': {
    game: 'double-headed-lion',
    seats: 2,
    choices: { setupMode: 'random', stallLimit: 8, aid: 'full' },
  },
  'monster-pack': { game: 'monster-pack', seats: 2, choices: { format: 'short' } },
  'monstructor-classic': { game: 'monstructor', seats: 2, choices: { mode: 'classic', dragonGoal: 1 } },
  'monstructor-arena': { game: 'monstructor', seats: 2, choices: { mode: 'arena', dragonGoal: 1 } },
  'monstructor-dominoes': { game: 'monstructor', seats: 2, choices: { mode: 'dominoes', cardSet: { csv: FEW } } },
  'dragon-treasure': { game: 'dragon-treasure', seats: 2, choices: { map: 'short', victoryTreasures: 2 } },
}

/** A phone in the hand and a screen on a desk. */
export const DESKS = {
  phone: { width: 390, height: 844, touch: true },
  desktop: { width: 1440, height: 900, touch: true },
} as const

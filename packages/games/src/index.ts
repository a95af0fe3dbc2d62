import { type CatalogueEntry, some, someBoard } from '@menagerie/engine'

/** Every game that can be played. Adding one is one folder and one line here. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'monster-pack',
    name: 'Monster Pack',
    seats: [2],
    minutes: [15, 30],
    plays: [1],
    load: async () => some((await import('./monster-pack/play/box.ts')).box),
    loadBoard: async () => someBoard((await import('./monster-pack/play/board-box.ts')).boardBox),
  },
  {
    id: 'double-headed-lion',
    name: 'The Double-Headed Lion',
    seats: [2],
    minutes: [40, 60],
    plays: [3, 2, 1],
    load: async () => some((await import('./double-headed-lion/play/box.ts')).box),
    loadBoard: async () => someBoard((await import('./double-headed-lion/play/board-box.ts')).boardBox),
  },
  {
    id: 'dragon-treasure',
    name: 'Dragon Treasure',
    seats: [2, 3, 4],
    minutes: [45, 90],
    plays: [3, 2, 1],
    load: async () => some((await import('./dragon-treasure/play/box.ts')).box),
    loadBoard: async () => someBoard((await import('./dragon-treasure/play/board-box.ts')).boardBox),
  },
  {
    id: 'monster-maker',
    name: 'Monster Maker',
    seats: [2, 3, 4, 5, 6],
    minutes: [30, 60],
    plays: [2, 1],
    load: async () => some((await import('./monster-maker/play/box.ts')).box),
    loadBoard: async () => someBoard((await import('./monster-maker/play/board-box.ts')).boardBox),
  },
  {
    id: 'monstructor',
    name: 'Monstructor',
    seats: [2, 3, 4, 5],
    minutes: [30, 60],
    plays: [2, 1],
    load: async () => some((await import('./monstructor/play/box.ts')).box),
    loadBoard: async () => someBoard((await import('./monstructor/play/board-box.ts')).boardBox),
  },
]

/** Rules that are whole and tested but have no board yet: played by bots and in the terminal, not on the home page. */
export const workshop: readonly CatalogueEntry[] = []

export const entryOf = (id: string): CatalogueEntry | null => catalogue.find((entry) => entry.id === id) ?? null

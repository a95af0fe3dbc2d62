import { type CatalogueEntry, some } from '@menagerie/engine'

/** Every game that can be played. Adding one is one folder and one line here. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'monster-pack',
    name: 'Monster Pack',
    seats: [2],
    minutes: [15, 30],
    plays: [1],
    load: async () => some((await import('./monster-pack/index.ts')).box),
  },
  {
    id: 'double-headed-lion',
    name: 'The Double-Headed Lion',
    seats: [2],
    minutes: [40, 60],
    plays: [2, 1],
    load: async () => some((await import('./double-headed-lion/index.ts')).box),
  },
  {
    id: 'dragon-treasure',
    name: 'Dragon Treasure',
    seats: [2, 3, 4],
    minutes: [45, 90],
    plays: [2, 1],
    load: async () => some((await import('./dragon-treasure/index.ts')).box),
  },
  {
    id: 'monster-maker',
    name: 'Monster Maker',
    seats: [2, 3, 4, 5, 6],
    minutes: [30, 60],
    plays: [2, 1],
    load: async () => some((await import('./monster-maker/index.ts')).box),
  },
  {
    id: 'monstructor',
    name: 'Monstructor',
    seats: [2, 3, 4, 5],
    minutes: [30, 60],
    plays: [2, 1],
    load: async () => some((await import('./monstructor/index.ts')).box),
  },
]

/** Rules that are whole and tested but have no board yet: played by bots and in the terminal, not on the home page. */
export const workshop: readonly CatalogueEntry[] = []

export const entryOf = (id: string): CatalogueEntry | null => catalogue.find((entry) => entry.id === id) ?? null

import { type CatalogueEntry, some } from '@menagerie/engine'

/** Every game that can be played. Adding one is one folder and one line here. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'monster-pack',
    name: 'Monster Pack',
    seats: [2],
    minutes: [15, 30],
    load: async () => some((await import('./monster-pack/index.ts')).box),
  },
]

export const entryOf = (id: string): CatalogueEntry | null => catalogue.find((entry) => entry.id === id) ?? null

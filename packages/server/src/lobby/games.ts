import { type Plays, faulty } from '@menagerie/authority'
import { type CatalogueEntry, type SomeBox, fault, playsIn } from '@menagerie/engine'

/** The games this server knows, each loaded once. */
export interface Games {
  readonly box: (id: string) => Promise<SomeBox>
  readonly entries: readonly CatalogueEntry[]
  readonly plays: Plays
}

export const openGames = (catalogue: readonly CatalogueEntry[]): Games => {
  const loaded = new Map<string, Promise<SomeBox>>()
  return {
    entries: catalogue,
    plays: playsIn(catalogue),
    box: (id) => {
      const entry = catalogue.find((one) => one.id === id)
      if (entry === undefined) throw faulty([fault('gameUnknown', 'game', null, { game: id })])
      const known = loaded.get(id)
      if (known !== undefined) return known
      const loading = entry.load()
      loaded.set(id, loading)
      loading.catch(() => loaded.delete(id))
      return loading
    },
  }
}

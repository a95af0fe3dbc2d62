import {
  type CatalogueEntry,
  type Choices,
  type Fault,
  type Outcome,
  type SomeBox,
  fault,
  fillChoices,
  playsIn,
} from '@menagerie/engine'
import { faulty, refuse } from '../http/errors.ts'

/** The games this server knows, each loaded once. */
export interface Games {
  readonly box: (id: string) => Promise<SomeBox>
  readonly entries: readonly CatalogueEntry[]
  /** Whether a match of that version of a game's rules can go on; false for a game that is not here. */
  readonly plays: (id: string, version: number) => boolean
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

/** All choices with the defaults filled in, fit for so many seats; throws every fault at once. */
export const checkedChoices = (box: SomeBox, chosen: Choices, seats: number, last: Outcome | null): Choices =>
  box((one) => {
    const filled = fillChoices(one.options, chosen)
    if (!filled.ok) throw faulty(filled.faults)
    const complete = one.complete(filled.value, last)
    if (!complete.ok) throw faulty(complete.faults)
    const misfits = one.misfits(complete.value, seats)
    if (misfits.length > 0) throw faulty(misfits)
    return filled.value
  })

export const checkSeats = (box: SomeBox, seats: number): void => {
  const possible = box((one) => one.seats)
  if (!possible.includes(seats)) {
    throw faulty([fault('seatsWrong', 'seats', null, { seats, possible: possible.join(', ') })])
  }
}

export interface ChosenLoadout {
  readonly preset: string | null
  readonly loadout: unknown
}

/** A seat's own or preset loadout, checked; null where the server is to choose. */
export const checkedLoadout = (
  box: SomeBox,
  choices: Choices,
  last: Outcome | null,
  { preset, loadout }: ChosenLoadout,
): { readonly loadout: unknown } | null =>
  box((one) => {
    const options = one.complete(choices, last)
    if (!options.ok) throw faulty(options.faults)
    let brought: unknown = loadout ?? null
    if (preset !== null) {
      if (brought !== null) throw refuse('malformed')
      const found = one.loadouts.presets(options.value).find((row) => row.id === preset)
      if (found === undefined) throw faulty([fault('presetUnknown', 'preset', null, { preset })])
      brought = found.loadout
    }
    if (brought === null) return null
    const checked = one.loadouts.check(options.value, brought)
    if (!checked.ok) throw faulty(checked.faults.map((found): Fault => ({ ...found, path: found.path.slice(0, 100) })))
    return { loadout: brought }
  })

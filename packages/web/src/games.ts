import type {
  BoardBox,
  CatalogueEntry,
  Choices,
  Fault,
  GameTypes,
  LevelShares,
  LogLine,
  Message,
  OptionRow,
  Preset,
  Result,
  Rule,
  SomeBoardBox,
  SomeBox,
} from '@menagerie/engine'
import { catalogue, entryOf } from '@menagerie/games'
import { hasBoard } from './boards/index.ts'
import { addWords, moreWords } from './i18n.ts'
import { type Reading, readingOf } from './reading.ts'

/** A loadout as people handle it: text. */
export interface PresetLoadout {
  readonly id: string
  readonly text: string
}

/** What people may bring, under the options of a table. */
interface PickedLoadouts {
  readonly presets: (choices: Choices) => readonly PresetLoadout[]
  readonly read: (choices: Choices, text: string) => Result<unknown>
}

/** A game with its types closed away: what pages that know no game work with. */
export interface GameRoom {
  readonly id: string
  /** Fetches the whole box: for what begins from positions or plays whole records. */
  readonly box: () => Promise<SomeBox>
  readonly seats: readonly number[]
  readonly options: readonly OptionRow[]
  readonly presets: readonly Preset[]
  readonly rulebook: readonly Rule[]
  /** Faults of these choices for so many seats; empty when they can be played. */
  readonly faults: (choices: Choices, seats: number) => readonly Fault[]
  readonly fault: (found: Fault) => Message
  /** Where these choices come to something else than they say. */
  readonly notices: (choices: Choices) => readonly LogLine[]
  /** Null when nobody brings anything. */
  readonly loadouts: PickedLoadouts | null
  /** Reads replaceable components of an option from text. */
  readonly readData: (option: string, text: string) => Result<unknown>
  /** What the levels of bots win under these choices; null where nobody measured it. */
  readonly levels: (choices: Choices) => LevelShares | null
  /** Whether a match under these choices can end drawn. */
  readonly draws: (choices: Choices) => boolean
  /** Ids of the options that set a clock. */
  readonly clocks: readonly string[]
  /** Null when the choices cannot be played. */
  readonly reading: (choices: Choices) => Reading | null
}

const loadoutsOf = <T extends GameTypes>({ complete, loadouts }: BoardBox<T>): PickedLoadouts => ({
  presets: (choices) => {
    const completed = complete(choices, null)
    if (!completed.ok) return []
    const options = completed.value
    return loadouts.presets(options).map(({ id, loadout }) => ({ id, text: loadouts.toText(options, loadout) }))
  },
  read: (choices, written) => {
    const completed = complete(choices, null)
    return completed.ok ? loadouts.fromText(completed.value, written) : completed
  },
})

/** The whole box, with the words that a board does without: of its rules, its course, and faults in positions. */
const wordy = (some: SomeBox): SomeBox => {
  some(({ game, text }) => moreWords(game.id, text.catalogues))
  return some
}

/** The same with the things that come with the game: by those it was measured what bots win, and one's own may still be half written. */
const supplied = (rows: readonly OptionRow[], choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([id]) => rows.every((row) => row.id !== id || row.kind !== 'data')),
  )

/** The room of a box, with its words brought in; `load` fetches the whole of it. */
export const roomOf = (some: SomeBoardBox, load: () => Promise<SomeBox>): GameRoom =>
  some(<T extends GameTypes>(box: BoardBox<T>): GameRoom => {
    const { game, text } = box
    addWords(game.id, text.catalogues, text.translations)
    return {
      id: game.id,
      box: async () => wordy(await load()),
      seats: box.seats,
      options: box.options,
      presets: box.presets,
      levels: (choices) => {
        const completed = box.complete(supplied(box.options, choices), null)
        return completed.ok ? (box.levels?.(completed.value) ?? null) : null
      },
      rulebook: box.rulebook,
      faults: (choices, seats) => {
        const completed = box.complete(choices, null)
        return completed.ok ? box.misfits(completed.value, seats) : completed.faults
      },
      fault: text.fault,
      notices: (choices) => {
        const completed = box.complete(choices, null)
        return completed.ok ? (text.notices?.(completed.value) ?? []) : []
      },
      loadouts: box.loadouts.used ? loadoutsOf(box) : null,
      readData: box.components.read,
      draws: (choices) => {
        const completed = box.complete(choices, null)
        return completed.ok && box.draws(completed.value)
      },
      clocks: box.clocks.map(({ option }) => option),
      reading: (choices) => readingOf(box, choices),
    }
  })

export const games: readonly CatalogueEntry[] = catalogue.filter((entry) => hasBoard(entry.id))

const rooms = new Map<string, Promise<GameRoom>>()

/** Loads what a board needs of a game once; null for a game that is not in the catalogue. */
export const gameRoom = (id: string): Promise<GameRoom> | null => {
  const entry = entryOf(id)
  if (entry === null) return null
  const known = rooms.get(id)
  if (known !== undefined) return known
  const loading = entry.loadBoard().then((some) => roomOf(some, entry.load))
  rooms.set(id, loading)
  return loading
}

const ruled = new Map<string, Promise<unknown>>()

/** Settles when the words of a game's rules are here: no board needs them, so that they come with the whole box. */
export const rulesReady = (id: string): Promise<unknown> => {
  const known = ruled.get(id)
  if (known !== undefined) return known
  const coming = gameRoom(id)?.then((room) => room.box()) ?? Promise.resolve()
  ruled.set(id, coming)
  // Whoever opens the book once more asks once more.
  coming.catch(() => ruled.delete(id))
  return coming
}

import type {
  Box,
  CatalogueEntry,
  Choices,
  Fault,
  GameTypes,
  LogLine,
  Message,
  OptionRow,
  Outcome,
  Preset,
  Refusal,
  Result,
  Rule,
  Seat,
} from '@menagerie/engine'
import { type SomeBox, noChance, sampledChance } from '@menagerie/engine'
import { catalogue, entryOf } from '@menagerie/games'
import { hasBoard } from './boards/index.ts'
import { addWords } from './i18n.ts'

/** A loadout as people handle it: text. */
export interface PresetLoadout {
  readonly id: string
  readonly text: string
}

/** What a match needs said, under its options. Everything unknown came from the wire as JSON of this game. */
export interface Reading {
  /** A frame's view with the options the wire leaves out. */
  readonly view: (received: unknown) => unknown
  readonly event: (event: unknown) => LogLine
  /** Null when the notation names nothing. */
  readonly action: (notation: string) => Message | null
  readonly refusal: (refused: Refusal) => Message
  readonly outcome: (outcome: Outcome) => Message
  readonly prompt: (view: unknown) => Message
  /**
   * Why a seat may not do this now, after the staged steps of a draft; judged on an imagined position that fits the view.
   * Null when it may.
   */
  readonly whyNot: (view: unknown, seat: Seat, notation: string, draft?: readonly string[]) => Refusal | null
  /**
   * What may follow a draft of staged steps, judged on an imagined position that fits the view; empty for a seat that is not
   * asked, null when the draft itself is not legal.
   */
  readonly legalAfter: (view: unknown, seat: Seat, draft: readonly string[]) => readonly NextStep[] | null
}

/** A legal next step of a combined choice. */
export interface NextStep {
  readonly notation: string
  /** It ends the choice: sent with the draft before it, it is one commit. */
  readonly commits: boolean
}

/** A game with its types closed away: what pages that know no game work with. */
export interface GameRoom {
  readonly id: string
  /** For what plays whole records: films and the verifier. */
  readonly box: SomeBox
  readonly seats: readonly number[]
  readonly options: readonly OptionRow[]
  readonly presets: readonly Preset[]
  readonly rulebook: readonly Rule[]
  /** Faults of these choices for so many seats; empty when they can be played. */
  readonly faults: (choices: Choices, seats: number) => readonly Fault[]
  readonly fault: (found: Fault) => Message
  /** Null when nobody brings anything. */
  readonly loadouts: {
    readonly presets: (choices: Choices) => readonly PresetLoadout[]
    readonly read: (choices: Choices, text: string) => Result<unknown>
  } | null
  /** Reads replaceable components of an option from text. */
  readonly readData: (option: string, text: string) => Result<unknown>
  /** Null when the choices cannot be played. */
  readonly reading: (choices: Choices) => Reading | null
}

const SEED = 'why not'

/** The room of a box, with its words brought in. */
export const roomOf = (some: SomeBox): GameRoom =>
  some(<T extends GameTypes>(box: Box<T>): GameRoom => {
    const { game, text, loadouts } = box
    addWords(game.id, text.catalogues, text.translations)
    const reading = (choices: Choices): Reading | null => {
      const completed = box.complete(choices, null)
      if (!completed.ok) return null
      const options = completed.value
      const imagined: { view: unknown; state: T['State'] | null } = { view: null, state: null }
      const stateFor = (view: unknown): T['State'] => {
        if (imagined.state !== null && imagined.view === view) return imagined.state
        const state = game.imagine(view as T['View'])(sampledChance(SEED))
        imagined.view = view
        imagined.state = state
        return state
      }
      /** The imagined position after a draft; null when the draft is not legal. Steps draw nothing and tell nothing. */
      const drafted = (view: unknown, seat: Seat, draft: readonly string[]): T['State'] | null => {
        const first = stateFor(view)
        if (draft.length === 0) return first
        const state = game.clone(first)
        for (const notation of draft) {
          const action = game.parse(options, notation)
          if (action === null || !game.staged(action) || game.refuse(state, seat, action) !== null) return null
          game.apply(state, seat, action, noChance, null)
        }
        return state
      }
      const isAsked = (state: T['State'], seat: Seat): boolean => {
        const pending = game.pending(state)
        return pending.status === 'deciding' && pending.seats.includes(seat)
      }
      return {
        view: (received) =>
          typeof received === 'object' && received !== null && 'options' in received
            ? { ...received, options }
            : received,
        event: (event) => text.event(options, event as T['Event']),
        action: (notation) => {
          const action = game.parse(options, notation)
          return action === null ? null : text.action(options, action)
        },
        refusal: (refused) => text.refusal(options, refused),
        outcome: text.outcome,
        prompt: (view) => text.prompt(view as T['View']),
        whyNot: (view, seat, notation, draft = []) => {
          const action = game.parse(options, notation)
          const state = drafted(view, seat, draft)
          return action === null || state === null ? null : game.refuse(state, seat, action)
        },
        legalAfter: (view, seat, draft) => {
          if (!isAsked(stateFor(view), seat)) return draft.length === 0 ? [] : null
          const state = drafted(view, seat, draft)
          if (state === null) return null
          return game
            .legal(state, seat)
            .map((action) => ({ notation: game.format(options, action), commits: !game.staged(action) }))
        },
      }
    }
    return {
      id: game.id,
      box: some,
      seats: box.seats,
      options: box.options,
      presets: box.presets,
      rulebook: box.rulebook,
      faults: (choices, seats) => {
        const completed = box.complete(choices, null)
        return completed.ok ? box.misfits(completed.value, seats) : completed.faults
      },
      fault: text.fault,
      loadouts: loadouts.used
        ? {
            presets: (choices) => {
              const completed = box.complete(choices, null)
              if (!completed.ok) return []
              const options = completed.value
              return loadouts
                .presets(options)
                .map(({ id, loadout }) => ({ id, text: loadouts.toText(options, loadout) }))
            },
            read: (choices, written) => {
              const completed = box.complete(choices, null)
              return completed.ok ? loadouts.fromText(completed.value, written) : completed
            },
          }
        : null,
      readData: box.components.read,
      reading,
    }
  })

export const games: readonly CatalogueEntry[] = catalogue.filter((entry) => hasBoard(entry.id))

const rooms = new Map<string, Promise<GameRoom>>()

/** Loads the rules of a game once; null for a game that is not in the catalogue. */
export const gameRoom = (id: string): Promise<GameRoom> | null => {
  const entry = entryOf(id)
  if (entry === null) return null
  const known = rooms.get(id)
  if (known !== undefined) return known
  const loading = entry.load().then(roomOf)
  rooms.set(id, loading)
  return loading
}

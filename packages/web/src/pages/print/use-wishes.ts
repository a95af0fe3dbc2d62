import { type Choices, type Fault, isChoices } from '@menagerie/engine'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import type { BoardModule } from '../../boards/board.ts'
import type { PrintPart, PrintRoom } from '../../boards/print-room.ts'
import type { GameRoom, PresetLoadout } from '../../games.ts'
import { creditsPart } from './credits.tsx'
import { type DecksChosen, countsOf } from './decks.tsx'
import { type PrintSettings, plan } from './plan.ts'
import { type Codes, baseOf, startSettings } from './settings.tsx'

export interface Printable {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly prints: PrintRoom
}

const given = (text: string | null): Choices => {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return isChoices(read) ? read : {}
  } catch {
    return {}
  }
}

/** What is to be printed, and how. */
export interface Wishes {
  readonly choices: Choices
  readonly setChoices: (choices: Choices) => void
  readonly faults: readonly Fault[]
  readonly settings: PrintSettings
  readonly setSettings: (settings: PrintSettings) => void
  readonly codes: Codes
  readonly setCodes: (codes: Codes) => void
  /** All that can be printed under these choices. */
  readonly parts: readonly PrintPart[]
  /** Ids of parts that are left out. */
  readonly left: readonly string[]
  readonly setLeft: (left: readonly string[]) => void
  /** Cards once each, or as often as chosen decks hold them; null where nobody brings a deck. */
  readonly mode: 'each' | 'decks' | null
  readonly setMode: (mode: 'each' | 'decks') => void
  readonly presets: readonly PresetLoadout[]
  readonly decks: DecksChosen
  readonly setDecks: (decks: DecksChosen) => void
  /** Copies by card; null for one each. */
  readonly counts: ReadonlyMap<string, number> | null
}

export const useWishes = ({ room, board, prints }: Printable): Wishes => {
  const { t } = useTranslation('print')
  const [search] = useSearchParams()
  const [choices, setChoices] = useState<Choices>(() => given(search.get('choices')))
  const [mode, setMode] = useState<'each' | 'decks'>(search.has('deck') ? 'decks' : 'each')
  const [decks, setDecks] = useState<DecksChosen>(() => ({ presets: search.getAll('deck'), own: false, text: '' }))
  const [left, setLeft] = useState<readonly string[]>([])
  const [settings, setSettings] = useState(startSettings)
  const [codes, setCodes] = useState<Codes>(() => ({ on: true, base: location.origin }))
  const faults = useMemo(() => room.faults(choices, room.seats[0] ?? 2), [room, choices])
  const presets = useMemo(() => room.loadouts?.presets(choices) ?? [], [room, choices])
  const parts = useMemo<readonly PrintPart[]>(() => {
    const own = faults.length > 0 ? [] : prints.parts(choices, settings.ink, t)
    return own.length === 0 ? [] : [...own, creditsPart(t, room.id, prints.credit(t))]
  }, [prints, choices, faults, settings.ink, t, room.id])
  const byDeck = room.loadouts !== null && parts.some((part) => part.kind === 'cards' && part.byDeck)
  const counts = useMemo(
    () => (byDeck && mode === 'decks' ? countsOf(board, choices, presets, decks, t) : null),
    [byDeck, mode, board, choices, presets, decks, t],
  )
  return {
    ...{ choices, setChoices, faults, settings, setSettings, codes, setCodes, parts, left, setLeft },
    ...{ mode: byDeck ? mode : null, setMode, presets, decks, setDecks, counts },
  }
}

/** The pages of what is wished. Typing an address or a deck stays quick; what is `shown` follows. */
export const usePages = (game: string, { parts, left, counts, settings, codes }: Wishes) => {
  const printed = useMemo(() => parts.filter((part) => !left.includes(part.id)), [parts, left])
  const pages = useMemo(() => plan(printed, counts, settings), [printed, counts, settings])
  const base = baseOf(codes)
  const shown = useDeferredValue(pages)
  const shownBase = useDeferredValue(base)
  const addressOf = useMemo(
    () => (help: string) => (shownBase === null ? null : `${shownBase}/cards/${game}/${encodeURIComponent(help)}`),
    [shownBase, game],
  )
  const sheets = settings.sides === 'both' ? Math.ceil(pages.length / 2) : pages.length
  return { count: pages.length, sheets, shown, addressOf, late: shown !== pages || shownBase !== base }
}

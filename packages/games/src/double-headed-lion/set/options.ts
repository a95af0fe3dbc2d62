import {
  type Choices,
  type Fault,
  type OptionRow,
  type Outcome,
  type Preset,
  type Result,
  canonicalJson,
  faulty,
  fillChoices,
  ok,
  hintsRow,
  secondsRow,
  tableRow,
} from '@menagerie/engine'
import { CARD_SETS, type CardLists, VALUE_SETS, type Values, readCards, readValues } from './components.ts'

/** Complete, public and frozen; shared by every clone of a state. */
export interface Options {
  /** Card lists of both sides; under `hiddenDecks` only what bots take for granted. */
  readonly cards: CardLists
  /** Combat values, by side and piece. */
  readonly values: Values
  /** Turns in a row without progress that end the game; 0 is no limit. */
  readonly stallLimit: number
  readonly stallResult: 'draw' | 'republic'
  readonly castleAji: 'intercept' | 'point'
  readonly skillOnEmptyPile: 'forbidden' | 'zero'
  readonly stormSees: 'final' | 'face'
  readonly shuffle: 'auto' | 'ask' | 'off'
  readonly vishnusReturnsCard: boolean
  readonly switchWindow: boolean
  readonly stuck: 'pass' | 'lose'
  readonly setupMode: 'free' | 'random' | 'preset'
  readonly openGame: boolean
  readonly hiddenDecks: boolean
}

const row = { scope: 'game', when: null } as const
const choice = { ...row, kind: 'choice', mark: 'D' } as const
const data = { ...row, kind: 'data', default: 'standard' } as const

export const rows: readonly OptionRow[] = [
  { ...data, id: 'cards', choices: Object.keys(CARD_SETS), mark: 'D', rules: ['DL-1.5', 'DL-6.1'] },
  { ...data, id: 'pieceValues', choices: Object.keys(VALUE_SETS), mark: 'S', rules: ['DL-5.18'] },
  { ...row, id: 'stallLimit', kind: 'integer', min: 0, max: 200, default: 24, mark: 'D', rules: ['DL-10.6'] },
  { ...choice, id: 'stallResult', choices: ['draw', 'republic'], default: 'draw', rules: ['DL-10.6'] },
  { ...choice, id: 'castleAji', choices: ['intercept', 'point'], default: 'intercept', rules: ['DL-10.2'] },
  { ...choice, id: 'skillOnEmptyPile', choices: ['forbidden', 'zero'], default: 'forbidden', rules: ['DL-6.8'] },
  { ...choice, id: 'stormSees', choices: ['final', 'face'], default: 'final', rules: ['DL-8.1'] },
  { ...choice, id: 'shuffle', choices: ['auto', 'ask', 'off'], default: 'auto', rules: ['DL-9.2', 'DL-9.3'] },
  { ...row, id: 'vishnusReturnsCard', kind: 'flag', default: true, mark: 'S', rules: ['DL-8.15'] },
  { ...row, id: 'switchWindow', kind: 'flag', default: true, mark: 'S', rules: ['DL-8.14'] },
  { ...choice, id: 'stuck', choices: ['pass', 'lose'], default: 'pass', rules: ['DL-2.3'] },
  {
    ...choice,
    id: 'setupMode',
    choices: ['free', 'random', 'preset'],
    default: 'free',
    rules: ['DL-1.2', 'DL-1.3', 'DL-1.4'],
  },
  { ...row, id: 'openGame', kind: 'flag', default: false, mark: 'D', rules: ['DL-1.4', 'DL-9.1'] },
  { ...row, id: 'hiddenDecks', kind: 'flag', default: false, mark: 'D', rules: ['DL-1.5'] },
  { ...tableRow, id: 'aid', kind: 'choice', choices: ['none', 'memory', 'full'], default: 'memory' },
  secondsRow('turnSeconds'),
  hintsRow,
]

export const presets: readonly Preset[] = [
  { id: 'standard', values: {} },
  { id: 'beginners', values: { setupMode: 'preset', aid: 'full' } },
  { id: 'teaching', values: { setupMode: 'random', openGame: true, aid: 'full' } },
]

/** Options already made, by their choices: the same choices are the same object. */
const interned = new Map<string, Options>()
const MOST_INTERNED = 5000

export const complete = (chosen: Choices, _last: Outcome | null): Result<Options> => {
  const filled = fillChoices(rows, chosen)
  if (!filled.ok) return filled
  const { aid: _aid, turnSeconds: _turnSeconds, ...rules } = filled.value
  const key = canonicalJson(rules)
  const known = interned.get(key)
  if (known !== undefined) return ok(known)
  const made = make(filled.value as unknown as Chosen)
  if (!made.ok) return made
  if (interned.size >= MOST_INTERNED) interned.clear()
  interned.set(key, made.value)
  return made
}

/** Choices after `fillChoices`: every row present and of its kind. */
type Chosen = Omit<Options, 'cards' | 'values'> & { readonly cards: unknown; readonly pieceValues: unknown }

const make = (chosen: Chosen): Result<Options> => {
  const { cards: cardChoice, pieceValues } = chosen
  const cards = typeof cardChoice === 'string' ? ok(CARD_SETS[cardChoice] as CardLists) : readCards(cardChoice)
  const values = typeof pieceValues === 'string' ? ok(VALUE_SETS[pieceValues] as Values) : readValues(pieceValues)
  const faults: Fault[] = []
  if (!cards.ok) faults.push(...cards.faults)
  if (!values.ok) faults.push(...values.faults)
  if (!cards.ok || !values.ok) return faulty(faults)
  return ok(
    Object.freeze({
      cards: cards.value,
      values: values.value,
      stallLimit: chosen.stallLimit,
      stallResult: chosen.stallResult,
      castleAji: chosen.castleAji,
      skillOnEmptyPile: chosen.skillOnEmptyPile,
      stormSees: chosen.stormSees,
      shuffle: chosen.shuffle,
      vishnusReturnsCard: chosen.vishnusReturnsCard,
      switchWindow: chosen.switchWindow,
      stuck: chosen.stuck,
      setupMode: chosen.setupMode,
      openGame: chosen.openGame,
      hiddenDecks: chosen.hiddenDecks,
    }),
  )
}

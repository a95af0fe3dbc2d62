import {
  type Fault,
  type OptionRow,
  type OptionsOf,
  type Preset,
  type Result,
  completing,
  faulty,
  ok,
  absenceAfterRow,
  absenceRow,
  bankRow,
  hintsRow,
  secondsRow,
  spectatorDelayRow,
  suppliedOr,
  tableRow,
} from '@menagerie/engine'
import { CARD_SETS, type CardLists, VALUE_SETS, type Values, readCards, readValues } from './components.ts'

const row = { scope: 'game', when: null } as const
const choice = { ...row, kind: 'choice', mark: 'D' } as const
const data = { ...row, kind: 'data', default: 'standard' } as const

export const rows = [
  { ...data, id: 'cards', choices: Object.keys(CARD_SETS), mark: 'D', rules: ['DL-1.5', 'DL-6.1'] },
  { ...data, id: 'pieceValues', choices: Object.keys(VALUE_SETS), mark: 'S', rules: ['DL-5.18'] },
  { ...row, id: 'stallLimit', kind: 'integer', min: 0, max: 200, default: 24, mark: 'D', rules: ['DL-10.6'] },
  { ...choice, id: 'stallResult', choices: ['draw', 'republic'], default: 'draw', rules: ['DL-10.6'] },
  { ...choice, id: 'castleAji', choices: ['intercept', 'point'], default: 'intercept', rules: ['DL-10.2'] },
  { ...choice, id: 'skillOnEmptyPile', choices: ['forbidden', 'zero'], default: 'forbidden', rules: ['DL-6.8'] },
  { ...choice, id: 'stormSees', choices: ['final', 'face'], default: 'final', rules: ['DL-8.1'] },
  { ...choice, id: 'shuffle', choices: ['auto', 'ask', 'off'], default: 'auto', rules: ['DL-9.2', 'DL-9.3'] },
  {
    ...choice,
    id: 'shuffleWindows',
    choices: ['atOnce', 'settled'],
    default: 'atOnce',
    formerly: 'settled',
    when: { option: 'shuffle', in: ['ask', 'auto'] },
    rules: ['DL-9.3'],
  },
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
  { ...tableRow, readBy: 'client', id: 'aid', kind: 'choice', choices: ['none', 'memory', 'full'], default: 'memory' },
  secondsRow('turnSeconds'),
  hintsRow,
  bankRow,
  absenceRow,
  absenceAfterRow,
  spectatorDelayRow,
] as const satisfies readonly OptionRow[]

/** Complete, public and frozen; shared by every clone of a state. */
export interface Options extends OptionsOf<typeof rows> {
  /** Card lists of both sides; under `hiddenDecks` only what bots take for granted. */
  readonly cards: CardLists
  /** Combat values, by side and piece. */
  readonly values: Values
}

export const presets: readonly Preset[] = [
  { id: 'standard', values: {} },
  { id: 'beginners', values: { setupMode: 'preset', aid: 'full' } },
  { id: 'teaching', values: { setupMode: 'random', openGame: true, aid: 'full' } },
  { id: 'even', values: { cards: 'even' } },
  { id: 'letter', values: { stallLimit: 0, shuffle: 'ask' } },
]

export const complete = completing(rows, (rules, data): Result<Options> => {
  const cards = suppliedOr(CARD_SETS, data.cards, readCards)
  const values = suppliedOr(VALUE_SETS, data.pieceValues, readValues)
  const faults: Fault[] = []
  if (!cards.ok) faults.push(...cards.faults)
  if (!values.ok) faults.push(...values.faults)
  if (!cards.ok || !values.ok) return faulty(faults)
  return ok({ ...rules, cards: cards.value, values: values.value })
})

import {
  type Fault,
  type DataOf,
  type OptionRow,
  type OptionsOf,
  type Outcome,
  type Preset,
  type Result,
  completing,
  fault,
  faulty,
  ok,
  absenceAfterRow,
  absenceRow,
  bankRow,
  hintsRow,
  observerHandsRow,
  secondsRow,
  spectatorDelayRow,
  suppliedOr,
  tableRow,
} from '@menagerie/engine'
import { CARD_SETS, type Card, MATS, type Mat, readCards, readMat } from './components.ts'

const rule = { scope: 'game', when: null } as const
const custom = { option: 'format', in: ['custom'] } as const

export const rows = [
  {
    ...rule,
    id: 'format',
    kind: 'choice',
    choices: ['short', 'standard', 'custom'],
    default: 'standard',
    mark: 'S',
    rules: ['MP-01', 'MP-D1'],
  },
  {
    ...rule,
    id: 'deckSize',
    kind: 'integer',
    min: 10,
    max: 60,
    default: 30,
    mark: 'D',
    rules: ['MP-01', 'MP-D1'],
    when: custom,
  },
  {
    ...rule,
    id: 'startHp',
    kind: 'integer',
    min: 5,
    max: 99,
    default: 30,
    mark: 'D',
    rules: ['MP-01', 'MP-45'],
    when: custom,
  },
  {
    ...rule,
    id: 'handSize',
    kind: 'integer',
    min: 4,
    max: 8,
    default: 6,
    mark: 'S',
    rules: ['MP-03', 'MP-06', 'MP-49'],
  },
  {
    ...rule,
    id: 'mat',
    kind: 'data',
    choices: Object.keys(MATS),
    default: 'tetra',
    mark: 'D',
    rules: ['MP-10', 'MP-16'],
  },
  {
    ...rule,
    id: 'cards',
    kind: 'data',
    choices: Object.keys(CARD_SETS),
    default: 'monpak',
    mark: 'D',
    rules: ['MP-D2'],
  },
  { ...rule, id: 'copyLimit', kind: 'integer', min: 0, max: 4, default: 3, mark: 'D', rules: ['MP-D2'] },
  { ...rule, id: 'starBudget', kind: 'integer', min: 0, max: 240, default: 0, mark: 'D', rules: ['MP-D3'] },
  {
    ...rule,
    id: 'firstPlayer',
    kind: 'choice',
    choices: ['random', 'seat0', 'seat1', 'loser'],
    default: 'random',
    mark: 'S',
    rules: ['MP-02'],
  },
  {
    ...rule,
    id: 'firstTurnBoost',
    kind: 'choice',
    choices: ['starterBanned', 'bothBanned', 'allowed'],
    default: 'starterBanned',
    mark: 'S',
    rules: ['MP-26'],
  },
  { ...rule, id: 'summon', kind: 'choice', choices: ['must', 'may'], default: 'must', mark: 'D', rules: ['MP-18'] },
  {
    ...rule,
    id: 'boostEntry',
    kind: 'choice',
    choices: ['immediate', 'countdown'],
    default: 'immediate',
    mark: 'D',
    rules: ['MP-28'],
  },
  {
    ...rule,
    id: 'blockedEntry',
    kind: 'choice',
    choices: ['countdown', 'asap'],
    default: 'countdown',
    mark: 'D',
    rules: ['MP-12', 'MP-13'],
  },
  {
    ...rule,
    id: 'deckOut',
    kind: 'choice',
    choices: ['onEmptyDraw', 'onShortDraw', 'onEmptyDeck'],
    default: 'onEmptyDraw',
    mark: 'D',
    rules: ['MP-07', 'MP-08', 'MP-46'],
  },
  { ...rule, id: 'typeBonus', kind: 'integer', min: 0, max: 500, default: 200, mark: 'S', rules: ['MP-40'] },
  {
    ...rule,
    id: 'whiteWild',
    kind: 'choice',
    choices: ['mutual', 'wildOnly'],
    default: 'mutual',
    mark: 'S',
    rules: ['MP-42'],
  },
  {
    ...rule,
    id: 'whiteBoostedBy',
    kind: 'choice',
    choices: ['white', 'any'],
    default: 'white',
    mark: 'D',
    rules: ['MP-23'],
  },
  { ...rule, id: 'mulligan', kind: 'choice', choices: ['off', 'once'], default: 'off', mark: 'D', rules: ['MP-03'] },
  { ...rule, id: 'openDecklists', kind: 'flag', default: false, mark: 'D', rules: ['MP-D4'] },
  { ...rule, id: 'turnCap', kind: 'integer', min: 0, max: 1000, default: 0, mark: 'D', rules: ['MP-47'] },
  observerHandsRow,
  { ...tableRow, readBy: 'client', id: 'autoForced', kind: 'flag', default: true },
  secondsRow('turnSeconds'),
  hintsRow,
  bankRow,
  absenceRow,
  absenceAfterRow,
  spectatorDelayRow,
] as const satisfies readonly OptionRow[]

type Rules = OptionsOf<typeof rows>

/** Complete, public and frozen; shared by every clone of a state. `deckSize`, `startHp` and `turnCap` as they come to be. */
export interface Options extends Omit<Rules, 'firstPlayer'> {
  readonly mat: Mat
  readonly cards: readonly Card[]
  readonly firstPlayer: Exclude<Rules['firstPlayer'], 'loser'>
}

export const presets: readonly Preset[] = [
  { id: 'standard', values: {} },
  { id: 'short', values: { format: 'short' } },
  { id: 'letter', values: { blockedEntry: 'asap', copyLimit: 0 } },
  { id: 'house', values: { whiteWild: 'wildOnly', blockedEntry: 'asap', mulligan: 'once' } },
]

/** Turns played at most when a player may sit on their hand for ever (`summon` is `may` and no cap was chosen). */
const CAP_WITHOUT_DUTY = 200

const FORMATS = { short: { deckSize: 20, startHp: 20 }, standard: { deckSize: 30, startHp: 30 } } as const

const make = (rules: Rules, data: DataOf<typeof rows>, loser: Options['firstPlayer'] | null): Result<Options> => {
  const mat = suppliedOr<Mat>(MATS, data.mat, readMat)
  const cards = suppliedOr(CARD_SETS, data.cards, readCards)
  const faults: Fault[] = []
  if (!mat.ok) faults.push(...mat.faults)
  if (!cards.ok) faults.push(...cards.faults)
  if (!mat.ok || !cards.ok) return faulty(faults)
  const { copyLimit, starBudget, firstPlayer } = rules
  const { deckSize, startHp } = rules.format === 'custom' ? rules : FORMATS[rules.format]
  if (copyLimit > 0 && cards.value.length * copyLimit < deckSize) {
    return faulty([fault('cardsTooFew', 'options.cards', 'MP-D2', { cards: cards.value.length, size: deckSize })])
  }
  const cheapest = starsOfCheapest(cards.value, copyLimit, deckSize)
  if (starBudget > 0 && cheapest > starBudget) {
    return faulty([fault('budgetTooSmall', 'options.starBudget', 'MP-D3', { least: cheapest })])
  }
  return ok({
    ...rules,
    deckSize,
    startHp,
    mat: mat.value,
    cards: cards.value,
    firstPlayer: firstPlayer === 'loser' ? (loser ?? 'random') : firstPlayer,
    turnCap: rules.summon === 'may' && rules.turnCap === 0 ? CAP_WITHOUT_DUTY : rules.turnCap,
  })
}

/** Stars of the cheapest deck that keeps the copy limit. */
const starsOfCheapest = (cards: readonly Card[], copyLimit: number, size: number): number => {
  const copies = copyLimit === 0 ? size : copyLimit
  const stars = cards.flatMap((card) => Array.from({ length: copies }, () => card.stars))
  return stars
    .sort((a, b) => a - b)
    .slice(0, size)
    .reduce((sum, one) => sum + one, 0)
}

/** `loser` starts after a decided match; after a draw or before any match the start is random. */
const loserOf = (last: Outcome | null): Options['firstPlayer'] => {
  if (last === null || last.places[0] === last.places[1]) return 'random'
  return last.places[0] === 1 ? 'seat1' : 'seat0'
}

export const complete = completing(rows, make, loserOf)

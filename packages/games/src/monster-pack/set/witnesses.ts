import { type OptionTrials, type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { presetDecks } from './deck.ts'
import { complete, type rows } from './options.ts'

/* For tests. Not part of the game's door. */

const after = afterSteps(box)
const begun = atStart(box)

const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']
const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']
const OWN_CARDS = Array.from({ length: 12 }, (_, i) => ({
  id: `Z${i}`,
  name: 'Zed',
  type: 'Blue Evade',
  power: 10,
  stars: 1,
}))

const listed = (state: State): unknown =>
  box.game.legal(state, 0).map((action) => box.game.format(state.options, action))
const thrown = ({ sides, options }: State): unknown =>
  sides.map(({ discard }) => discard.map((card) => options.cards[card]?.id))

/** What a deck breaks that is legal as the rules come. */
const deckFaults =
  (at: number) =>
  (choices: Record<string, unknown>): unknown => {
    const [plain, made] = [complete({}, null), complete(choices, null)]
    if (!plain.ok || !made.ok) return null
    const checked = box.loadouts.check(made.value, presetDecks(plain.value)[at]?.loadout)
    return checked.ok ? [] : [...new Set(checked.faults.map(({ code }) => code))]
  }

const starters = (choices: Record<string, unknown>): unknown => [
  ...new Set(Array.from({ length: 20 }, (_, seed) => begun(2, ({ starter }) => starter, String(seed))(choices))),
]

const duel = (mine: string, theirs: string): object => ({
  phase: 'duel',
  sides: [
    { hand: SIX, active: { A1: mine } },
    { hand: FULL, active: { A1: theirs } },
  ],
})
const DRAWING = { phase: 'draw', sides: [{ hand: SIX.slice(0, 4), deck: ['B01', 'B02'] }, { hand: FULL }] }
const BLOCKED = {
  phase: 'duel',
  sides: [
    { hand: SIX, waiting: { W1: 'R01(0)', W2: 'R18(4)' }, active: { A1: 'R02', A2: 'B02' } },
    { hand: FULL, waiting: { W1: 'G01(0)' }, active: { A1: 'R02', A2: 'B02' } },
  ],
}
const capped = (turn: number): object => ({
  phase: 'duel',
  turn,
  sides: [
    { hand: SIX, hp: 6 },
    { hand: FULL, hp: 7 },
  ],
})

const witnesses: Witnesses<typeof rows> = {
  format: { value: 'short', shows: begun(2, ({ sides }) => sides[0].hp), gives: [30, 20] },
  deckSize: {
    value: 60,
    beside: { format: 'custom' },
    shows: begun(2, ({ sides }) => sides[0].list.length),
    gives: [30, 60],
  },
  startHp: { value: 99, beside: { format: 'custom' }, shows: begun(2, ({ sides }) => sides[0].hp), gives: [30, 99] },
  handSize: { value: 4, shows: begun(2, ({ sides }) => sides[1].hand.length), gives: [6, 4] },
  mat: { value: 'small', shows: begun(2, ({ sides }) => sides[0].active.length), gives: [4, 3] },
  cards: {
    value: OWN_CARDS,
    shows: begun(2, ({ options, sides }) => new Set(sides[0].list.map((card) => options.cards[card]?.name)).has('Zed')),
    gives: [false, true],
  },
  copyLimit: { value: 1, shows: deckFaults(0), gives: [[], ['deckCopies']] },
  starBudget: { value: 45, shows: deckFaults(0), gives: [[], ['deckStars']] },
  firstPlayer: { value: 'seat1', shows: starters, gives: [[1, 0], [1]] },
  firstTurnBoost: {
    value: 'allowed',
    shows: after({ phase: 'summon', turn: 1, sides: [{ hand: SIX }, { hand: FULL }] }, ['0 summon R01 W1']),
    gives: ['summon 1', 'boost1 0'],
  },
  summon: {
    value: 'may',
    shows: after({ phase: 'summon', sides: [{ hand: SIX }, { hand: FULL }] }, ['0 skip']),
    gives: ['summonDue', 'summon 1'],
  },
  boostEntry: {
    value: 'countdown',
    shows: after(
      { phase: 'boost1', sides: [{ hand: SIX, waiting: { W1: 'R07(1)' }, deck: ['B01'] }, { hand: FULL }] },
      ['0 boost W1 R01'],
    ),
    gives: ['entry1 0', 'summon 1'],
  },
  blockedEntry: { value: 'asap', shows: after(BLOCKED, ['0 proceed']), gives: ['boost2 0', 'entryAsap 0'] },
  deckOut: { value: 'onEmptyDeck', shows: after(DRAWING, ['0 proceed']), gives: ['summon 0', 'over 1'] },
  typeBonus: {
    value: 0,
    shows: after(duel('B13', 'R16'), ['0 proceed'], thrown),
    gives: [
      [[], ['R16']],
      [['B13'], []],
    ],
  },
  whiteWild: {
    value: 'wildOnly',
    shows: after(duel('W12', 'R01'), ['0 proceed'], thrown),
    gives: [
      [['W12'], ['R01']],
      [['W12'], []],
    ],
  },
  whiteBoostedBy: {
    value: 'any',
    shows: after({ phase: 'boost1', sides: [{ hand: ['R01'], waiting: { W1: 'W12(4)' } }, {}] }, [], listed),
    gives: [['pass'], ['pass', 'boost W1 R01']],
  },
  mulligan: { value: 'once', beside: { firstPlayer: 'seat1' }, shows: begun(2), gives: ['summon 1', 'mulligan 1'] },
  openDecklists: {
    value: true,
    shows: begun(2, (state) => box.game.view(state, 'spectator').sides[0].list !== null),
    gives: [false, true],
  },
  turnCap: { value: 4, shows: after(capped(4), ['1 proceed']), gives: ['summon 0', 'over 1'] },
}

export const trials: OptionTrials = {
  witnesses,
  own: { mat: { waiting: 2, active: 1, adj: [[0], [0]] }, cards: OWN_CARDS },
  // Ten cards three times, and seven four times with two more.
  brought: [
    SIX.concat(FULL.slice(0, 4)).flatMap((card) => [card, card, card]),
    [...SIX.concat(FULL.slice(0, 1)).flatMap((card) => [card, card, card, card]), 'B01', 'B02'],
  ],
  from: {
    'deckOut=onEmptyDeck': { position: DRAWING },
    'turnCap=1000': { position: capped(1000) },
  },
  silent: {
    'starBudget=240': 'sixty cards of four stars are no more',
  },
}

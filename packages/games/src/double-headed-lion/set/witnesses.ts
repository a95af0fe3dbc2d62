import { type OptionTrials, type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { tokenOf, tokenText } from '../choices/actions.ts'
import { cardText } from './components.ts'
import type { rows } from './options.ts'
import { pieceById } from './pieces.ts'

/* For tests. Not part of the game's door. */

const begun = atStart(box)

type Side = Readonly<Record<string, unknown>>

/** Seat 0 is the Republic, seat 1 the Royalists. Vishnus stands at 55 unless she is placed. */
const field = (active: number, republic: Side, royalist: Side, rest: object = {}): object => ({
  phase: 'move',
  active,
  republic,
  royalist: { ...royalist, pieces: { vishnus: '55', ...(royalist['pieces'] as object) } },
  ...rest,
})

/** A step in which pieces stand for their tokens: a position gives each the same token every time. */
const named = (position: object, line: string): string => {
  const made = box.complete({}, null)
  const arranged = made.ok ? box.game.arrange(made.value, position) : made
  if (!arranged.ok) return line
  const words = line.split(' ').map((word) => {
    const seat = ([0, 1] as const).find((one) => pieceById(one, word) !== null)
    return seat === undefined ? word : nameOf(arranged.value, seat, word)
  })
  return words.join(' ')
}

const nameOf = ({ sides }: State, seat: 0 | 1, word: string): string => {
  const side = sides[seat]
  return tokenText(tokenOf(seat, side.handle[side.piece.indexOf(pieceById(seat, word) ?? -1)] ?? -1))
}

const startOf = (position: object, lines: readonly string[]) => ({
  position,
  lines: lines.map((line) => named(position, line)),
})

const after = (
  position: object,
  lines: readonly string[],
  look?: (state: State) => unknown,
): ReturnType<ReturnType<typeof afterSteps>> => afterSteps(box)(position, startOf(position, lines).lines, look)

const handOf = ({ sides }: State): unknown => sides[0].hand.map(cardText)

const FIGHT = field(0, { pieces: { gorbois: '22', storm: '00' } }, { pieces: { racoon: '32' } })
const STALL = field(0, { pieces: { roland: '33' } }, { pieces: { lancelot: '53' } }, { stall: 1 })
const CASTLE = field(1, { pieces: { aji: '00', storm: '00' } }, { pieces: { vishnus: '11' } })
const STUCK = {
  phase: 'start',
  active: 1,
  republic: { pieces: { storm: '33' } },
  royalist: { pieces: { racoon: '00', titina: '00', alshark: '00', vishnus: '11' } },
}
const SKILL = field(0, { pieces: { mondor: '22', storm: '00' } }, { pieces: { racoon: '32' } })
const STORM = field(0, { pieces: { storm: '22' } }, { pieces: { lufiea: '32' }, pile: [6] })
const PROBE = field(1, { pieces: { gorbois: '32' } }, { pieces: { vishnus: '43' } })
const PAIR = field(0, { pieces: { gorbois: '22' } }, { pieces: { vishnus: '32', racoon: '32' } })
const JOIN = field(0, { pieces: { roland: '32', mondor: '22', garla: '00' }, known: ['roland'], shown: ['roland'] }, {})

const TO_STORM = ['0 move storm 32', '1 play Sk']
const TO_RETURN = ['1 move vishnus 32', '1 play Re', '0 play 5', '1 retreat 30']
const TO_SWITCH = ['0 move gorbois 32', '0 point vishnus']

const witnesses: Witnesses<typeof rows> = {
  cards: {
    value: 'bold',
    shows: begun(2, handOf),
    gives: [
      ['1', '2', '3', '4', '5', 'Sk', 'Re'],
      ['0', '2', '3', '4', '6', 'Sk', 'Re'],
    ],
  },
  pieceValues: {
    value: { gorbois: 3 },
    shows: after(
      FIGHT,
      ['0 move gorbois 32', '0 play 1', '1 play 1'],
      ({ sides }) => sides[0].square.filter((at) => at >= 0).length,
    ),
    gives: [2, 1],
  },
  stallLimit: { value: 2, shows: after(STALL, ['0 move roland 32']), gives: ['move 1', 'over 0 1'] },
  stallResult: {
    value: 'republic',
    beside: { stallLimit: 2 },
    shows: after(STALL, ['0 move roland 32']),
    gives: ['over 0 1', 'over 0'],
  },
  castleAji: { value: 'point', shows: after(CASTLE, ['1 move vishnus 00']), gives: ['over 0', 'castle 1'] },
  skillOnEmptyPile: {
    value: 'zero',
    shows: after(SKILL, ['0 move mondor 32', '0 play Sk']),
    gives: ['skillNeedsPile', 'cards 1'],
  },
  stormSees: { value: 'face', shows: after(STORM, TO_STORM), gives: ['fetch 1', 'storm 0'] },
  shuffle: { value: 'ask', shows: after(JOIN, ['0 move mondor 32']), gives: ['move 1', 'shuffle 0'] },
  shuffleWindows: {
    value: 'settled',
    beside: { shuffle: 'ask' },
    shows: after(JOIN, ['0 move mondor 32', '0 keep', '1 move vishnus 44']),
    gives: ['move 0', 'shuffle 0'],
  },
  vishnusReturnsCard: {
    value: false,
    shows: after(PROBE, TO_RETURN),
    gives: ['returnCard 1', 'move 0'],
  },
  switchWindow: {
    value: false,
    shows: after(PAIR, TO_SWITCH),
    gives: ['switch 1', 'cards 0 1'],
  },
  stuck: { value: 'lose', shows: after(STUCK, ['1 proceed']), gives: ['move 0', 'over 0'] },
  setupMode: { value: 'random', shows: begun(2), gives: ['setup 0 1', 'move 1'] },
  openGame: {
    value: true,
    shows: after(
      JOIN,
      [],
      (state) => box.game.view(state, 'spectator').sides[0].tokens.filter(({ piece }) => piece !== null).length,
    ),
    gives: [7, 9],
  },
  hiddenDecks: {
    value: true,
    shows: begun(2, (state) => box.game.view(state, 1).sides[0].hand === null),
    gives: [false, true],
  },
}

export const trials: OptionTrials = {
  witnesses,
  own: { cards: { republic: [9, 'Sk'], royalist: [-2, 3, 3] }, pieceValues: { gorbois: 3, storm: 7 } },
  from: {
    castleAji: { position: CASTLE },
    'stallLimit=0': { position: { ...STALL, stall: 23 } },
    stormSees: startOf(STORM, TO_STORM),
    vishnusReturnsCard: startOf(PROBE, TO_RETURN),
    switchWindow: startOf(PAIR, TO_SWITCH),
  },
  silent: {},
}

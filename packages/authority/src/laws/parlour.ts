import {
  type Box,
  type BySeat,
  type Chance,
  type Clock,
  type Game,
  type OptionRow,
  type Outcome,
  type Pending,
  type Seat,
  type SomeBox,
  type Viewer,
  absenceAfterRow,
  absenceRow,
  bankRow,
  fault,
  faulty,
  refusal,
  removeOne,
  some,
} from '@menagerie/engine'
import { fixtureBox } from '@menagerie/engine/fixtures'

/*
 * A game made to try an authority. Whoever has the turn plays two cards, one after the other and each a question of its own;
 * then the others are asked at the same time whether they lay one on, face down until all have answered. Hands are secret,
 * and a card is drawn for each that was played. One clock runs for turns, another for what lies between them.
 */

interface Action {
  readonly kind: 'play' | 'lay' | 'pass'
  readonly card: number
}
interface State {
  readonly options: Options
  phase: { readonly kind: 'turn' | 'between' | 'over' }
  reason: 'played' | 'resigned'
  turn: number
  /** Cards the seat whose turn it is has played in it. */
  played: number
  pile: number[]
  hands: number[][]
  /** Indexed by seat: what it laid on, 0 for nothing; null while it has not answered. */
  laid: (number | null)[]
  points: number[]
  resigned: boolean[]
}
interface Options {
  readonly rounds: number
}
interface View {
  readonly viewer: Viewer
  readonly phase: State['phase']['kind']
  readonly turn: number
  readonly pile: number
  readonly hand: readonly number[]
  readonly laid: BySeat<'open' | 'down' | number>
  readonly points: BySeat<number>
}
interface Parlour {
  Options: Options
  Loadout: null
  State: State
  Action: Action
  View: View
  Event: { readonly kind: 'played' | 'laid' | 'drew' | 'turned' | 'left'; readonly card: number | null }
}

const TURN = Object.freeze({ kind: 'turn' })
const BETWEEN = Object.freeze({ kind: 'between' })
const OVER = Object.freeze({ kind: 'over' })
const CARDS = 60
const HAND = 4
const PLAYS = 2
const PASS: Action = Object.freeze({ kind: 'pass', card: 0 })
const actions = (kind: 'play' | 'lay'): readonly Action[] =>
  Array.from({ length: CARDS + 1 }, (_, card) => Object.freeze({ kind, card }))
const PLAY = actions('play')
const LAY = actions('lay')

const whose = (state: State): Seat => state.turn % state.hands.length
const isAsked = (state: State, seat: Seat): boolean => {
  if (state.resigned[seat] !== false) return false
  if (state.phase.kind === 'turn') return whose(state) === seat
  return state.phase.kind === 'between' && whose(state) !== seat && state.laid[seat] === null
}
const asked = (state: State): readonly Seat[] => [...state.hands.keys()].filter((seat) => isAsked(state, seat))

const outcomeOf = ({ points, reason, resigned }: State): Outcome => {
  const worth = points.map((mine, seat) => (resigned[seat] === true ? -1 : mine))
  const places = worth.map((mine) => 1 + worth.filter((other) => other > mine).length)
  return { places, payoffs: places.map((place) => (place === 1 ? 1 : -1)), reason }
}
const pending = (state: State): Pending =>
  state.phase.kind === 'over'
    ? { status: 'over', outcome: outcomeOf(state) }
    : { status: 'deciding', seats: asked(state) }

const legal = (state: State, seat: Seat): readonly Action[] => {
  if (!isAsked(state, seat)) return []
  const hand = state.hands[seat] as readonly number[]
  return state.phase.kind === 'turn'
    ? hand.map((card) => PLAY[card] as Action)
    : [PASS, ...hand.map((card) => LAY[card] as Action)]
}

type Emitting = Parameters<Game<Parlour>['apply']>[4]

const score = (state: State, seat: Seat, points: number): void => {
  state.points[seat] = (state.points[seat] as number) + points
}
const drawInto = (state: State, seat: Seat, chance: Chance, emit: Emitting): void => {
  const card = chance.draw(state.pile)
  state.hands[seat]?.push(card)
  emit?.({ kind: 'drew', card: null }, { to: [seat], event: { kind: 'drew', card } })
}

/** The turn passes to the next seat that is still there; the match ends when all have had theirs. */
const passOn = (state: State): void => {
  state.played = 0
  state.laid.fill(null)
  state.phase = TURN
  do state.turn++
  while (state.resigned[whose(state)] === true)
  if (state.turn >= state.options.rounds * state.hands.length) state.phase = OVER
}

const settle = (state: State, chance: Chance, emit: Emitting): void => {
  for (const [seat, card] of state.laid.entries()) {
    if (card === null || card === 0) continue
    removeOne(state.hands[seat] as number[], card)
    score(state, seat, card % 7)
    emit?.({ kind: 'turned', card })
    drawInto(state, seat, chance, emit)
  }
  passOn(state)
}

const game: Game<Parlour> = {
  id: 'parlour',
  version: 1,
  replays: [],
  disclosing: ['drew', 'turned', 'played'],
  drawing: ['drew'],
  setup: (options, loadouts, chance) => {
    const pile = Array.from({ length: CARDS }, (_, i) => i + 1)
    const hands = loadouts.map(() => Array.from({ length: HAND }, () => chance.draw(pile)))
    const none = loadouts.map(() => null)
    return {
      options,
      phase: TURN,
      reason: 'played',
      turn: 0,
      played: 0,
      pile,
      hands,
      laid: none,
      points: loadouts.map(() => 0),
      resigned: loadouts.map(() => false),
    }
  },
  seats: (state) => state.hands.length,
  pending,
  legal,
  refuse: (state, seat, action) => {
    if (!isAsked(state, seat)) return refusal('notAsked', 'P-1')
    return legal(state, seat).includes(action) ? null : refusal('notInHand', 'P-2')
  },
  staged: () => false,
  apply: (state, seat, { kind, card }, chance, emit) => {
    if (kind === 'play') {
      removeOne(state.hands[seat] as number[], card)
      score(state, seat, card % 5)
      emit?.({ kind: 'played', card })
      drawInto(state, seat, chance, emit)
      if (++state.played === PLAYS) state.phase = BETWEEN
    } else {
      state.laid[seat] = card
      emit?.({ kind: 'laid', card: null })
    }
    if (state.phase.kind === 'between' && asked(state).length === 0) settle(state, chance, emit)
  },
  resign: (state, seat, chance, emit) => {
    state.resigned[seat] = true
    emit?.({ kind: 'left', card: null })
    if (state.resigned.filter((gone) => !gone).length < 2) {
      state.reason = 'resigned'
      state.phase = OVER
    } else if (state.phase.kind === 'between' && asked(state).length === 0) settle(state, chance, emit)
    else if (state.phase.kind === 'turn' && whose(state) === seat) passOn(state)
  },
  view: (state, viewer) => ({
    viewer,
    phase: state.phase.kind,
    turn: state.turn,
    pile: state.pile.length,
    hand: viewer === 'spectator' ? [] : [...(state.hands[viewer] as readonly number[])],
    laid: state.laid.map((card, seat) => (card === null ? 'open' : seat === viewer ? card : 'down')),
    points: [...state.points],
  }),
  imagine: () => () => {
    throw new Error('nobody imagines in a parlour')
  },
  clone: (state) => ({
    ...state,
    pile: [...state.pile],
    hands: state.hands.map((hand) => [...hand]),
    laid: [...state.laid],
    points: [...state.points],
    resigned: [...state.resigned],
  }),
  check: () => [],
  format: (_, { kind, card }) => (kind === 'pass' ? kind : `${kind} ${card}`),
  parse: (_, text) => {
    const [kind, number] = text.split(' ')
    const card = Number(number)
    if (text === 'pass') return PASS
    return (kind === 'play' ? PLAY[card] : kind === 'lay' ? LAY[card] : null) ?? null
  },
  arrange: () => faulty([fault('noPositions', '')]),
  describe: () => null,
}

const seconds = (id: string): OptionRow => ({
  id,
  kind: 'integer',
  min: 0,
  max: 3600,
  default: 0,
  scope: 'table',
  readBy: 'clock',
  mark: 'D',
  rules: [],
  when: null,
})
const rounds: OptionRow = {
  id: 'rounds',
  kind: 'integer',
  min: 1,
  max: 3,
  default: 2,
  scope: 'game',
  mark: 'D',
  rules: [],
  when: null,
}

/** By itself nobody's absence ends anything here: nothing waits for it but where a cast says so. */
const absence: OptionRow = { ...absenceRow, default: 'claim' }

const ROUNDS: readonly Options[] = [0, 1, 2, 3].map((rounds) => Object.freeze({ rounds }))
const clocks: readonly Clock<Parlour>[] = [
  { option: 'turnSeconds', runs: (shown) => shown.phase === 'turn' },
  { option: 'betweenSeconds', runs: (shown) => shown.phase === 'between' },
]

const box: Box<Parlour> = {
  ...fixtureBox<Parlour>(game, {
    seats: [2, 3, 4],
    options: [rounds, seconds('turnSeconds'), seconds('betweenSeconds'), bankRow, absence, absenceAfterRow],
    complete: (filled) => ROUNDS[filled['rounds'] as number] as Options,
    rules: ['P-1', 'P-2'],
  }),
  clocks,
  timeout: (_, actions, chance) => [actions[chance.pick(actions.length)] as Action],
}
export const parlour: SomeBox = some(box)

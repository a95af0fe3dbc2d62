import { removeOne } from '../../chance/chance.ts'
import { type Goofspiel, goofspiel } from '../../fixtures/goofspiel.ts'
import { leduc } from '../../fixtures/leduc.ts'
import { goofspielRoom, leducRoom, sacksRoom, ticTacToeRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import { ticTacToe } from '../../fixtures/tic-tac-toe.ts'
import { arrangedAs } from '../../positions.ts'
import { fault, faulty, ok } from '../../refusal.ts'
import { type Fault, plantIn, withMore } from './fault.ts'

const inSacks = plantIn(sacks, sacksRoom)
const inGoofspiel = plantIn(goofspiel, goofspielRoom)
const inLeduc = plantIn(leduc, leducRoom)
const inTicTacToe = plantIn(ticTacToe, ticTacToeRoom)

/** Grows by one whenever it is asked: memory outside the state. */
const counter = (): (() => number) => {
  let count = 0
  return () => count++
}
const calls = counter()
const timeouts = counter()

/** The rules contradict the contract, though nobody learns a secret. */
export const mistakes: readonly Fault[] = [
  inLeduc('a public fact missing in the view, which decides what is legal', 'imagine', /other choices/, {
    game: { view: (state, viewer) => ({ ...leduc.game.view(state, viewer), moves: [[], []] }) },
  }),
  inSacks('a public fact missing in the view, which decides who wins', 'imagine', /who is asked/, {
    game: { view: (state, viewer) => ({ ...sacks.game.view(state, viewer), points: state.points.map(() => 0) }) },
  }),
  inSacks('a clone that shares', 'clone', /changes the original/, {
    game: { clone: (state) => ({ ...sacks.game.clone(state), hands: state.hands.slice() }) },
  }),
  inSacks('a clone that forgets', 'clone', /differs from its original/, {
    game: { clone: (state) => ({ ...sacks.game.clone(state), top: null }) },
  }),
  inSacks('a view that is a window on the state', 'reading', /changes when the match goes on/, {
    game: { view: (state, viewer) => ({ ...sacks.game.view(state, viewer), points: state.points }) },
  }),
  inSacks('a question that changes the state', 'reading', /being asked changes/, {
    game: {
      legal: (state, seat) => {
        state.row.push(state.row.shift() as number)
        return sacks.game.legal(state, seat)
      },
    },
  }),
  inSacks('a check that tidies up', 'determinism', /different states/, {
    game: {
      check: (state) => {
        state.row.sort((a, b) => a - b)
        return sacks.game.check(state)
      },
    },
  }),
  inSacks('a state that is no JSON', 'json', /points.0 is NaN/, {
    game: {
      setup: (...given) => {
        const state = sacks.game.setup(...given)
        state.points[0] = Number.NaN
        return state
      },
    },
  }),
  inSacks('a clash of notations', 'notation', /names two actions|does not name/, {
    game: { format: (_, { card }) => `card ${card}` },
  }),
  inGoofspiel('an action made anew each time', 'notation', /does not name the object/, {
    game: { legal: (state, seat) => goofspiel.game.legal(state, seat).map((bid) => Object.freeze({ ...bid })) },
  }),
  inSacks('a refusal that forgets a rule', 'legal', /neither listed nor refused/, {
    game: {
      refuse: (state, seat, action) => {
        const refused = sacks.game.refuse(state, seat, action)
        return refused?.code === 'notRising' ? null : refused
      },
    },
  }),
  inLeduc('a legal action that is refused', 'legal', /listed and refused/, {
    game: {
      refuse: (state, seat, action) =>
        leduc.game.refuse(state, seat, action) ??
        (action.kind === 'raise' && state.board !== null ? { code: 'no', rule: 'LEDUC-3', values: {} } : null),
    },
  }),
  inGoofspiel('a choice listed twice', 'legal', /listed twice/, {
    game: {
      legal: (state, seat) => {
        const bids = goofspiel.game.legal(state, seat)
        return bids.length === 1 ? [...bids, ...bids] : bids
      },
    },
  }),
  inGoofspiel('a seat asked without a choice', 'liveness', /no legal action/, {
    game: { legal: (state, seat) => goofspiel.game.legal(state, seat).filter(({ card }) => card > 1) },
  }),
  inSacks('the legal list of a seat that is not asked', 'pending', /is not asked and has/, {
    game: { legal: (state, seat) => sacks.game.legal({ ...state, sealed: state.sealed.map(() => null) }, seat) },
  }),
  inTicTacToe('a move out of turn that is not refused', 'pending', /is not refused/, {
    game: {
      refuse: (state, seat, action) => {
        const refused = ticTacToe.game.refuse(state, seat, action)
        return refused?.code === 'notAsked' && state.phase.kind === 'marking' ? null : refused
      },
    },
  }),
  inSacks('a card lost', 'invariants', /not all there once/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        sacks.game.apply(state, seat, action, chance, emit)
        if (state.discard.length > 4) state.discard.pop()
      },
    },
  }),
  inGoofspiel('an endless match', 'bound', /has not ended/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        goofspiel.game.apply(state, seat, action, chance, emit)
        if (state.prizes.length > 0) return
        state.prizes.push(1)
        state.hands = [
          [1, 2],
          [1, 2],
        ]
      },
    },
  }),
  inSacks('an apply that is not deterministic', 'determinism', /different states/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        sacks.game.apply(state, seat, action, chance, emit)
        state.points[0] = (state.points[0] as number) + (calls() % 3)
      },
    },
  }),
  inSacks('an apply that rolls only when somebody listens', 'determinism', /script|different states/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'seal' && emit !== null) chance.pick(6)
        sacks.game.apply(state, seat, action, chance, emit)
      },
    },
  }),
  inGoofspiel('a payoff for nothing', 'outcome', /paid/, {
    game: {
      pending: (state) => {
        const pending = goofspiel.game.pending(state)
        return pending.status === 'over' && state.points[0] === state.points[1]
          ? { status: 'over', outcome: { ...pending.outcome, payoffs: [1, 1] } }
          : pending
      },
    },
  }),
  inGoofspiel('a resignation that is not heard', 'resign', /the match goes on/, { game: { resign: () => undefined } }),
  inTicTacToe('a resignation that wins', 'resign', /first place/, {
    game: { resign: (state, seat, chance, emit) => ticTacToe.game.resign(state, 1 - seat, chance, emit) },
  }),
  inSacks('a time-out choice that is only half made', 'timeout', /too soon or not at all/, {
    box: { timeout: (view, legal, chance) => sacks.timeout(view, legal, chance).slice(0, 1) },
  }),
  inSacks('a time-out choice that is not legal', 'timeout', /refused/, {
    box: { timeout: (view, legal, chance) => [...sacks.timeout(view, legal, chance)].slice(1) },
  }),
  inGoofspiel('a time-out choice that remembers', 'replay', /timeoutDiffers/, {
    box: { timeout: (_, legal) => [legal[timeouts() % legal.length] as Goofspiel['Action']] },
  }),
  inTicTacToe('a position that breaks the reader', 'arrange', /threw/, {
    game: { arrange: (_, position) => ticTacToe.game.arrange({}, (position as string).trim()) },
  }),
  inTicTacToe('nonsense arranged to a state that is not sound', 'arrange', /unsound/, {
    game: { arrange: () => arrangedAs({ phase: { kind: 'marking', seat: 0 }, crosses: 1, noughts: 1 }) },
  }),
  inGoofspiel('options made anew each time', 'options', /other options/, {
    box: { complete: (chosen) => ok(Object.freeze({ cards: Number(chosen['cards'] ?? 13) })) },
  }),
  inGoofspiel('a loadout that fails its own check', 'loadouts', /a loadout is faulty/, {
    box: { loadouts: { ...goofspiel.loadouts, check: () => faulty([fault('wrong', 'loadout')]) } },
  }),
  inGoofspiel('an event without a sentence', 'text', /won.sealed has no English sentence/, {
    box: { text: { ...goofspiel.text, event: (_, event) => ({ id: `won.${event.kind}`, values: {}, rule: null }) } },
  }),
  inGoofspiel('a refusal by a rule that is not in the rulebook', 'text', /no rule of the rulebook/, {
    box: { rulebook: goofspiel.rulebook.filter(({ id }) => id !== 'GOOF-2') },
  }),
  inGoofspiel('a tie that goes to the last to seal', 'sealed', /different states/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        const { prize } = state
        const tied = state.sealed[(1 - seat) as 0 | 1] === action.card
        goofspiel.game.apply(state, seat, action, chance, emit)
        if (tied) state.points[seat as 0 | 1] += prize
      },
    },
  }),
  inGoofspiel('a sealed card that is free no more', 'sealed', /seat . sealing/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        goofspiel.game.apply(state, seat, action, chance, emit)
        const other = (1 - seat) as 0 | 1
        if (state.sealed[seat as 0 | 1] !== null && state.hands[other].length > 1)
          removeOne(state.hands[other], action.card)
      },
    },
  }),
  inSacks('a redeal that deals what the viewer holds', 'two-worlds', /view/, {
    room: {
      redeal: (state, viewer, chance) => sacksRoom.redeal(state, viewer === 0 ? 1 : viewer, chance),
    },
  }),
  inSacks('a shape that tells a sealed card', 'two-worlds', /possible in one world only/, {
    room: { shape: (options, steps) => steps.map((step) => sacks.game.format(options, step)).join() },
  }),
  inLeduc('a shape that hides an open move', 'two-worlds', /came in one world, .* in the other/, {
    room: { shape: () => 'move' },
  }),
  inSacks('a blind policy that cheats', 'odds', /higher or lower than true at hands/, {
    room: {
      blind: (state, seat) => {
        const [low, next] = state.hands[seat] as number[]
        return [`stage ${low}`, `seal ${next}`].map((text) => sacks.game.parse(state.options, text) as typeof STEP)
      },
    },
  }),
  inSacks('a state that says it has another number of seats', 'liveness', /number of seats/, {
    game: { seats: () => 2 },
  }),
  inSacks('a view of somebody else', 'reading', /says it is of/, {
    game: { view: (state, viewer) => withMore(sacks.game.view(state, viewer), { viewer: 0 }) },
  }),
]

declare const STEP: ReturnType<typeof sacks.game.legal>[number]

import {
  type Box,
  type CatalogueEntry,
  type Game,
  type Outcome,
  absenceAfterRow,
  absenceRow,
  clockOf,
  fillChoices,
  ok,
  fault,
  faulty,
  refusal,
  some,
  spectatorDelayRow,
  someBoard,
} from '@menagerie/engine'

/**
 * A game made to be searched: every hidden thing is a word that occurs nowhere else. Each seat brings a secret motto and
 * holds four envelopes with a word each; in turn a seat opens one, which shows the word to all. `draw` takes an unknown
 * word from the pile; nobody else learns it.
 */
export const WORDS: readonly string[] = Array.from(
  { length: 24 },
  (_, i) => `WORD${String(i).padStart(2, '0')}X${(i * 7919 + 104_729).toString(36).toUpperCase()}`,
)
const HAND = 4

type Action = { readonly kind: 'open'; readonly word: string } | { readonly kind: 'draw' }
interface State {
  phase: { readonly kind: 'turn' } | { readonly kind: 'over'; readonly outcome: Outcome }
  turn: number
  pile: string[]
  hands: string[][]
  opened: string[]
  mottos: string[]
}
interface Envelopes {
  Options: { readonly turnSeconds: number }
  Loadout: string
  State: State
  Action: Action
  View: {
    readonly viewer: number | 'spectator'
    readonly hand: readonly string[]
    readonly motto: string | null
    readonly sizes: readonly number[]
    readonly opened: readonly string[]
  }
  Event: { readonly kind: 'opened'; readonly word: string } | { readonly kind: 'drew'; readonly word: string | null }
}

const DRAW: Action = Object.freeze({ kind: 'draw' })
const OPEN = new Map(WORDS.map((word): [string, Action] => [word, Object.freeze({ kind: 'open', word })]))
const asked = (state: State): number => state.turn % state.hands.length
const outcome = (state: State, loser: number | null): Outcome => ({
  places: state.hands.map((_, seat) => (seat === loser ? 2 : 1)),
  payoffs: state.hands.map((_, seat) => (loser === null ? 0 : seat === loser ? -1 : 1)),
  reason: loser === null ? 'empty' : 'resigned',
})

const game: Game<Envelopes> = {
  id: 'envelopes',
  version: 1,
  replays: [],
  disclosing: ['opened', 'drew'],
  drawing: ['drew'],
  setup: (_options, loadouts, chance) => {
    const pile = [...WORDS]
    const hands = loadouts.map(() => Array.from({ length: HAND }, () => chance.draw(pile)).sort())
    return { phase: { kind: 'turn' }, turn: 0, pile, hands, opened: [], mottos: [...loadouts] }
  },
  seats: (state) => state.hands.length,
  pending: ({ phase, ...state }) =>
    phase.kind === 'over'
      ? { status: 'over', outcome: phase.outcome }
      : { status: 'deciding', seats: [asked({ phase, ...state })] },
  legal: (state, seat) =>
    state.phase.kind === 'over' || asked(state) !== seat
      ? []
      : [...(state.hands[seat] as string[]).map((word) => OPEN.get(word) as Action), ...(state.turn < 4 ? [DRAW] : [])],
  refuse: (state, seat, action) => {
    if (state.phase.kind === 'over' || asked(state) !== seat) return refusal('notYourTurn', 'E-1')
    if (action.kind === 'draw') return state.turn < 4 ? null : refusal('noMoreDraws', 'E-2', { turn: state.turn })
    return (state.hands[seat] as string[]).includes(action.word) ? null : refusal('notYours', 'E-3')
  },
  staged: () => false,
  apply: (state, seat, action, chance, emit) => {
    const hand = state.hands[seat] as string[]
    if (action.kind === 'draw') {
      const word = chance.draw(state.pile)
      hand.push(word)
      hand.sort()
      emit?.({ kind: 'drew', word: null }, { to: [seat], event: { kind: 'drew', word } })
    } else {
      hand.splice(hand.indexOf(action.word), 1)
      state.opened.push(action.word)
      emit?.({ kind: 'opened', word: action.word })
    }
    state.turn++
    if (state.hands.every((one) => one.length === 0)) state.phase = { kind: 'over', outcome: outcome(state, null) }
    else while (state.hands[asked(state)]?.length === 0) state.turn++
  },
  resign: (state, seat) => {
    state.phase = { kind: 'over', outcome: outcome(state, seat) }
  },
  view: (state, viewer) => ({
    viewer,
    hand: viewer === 'spectator' ? [] : [...(state.hands[viewer] as string[])],
    motto: viewer === 'spectator' ? null : (state.mottos[viewer] as string),
    sizes: state.hands.map((hand) => hand.length),
    opened: [...state.opened],
  }),
  imagine: () => () => {
    throw new Error('nobody imagines here')
  },
  clone: (state) => ({
    ...state,
    pile: [...state.pile],
    hands: state.hands.map((hand) => [...hand]),
    opened: [...state.opened],
    mottos: [...state.mottos],
  }),
  check: () => [],
  format: (_options, action) => (action.kind === 'draw' ? 'draw' : action.word),
  parse: (_options, text) => (text === 'draw' ? DRAW : (OPEN.get(text) ?? null)),
  arrange: () => ({ ok: false, faults: [] }),
  describe: () => null,
}

const rows = [
  {
    id: 'observerHands',
    kind: 'choice',
    choices: ['off', 'delayed', 'afterGame'],
    default: 'off',
    scope: 'table',
    readBy: 'observers',
    mark: 'D',
    rules: [],
    when: null,
  },
  {
    id: 'turnSeconds',
    kind: 'integer',
    min: 0,
    max: 3600,
    default: 0,
    scope: 'table',
    readBy: 'clock',
    mark: 'D',
    rules: [],
    when: null,
  },
  { ...absenceRow, default: 'claim' },
  absenceAfterRow,
  spectatorDelayRow,
] as const

const NOTHING = { id: 'x', values: {} }
const box: Box<Envelopes> = {
  game,
  seats: [2, 3],
  options: rows,
  presets: [],
  complete: (chosen) => {
    const filled = fillChoices(rows, chosen)
    return filled.ok ? ok({ turnSeconds: filled.value['turnSeconds'] as number }) : filled
  },
  misfits: () => [],
  components: { sets: [], read: () => ({ ok: false, faults: [] }) },
  loadouts: {
    used: true,
    presets: () => [{ id: 'preset', loadout: 'MOTTOpreset' }],
    choose: (_options, chance) => `MOTTOchosen${chance.pick(1_000_000)}`,
    check: (_options, loadout) =>
      typeof loadout === 'string' && loadout.startsWith('MOTTO') && loadout.length < 40
        ? ok(loadout)
        : faulty([fault('mottoWrong', 'loadout', 'E-4')]),
    toText: (_options, loadout) => loadout,
    fromText: (_options, text) => ok(text),
  },
  rulebook: [],
  text: {
    event: () => ({ ...NOTHING, rule: null }),
    action: () => NOTHING,
    refusal: () => NOTHING,
    fault: () => NOTHING,
    outcome: () => ({ ...NOTHING, rule: null }),
    prompt: () => NOTHING,
    board: () => [],
    catalogues: {},
    translations: {},
  },
  tutorial: [],
  bot: { evaluate: () => 0, order: (_view, actions) => actions },
  unranked: [],
  draws: () => true,
  clocks: [clockOf('turnSeconds')],
  timeout: (_view, legal, chance) => [legal[chance.pick(legal.length)] as Action],
}

export const envelopes: CatalogueEntry = {
  id: 'envelopes',
  name: 'Envelopes',
  seats: [2, 3],
  minutes: [1, 1],
  plays: [1],
  load: async () => some(box),
  loadBoard: async () => someBoard(box),
}
export const envelopesBox = some(box)

import {
  type Box,
  type Chance,
  type Game,
  type Lapse,
  type MatchRecord,
  noLoadouts,
  ok,
  openTable,
  refusal,
  some,
} from '@menagerie/engine'
import { commitmentOf, fairChance, sealsOf, seedKey, sha256Hex, toHex } from '../src/index.ts'

/** A game of nothing but luck: each turn the seat rolls, draws or flips, as it likes. */
const KINDS = ['roll', 'draw', 'flip'] as const
type Action = { readonly kind: (typeof KINDS)[number] }
type State = {
  phase: { readonly kind: 'turn' | 'over' }
  turn: number
  seats: number
  pool: number[]
  scores: number[]
}
type Lucky = {
  Options: { readonly turns: number }
  Loadout: null
  State: State
  Action: Action
  View: { readonly viewer: number | 'spectator'; readonly scores: readonly number[] }
  Event: { readonly kind: 'scored'; readonly by: number }
}

const TURNS = 24
const ACTIONS: readonly Action[] = KINDS.map((kind) => Object.freeze({ kind }))

const play = (state: State, seat: number, kind: Action['kind'], chance: Chance): number => {
  switch (kind) {
    case 'roll':
      return chance.die(6)
    case 'draw':
      return state.pool.length === 0 ? 0 : chance.draw(state.pool)
    case 'flip':
      return chance.pick(2) + seat * 0
  }
}

const game: Game<Lucky> = {
  id: 'lucky',
  version: 1,
  replays: [],
  disclosing: ['scored'],
  drawing: ['scored'],
  setup: (_options, loadouts, chance) => {
    const pool = Array.from({ length: 30 }, (_, i) => i)
    const scores = loadouts.map(() => chance.draw(pool))
    return { phase: { kind: 'turn' }, turn: 0, seats: loadouts.length, pool, scores }
  },
  seats: (state) => state.seats,
  pending: (state) =>
    state.phase.kind === 'turn'
      ? { status: 'deciding', seats: [state.turn % state.seats] }
      : {
          status: 'over',
          outcome: { places: state.scores.map(() => 1), payoffs: state.scores.map(() => 0), reason: 'done' },
        },
  legal: (state, seat) => (state.phase.kind === 'turn' && state.turn % state.seats === seat ? ACTIONS : []),
  refuse: (state, seat) =>
    state.phase.kind === 'turn' && state.turn % state.seats === seat ? null : refusal('notYourTurn', 'L-1'),
  staged: () => false,
  apply: (state, seat, action, chance, emit) => {
    const by = play(state, seat, action.kind, chance)
    state.scores[seat] = (state.scores[seat] as number) + by
    emit?.({ kind: 'scored', by })
    state.turn++
    if (state.turn === TURNS) state.phase = { kind: 'over' }
  },
  resign: (state) => {
    state.phase = { kind: 'over' }
  },
  view: (state, viewer) => ({ viewer, scores: [...state.scores] }),
  imagine: () => () => {
    throw new Error('not for bots')
  },
  clone: (state) => ({ ...state, pool: [...state.pool], scores: [...state.scores] }),
  check: () => [],
  format: (_options, action) => action.kind,
  parse: (_options, text) => ACTIONS.find((action) => action.kind === text) ?? null,
  arrange: () => ({ ok: false, faults: [] }),
  describe: () => null,
}

const silence = { id: 'x', values: {} }
const box: Box<Lucky> = {
  game,
  seats: [2, 3],
  options: [],
  presets: [],
  complete: () => ok({ turns: TURNS }),
  misfits: () => [],
  components: { sets: [], read: () => ({ ok: false, faults: [] }) },
  loadouts: noLoadouts<Lucky>(),
  rulebook: [],
  text: {
    event: () => ({ ...silence, rule: null }),
    action: () => silence,
    refusal: () => silence,
    fault: () => silence,
    outcome: () => ({ ...silence, rule: null }),
    prompt: () => silence,
    board: () => [],
    catalogues: {},
    translations: {},
  },
  unranked: [],
  draws: () => true,
  tutorial: [],
  bot: { evaluate: () => 0, order: (_view, actions) => actions },
  clocks: [],
  timeout: (_view, legal, chance) => [legal[chance.pick(legal.length)] as Action],
}

export const lucky = some(box)

export interface LuckyOptions {
  readonly secret: Uint8Array
  readonly contributions: readonly string[]
  /** What the table draws from; fair unless a test plants something. */
  readonly chance?: (seq: number) => Chance
  readonly lapsed?: readonly Lapse[]
}

/** A whole match with every kind of entry, revealed. */
export const luckyRecord = ({ secret, contributions, chance, lapsed = [] }: LuckyOptions): MatchRecord => {
  const key = seedKey(secret, contributions)
  const host = {
    chance: chance ?? ((seq: number) => fairChance({ key, seq })),
    hash: sha256Hex,
    now: () => 1_700_000_000_000,
  }
  const opened = openTable(
    box,
    {
      choices: {},
      seats: contributions.map((_, seat) => ({ kind: 'human', name: `Guest ${seat}` })),
      loadouts: contributions.map(() => null),
      start: null,
      last: null,
      commitment: commitmentOf(secret),
      contributions,
      sealing: {
        salts: contributions.map((_, seat) => `5a17${seat}`),
        seals: sealsOf(commitmentOf(secret), contributions),
        drawn: contributions.map(() => true),
        lapsed,
      },
    },
    host,
  )
  if (!opened.ok) throw new Error('the fixture does not open')
  const table = opened.value
  for (let i = 0; ; i++) {
    const pending = table.pending()
    if (pending.status === 'over') return table.record(toHex(secret))
    const seat = pending.seats[0] as number
    if (i === 6) table.undo(3)
    else if (i % 7 === 5) table.timeout(seat)
    else table.act(seat, [KINDS[i % 3] as string])
  }
}

import type { Emit, Message } from '@menagerie/engine'
import { type Law, type SayingRoom, brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { REASONS, ruleOf } from '../choices/reasons.ts'
import { box } from '../index.ts'
import { ARENA, DOMINOES, M5, STEPS_U3, U3, arranged, play } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import { forcedRoom, room } from '../secrets/conformance.ts'
import type { Types } from '../rules/types.ts'
import { saying } from './saying.ts'

const SAID = ['citation', 'prompt', 'log'] as const satisfies readonly Law[]

const said = (games: number, from: typeof box = box, spoken: SayingRoom<Types> = saying, at = room) =>
  conform(from, { ...at, saying: spoken }, { games, pairs: 0, seed: 'said', laws: SAID })

test('what Monstructor says is so, at any table', { timeout: 120_000 }, () => {
  for (const at of [room, forcedRoom]) expect(failuresOf(said(60, box, saying, at)).slice(0, 5)).toEqual([])
})

test('every refusal has its row, with the rule it stands on', () => {
  expect(Object.keys(saying.refusals).sort()).toEqual(Object.keys(REASONS).sort())
  for (const [code, rule] of Object.entries(REASONS)) {
    // Of these the rule is always that of the question put.
    if (code === 'over' || code === 'notYourTurn' || code === 'notNow') continue
    expect(saying.refusals[code], code).toContain(rule)
  }
  const state = arranged({ phase: 'build', players: [{ table: U3 }, { table: M5 }] })
  expect(saying.refusals['notNow']).toContain(ruleOf('notNow', state, 0))
})

const FIGHT = { attacker: 0, defender: 1, parts: [U3, M5] }
const fighting = (hidden: readonly string[], ...steps: readonly string[]) => [
  { phase: 'reinforce', players: [{ hidden }, { hidden: ['PAX2a'] }], fight: FIGHT },
  ...steps,
]
const READY = { phase: 'build', players: [{ table: U3 }, { table: M5 }] }
const RING = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
const CALLED = { phase: 'adjust', players: [{ table: U3 }, {}], fight: { attacker: 1, defender: 0, parts: [M5] } }
const REFUSED = { phase: 'forced', players: [{}, { table: U3 }], fight: { attacker: 0, defender: 1, parts: [M5] } }
const tiles = (hand: readonly string[], rest: object = {}) => [
  { phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand }, { hand: ['I1B'] }], ...rest },
]
const [TOGETHER, FREE] = [{ powerCards: 'together' }, { ...DOMINOES, dominoForced: false }]
const [BODY = '', ...REST] = STEPS_U3.split(', ')

/** Every question of seat 0 by its id: a position with steps of a choice that is begun, and the choices of its table. */
const ASKED: Readonly<Record<string, readonly [at: readonly unknown[], choices: object]>> = {
  start: [[{ phase: 'start', players: [{}, {}] }], {}],
  faction: [[{ phase: 'faction', players: [{}, { faction: 'ImpClick' }] }], {}],
  build: [[READY], {}],
  buildArena: [[READY], ARENA],
  buildRing: [[RING], ARENA],
  buildLocked: [[{ ...RING, arena: { owner: 0, parts: M5 } }], ARENA],
  buildNothing: [[{ phase: 'build', players: [{}, { table: U3 }] }], {}],
  buildNobody: [[{ phase: 'build', players: [{ table: U3 }, {}] }], {}],
  drafting: [[READY, BODY], {}],
  challenge: [[READY, BODY, ...REST], {}],
  enter: [[READY, BODY, ...REST], ARENA],
  ring: [[RING, BODY, ...REST], ARENA],
  show: [[CALLED, BODY, ...REST], {}],
  construct: [[REFUSED, BODY, ...REST], {}],
  gap: [[{ ...READY, phase: 'gap' }], { lateChallenge: true }],
  adjust: [[CALLED], {}],
  adjustArena: [
    [
      {
        ...CALLED,
        fight: { attacker: 1, defender: 0, parts: [M5, ['I4B', 'I4H', 'I4La', 'I4Lb']], arena: true },
      },
    ],
    { ...ARENA, arenaAdjust: 'onFight' },
  ],
  forced: [[REFUSED], {}],
  reinforce: [fighting(['PBO3a', 'S07a']), {}],
  reinforcePower: [fighting(['PBO3a']), {}],
  reinforceSpell: [fighting(['S07a', 'PSP4a']), {}],
  reinforcePass: [fighting(['PSP4a']), {}],
  reinforceTogether: [fighting(['PBO3a', 'S07a']), TOGETHER],
  reinforcePowers: [fighting(['PBO3a']), TOGETHER],
  laid: [fighting(['PBO3a', 'S07a', 'PBO2a'], 'lay PBO3a'), TOGETHER],
  laidAll: [fighting(['PBO3a', 'S07a', 'PBO2a'], 'lay PBO2a'), TOGETHER],
  reward: [[{ phase: 'reward', players: [{ faction: 'ImpClick' }, {}], fight: { ...FIGHT, next: 1 } }], {}],
  lead: [[{ phase: 'lead', players: [{ hand: ['U1B'] }, { hand: ['I1B'] }] }], DOMINOES],
  attach: [tiles(['U3T']), DOMINOES],
  attachOrDraw: [tiles(['U3T']), FREE],
  attachOrPass: [tiles(['U3T'], { phase: 'drawn' }), FREE],
  draw: [tiles(['I4La']), DOMINOES],
  pass: [tiles(['I4La'], { deck: [] }), DOMINOES],
}

describe('what is asked', () => {
  test.each(Object.entries(ASKED))(
    '%s names exactly what there is to choose',
    (id, [[position, ...steps], choices]) => {
      const state = arranged(position, { ...choices })
      for (const step of steps) play(state, 0, String(step))
      const asked = box.text.prompt(box.game.view(state, 0))
      const kinds = box.game.legal(state, 0).map((action) => saying.asks.kindOf(action, state.options))
      expect(asked.id).toBe(`prompt.${id}`)
      expect([...saying.asks.names(asked)].sort()).toEqual([...new Set(kinds)].sort())
    },
  )

  test('stands on the list, but for what only who watches is told', () => {
    const ids = Object.keys(box.text.catalogues['en']?.['prompt'] ?? {})
    expect(ids.filter((id) => !(id in ASKED))).toEqual(['tiles', 'over'])
  })
})

/** The game with something told otherwise. */
const telling = (change: (event: Event) => Event | null): typeof box => {
  const changed =
    (emit: Emit<Event> | null): Emit<Event> =>
    (event, ...secret) =>
      emit?.(event === null ? null : change(event), ...secret)
  const { game } = box
  return {
    ...box,
    game: {
      ...game,
      setup: (options, loadouts, chance, emit) => game.setup(options, loadouts, chance, changed(emit)),
      apply: (state, seat, action, chance, emit) => game.apply(state, seat, action, chance, changed(emit)),
    },
  }
}

const without = (kind: Event['kind']): typeof box => telling((event) => (event.kind === kind ? null : event))

const citing = (kind: Event['kind'], rule: string | null): typeof box => ({
  ...box,
  text: {
    ...box.text,
    event: (options, event) => ({ ...box.text.event(options, event), ...(event.kind === kind ? { rule } : {}) }),
  },
})

const asking = (from: string, to: string): typeof box => ({
  ...box,
  text: {
    ...box.text,
    prompt: (view): Message => {
      const asked = box.text.prompt(view)
      return asked.id === `prompt.${from}` ? { ...asked, id: `prompt.${to}` } : asked
    },
  },
})

const refusing = (code: string, rule: string): typeof box => ({
  ...box,
  game: {
    ...box.game,
    refuse: (state, seat, action) => {
      const why = box.game.refuse(state, seat, action)
      return why?.code === code ? { ...why, rule } : why
    },
  },
})

type Fault = readonly [name: string, law: Law, from: typeof box, spoken?: SayingRoom<Types>, games?: number]

const FAULTS: readonly Fault[] = [
  ['a card of a turn is dealt by the rule of the beginning', 'citation', citing('drew', 'MS-22')],
  ['cards are taken in Dominoes by the rule of the five first ones', 'citation', citing('dealt', 'MS-03')],
  ['what a draw shuffles in was destroyed', 'citation', citing('shuffled', 'MS-51')],
  ['a monster is closed by no rule', 'citation', citing('closed', null)],
  ['a Power card is played by a rule there is not', 'citation', citing('played', 'MS-99')],
  ['Dominoes refuses by the rule of a turn in Classic', 'citation', refusing('notInYourHand', 'MS-25')],
  ['a part out of order is a dead end', 'citation', refusing('outOfOrder', 'MS-28')],
  [
    'every match ends by a whole dragon',
    'citation',
    {
      ...box,
      text: { ...box.text, outcome: (options, end) => ({ ...box.text.outcome(options, end), rule: 'MS-56' }) },
    },
  ],
  [
    'two rows fit the same line',
    'citation',
    box,
    { ...saying, citations: [...saying.citations, { kind: 'passed', cites: 'MS-42' }] },
  ],
  ['who can fight nobody is asked to', 'prompt', asking('buildNobody', 'build')],
  ['a monster that is whole wants another part', 'prompt', asking('challenge', 'drafting')],
  ['who holds Spell cards alone may play Power cards', 'prompt', asking('reinforceSpell', 'reinforce')],
  ['a card may be attached, and a passer is asked', 'prompt', asking('attach', 'pass')],
  ['a spell is not named among what may be played', 'prompt', asking('reinforce', 'reinforcePower')],
  // Seldom asked: such matches are one in twenty-five.
  ['Power cards that are laid cannot be played', 'prompt', asking('laidAll', 'laid'), saying, 120],
  [
    'the words of a reward name no card',
    'prompt',
    box,
    {
      ...saying,
      asks: {
        ...saying.asks,
        names: (asked) => (asked.id === 'prompt.faction' ? ['pass'] : saying.asks.names(asked)),
      },
    },
  ],
  ['nobody hears of a card that was taken', 'log', without('drew')],
  ['cards go back into the deck unheard', 'log', without('shuffled')],
  ['a turn begins in silence', 'log', without('turnBegan')],
  ['a card is attached in silence', 'log', without('attached')],
  [
    'cards played in a fight add nothing up',
    'log',
    telling((event) => (event.kind === 'played' ? { ...event, totals: [0, 0] } : event)),
  ],
  [
    'more cards are closed than lie there',
    'log',
    telling((event) => (event.kind === 'closed' ? { ...event, count: event.count + 1 } : event)),
  ],
  [
    'the spectators count something nobody sees',
    'log',
    box,
    {
      ...saying,
      listener: (options, seats) => {
        const one = saying.listener(options, seats)
        return { ...one, counts: () => new Map([...one.counts(), ['applause', 1]]) }
      },
    },
  ],
]

describe('what is said wrong is caught', () => {
  test.each(FAULTS.map((fault) => [fault[0], fault[1], fault] as const))(
    '%s: by the law %s',
    { timeout: 60_000 },
    (_, law, [, , from, spoken, games = 20]) => {
      // By this law and by no other.
      expect(brokenLaws(said(games, from, spoken))).toEqual([law])
    },
  )
})

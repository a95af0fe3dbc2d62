import type { Emit, Message } from '@menagerie/engine'
import {
  type ConformanceRoom,
  type Law,
  type SayingRoom,
  brokenLaws,
  conform,
  failuresOf,
} from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { REASONS } from '../choices/why-not.ts'
import { box } from '../index.ts'
import { arranged, four, leave, moving, play } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import { crowdedTable } from './crowded.ts'
import { saying } from './saying.ts'

const SAID = ['citation', 'prompt', 'log'] as const satisfies readonly Law[]

const crowdedRoom: ConformanceRoom<Types> = {
  ...room,
  scenario: (chance) => {
    const table = room.scenario(chance)
    return { ...table, choices: { ...table.choices, ...crowdedTable(table.loadouts.length, 20 + chance.pick(20)) } }
  },
}

const said = (games: number, from: typeof box = box, spoken: SayingRoom<Types> = saying, laws: readonly Law[] = SAID) =>
  conform(from, { ...crowdedRoom, saying: spoken }, { games, pairs: 0, seed: 'e', laws })

/** Ids of one room of the English catalogue, forms for numbers apart. */
const idsOf = (from: string): readonly string[] => [
  ...new Set(Object.keys(box.text.catalogues['en']?.[from] ?? {}).map((id) => id.replace(/_(?:one|other)$/, ''))),
]

test('where armies meet at every corner every line is said, and says what is so', { timeout: 120_000 }, () => {
  const met = new Set<string>()
  const event: typeof box.text.event = (options, one) => {
    const line = box.text.event(options, one)
    met.add(line.id)
    return line
  }
  expect(failuresOf(said(60, { ...box, text: { ...box.text, event } })).slice(0, 5)).toEqual([])
  expect(idsOf('events').filter((id) => !met.has(`events.${id}`))).toEqual(['resigned'])
})

test('every refusal has its row, with the rule it stands on', () => {
  expect(Object.keys(saying.refusals).sort()).toEqual(Object.keys(REASONS).sort())
  for (const [code, rule] of Object.entries(REASONS)) expect(saying.refusals[code], code).toContain(rule)
})

describe('prompts of rare questions name what there is to choose', () => {
  const guests = { C2: 1, a21: 1, a23: 1, a24: 1 }
  const won = (rest: object, mine: object, theirs: object, choices = {}): State =>
    arranged(
      {
        phase: 'spoils',
        space: 'C2',
        seat: 0,
        loser: 1,
        distance: 2,
        ...rest,
        sides: four({ armies: { C2: 1, ...mine } }, { armies: theirs }),
      },
      choices,
    )
  const marching = (choices: object, ...steps: readonly string[]): State => {
    const state = won({ up: { C2: 1 }, distance: 5 }, {}, { C2: 1 }, choices)
    for (const step of steps) play(state, 0, step)
    return state
  }
  const cornered = { armies: { b21: 1, a21: 1, c21: 1, b23: 1, b24: 1 } }

  test.each<readonly [string, () => State]>([
    ['stuckExamine', () => stuckAt()],
    ['throwOff', () => lordless()],
    ['spoilsOff', () => won({ up: { C2: 1 } }, {}, guests)],
    ['spoilsOffExact', () => won({ up: { C2: 1 } }, {}, guests, { exactDistance: true })],
    ['marchCarry', () => marching({}, 'steal a21')],
    ['marchCarryExact', () => marching({ exactDistance: true }, 'steal a21')],
    ['march', () => marching({}, 'steal a21', 'march b21')],
    ['marchExact', () => marching({ exactDistance: true }, 'steal a21', 'march b21')],
    ['dragonShutIn', () => beaten()],
    ['six', () => arranged({ phase: 'six', sides: four({ lost: 1 }) })],
    ['settle', () => arranged({ phase: 'settle', active: 0, sides: four() })],
  ])('%s', (id, make) => {
    const state = make()
    const asked = box.text.prompt(box.game.view(state, 0))
    const kinds = box.game.legal(state, 0).map((action) => saying.asks.kindOf(action, state.options))
    expect(asked.id).toBe(`prompt.${id}`)
    expect([...saying.asks.names(asked)].sort()).toEqual([...new Set(kinds)].sort())
  })

  /** All that is left of an army has fought on its way into a lair, and may look at the counter there. */
  const stuckAt = (): State => {
    const sides = [{ armies: { c12: 1 }, lost: 4, hand: [9] }, { armies: { L12: 1 }, hand: [1] }, {}, {}]
    const state = arranged({ ...moving(3, { lair: 'L13' }), sides })
    for (const [seat, step] of [
      [0, 'step c12 L12'],
      [0, 'play 9'],
      [1, 'play 1'],
      [0, 'throw c21'],
    ] as const)
      play(state, seat, step)
    return state
  }
  /** The lord of the castle resigns, so that nothing can be taken there any more. */
  const lordless = (): State => {
    const sides = four({ armies: { C3: 1 } }, { armies: { C3: 1, a31: 1, a32: 1, a34: 1 } })
    const state = arranged({
      phase: 'spoils',
      space: 'C3',
      seat: 0,
      loser: 1,
      distance: 2,
      up: { C3: 1 },
      sides: [...sides.slice(0, 2), { armies: {}, lost: 5 }, {}],
    })
    leave(state, 2)
    return state
  }
  const beaten = (): State =>
    arranged(
      { phase: 'dragonPush', space: 'b21', seat: 0, distance: 2, dragon: 'b21', sides: four(cornered) },
      { throwIntoCombat: false },
    )
})

/** The game with something said otherwise. */
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

const citing = (kind: Event['kind'], rule: string): typeof box => ({
  ...box,
  text: {
    ...box.text,
    event: (options, event) => ({ ...box.text.event(options, event), ...(event.kind === kind ? { rule } : {}) }),
  },
})

const asking = (change: (asked: Message) => Message): typeof box => ({
  ...box,
  text: { ...box.text, prompt: (view) => change(box.text.prompt(view)) },
})

const instead =
  (from: string, to: string) =>
  (asked: Message): Message =>
    asked.id === `prompt.${from}` ? { ...asked, id: `prompt.${to}` } : asked

const dieOfOne = (event: Event): Event => (event.kind === 'rolled' ? { ...event, die: 1 } : event)

const FAULTS: readonly (readonly [name: string, law: Law, from: typeof box, spoken?: SayingRoom<Types>])[] = [
  ['an army is eaten by the rule of beating the Dragon', 'citation', citing('eaten', 'DT-5.4')],
  ['a thrown army goes by a rule that is none', 'citation', citing('threw', 'DT-9.9')],
  ['the last round begins like any other', 'citation', citing('turnBegan', 'DT-2.4')],
  [
    'a refused throw names the rule of throws in general',
    'citation',
    {
      ...box,
      game: {
        ...box.game,
        refuse: (state, seat, action) => {
          const why = box.game.refuse(state, seat, action)
          return why?.code === 'throwTooFar' ? { ...why, rule: 'DT-4.7' } : why
        },
      },
    },
  ],
  [
    'every match ends by its last round',
    'citation',
    {
      ...box,
      text: { ...box.text, outcome: (options, end) => ({ ...box.text.outcome(options, end), rule: 'DT-7.2' }) },
    },
  ],
  [
    'two rows fit the same line',
    'citation',
    box,
    { ...saying, citations: [...saying.citations, { kind: 'rolled', cites: 'DT-2.1' }] },
  ],
  ['armies that cannot move are asked to', 'prompt', asking(instead('stuck', 'points'))],
  ['a counter may be turned up, and the prompt does not say so', 'prompt', asking(instead('pointsExamine', 'points'))],
  ['a six only draws', 'prompt', asking(instead('six', 'roll'))],
  ['a thrown army may be sent off', 'prompt', asking(instead('throw', 'throwOff'))],
  [
    'the words of a fight name no counter',
    'prompt',
    box,
    {
      ...saying,
      asks: {
        ...saying.asks,
        names: (asked) => (asked.id === 'prompt.duel' ? ['roll'] : saying.asks.names(asked)),
      },
    },
  ],
  ['a die is told wrong', 'log', telling(dieOfOne)],
  ['counters go back unheard', 'log', telling((event) => (event.kind === 'wentBack' ? null : event))],
  [
    'a Dragon in a frenzy does not say how far it still goes',
    'log',
    telling((event) => (event.kind === 'movedDragon' ? { ...event, left: 0 } : event)),
  ],
  [
    'nobody hears that an army fled home',
    'log',
    telling((event) => (event.kind === 'tookOff' ? { ...event, home: null } : event)),
  ],
  [
    'a treasure is carried in silence',
    'log',
    telling((event) => (event.kind === 'stepped' ? { ...event, carry: false } : event)),
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

test.each(FAULTS.map((fault) => [fault[0], fault[1], fault] as const))(
  '%s: caught by the law %s',
  { timeout: 60_000 },
  (_, law, [, , from, spoken]) => {
    expect(brokenLaws(said(6, from, spoken, [law]))).toEqual([law])
  },
)

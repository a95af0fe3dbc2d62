import { type Catalogue, type Message, type Seat, sampledChance, sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { arranged, four, leave, moving, optionsOf, play, refusalOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { ja } from './locales/ja.ts'

const en = box.text.catalogues['en'] as Catalogue

const player = (seat: unknown): string => `P${Number(seat ?? 0) + 1}`

/** A message as English says it, the form by its `count`; players are called P1 to P4. */
const said = ({ id, values }: Message): string => {
  const say = sayFrom(en)
  const named = { ...values, player: player(values['seat']), rival: player(values['other']) }
  const plain = say(id, named)
  return plain === id ? say(`${id}_${values['count'] === 1 ? 'one' : 'other'}`, named) : plain
}

const lineOf = (state: State, event: Event): string => {
  const line = box.text.event(state.options, event)
  return `${line.rule} ${said(line)}`
}

/** What the log says of one kind of event. */
const lines = (state: State, events: readonly Event[], kind: Event['kind']): string[] =>
  events.filter((event) => event.kind === kind).map((event) => lineOf(state, event))

const asked = (state: State, seat: Seat): string => said(box.text.prompt(box.game.view(state, seat)))

const refused = (state: State, seat: Seat, text: string): string => {
  const action = box.game.parse(state.options, text)
  const why = action === null ? null : box.game.refuse(state, seat, action)
  return why === null ? 'legal' : `${why.rule} ${said(box.text.refusal(state.options, why))}`
}

const won = (rest: object, sides: readonly object[], options = {}): State =>
  arranged({ phase: 'spoils', space: 'C2', seat: 0, loser: 1, distance: 3, ...rest, sides }, options)

describe('the log', () => {
  test('DT-1.4 the start rolls are told, seat by seat and round by round', () => {
    const started = (rolls: readonly (readonly number[])[]) =>
      lineOf(arranged(moving(1, {})), { kind: 'started', rolls, first: 1 })
    expect(started([[2, 5, 1]])).toBe('DT-1.4 P2 rolls highest and starts. Dice by seat: 2 5 1.')
    expect(
      started([
        [6, 6, 2],
        [1, 4, 0],
      ]),
    ).toBe('DT-1.4 P2 rolls highest and starts. Dice by seat: 6 6 2; 1 4 –.')
    expect(started([])).toBe('DT-1.4 P2 starts.')
    const events: Event[] = []
    const state = box.game.setup(optionsOf(), [null, null, null], sampledChance('rolls'), (event) => {
      if (event !== null) events.push(event)
    })
    expect(lines(state, events, 'started')[0]).toMatch(/Dice by seat: \d \d \d/)
  })

  test('DT-4.7, DT-4.9 an army is thrown, sent home or driven off, never its player', () => {
    const state = arranged(moving(1, {}))
    const told = (event: Event) => lineOf(state, event)
    expect(told({ kind: 'tookOff', seat: 0, loser: 1, from: 0, home: null })).toBe(
      'DT-4.9 An army of P2 is driven off the map from C1 and is lost.',
    )
    expect(told({ kind: 'tookOff', seat: 0, loser: 1, from: 0, home: 1 })).toBe(
      'DT-4.9 An army of P2 flees from C1 home to C2.',
    )
    expect(told({ kind: 'threw', seat: 0, loser: 1, from: 0, to: 1 })).toBe(
      'DT-4.7 P1 throws an army of P2 from C1 to C2.',
    )
  })

  test('DT-3.2, DT-6.2 numbers of points and spaces are points and spaces', () => {
    const rest = (points: number): string[] => {
      const state = arranged(moving(points, {}))
      return lines(state, play(state, 0, 'end'), 'endedMovement')
    }
    expect(rest(2)).toEqual(['DT-3.2 P1 ends the movement with 2 points unused.'])
    expect(rest(1)).toEqual(['DT-3.2 P1 ends the movement with one point unused.'])
    const state = arranged({ phase: 'roll', dragon: 'L12', sides: four() })
    expect(lines(state, play(state, 0, 'roll', [1, 3]), 'frenzy')).toEqual([
      'DT-6.2 The Dragon rages: P1 may move it up to 3 spaces.',
    ])
  })

  test('DT-3.10 a counter turned up, or left, names the rule of examining', () => {
    const at = (): State => {
      const state = arranged(moving(1, { lair: 'L13' }, { armies: { c12: 1 } }))
      play(state, 0, 'step c12 L12')
      return state
    }
    const left = at()
    expect(lines(left, play(left, 0, 'end'), 'endedMovement')).toEqual([
      'DT-3.10 P1 leaves the counter face down and ends the movement.',
    ])
    const found = at()
    expect(lines(found, play(found, 0, 'examine'), 'examined')[0]).toMatch(/^DT-3\.10 P1 turns up a treasure/)
  })

  test('DT-4.17 a Dragon without a way out is put, not moved', () => {
    const sides = four({ armies: { b21: 1, a21: 1, c21: 1, b23: 1, b24: 1 } })
    const beaten = { phase: 'dragonPush', space: 'b21', seat: 0, distance: 2, dragon: 'b21', sides }
    const state = arranged(beaten, { throwIntoCombat: false })
    expect(asked(state, 0)).toBe('The Dragon is beaten and has no way out: put it where no army stands.')
    expect(refused(state, 0, 'dragon c23')).toMatch(/^DT-4\.17 The beaten Dragon has no way out/)
    expect(lines(state, play(state, 0, 'dragon L34'), 'movedDragon')).toEqual([
      'DT-4.17 P1 puts the Dragon, which has no way out of b21, on L34.',
    ])
    const free = arranged({ ...beaten, sides: four({ armies: { b21: 1 } }) })
    expect(lines(free, play(free, 0, 'dragon c21'), 'movedDragon')[0]).toMatch(/^DT-5\.4 P1 moves the Dragon/)
  })

  test('DT-7.2 the last round is called the last, by the limit in play; who resigns has a rule', () => {
    const end = (roundLimit: number): string[] => {
      const state = arranged({ phase: 'points', points: 1, active: 3, round: 4, sides: four() }, { roundLimit })
      return lines(state, play(state, 3, 'end'), 'turnBegan')
    }
    expect(end(5)).toEqual(['DT-7.2 Round 5, the last: P1.'])
    expect([end(100), end(0)]).toEqual([['DT-2.4 Round 5: P1.'], ['DT-2.4 Round 5: P1.']])
    const board = (roundLimit: number) =>
      box.text.board(box.game.view(arranged(moving(1, {}), { roundLimit }), 0))[0] ?? ''
    expect([board(100), board(30), board(0)].map((line) => line.split(',')[0])).toEqual([
      'Round 2/100',
      'Round 2/30',
      'Round 2',
    ])
    const state = arranged({ phase: 'roll', sides: [{}, {}] })
    const events = leave(state, 1)
    expect(lines(state, events, 'resigned')).toEqual(['DT-7.2 P2 resigns.'])
    expect(lines(state, events, 'ended')[0]).toMatch(/^DT-7\.2 /)
    expect(refusalOf(state, 0, 'roll')).toBe('over DT-7.2')
  })
})

describe('prompts', () => {
  const two = (mine: object, theirs: object) => four({ armies: { C2: 1 }, ...mine }, { armies: { C2: 1, ...theirs } })

  test('DT-4.7, DT-4.12 the spoils are what the winner can take: a throw, a march with a treasure, or both', () => {
    const up = { up: { C2: 1 } }
    expect(asked(won(up, two({}, {})), 0)).toBe(
      'You won: throw the loser up to 3 spaces, or march as far off with a treasure.',
    )
    expect(asked(won(up, two({}, {}), { exactDistance: true }), 0)).toBe(
      'You won: throw the loser up to 3 spaces, or march exactly 3 spaces off with a treasure.',
    )
    const ringed = { up: { C2: 1, a21: 1, a23: 1, a24: 1 } }
    expect(asked(won(ringed, two({}, {})), 0)).toBe('You won: throw the loser up to 3 spaces.')
  })

  test('DT-4.9 who cannot throw is not asked to', () => {
    const blocked = two({}, { a21: 1, a23: 1, a24: 1 })
    expect(asked(won({ up: { C2: 1 } }, blocked), 0)).toBe(
      'You won, and the loser cannot be thrown: send it off, or march up to 3 spaces off with a treasure.',
    )
    expect(asked(won({ up: { C2: 1 }, distance: 1 }, blocked), 0)).toBe(
      'You won, and the loser cannot be thrown: send it off, or march one space off with a treasure.',
    )
  })

  test('DT-3.2, DT-3.10 movement can end, and a counter be turned up, whatever points are left', () => {
    const state = arranged(moving(3, { lair: 'L13' }, { armies: { c12: 1 } }))
    expect(asked(state, 0)).toBe('3 points left: move your armies, or end the movement.')
    play(state, 0, 'step c12 L12')
    expect(asked(state, 0)).toBe('2 points left: turn the counter up, move your armies, or end the movement.')
  })
})

describe('refusals', () => {
  test('DT-3.1, DT-4.12 a space that is not next to another names both', () => {
    expect(refused(arranged(moving(3, {})), 0, 'step C1 b12')).toBe('DT-3.1 b12 is not next to C1.')
    const sides = four({ armies: { C2: 1 } }, { armies: { C2: 1 } })
    expect(refused(won({ up: { C2: 1 } }, sides), 0, 'steal b21')).toBe('DT-4.12 b21 is not next to C2.')
  })

  test('DT-3.5 passing is refused by the option, by the way, or by what lies on it', () => {
    const ranks = { armies: { a12: 1, b12: 1 } }
    expect(refused(arranged(moving(3, {}, ranks)), 0, 'step a12 b12 c12')).toBe(
      'DT-3.5 At this table no army passes another of its own.',
    )
    const passing = arranged(moving(3, { up: { a12: 1, b12: 1 } }, ranks), { passOwn: true })
    expect(refused(passing, 0, 'step a12 b12 c12')).toBe('legal')
    expect(refused(passing, 0, 'step a12 b13 c13')).toMatch(/^DT-3\.5 Over your own armies .* not this way to c13\.$/)
    expect(refused(passing, 0, 'step a12 b12 c12 carry')).toBe(
      'DT-3.13 A counter lies on the way to c12, so no treasure is carried over it.',
    )
  })
})

describe('rules', () => {
  const ruleIn = (catalogue: Catalogue, id: string): string => (catalogue['rules'] as Record<string, string>)[id] ?? ''

  test('DT-3.13, DT-3.14 a castle nobody plays from is explained: no lord, and no store', () => {
    expect(ruleIn(en, 'DT-3.13')).toContain('a castle that has a lord')
    expect(ruleIn(en, 'DT-3.14')).toContain('A castle nobody plays from')
    expect(ruleIn(ja, 'DT-3.13')).toContain('城主のいる城')
    expect(ruleIn(ja, 'DT-3.14')).toContain('誰も使っていない城')
    const state = arranged(moving(1, { up: { C3: 1, a31: 1 } }, { armies: { a31: 1 } }))
    expect(refused(state, 0, 'step a31 C3 carry')).toBe('legal')
    const pair = arranged({ ...moving(1, { up: { C3: 1, a31: 1 } }), sides: [{ armies: { a31: 1 } }, {}] })
    expect(refused(pair, 0, 'step a31 C3 carry')).toMatch(/^DT-3\.13 /)
  })

  test('DT-7.1 where the treasures end the game, the words rank nobody behind the winners', () => {
    const told = said(
      box.text.outcome(optionsOf(), { places: [1, 2, 2], payoffs: [1, -0.5, -0.5], reason: 'treasures' }),
    )
    expect(told).toBe('The treasures are home. The rules say only who wins, and rank nobody else.')
    expect(ruleIn(en, 'DT-7.1')).toContain('Nobody else is ranked')
  })
})

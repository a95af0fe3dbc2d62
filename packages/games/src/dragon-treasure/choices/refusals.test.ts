import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, four, moving, optionsOf, play, refusalOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

const WON = { phase: 'spoils', space: 'b21', seat: 0, loser: 1, distance: 2 }
const BEATEN = { phase: 'dragonPush', space: 'b21', seat: 0, distance: 2, dragon: 'b21' }
const STANDING = four({ armies: { b21: 1 } }, { armies: { b21: 1 } }, { armies: { c21: 1 } })

const promptOf = (state: State, seat: number): string => box.text.prompt(box.game.view(state, seat)).id
/** The rules that log lines name, by their sentences. */
const rulesOf = (state: State, events: readonly Event[]): Record<string, string | null> =>
  Object.fromEntries(events.map((event) => [event.kind, box.text.event(state.options, event).rule]))

describe('what is refused says what is asked instead', () => {
  test('DT-3.1 DT-4.7 DT-4.12 DT-5.4 DT-6.2 each question names its rule to whoever answers another', () => {
    const asked: readonly (readonly [object, string])[] = [
      [moving(3, {}), 'movementNow DT-2.1'],
      [{ ...WON, sides: STANDING }, 'spoilsFirst DT-4.7'],
      [{ ...BEATEN, sides: four({ armies: { b21: 1 } }) }, 'pushFirst DT-5.4'],
      [{ phase: 'frenzy', distance: 3, dragon: 'L12', sides: four() }, 'frenzyFirst DT-6.2'],
      [
        { phase: 'march', space: 'a21', from: 'C2', distance: 2, sides: four({ armies: { a21: 1 } }) },
        'marchFirst DT-4.12',
      ],
    ]
    for (const [position, refused] of asked) expect(refusalOf(arranged(position), 0, 'roll')).toBe(refused)
  })

  test('DT-4.8 DT-5.4 without throws into fights it is the option that forbids a space within reach', () => {
    const thrown = arranged({ ...WON, dragon: 'a21', sides: STANDING }, { throwIntoCombat: false })
    expect(refusalOf(thrown, 0, 'throw c21')).toBe('quietThrows DT-4.8')
    expect(refusalOf(thrown, 0, 'throw a21')).toBe('quietThrows DT-4.8')
    expect(refusalOf(thrown, 0, 'throw L34')).toBe('throwTooFar DT-4.8')
    const sides = four({ armies: { b21: 1 } }, { armies: { c21: 1 } })
    const pushed = arranged({ ...BEATEN, sides }, { throwIntoCombat: false })
    expect(refusalOf(pushed, 0, 'dragon c21')).toBe('quietPushes DT-5.4')
    expect(refusalOf(pushed, 0, 'dragon L34')).toBe('pushTooFar DT-5.4')
    expect(refusalOf(arranged({ ...BEATEN, sides }), 0, 'dragon b21')).toBe('closedSpace DT-4.17')
  })

  test('DT-4.12 DT-5.4 exact distances are told: in refusals, and in what is asked', () => {
    const sides = four({ armies: { b21: 1 } })
    const exact = { exactDistance: true }
    expect(refusalOf(arranged({ ...BEATEN, sides }, exact), 0, 'dragon a21')).toBe('pushTooNear DT-5.4')
    expect(refusalOf(arranged({ ...BEATEN, sides }, exact), 0, 'dragon L34')).toBe('pushTooFar DT-5.4')
    expect(promptOf(arranged({ ...BEATEN, sides }, exact), 0)).toBe('prompt.dragonPushExact')
    expect(promptOf(arranged({ ...BEATEN, sides }), 0)).toBe('prompt.dragonPush')
    const march = { phase: 'march', space: 'a21', from: 'C2', distance: 2, sides: four({ armies: { a21: 1 } }) }
    expect(promptOf(arranged(march, exact), 0)).toBe('prompt.marchExact')
    expect(promptOf(arranged(march), 0)).toBe('prompt.march')
  })

  test('DT-4.12 stealing is offered only where there is something to steal', () => {
    expect(promptOf(arranged({ ...WON, up: { b21: 1 }, sides: STANDING }), 0)).toBe('prompt.throw')
    const castle = { ...WON, space: 'C2', up: { C2: 1 }, sides: four({ armies: { C2: 1 } }, { armies: { C2: 1 } }) }
    expect(promptOf(arranged(castle), 0)).toBe('prompt.spoils')
    expect(promptOf(arranged({ ...castle, seat: 1, loser: 0 }), 1)).toBe('prompt.throw')
  })
})

describe('what is told names its rule', () => {
  test('DT-1.3 the first hand, DT-2.2 counters drawn by a six', () => {
    const events: Event[] = []
    const state = box.game.setup(optionsOf(), [null, null], sampledChance(1), (everyone) => {
      if (everyone !== null) events.push(everyone)
    })
    expect(rulesOf(state, events)['drew']).toBe('DT-1.3')
    const six = arranged({ phase: 'roll', sides: four() })
    expect(rulesOf(six, play(six, 0, 'roll', [6, 1, 10]))['drew']).toBe('DT-2.2')
  })

  test('DT-5.6 counters go back from the Dragon, DT-4.6 from a fight of armies', () => {
    const dragon = arranged({
      phase: 'dragonDuel',
      space: 'b21',
      dragon: 'b21',
      sides: four({ armies: { b21: 1 }, hand: [9] }),
    })
    expect(rulesOf(dragon, play(dragon, 0, 'play 9', [1, 1]))['wentBack']).toBe('DT-5.6')
    const duel = arranged({
      phase: 'duel',
      space: 'b21',
      sides: four({ armies: { b21: 1 }, hand: [9] }, STANDING[1] ?? {}),
    })
    expect(rulesOf(duel, play(duel, 0, 'play 9'))['wentBack']).toBe('DT-4.6')
  })

  test('DT-7.2 the last round ends the game, DT-7.1 the treasures do', () => {
    const last = arranged({ phase: 'points', points: 1, active: 3, round: 5, sides: four() }, { roundLimit: 5 })
    expect(rulesOf(last, play(last, 3, 'end'))['ended']).toBe('DT-7.2')
    const won = arranged(moving(1, { up: { C1: 2, a12: 1 } }, { armies: { a12: 1 } }))
    expect(rulesOf(won, play(won, 0, 'step a12 C1 carry'))['ended']).toBe('DT-7.1')
  })

  test('DT-3.5 a step over own armies names those passed (option passOwn)', () => {
    const state = arranged(moving(2, {}, { armies: { a12: 1, b12: 1 } }), { passOwn: true })
    const [stepped] = play(state, 0, 'step a12 b12 c12')
    if (stepped === undefined) throw new Error('nothing happened')
    expect(box.text.event(state.options, stepped)).toEqual({
      id: 'events.passed',
      rule: 'DT-3.5',
      values: { seat: 0, from: 'a12', to: 'c12', via: ['b12'] },
    })
  })
})

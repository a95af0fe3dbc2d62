import { describe, expect, test } from 'vitest'
import { ARENA, DOMINOES, M5, STEPS_U3, U3, arranged, leave, play, playOn, refusalOf } from '../rules/bench.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

const tiles = (hands: readonly (readonly string[])[], centre: readonly string[], rest: object = {}): State =>
  arranged(
    { phase: centre.length === 0 ? 'lead' : 'attach', centre, players: hands.map((hand) => ({ hand })), ...rest },
    DOMINOES,
  )

const I1 = ['I1B', 'I1H', 'I1T', 'I1La', 'I1Lb']
const building = (table: readonly string[]): State => arranged({ phase: 'build', players: [{ table }, { table: I1 }] })

describe('the rule a refusal names', () => {
  test('MS-04 MS-05 MS-08 in Dominoes it is one of Dominoes', () => {
    const lead = tiles([['I4La'], ['I1B']], [])
    expect(refusalOf(lead, 0, 'end')).toBe('notNow MS-04')
    expect(refusalOf(lead, 1, 'lead I1B')).toBe('notYourTurn MS-04')
    expect(refusalOf(lead, 0, 'lead I1B')).toBe('notInYourHand MS-04')
    const attach = tiles([['U3T'], ['I4La']], ['U3H', 'U3B'])
    expect(refusalOf(attach, 0, 'challenge P2')).toBe('notNow MS-05')
    expect(refusalOf(attach, 1, 'attach I4La N')).toBe('notYourTurn MS-05')
    expect(refusalOf(attach, 0, 'attach I4La N')).toBe('notInYourHand MS-05')
    expect(refusalOf(attach, 0, 'draw')).toBe('attachFirst MS-07')
    const drawn = tiles([['U3T', 'I4La'], ['I1B']], ['U3H', 'U3B'], { phase: 'drawn' })
    expect(refusalOf(drawn, 0, 'pass')).toBe('attachFirst MS-08')
    expect(refusalOf(drawn, 0, 'end')).toBe('notNow MS-08')
    expect(refusalOf(drawn, 1, 'draw')).toBe('notYourTurn MS-05')
  })

  test('MS-15 MS-56 MS-69 a game that is over names how it ended', () => {
    const counted = tiles([['I4La'], []], ['U3H', 'U3B'], { deck: [] })
    play(counted, 0, 'pass')
    expect(refusalOf(counted, 0, 'pass')).toBe('over MS-15')
    const left = tiles([['U3T'], ['I4La']], ['U3H', 'U3B'])
    leave(left, 1)
    expect(refusalOf(left, 0, 'attach U3T W')).toBe('over MS-69')
    const won = arranged(
      {
        phase: 'reward',
        players: [{ faction: 'MechanoWar' }, {}],
        fight: { attacker: 0, defender: 1, parts: [U3, M5], next: 1 },
      },
      { dragonGoal: 1 },
    )
    playOn(won, 0, 'dragon DMB')
    expect(refusalOf(won, 1, 'end')).toBe('over MS-56')
    const three = tiles([['U3T'], ['I4La'], ['I1B']], ['U3H', 'U3B'])
    leave(three, 2)
    expect(refusalOf(three, 2, 'attach I1B W')).toBe('left MS-69')
  })

  test('MS-36 MS-47 MS-50 MS-65 in a fight it is that of the question put', () => {
    const called = arranged({ phase: 'build', players: [{ table: U3 }, { table: M5 }, {}] })
    play(called, 0, `${STEPS_U3}, challenge P2`)
    expect(refusalOf(called, 1, 'end')).toBe('notNow MS-36')
    expect(refusalOf(called, 2, 'end')).toBe('notYourTurn MS-36')
    const held = arranged(
      { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } },
      { ...ARENA, arenaAdjust: 'onFight' },
    )
    play(held, 0, `${STEPS_U3}, fight`)
    expect(refusalOf(held, 1, 'end')).toBe('notNow MS-65')
    const fought = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PBO3a'] }, { hidden: ['PAX2a'] }, { hidden: ['S07a'] }],
      fight: { attacker: 0, defender: 1, parts: [U3, M5] },
    })
    expect(refusalOf(fought, 2, 'spell S07a')).toBe('notYourTurn MS-47')
    expect(refusalOf(fought, 1, 'power PAX2a')).toBe('notYourTurn MS-42')
    expect(refusalOf(fought, 0, 'end')).toBe('notNow MS-42')
  })
})

describe('a part that may not be the next one', () => {
  test('MS-26 is out of order where a monster could hold it later on', () => {
    const state = building(['U1B', 'U3B', 'U1H', 'U3H', 'U1T', 'U1La', 'U1Lb'])
    for (const early of ['use U1H.1', 'use U1T.1', 'use U1L.1']) {
      expect(refusalOf(state, 0, early)).toBe('outOfOrder MS-26')
    }
    expect(refusalOf(state, 0, 'use U3B.1, use U1T.1')).toBe('outOfOrder MS-26')
    expect(refusalOf(state, 0, 'use U1B.1, use U1H.1, use U1L.1')).toBe('outOfOrder MS-26')
    const skipped = building(['U1B', 'U1H', 'U3H', 'U1La', 'U1Lb'])
    expect(refusalOf(skipped, 0, 'use U1B.1, use U3H.1')).toBe('outOfOrder MS-26')
  })

  test('MS-28 is a dead end where none could', () => {
    // The first body lacks limbs; the second has no place for one.
    const state = building(['U5B', 'U3B', 'U3H', 'U1H', 'U1La'])
    expect(refusalOf(state, 0, 'use U5B.1')).toBe('deadEnd MS-28')
    expect(refusalOf(state, 0, 'use U3B.1, use U1L.1')).toBe('deadEnd MS-28')
    const heads = building(['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T'])
    expect(refusalOf(heads, 0, 'use C3T.1')).toBe('outOfOrder MS-26')
  })

  test('MS-28 MS-29 the two are told apart as a search through all monsters tells them', () => {
    const pools = [
      ['U1B', 'U3B', 'U1H', 'U3H', 'U1T', 'U1La', 'U1Lb'],
      ['U5B', 'U3B', 'U3H', 'U1H', 'U1La', 'U1T'],
      ['I4B', 'E2B', 'U3H', 'I4La', 'I4Lb', 'U1La', 'U1Lb', 'E2La', 'E2Lb'],
      ['U3B', 'M5B', 'I4B', 'U3H', 'U3T', 'U1La', 'U1Lb'],
    ]
    for (const table of pools) {
      const state = building(table)
      const wholes = monsters(state, [])
      const parts = everyPart(state)
      expect(wholes.length).toBeGreaterThan(0)
      const begun = new Set(['', ...wholes.flatMap((steps) => steps.map((_, at) => steps.slice(0, at).join(', ')))])
      for (const steps of begun) {
        const before = steps === '' ? [] : steps.split(', ')
        for (const part of parts) {
          const refused = refusalOf(state, 0, [...before, part].join(', '))
          if (refused === null || refused === 'monsterDone MS-28') continue
          // What was passed over comes no more, and is out of order whatever it could have been.
          if (parts.indexOf(part) <= parts.indexOf(before.at(-1) ?? '')) continue
          const later = wholes.some(
            (whole) =>
              [...before, part].every((step) => whole.includes(step)) &&
              (before.every(isBody) || whole.filter(isBody).every((step) => before.includes(step))) &&
              before.filter(isBody).every((step, at) => whole.filter(isBody)[at] === step),
          )
          expect(refused.slice(-5), `${steps} + ${part}`).toBe(later ? 'MS-26' : 'MS-28')
        }
      }
    }
  })
})

const isBody = (step: string): boolean => step.endsWith('B.1')

/** The parts of seat 0 in the order of choosing, as steps. */
const everyPart = (state: State): string[] =>
  (state.players[0]?.table ?? []).flatMap((parts) =>
    parts.map(({ card }, place) => {
      const { pic } = state.options.set
      const nth = parts.slice(0, place + 1).filter((one) => pic[one.card] === pic[card]).length
      return `use ${state.options.set.pics[pic[card] ?? 0]}.${nth}`
    }),
  )

/** All complete monsters of seat 0, as steps. */
const monsters = (state: State, before: readonly string[]): string[][] => {
  const trial = box.game.clone(state)
  if (before.length > 0) play(trial, 0, before.join(', '))
  const steps = box.game.legal(trial, 0).map((action) => box.game.format(trial.options, action))
  return steps.flatMap((step) =>
    step.startsWith('use ') ? monsters(state, [...before, step]) : step.startsWith('challenge') ? [[...before]] : [],
  )
}

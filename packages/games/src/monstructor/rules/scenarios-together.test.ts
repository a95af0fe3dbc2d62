import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { timeout } from '../play/timeout.ts'
import {
  U1,
  U3,
  M5,
  arranged,
  happenings,
  hiddenOf,
  legalAfter,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  refusalOf,
  totals,
  leave,
} from './bench.ts'
import type { State } from './state.ts'

// MS-Q38: Power cards one by one, or, with `powerCards: together`, several in one answer that nobody interrupts.

const C3 = ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T']
const TOGETHER = { powerCards: 'together' }

/** Seat 0 attacks seat 1 with eleven points against twelve; both hold cards. */
const fighting = (hidden: readonly (readonly string[])[], choices: object = TOGETHER, fight: object = {}): State =>
  arranged(
    {
      phase: 'reinforce',
      players: hidden.map((cards) => ({ hidden: cards })),
      fight: { attacker: 0, defender: 1, parts: [U1, C3], ...fight },
    },
    { ...choices },
  )
const THREE = ['PBO2a', 'S07a', 'PBO3a', 'PSP4a']

describe('MS-Q38 Power cards played together', () => {
  test('MS-42 MS-Q38 a record without the option plays them one by one, as the ruling has it', () => {
    expect(optionsOf({}).powerCards).toBe('single')
    const state = fighting([THREE, ['PAX2a']], {})
    expect(legalTexts(state, 0)).toEqual(['power PBO2a', 'spell S07a', 'power PBO3a', 'power PSP4a', 'pass'])
    expect(refusalOf(state, 0, 'lay PBO2a')).toBe('oneByOne MS-42')
    expect(refusalOf(state, 0, 'play')).toBe('oneByOne MS-42')
  })

  test('MS-42 MS-Q38 cards are laid in the order of the hand, each set of them in one way alone', () => {
    const state = fighting([THREE, ['PAX2a']])
    expect(legalTexts(state, 0)).toEqual(['lay PBO2a', 'spell S07a', 'lay PBO3a', 'lay PSP4a', 'pass'])
    expect(legalAfter(state, 0, 'lay PBO2a')).toEqual(['lay PBO3a', 'lay PSP4a', 'play'])
    expect(legalAfter(state, 0, 'lay PBO3a')).toEqual(['lay PSP4a', 'play'])
    expect(legalAfter(state, 0, 'lay PBO2a, lay PBO3a, lay PSP4a')).toEqual(['play'])
    expect(refusalOf(state, 0, 'power PBO2a')).toBe('layInstead MS-42')
    expect(refusalOf(state, 0, 'play')).toBe('nothingLaid MS-42')
    expect(refusalOf(state, 0, 'lay PBO3a, lay PBO3a')).toBe('laidAlready MS-42')
    expect(refusalOf(state, 0, 'lay PBO3a, lay PBO2a')).toBe('laidInOrder MS-42')
    expect(refusalOf(state, 0, 'lay PBO2a, spell S07a')).toBe('playLaidFirst MS-42')
    expect(refusalOf(state, 0, 'lay PBO2a, pass')).toBe('playLaidFirst MS-42')
    expect(refusalOf(state, 0, 'lay S07a')).toBe('notAPower MS-43')
    expect(refusalOf(state, 0, 'lay PAX2a')).toBe('notInHand MS-42')
    expect(refusalOf(state, 1, 'lay PAX2a')).toBe('notYourTurn MS-42')
  })

  test('MS-43 MS-Q38 each of them needs its icon, and no spell may forbid it', () => {
    const state = fighting([['PSW2a', 'PMA2a', 'PBO2a'], ['PAX2a']], TOGETHER, { jinxed: [['mace'], []] })
    expect(legalTexts(state, 0)).toEqual(['lay PSW2a', 'lay PBO2a', 'pass'])
    expect(refusalOf(state, 0, 'lay PMA2a')).toBe('jinxed MS-43')
    const plain = arranged(
      {
        phase: 'reinforce',
        players: [{ hidden: ['PSP2a', 'PBO2a'] }, { hidden: ['PAX2a'] }],
        fight: { attacker: 0, defender: 1, parts: [U3, M5] },
      },
      TOGETHER,
    )
    expect(refusalOf(plain, 0, 'lay PSP2a')).toBe('noIcon MS-43')
    expect(legalAfter(plain, 0, 'lay PBO2a')).toEqual(['play'])
  })

  test('MS-42 MS-44 MS-Q38 nobody answers between them: after one the other would trail and be asked', () => {
    const one = fighting([THREE, ['PAX2a']], {})
    play(one, 0, 'power PBO2a')
    expect(phaseText(one)).toBe('reinforce 1')
    const all = fighting([THREE, ['PAX2a']])
    const played = play(all, 0, 'lay PBO2a, lay PBO3a, lay PSP4a, play').filter(({ kind }) => kind === 'played')
    expect(played).toMatchObject([
      { seat: 0, place: 0, totals: [13, 12] },
      { seat: 0, place: 1, totals: [16, 12] },
      { seat: 0, place: 1, totals: [20, 12] },
    ])
    expect(totals(all)).toEqual([20, 12])
    expect(hiddenOf(all, 0)).toEqual(['S07a'])
    expect(all.fight?.used.map((card) => all.options.set.ids[card])).toEqual(['PBO2a', 'PBO3a', 'PSP4a'])
    expect(phaseText(all)).toBe('reinforce 1')
    expect(all.draft).toEqual([])
  })

  test('MS-42 MS-48 MS-Q38 at equal points the opponent is next, and one card may be laid alone', () => {
    const state = fighting([['PBO2a', 'PBO3a'], ['PAX2a']], TOGETHER, { plus: [0, 1] })
    play(state, 0, 'lay PBO2a, play')
    expect(totals(state)).toEqual([13, 13])
    expect(phaseText(state)).toBe('reinforce 1')
    expect(hiddenOf(state, 0)).toEqual(['PBO3a'])
  })

  test('MS-Q38 what is laid is told to nobody else before it is played, and forgotten when its owner leaves', () => {
    const state = fighting([THREE, ['PAX2a'], []])
    const before = JSON.stringify(box.game.view(state, 1))
    expect(happenings(state, 0, 'lay PBO2a')).toEqual([])
    expect(box.game.view(state, 0).draft).toHaveLength(1)
    expect(JSON.stringify(box.game.view(state, 1))).toBe(before)
    expect(JSON.stringify(box.game.view(state, 'spectator'))).not.toContain('"draft":[4')
    leave(state, 0)
    expect(state.draft).toEqual([])
  })

  test('MS-Q38 a clock passes, and a bot lays what is enough and plays it', () => {
    const state = fighting([['PBO2a', 'PSP2a', 'PAX2a'], ['PAX2b']], TOGETHER, { plus: [0, 2] })
    const view = box.game.view(state, 0)
    expect(timeout(view, box.game.legal(state, 0), { pick: () => 0 } as never)).toMatchObject([{ kind: 'pass' }])
    const steps: string[] = []
    while (state.phase.kind === 'reinforce' && state.phase.seat === 0) {
      const [first] = box.bot.order(box.game.view(state, 0), box.game.legal(state, 0))
      if (first === undefined) break
      steps.push(box.game.format(state.options, first))
      if (first.kind === 'playLaid' || first.kind === 'pass') break
      play(state, 0, box.game.format(state.options, first))
    }
    expect(steps).toEqual(['lay PBO2a', 'lay PSP2a', 'play'])
  })
})

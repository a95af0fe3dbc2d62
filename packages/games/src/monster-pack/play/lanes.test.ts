import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import type { CardIndex } from '../set/components.ts'
import type { View } from '../secrets/view.ts'
import { nextAttacker, previewLane } from './forecasts.ts'

const options = optionsOf({})
const card = (id: string): CardIndex => options.cards.findIndex((one) => one.id === id)

describe('what a lane shows of the next duel', () => {
  test.each([
    // The triangle, from either side (MP-S15, MP-S17, MP-S18).
    ['B13', 'R16', { power: 750, powerAgainst: 650, bonus: 200, bonusAgainst: 0, falls: false, fallsAgainst: true }],
    ['G16', 'R13', { power: 650, powerAgainst: 700, bonus: 0, bonusAgainst: 200, falls: true, fallsAgainst: false }],
    ['G13', 'B16', { power: 650, powerAgainst: 650, bonus: 200, bonusAgainst: 0, falls: true, fallsAgainst: true }],
    ['W01', 'G20', { falls: true, fallsAgainst: true, wild: true, white: true, whiteAgainst: false }],
  ])('%s against %s', (mine, theirs, expected) => {
    expect(previewLane(options, card(mine), card(theirs), true)).toMatchObject({ kind: 'duel', ...expected })
  })

  test('whoever faces nobody strikes for its stars in its own turn and holds the lane in the other', () => {
    expect(previewLane(options, card('R20'), null, true)).toEqual({ kind: 'hit', mine: true, damage: 4 })
    expect(previewLane(options, card('R20'), null, false)).toEqual({ kind: 'holds', mine: true })
    expect(previewLane(options, null, card('B20'), false)).toEqual({ kind: 'hit', mine: false, damage: 4 })
    expect(previewLane(options, null, null, true)).toEqual({ kind: 'nobody' })
  })

  test('White Wild goes alone where that is the option', () => {
    expect(previewLane(optionsOf({ whiteWild: 'wildOnly' }), card('W01'), card('G20'), true)).toMatchObject({
      falls: true,
      fallsAgainst: false,
    })
  })

  test('after the duel of a turn the next one is the other player’s', () => {
    const view = (kind: 'boost1' | 'boost2'): View => ({ turnPlayer: 0, phase: { kind, seat: 0 } }) as unknown as View
    expect([nextAttacker(view('boost1')), nextAttacker(view('boost2'))]).toEqual([0, 1])
  })
})

import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { arranged, optionsOf, refusalOf, table } from '../rules/bench.ts'

describe('citations', () => {
  const zombie = { out: ['C5'], monster: 'zombie', hand: ['elf'] }

  test('MM-C1 dispelling without a Cleric is refused by the Cleric, MM-C3 healing by Heal', () => {
    const state = table([zombie], { used: ['elf'], discard: ['elf'] })
    expect(refusalOf(state, 0, 'dispel cleric')).toBe('noCleric MM-C1')
    expect(refusalOf(state, 0, 'heal elf')).toBe('nobodyHeals MM-C3')
  })

  test('MM-TC9 a treasure that dispels nothing, MM-TC7 a door and MM-TC5 a weapon are each refused by their rule', () => {
    const state = table([zombie])
    expect(refusalOf(state, 0, 'dispel sacred-goblet')).toBe('notYourTreasure MM-TC9')
    expect(refusalOf(state, 0, 'open secret-door thief')).toBe('notYourTreasure MM-TC7')
    expect(refusalOf(state, 0, 'send elf, arm sword')).toBe('notYourTreasure MM-TC5')
  })

  test('MM-T3 MM-T5 MM-T11 a card that is not in the hand is refused by the rule of what was tried', () => {
    const state = table([{ hand: ['elf'] }], {}, { discardBelowLimit: true })
    expect(refusalOf(state, 0, 'corridor C40')).toBe('notInHand MM-T3')
    expect(refusalOf(state, 0, 'monster orc P2')).toBe('notInHand MM-T5')
    expect(refusalOf(state, 0, 'discard orc')).toBe('notInHand MM-T11')
  })

  test('MM-TR3 the order of a loss is refused by the trap, not by the battle', () => {
    const hand = ['C5', 'elf', 'elf', 'elf']
    const state = arranged({ phase: 'trap', parties: [{ out: ['C10'], hand }, {}] })
    expect(refusalOf(state, 0, 'drop elf, drop C5')).toBe('outOfOrder MM-TR3')
  })

  test('MM-H1 what a corridor may follow is told as the table has it', () => {
    const refused = { code: 'oneCorridor', rule: 'MM-H1', values: {} }
    const said = (corridorAfterVictory: string) => box.text.refusal(optionsOf({ corridorAfterVictory }), refused).id
    expect([said('battle'), said('any')]).toEqual(['refusal.oneCorridor', 'refusal.oneCorridorAny'])
  })
})

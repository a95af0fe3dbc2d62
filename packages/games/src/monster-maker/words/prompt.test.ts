import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { arranged, play, table } from '../rules/bench.ts'
import type { State } from '../rules/state.ts'

const asked = (state: State): string => box.text.prompt(box.game.view(state, state.seat)).id.slice('prompt.'.length)
const EIGHT = Array.from({ length: 8 }, () => 'C20')
const LOST = { length: 100, back: ['C40', 'C40', 'C30'], hand: ['C5', 'elf'] }
const ANY = { discardBelowLimit: true }

describe('what a prompt names', () => {
  test('MM-R3 a lost party is offered no corridor', () => {
    expect(asked(table([LOST]))).toBe('actLost')
    expect(asked(table([{ ...LOST, hand: EIGHT }]))).toBe('actLostFull')
    expect(asked(table([LOST], {}, ANY))).toBe('actLostAny')
    expect(asked(table([{ ...LOST, monster: 'orc' }]))).toBe('actLostAttacked')
  })

  test('MM-T11 MM-T13 a discard is named with eight cards or by option, passing with seven or fewer', () => {
    expect(asked(table([{ hand: ['C5'] }]))).toBe('act')
    expect(asked(table([{ hand: EIGHT }]))).toBe('actFull')
    expect(asked(table([{ hand: ['C5'] }], {}, ANY))).toBe('actAny')
  })

  test('MM-TR2 a trap speaks of a Thief as the table has it, and only to who holds one', () => {
    const trap = (hand: readonly string[], choices: Record<string, unknown> = {}): State =>
      arranged({ phase: 'trap', parties: [{ out: ['C10'], hand }, {}] }, choices)
    expect(asked(trap(['thief', 'elf']))).toBe('trap')
    expect(asked(trap(['thief', 'elf'], { thiefTrap: 'show' }))).toBe('trapShow')
    expect(asked(trap(['elf', 'elf']))).toBe('trapLoss')
    const begun = trap(['thief', 'elf', 'elf', 'elf'])
    play(begun, 0, 'drop elf')
    expect(asked(begun)).toBe('trapLoss')
  })

  test('MM-TR1 on honour a drawn trap may be shown, and that is asked', () => {
    const drawn = (card: string): State =>
      arranged(
        { phase: 'confirm', drawn: card, parties: [{ out: ['C10'], hand: ['trap', 'elf'] }, {}] },
        { trapDeclaration: 'honor' },
      )
    expect([asked(drawn('trap')), asked(drawn('elf'))]).toEqual(['confirmTrap', 'confirm'])
  })
})

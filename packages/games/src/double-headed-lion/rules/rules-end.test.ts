import { describe, expect, test } from 'vitest'
import { field, leave, mayBe, phaseText, play, refusalOf, run, where } from './bench.ts'
import { box } from '../index.ts'

describe('the end', () => {
  test('DL-10.1 Vishnus in the castle wins at once, and no combat is fought, not even one due elsewhere', () => {
    const state = field(1, { storm: '00', garla: '32' }, { vishnus: '11', racoon: '32' })
    const kinds = play(state, 1, 'move vishnus 00').map((event) => event.kind)
    expect(kinds).toEqual(['moved', 'castleReached', 'ended'])
    expect(phaseText(state)).toBe('over Y castle')
    expect(box.game.legal(state, 0)).toEqual([])
    expect(refusalOf(state, 1, 'proceed')).toBe('over DL-10.1')
  })

  test('DL-10.1 another Royalist in the castle wins nothing', () => {
    const state = field(1, { storm: '33' }, { racoon: '11', lancelot: '45' })
    run(state, 'Y move racoon 00')
    expect(phaseText(state)).toBe('move R')
  })

  test('DL-10.2 Aji in the castle meets her, among friends and without being pointed at', () => {
    const state = field(
      1,
      { aji: '00', storm: '00' },
      { vishnus: '11', titina: '00' },
      { royalist: { known: ['titina'] } },
    )
    run(state, 'Y move vishnus 00')
    expect(phaseText(state)).toBe('over R intercepted')
    expect(mayBe(state, 'aji')).toEqual(['aji'])
  })

  test('DL-10.3 with three friends and no enemy there she may not enter; an enemy there makes room', () => {
    const full = field(1, { storm: '44' }, { vishnus: '11', racoon: '00', titina: '00', alshark: '00', lancelot: '45' })
    expect(refusalOf(full, 1, 'move vishnus 00')).toBe('squareFull DL-4.2')
    const enemy = field(1, { storm: '00' }, { vishnus: '11', racoon: '00', titina: '00' })
    expect(refusalOf(enemy, 1, 'move vishnus 00')).toBeNull()
  })

  test('DL-10.4 the Republic wins at the moment Vishnus is removed, by total, tie or automatic result', () => {
    for (const [cards, rep] of [
      [['R play 5', 'Y play 1'], 'gorbois'],
      [['R play 1', 'Y play 6'], 'gorbois'],
      [[], 'aji'],
    ] as const) {
      const state = field(0, { [rep]: '22' }, { vishnus: '32' })
      run(state, `R move ${rep} 32`, ...cards)
      expect(phaseText(state)).toBe('over R vishnusFell')
    }
  })

  test('DL-10.5 a Republic without pieces has not lost: it passes', () => {
    const state = field(1, { roland: '32' }, { alshark: '43', lancelot: '53' })
    run(state, 'Y move alshark 32', 'R play 1', 'Y play 6')
    expect(where(state, 'roland')).toBe('gone')
    expect([phaseText(state), state.turn]).toEqual(['move Y', 5])
  })

  test('DL-10.6 a removal and a Royalist step are progress, and a side may resign at any time', () => {
    const state = field(1, { roland: '33', storm: '00' }, { lancelot: '53' }, { top: { stall: 23 } })
    run(state, 'Y move lancelot 43')
    expect(state.stall).toBe(0)
    run(state, 'R move roland 32')
    expect(state.stall).toBe(1)
    leave(state, 1, 'resign')
    expect(phaseText(state)).toBe('over R conceded')
  })

  test('DL-10.6 a skipped movement phase is a turn without progress', () => {
    const state = field(1, { garla: '55' }, { lancelot: '53', vishnus: '54' }, { top: { stall: 22 } })
    run(state, 'Y move lancelot 52')
    expect(phaseText(state)).toBe('over draw stall')
  })
})

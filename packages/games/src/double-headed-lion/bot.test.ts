import { describe, expect, test } from 'vitest'
import { field, phaseText, run, token } from './builders.ts'
import { box } from './index.ts'
import type { State } from './state.ts'

const first = (state: State, seat: 0 | 1): string => {
  const actions = box.bot.order(box.game.view(state, seat), box.game.legal(state, seat))
  return box.game.format(state.options, actions[0] as never)
}
const worth = (state: State, seat: 0 | 1): number => box.bot.evaluate(box.game.view(state, seat), seat)

describe('the order of choices', () => {
  test('Vishnus beside the castle walks in, and known she is taken', () => {
    const state = field(1, { storm: '00', garla: '33' }, { vishnus: '11', lancelot: '44' })
    expect(first(state, 1)).toBe(`move ${token(state, 'vishnus')} 00`)
    const hunted = field(
      0,
      { garla: '22', roland: '11' },
      { vishnus: '33', lancelot: '32' },
      { royalist: { known: ['vishnus'] } },
    )
    expect(first(hunted, 0)).toMatch(/^move R0 33$/)
  })

  test('exact play of the cards comes first: a fight that only one card saves', () => {
    const state = field(
      0,
      { roland: '22', storm: '00' },
      { alshark: '32' },
      { republic: { hand: [1, 5] }, royalist: { hand: [1, 2] } },
    )
    run(state, 'R move roland 32')
    expect(first(state, 0)).toBe('play 5')
  })

  test('Storm answers an open card as well as he can', () => {
    const state = field(0, { storm: '22' }, { racoon: '32' })
    run(state, 'R move storm 32', 'Y play 3')
    expect(phaseText(state)).toBe('storm R')
    expect(first(state, 0)).toBe('play 3')
  })

  test('Ganda Wolf forbids cards to the weaker, not to the stronger; a supporter is shown', () => {
    const ban = (id: string): string => {
      const state = field(0, { [id]: '22', tamroan: '00' }, { ganda: '32' })
      run(state, `R move ${id} 32`)
      return first(state, 1)
    }
    expect([ban('roland'), ban('aji')]).toEqual(['ban yes', 'ban no'])
    const dianne = field(0, { gorbois: '22' }, { dianne: '33', lufiea: '34' })
    run(dianne, 'R move gorbois 33')
    expect(first(dianne, 1)).toBe(`show ${token(dianne, 'lufiea')}`)
  })
})

describe('the worth of a position', () => {
  test('what one side gains the other loses, where both see the same', () => {
    const state = field(1, { storm: '00', garla: '33' }, { vishnus: '44' }, { options: { openGame: true } })
    expect(worth(state, 0)).toBeCloseTo(-worth(state, 1), 12)
  })

  test('Vishnus nearer, and an open way, is better for her; a hunter before her is worse', () => {
    const at = (square: string, republic: Record<string, string> = { storm: '55' }): number =>
      worth(field(0, republic, { vishnus: square, lancelot: '54', racoon: '45' }), 1)
    expect(at('11')).toBeGreaterThan(at('33'))
    expect(at('33', { storm: '22' })).toBeLessThan(at('33', { storm: '55' }))
    const guarded = (id: string): number =>
      worth(field(0, { [id]: '00', storm: '55' }, { vishnus: '11', lancelot: '54' }, { republic: { known: [id] } }), 1)
    expect(guarded('aji')).toBeLessThan(guarded('garla'))
  })

  test('a match that is over is worth what it paid', () => {
    const state = field(1, { storm: '33' }, { vishnus: '11' })
    run(state, 'Y move vishnus 00')
    expect([worth(state, 0), worth(state, 1)]).toEqual([-1, 1])
  })
})

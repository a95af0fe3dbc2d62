import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { field, optionsOf, phaseText, play, run, token } from '../rules/bench.ts'
import { box } from '../index.ts'
import { CASTLE } from '../set/map.ts'
import { AJI } from '../set/pieces.ts'
import type { State } from '../rules/state.ts'

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
    const state = field(0, { storm: '22', aji: '00', garla: '11' }, { racoon: '32', lancelot: '43' })
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

/** Notations and their shares by the policy, those above 0. */
const sharesOf = (state: State, seat: 0 | 1): Record<string, number> => {
  const actions = box.game.legal(state, seat)
  const shares = box.bot.policy?.shares(box.game.view(state, seat), actions) ?? []
  return Object.fromEntries(
    actions.flatMap((action, i) => {
      const share = shares[i] ?? 0
      return share === 0 ? [] : [[box.game.format(state.options, action), share]]
    }),
  )
}

describe('the policy', () => {
  test('the card fight is mixed: neither side can be counted on, and all shares are one', () => {
    const state = field(0, { gorbois: '22', storm: '00', aji: '11' }, { alshark: '32', lancelot: '44' })
    run(state, 'R move gorbois 32')
    for (const seat of [0, 1] as const) {
      const shares = sharesOf(state, seat)
      expect(Object.keys(shares).length).toBeGreaterThan(1)
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(Math.max(...Object.values(shares))).toBeLessThan(1)
    }
  })

  test('a sealed card of the other side changes nothing in the shares', () => {
    const open = field(0, { gorbois: '22', storm: '00' }, { alshark: '32', lancelot: '44' })
    run(open, 'R move gorbois 32')
    const before = sharesOf(open, 0)
    const played = (card: string): Record<string, number> => {
      const state = box.game.clone(open)
      run(state, `Y play ${card}`)
      return sharesOf(state, 0)
    }
    expect([played('1'), played('6')]).toEqual([before, before])
  })

  test('DL-6.4 Skill names the card that wins, and DL-8.1 Storm answers the card that was named', () => {
    const state = field(
      1,
      { roland: '32', storm: '00' },
      { charlemagne: '43', lancelot: '55', vishnus: '54' },
      { royalist: { hand: [1, 3, 4, 6, 'Sk', 'Re'], pile: [2, 5] } },
    )
    run(state, 'Y move charlemagne 32', 'Y play Sk', 'R play 3')
    expect(sharesOf(state, 1)).toEqual({ 'fetch 5': 1 })
    const late = field(
      1,
      { storm: '32', garla: '00' },
      { lufiea: '43', lancelot: '55', vishnus: '54' },
      { republic: { hand: [1, 2, 5] }, royalist: { hand: [1, 3, 4, 6, 'Sk', 'Re'], pile: [2, 5] } },
    )
    run(late, 'Y move lufiea 32', 'Y play Sk', 'Y fetch 2')
    expect(phaseText(late)).toBe('storm R')
    expect(sharesOf(late, 0)).toEqual({ 'play 2': 1 })
  })

  test('it is silent where a hand is hidden, and keeps Aji in the castle of every setup', () => {
    const hidden = field(0, { gorbois: '22' }, { alshark: '32' }, { options: { hiddenDecks: true } })
    run(hidden, 'R move gorbois 32')
    const actions = box.game.legal(hidden, 0)
    expect(box.bot.policy?.shares(box.game.view(hidden, 0), actions)).toBeNull()
    const chance = sampledChance('setups')
    const setups = new Set<string>()
    for (let i = 0; i < 50; i++) {
      const state = box.game.setup(optionsOf(), [optionsOf().cards, optionsOf().cards], chance, null)
      while (!state.sides[0].placed) {
        const shares = Object.entries(sharesOf(state, 0))
        let left = chance.pick(2 ** 20) / 2 ** 20
        const [text] = shares.find(([, share]) => (left -= share) < 0) ?? [shares[0]?.[0] ?? '']
        play(state, 0, text)
      }
      expect(state.sides[0].placing[AJI]).toBe(CASTLE)
      setups.add(state.sides[0].placing.join())
    }
    expect(setups.size).toBeGreaterThan(40)
  })
})

describe('the worth of a position', () => {
  test('what one side gains the other loses, by one view', () => {
    const state = field(1, { storm: '00', garla: '33' }, { vishnus: '44' })
    for (const viewer of [0, 1] as const) {
      const seen = box.game.view(state, viewer)
      expect(box.bot.evaluate(seen, 0)).toBeCloseTo(-box.bot.evaluate(seen, 1), 12)
    }
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

describe('chances', () => {
  const told = (cards: unknown, viewer: 0 | 1) => {
    const options = optionsOf({ cards })
    const chance = sampledChance('chances')
    const lists = [0, 1].map(() => box.loadouts.choose(options, chance))
    return box.bot.calibration?.(box.game.view(box.game.setup(options, lists, chance, null), viewer)) ?? null
  }

  test('each list that was measured by has its own for either army, and no other has any', () => {
    const all = ['standard', 'even'].flatMap((cards) => [told(cards, 0), told(cards, 1)])
    expect(all).not.toContain(null)
    expect(new Set(all).size).toBe(4)
    expect(told('bold', 0)).toBeNull()
    expect(told({ republic: [9, 'Sk'], royalist: [2, 'Re'] }, 1)).toBeNull()
  })
})

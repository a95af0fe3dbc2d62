import { describe, expect, test } from 'vitest'
import { ARENA, DOMINOES, M5, U3, arranged, faultsOf, optionsOf, play } from '../rules/bench.ts'
import { box } from '../index.ts'

const faults = (position: unknown, choices: Record<string, unknown> = {}): string[] =>
  faultsOf(position, choices).map((found) => found.split(' ')[1] ?? '')

describe('positions', () => {
  test('cards not named lie in the deck, or out of the game when the deck is given', () => {
    const state = arranged({ phase: 'build', players: [{ table: U3 }, { hidden: ['S01a'] }] })
    expect(state.deck).toHaveLength(158)
    const few = arranged({ phase: 'build', deck: 10, players: [{ table: U3 }, {}] })
    expect([few.deck.length, few.away.length]).toEqual([10, 149])
    expect(box.game.check(few)).toEqual([])
    const named = arranged({ phase: 'build', deck: ['U1H', 'I1B'], players: [{}, {}] })
    expect(named.deck.map((card) => named.options.set.ids[card])).toEqual(['U1H', 'I1B'])
  })

  test('dragon cards tell whose they are, and `*` what everybody knows', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: ['U1La*', 'DUH', 'DULb'] }, { faction: 'MechanoWar' }],
    })
    expect(state.players[0]?.owned).toBe(0b1001)
    expect(box.game.view(state, 1).players[0]?.table[3]).toMatchObject([{ points: 1, seen: true }, { points: 2 }])
    expect(faults({ phase: 'build', players: [{ table: ['DUH'] }, { table: ['DUB'] }] })).toEqual(['dragonOfOther'])
  })

  test('the centre joins as told', () => {
    const centre = ['U1B', 'U2B N', 'U1H', 'I4La']
    const state = arranged({ phase: 'attach', centre, by: [1, 0, 1, 0], players: [{ hand: ['U2H'] }, {}] }, DOMINOES)
    expect(state.open).toEqual([3, 1, 0, 0])
    expect(box.game.view(state, 1).centre.map(({ card }) => card !== null)).toEqual([true, false, true, false])
    expect(faults({ phase: 'attach', centre: ['U3B', 'U1La'], players: [{ hand: ['U2H'] }, {}] }, DOMINOES)).toEqual([
      'doesNotFit',
    ])
  })

  test('nonsense is told, all of it at once', () => {
    expect(faults(null)).toEqual(['positionShape'])
    expect(faults({ phase: 'build', players: [{}] })).toEqual(['positionShape'])
    const wrong = {
      phase: 'build',
      seat: 3,
      players: [{ table: ['U1Hx', 'PSP2a'] }, { hidden: ['U1H'], hand: ['U2H'] }],
    }
    expect(faults(wrong)).toEqual(['seatUnknown', 'cardUnknown', 'notAPart', 'notHidden', 'wrongMode'])
    expect(faults({ phase: 'build', players: [{ table: ['U1H', 'U1H'] }, {}] })).toEqual(['cardElsewhere'])
    expect(faults({ phase: 'build', players: [{ faction: 'Nobody' }, {}] })).toEqual(['factionUnknown'])
    expect(faults({ phase: 'build', players: [{}, {}], arena: { owner: 0, parts: U3 } })).toEqual(['wrongMode'])
    expect(faults({ phase: 'build', players: [{}, {}], arena: { owner: 0, parts: ['U3B'] } }, ARENA)).toEqual([
      'monsterIncomplete',
    ])
  })

  test('a phase is one in which its player is asked', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5] }
    expect(faults({ phase: 'gap', players: [{ table: U3 }, { table: M5 }] })).toEqual(['gapNotAsked'])
    expect(faults({ phase: 'gap', players: [{ table: U3 }, { table: M5 }] }, { lateChallenge: true })).toEqual([])
    expect(faults({ phase: 'reinforce', players: [{}, {}] })).toEqual(['noFight'])
    expect(faults({ phase: 'reinforce', players: [{}, {}], fight })).toEqual(['reinforceNotAsked'])
    expect(faults({ phase: 'build', players: [{}, {}], fight })).toEqual(['fightGoesOn'])
    expect(faults({ phase: 'adjust', seat: 1, players: [{}, {}], fight: { ...fight, parts: [U3] } })).toEqual([
      'adjustNotAsked',
    ])
    expect(faults({ phase: 'forced', players: [{}, { table: M5 }], fight: { ...fight, parts: [U3] } })).toEqual([])
    expect(faults({ phase: 'reward', players: [{}, {}, {}], seat: 2, fight })).toEqual(['rewardNotAsked'])
    expect(faults({ phase: 'lead', players: [{}, {}] })).toEqual(['phaseOfOtherMode'])
    expect(faults({ phase: 'lead', players: [{}, {}] }, DOMINOES)).toEqual(['leadNotAsked'])
    expect(faults({ phase: 'attach', players: [{ hand: ['U1H'] }, {}] }, DOMINOES)).toEqual(['attachNotAsked'])
    expect(faults({ phase: 'faction', players: [{ faction: 'UndeadEnd' }, {}] })).toEqual(['factionNotAsked'])
    expect(faults({ phase: 'build', players: [{ out: true }, {}, {}] })).toEqual(['seatHasLeft'])
    expect(faults({ phase: 'build', seat: 1, players: [{ out: true }, {}] })).toEqual(['nobodyLeft'])
  })

  test('notation: every word names one action and nothing else', () => {
    const options = optionsOf()
    const read = (text: string): string | null => {
      const action = box.game.parse(options, text)
      return action === null ? null : box.game.format(options, action)
    }
    for (const text of [
      'use U1L.2',
      'use DUH',
      'challenge P3',
      'power PBO3a',
      'spell S07a',
      'spell S01a U1L.1',
      'spell S04a DUB',
      'spell S06a axe',
      'dragon DUH',
      'faction UndeadEnd',
      'attach U1B W',
      'attach U1B W w',
      'lead U1B',
      'letgo',
    ]) {
      expect(read(text)).toBe(text)
    }
    for (const text of [
      'use U1L',
      'use U1L.0',
      'use DUH.1',
      'use U1L.13',
      'challenge P6',
      'spell S01a U9L.1',
      'end now',
      'power',
    ])
      expect(read(text), text).toBeNull()
  })

  test('a turn may be arranged before it begins', () => {
    const state = arranged({ phase: 'start', seat: 1, players: [{}, {}] })
    play(state, 1, 'proceed', ['PSP2a'])
    expect(state.turn).toBe(1)
  })
})

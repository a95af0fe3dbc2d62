import { sampledChance, seatNumbers } from '@menagerie/engine'
import { optionFaults } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  ARENA,
  DOMINOES,
  M5,
  U3,
  arranged,
  dealt,
  inDeck,
  legalTexts,
  openText,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
} from '../rules/bench.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { SMALL_SET } from './small-set.ts'
import type { State } from '../rules/state.ts'
import { trials } from './witnesses.ts'

const begun = (choices: Record<string, unknown>, seats = 3, seed = 'options'): State => {
  const chance = sampledChance(seed)
  return box.game.setup(
    optionsOf(choices),
    seatNumbers(seats).map(() => null),
    chance,
    null,
  )
}

/** Seats that begin in many matches. */
const starters = (choices: Record<string, unknown>): number[] => [
  ...new Set(Array.from({ length: 40 }, (_, seed) => begun(choices, 3, String(seed)).starter)),
]

test('every option has its words, its rules, a reader and a test', async () => {
  expect(await optionFaults(box, room, trials)).toEqual([])
})

describe('options', () => {
  test('mode: three games with the same cards', () => {
    expect(phaseText(begun({ mode: 'dominoes', firstPlayer: 'seat0' }))).toBe('lead 0')
    expect(phaseText(begun({ mode: 'classic', firstPlayer: 'seat0' }))).toBe('faction 0')
    expect(optionsOf({ mode: 'arena' }).mode).toBe('arena')
    expect(box.presets.map(({ id }) => id)).toEqual(['classic', 'dominoes', 'arena', 'literal', 'short'])
    for (const { values } of box.presets) expect(box.complete(values, null).ok).toBe(true)
  })

  test('the same choices are the same options, and wrong ones are told', () => {
    expect(optionsOf({ mode: 'arena' })).toBe(optionsOf({ mode: 'arena' }))
    const wrong = box.complete({ mode: 'chess', dragonGoal: 9, cardSet: { csv: 'id' }, windowSeconds: 99 }, null)
    expect(wrong.ok ? [] : wrong.faults.map(({ code }) => code)).toEqual([
      'optionNotAChoice',
      'optionOutOfRange',
      'optionOutOfRange',
    ])
    const set = box.complete({ cardSet: { csv: 'id' } }, null)
    expect(set.ok ? [] : set.faults[0]?.path).toBe('options.cardSet')
  })

  test('cardSet: the user’s own list is what is dealt', () => {
    const state = begun({ cardSet: { csv: SMALL_SET }, factionPick: 'random' })
    expect(state.deck.length).toBeLessThan(70)
    expect(state.options.set.supplied).toBe(false)
  })

  test('firstPlayer and youngestSeat: chance, the first seat, or the youngest, who sits at the table', () => {
    expect(starters({}).length).toBe(3)
    expect(starters({ firstPlayer: 'seat0' })).toEqual([0])
    expect(starters({ firstPlayer: 'youngest', youngestSeat: 2 })).toEqual([1])
    expect(starters({ firstPlayer: 'youngest', youngestSeat: 5 })).toEqual([2])
  })

  test('dominoForced: off, one may take a card although one fits, and pass only after that', () => {
    const position = { phase: 'attach', centre: ['U1B'], players: [{ hand: ['U2H', 'U1La'] }, { hand: ['I1B'] }] }
    const free = arranged(position, { ...DOMINOES, dominoForced: false })
    expect(legalTexts(free, 0)).toEqual(['attach U2H W', 'attach U1La N', 'draw'])
    expect(refusalOf(free, 0, 'pass')).toBe('drawFirst MS-08')
    expect(refusalOf(arranged(position, DOMINOES), 0, 'draw')).toBe('attachFirst MS-07')
    play(free, 0, 'draw', ['U2La'])
    expect(legalTexts(free, 0)).toContain('pass')
    expect(box.game.view(free, 1).players[0]?.hand.map(({ not }) => not)).toEqual([0, 0, 0])
  })

  test('dominoStrictPlugs: plugs go into sockets, and bodies join at wide connectors only', () => {
    const position = {
      phase: 'attach',
      centre: ['U1B'],
      players: [{ hand: ['U2B', 'U2H', 'U2La'] }, { hand: ['I1B'] }],
    }
    const strict = arranged(position, { ...DOMINOES, dominoStrictPlugs: true })
    expect(legalTexts(strict, 0)).toEqual(['attach U2B W W', 'attach U2H w W', 'attach U2La n N'])
    expect(refusalOf(strict, 0, 'attach U2B N N')).toBe('wrongWidth MS-05')
    expect(legalTexts(arranged(position, DOMINOES), 0)).toContain('attach U2B N')
    play(strict, 0, 'attach U2H w W')
    expect(openText(strict)).toBe('1W 2N')
    const plug = arranged(
      { phase: 'attach', centre: ['U3H'], players: [{ hand: ['U2T', 'U3B'] }, { hand: ['I1B'] }] },
      { ...DOMINOES, dominoStrictPlugs: true },
    )
    expect(openText(plug)).toBe('1w')
    expect(legalTexts(plug, 0)).toEqual(['attach U3B W w'])
  })

  test('dominoDragons: the dragon cards are shuffled in', () => {
    expect(inDeck(begun({ ...DOMINOES, dominoDragons: true }), 'DUH')).toBe(true)
    expect(begun({ ...DOMINOES, dominoDragons: true }).deck).toHaveLength(142 - 15)
    expect(begun(DOMINOES).deck).toHaveLength(117 - 15)
  })

  test('dominoTie: more cards may settle equal points', () => {
    for (const dominoTie of ['shared', 'mostCards']) {
      const players = [
        { pile: ['U3H', 'U3B', 'U3T'] },
        { pile: ['I3Ha', 'U1La', 'I1Lb', 'I3T', 'U4La'] },
        { hand: ['U2La'] },
      ]
      const state = arranged({ phase: 'lead', seat: 2, deck: 0, players }, { ...DOMINOES, dominoTie })
      play(state, 2, 'lead U2La')
      expect(phaseText(state)).toBe(dominoTie === 'shared' ? 'over 0 1' : 'over 1')
    }
  })

  test('factionPick: dealt at random, the match begins with the first turn', () => {
    const state = begun({ factionPick: 'random' }, 5)
    expect(state.phase.kind).toBe('build')
    expect(new Set(state.players.map(({ faction }) => faction)).size).toBe(5)
  })

  test('firstReinforceTie: at equal points the defender may be asked first', () => {
    for (const firstReinforceTie of ['attacker', 'defender']) {
      const state = arranged(
        {
          phase: 'adjust',
          seat: 1,
          players: [{ hidden: ['PAX2a'] }, { table: M5, hidden: ['PAX2b'] }],
          fight: { attacker: 0, defender: 1, parts: [['U3B', 'U3H', 'U1T']] },
        },
        { firstReinforceTie },
      )
      play(state, 1, 'use M5B.1, use M5H.1, use M5T.1, present')
      expect(phaseText(state)).toBe(firstReinforceTie === 'attacker' ? 'reinforce 0' : 'reinforce 1')
    }
  })

  test('drawRemoved: parts taken off in a draw go home or into the deck', () => {
    for (const drawRemoved of ['return', 'lost']) {
      const state = arranged(
        {
          phase: 'reinforce',
          players: [{ hidden: ['S01a'] }, {}],
          fight: {
            attacker: 0,
            defender: 1,
            parts: [U3, ['C1B', 'C1H', 'C1La', 'C1Lb', 'C1T']],
            off: [[], ['C1La']],
            plus: [4, 0],
            passes: 1,
          },
          deck: ['C4B'],
        },
        { drawRemoved },
      )
      play(state, 0, 'pass', ['C4B'])
      expect(tableOf(state, 1).includes('C1La')).toBe(drawRemoved === 'return')
      expect(inDeck(state, 'C1La')).toBe(drawRemoved === 'lost')
    }
  })

  test('dragonGoal: fewer dragon cards win the short game', () => {
    const state = arranged(
      {
        phase: 'reward',
        players: [{ table: ['DUH', 'DUB'] }, {}],
        fight: { attacker: 0, defender: 1, parts: [U3, M5] },
      },
      { dragonGoal: 3 },
    )
    play(state, 0, 'dragon DUT')
    expect(phaseText(state)).toBe('over 0')
  })

  test('stalemateRounds: 0 lets the game go on without a deck', () => {
    const state = arranged({ phase: 'start', deck: 0, players: [{}, {}] }, { stalemateRounds: 0 })
    play(state, 0, 'proceed')
    for (let turn = 0; turn < 20; turn++) play(state, turn % 2, 'end')
    expect(state.phase.kind).toBe('build')
  })

  test('turnCap: the most dragon cards win when the last turn has been played out', () => {
    const state = arranged({ phase: 'build', turns: 6, players: [{ table: ['DUH'] }, {}, {}] }, { turnCap: 2 })
    play(state, 0, 'end')
    expect(phaseText(state)).toBe('over 0')
    const endless = arranged({ phase: 'build', turns: 900, players: [{}, {}] }, { turnCap: 0 })
    playOn(endless, 0, 'end')
    expect(phaseText(endless)).toBe('build 1')
  })

  test('backs: dealt anew, points and icons belong to no picture, name and connectors do', () => {
    const printed = begun({ factionPick: 'random' })
    expect(printed.faces).toBe(printed.options.set.printed)
    const state = begun({ factionPick: 'random', backs: 'shuffled' })
    const { set } = state.options
    expect(state.faces).not.toEqual(set.printed)
    expect([...state.faces].sort((a, b) => a - b)).toEqual(set.printed)
    for (const [card, face] of state.faces.entries()) {
      expect(set.kind[face]).toBe(set.kind[card])
      if (card >= set.parts) expect(face).toBe(card)
    }
  })

  test('MS-34 lateChallenge belongs to Classic', () => {
    const state = arranged(
      { phase: 'build', players: [{ table: U3 }, { table: M5 }] },
      { ...ARENA, lateChallenge: true },
    )
    playOn(state, 0, 'end')
    expect(phaseText(state)).toBe('build 1')
  })

  test('arenaTimeout 1 sends the monster home after a round', () => {
    const state = arranged(
      { phase: 'build', seat: 1, players: [{}, {}], arena: { owner: 0, parts: U3, since: 2 } },
      { ...ARENA, arenaTimeout: 1 },
    )
    playOn(state, 1, 'end')
    expect(state.arena).toBeNull()
  })

  test('the clocks are the table’s: windowSeconds, adjustSeconds, reinforceSeconds, turnSeconds, hints and who stays away', () => {
    const table = box.options.filter(({ scope }) => scope === 'table').map(({ id }) => id)
    expect(table).toEqual([
      'hints',
      'bankMinutes',
      'absence',
      'absenceAfter',
      'spectatorDelay',
      'turnSeconds',
      'windowSeconds',
      'adjustSeconds',
      'reinforceSeconds',
    ])
    for (const id of table) expect(optionsOf()).not.toHaveProperty(id)
    const state = arranged({
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: [...M5, 'U1H', 'U1T'] }],
      fight: { attacker: 0, defender: 1, parts: [U3] },
    })
    const steps = box.timeout(box.game.view(state, 1), box.game.legal(state, 1), sampledChance(1))
    // The most points: U1H 4, M5B 1, M5T 4.
    expect(steps.map((step) => box.game.format(state.options, step))).toEqual([
      'use M5B.1',
      'use U1H.1',
      'use M5T.1',
      'present',
    ])
  })

  test('a started match says who starts and how many cards there are', () => {
    const state = dealt({ firstPlayer: 'seat0' }, 2, [])
    expect(box.game.view(state, 'spectator')).toMatchObject({ starter: 0, deckCount: 162, turns: 0 })
  })
})

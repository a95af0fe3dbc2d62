import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  ARENA,
  DOMINOES,
  M5,
  U3,
  arranged,
  legalAfter,
  legalTexts,
  phaseText,
  play,
  playOn,
  tableOf,
  totals,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

describe('priority', () => {
  test('MS-41 MS-42 firstReinforceTie is about the flip alone; later ties ask the opponent of who played', () => {
    for (const firstReinforceTie of ['attacker', 'defender']) {
      const state = arranged(
        {
          phase: 'adjust',
          players: [{ hidden: ['PSW2a'] }, { table: M5, hidden: ['PBO2a'] }, {}],
          seat: 1,
          fight: { attacker: 0, defender: 1, parts: [['U3B', 'U3H', 'U1T']] },
        },
        { firstReinforceTie },
      )
      play(state, 1, 'use M5B.1, use M5H.1, use M5T.1, present')
      expect(totals(state)).toEqual([8, 8])
      const first = firstReinforceTie === 'attacker' ? 0 : 1
      expect(phaseText(state)).toBe(`reinforce ${first}`)
      // A pass gives the word to the other; a second one ends it in a draw.
      play(state, first, 'pass')
      expect(phaseText(state)).toBe(`reinforce ${1 - first}`)
      playOn(state, 1 - first, 'pass')
      expect(phaseText(state)).toBe('build 1')
    }
  })

  test('MS-42 MS-Q17 who passed may play when the other has played', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['S07a', 'S08b'] }, { hidden: ['S08a', 'PAX2a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb']] },
    })
    play(state, 0, 'pass')
    play(state, 1, 'spell S08a')
    expect(state.fight?.passes).toBe(0)
    play(state, 0, 'spell S07a')
    expect(totals(state)).toEqual([8, 11])
    play(state, 0, 'pass')
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('reward 1')
  })
})

describe('forced construction', () => {
  test('MS-37 MS-Q14 the builder sees pictures alone: equal limbs in the order of arrival, points after the flip', () => {
    for (const limbs of [
      ['U1La', 'U1Lb'],
      ['U1Lb', 'U1La'],
    ]) {
      const state = arranged({
        phase: 'adjust',
        seat: 1,
        players: [{ hidden: ['PBO2a'] }, { table: ['I4B', 'U4H', ...limbs, 'I4La', 'DIH'] }, {}],
        fight: { attacker: 0, defender: 1, parts: [U3] },
      })
      play(state, 1, 'refuse')
      const shown = box.game.view(state, 0).players[1]?.table.flat() ?? []
      expect(shown.filter(({ seen }) => !seen).every(({ points, card }) => points === null && card === null)).toBe(true)
      // WNN: one head and two limbs; heads come before limbs, a dragon's head under its own name.
      expect(legalTexts(state, 0)).toEqual(['use I4B.1'])
      expect(legalAfter(state, 0, 'use I4B.1')).toEqual(['use U4H.1', 'use DIH'])
      expect(legalAfter(state, 0, 'use I4B.1, use DIH')).toEqual(['use U1L.1', 'use U1L.2'])
      expect(legalAfter(state, 0, 'use I4B.1, use DIH, use U1L.2')).toEqual(['use I4L.1'])
      play(state, 0, 'use I4B.1, use DIH, use U1L.2, use I4L.1, construct')
      expect(totals(state)).toEqual([7, 1 + 2 + (limbs[1] === 'U1La' ? 1 : 2) + 3])
      expect(tableOf(state, 1)).toEqual([limbs[0], 'U4H'])
    }
  })
})

describe('the Arena with parts off', () => {
  test('MS-54 MS-66 a drawn Arena fight sends parts taken off home too, known to all; `lost` sends them into the deck', () => {
    for (const drawRemoved of ['return', 'lost']) {
      const state = arranged(
        {
          phase: 'build',
          players: [{ hidden: ['PSW3a'] }, { table: M5, hidden: ['S01a'] }, {}],
          arena: { owner: 0, parts: ['U1B', 'DUH', 'U1T', 'U1La', 'U1Lb'] },
          seat: 1,
          deck: ['C4B', 'C4H'],
        },
        { ...ARENA, drawRemoved },
      )
      play(state, 1, 'use M5B.1, use M5H.1, use M5T.1, fight')
      expect(totals(state)).toEqual([8, 9])
      play(state, 1, 'spell S01a U1L.1')
      expect(totals(state)).toEqual([8, 8])
      expect(phaseText(state)).toBe('reinforce 0')
      playOn(state, 0, 'pass')
      expect(state.arena).toBeNull()
      const returned = drawRemoved === 'return'
      expect(tableOf(state, 0)).toEqual(['DUH', 'U1B', ...(returned ? ['U1La'] : []), 'U1Lb', 'U1T'])
      expect(state.returned[state.options.set.ids.indexOf('U1La')] === 0).toBe(returned)
    }
  })

  test('MS-62 after a draw the parts are free again, in the order in which they were chosen', () => {
    const state = arranged(
      {
        phase: 'reinforce',
        seat: 1,
        players: [{ table: ['U2H'] }, { hidden: ['S01a'] }, {}],
        fight: {
          attacker: 1,
          defender: 0,
          parts: [M5, ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb']],
          plus: [2, 0],
          arena: true,
        },
        deck: ['C4B'],
      },
      ARENA,
    )
    expect(totals(state)).toEqual([10, 11])
    play(state, 1, 'spell S01a U1L.1', ['C4B'])
    expect(phaseText(state)).toBe('build 2')
    expect(tableOf(state, 0)).toEqual(['U1B', 'U1H', 'U1La', 'U1Lb', 'U1T', 'U2H'])
    const { ids } = state.options.set
    expect(state.players[0]?.table[1]?.map(({ card }) => ids[card])).toEqual(['U2H', 'U1H'])
    expect(state.players[0]?.table[3]?.every(({ seen }) => seen)).toBe(true)
    playOn(state, 2, 'end')
    expect(legalTexts(state, 0)).toContain('use U1B.1')
  })
})

describe('the designed ends', () => {
  const dry = (players: number, count: number, more: object = {}): State =>
    arranged({ phase: 'build', deck: 0, dry: count, players: Array.from({ length: players }, () => ({})), ...more })

  test('3.2 the stalemate counts players still in: who leaves brings it nearer', () => {
    const state = dry(4, 6)
    play(state, 0, 'end')
    expect(phaseText(state)).toBe('build 1')
    box.game.resign(state, 3, sampledChance(1), null)
    play(state, 1, 'end')
    expect(phaseText(state)).toBe('over 0 1 2')
  })

  test('3.2 a won fight sets the stalemate to 0, a drawn one does not', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5] }
    const won = dry(3, 6, { phase: 'reinforce', players: [{ hidden: ['PSP4a'] }, {}, {}], fight })
    playOn(won, 0, 'pass')
    playOn(won, 1, 'dragon DIH')
    expect(won.dry).toBe(0)
    const drawn = dry(3, 4, {
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: M5 }, {}],
      fight: { attacker: 0, defender: 1, parts: [['U3B', 'U3H', 'U1T']] },
    })
    play(drawn, 1, 'use M5B.1, use M5H.1, use M5T.1, present')
    expect([phaseText(drawn), drawn.dry]).toEqual(['build 1', 5])
  })

  test('Dominoes: the pile of who left is face down, and counts for nobody', () => {
    const state = arranged(
      {
        phase: 'attach',
        centre: ['U1La'],
        deck: 0,
        players: [{ hand: ['U1H'], pile: U3 }, { hand: ['U2H'] }, { hand: ['U4H'] }],
      },
      DOMINOES,
    )
    box.game.resign(state, 0, sampledChance(1), null)
    play(state, 1, 'pass')
    play(state, 2, 'pass')
    expect(state.phase).toMatchObject({ kind: 'over', scores: [0, 0, 0], outcome: { places: [3, 1, 1] } })
    expect(JSON.stringify(box.game.view(state, 1).scores)).toBe('[0,0,0]')
  })
})

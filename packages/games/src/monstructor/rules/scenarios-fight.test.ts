import { describe, expect, test } from 'vitest'
import {
  M5,
  U1,
  U3,
  arranged,
  hiddenOf,
  inDeck,
  legalTexts,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
  totals,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const C3 = ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T']
const I4 = ['I4B', 'I4H', 'I4La', 'I4Lb']

interface Table {
  readonly parts: readonly (readonly string[])[]
  readonly hidden?: readonly (readonly string[])[]
  readonly fight?: object
  readonly rest?: object
  readonly tables?: readonly (readonly string[])[]
  readonly seats?: number
}

/** Seat 0 attacks seat 1; both monsters are flipped, and `seat` has priority. */
const fighting = (seat: number, table: Table, choices: object = {}): State =>
  arranged(
    {
      phase: 'reinforce',
      seat,
      players: Array.from({ length: table.seats ?? 3 }, (_, at) => ({
        hidden: table.hidden?.[at] ?? [],
        table: table.tables?.[at] ?? [],
      })),
      fight: { attacker: 0, defender: 1, parts: table.parts, ...table.fight },
      ...table.rest,
    },
    { ...choices },
  )

describe('the fight', () => {
  const s39 = (): State => fighting(0, { parts: [U3, M5], hidden: [['PBO3a', 'PSP4a'], ['PAX2a']] })

  test('MS-S39 MS-41 MS-43 the weaker side goes first; a Power card needs its icon on that monster', () => {
    const state = s39()
    expect(totals(state)).toEqual([7, 8])
    expect(legalTexts(state, 0)).toEqual(['power PBO3a', 'pass'])
    expect(refusalOf(state, 0, 'power PSP4a')).toBe('noIcon MS-43')
    expect(refusalOf(state, 0, 'power PAX2a')).toBe('notInHand MS-42')
    play(state, 0, 'power PBO3a')
    expect(totals(state)).toEqual([10, 8])
  })

  test('MS-S40 MS-42 MS-49 priority goes to the weaker side, and two passes end the fight', () => {
    const state = s39()
    play(state, 0, 'power PBO3a')
    expect(phaseText(state)).toBe('reinforce 1')
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('reinforce 0')
    const events = play(state, 0, 'pass')
    expect(events.find(({ kind }) => kind === 'fightEnded')).toMatchObject({ winner: 0, totals: [10, 8] })
  })

  test('MS-S41 MS-50 MS-51 MS-55 the winner picks any card of their dragon, both monsters go into the deck, the loser is next', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ faction: 'MechanoWar', hidden: ['PBO3a', 'PSP4a'] }, { hidden: ['PAX2a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, M5] },
    })
    play(state, 0, 'power PBO3a')
    play(state, 1, 'pass')
    play(state, 0, 'pass')
    expect(legalTexts(state, 0)).toEqual(['DMH', 'DMB', 'DMLa', 'DMLb', 'DMT'].map((id) => `dragon ${id}`))
    const events = playOn(state, 0, 'dragon DMB')
    expect(events.find(({ kind }) => kind === 'shuffled')).toMatchObject({ deck: state.deck.length + 1 })
    expect(hiddenOf(state, 0)).toContain('PSP4a')
    expect(tableOf(state, 0)).toEqual(['DMB'])
    expect(phaseText(state)).toBe('build 1')
    const back = [...U3, ...M5, 'PBO3a'].filter((id) => inDeck(state, id))
    expect(back.length).toBeGreaterThanOrEqual(6)
  })

  test('MS-S42 MS-44 one icon supports any number of Power cards, alike ones too', () => {
    const state = fighting(0, { parts: [U1, C3], hidden: [['PBO2a', 'PBO2b', 'PBO4a'], ['PAX2a']] })
    expect(totals(state)).toEqual([11, 12])
    play(state, 0, 'power PBO2a')
    play(state, 1, 'pass')
    play(state, 0, 'power PBO2b')
    play(state, 1, 'pass')
    play(state, 0, 'power PBO4a')
    expect(totals(state)).toEqual([19, 12])
  })

  const s43 = (): State => {
    const state = fighting(1, { parts: [C3, I4], hidden: [['S01a'], ['PMA3a', 'PMA2a']] })
    play(state, 1, 'power PMA3a')
    return state
  }

  test('MS-S43 MS-42 at equal points priority goes to the opponent of who played', () => {
    const state = s43()
    expect(totals(state)).toEqual([12, 12])
    expect(phaseText(state)).toBe('reinforce 0')
  })

  test('MS-S44 MS-40 MS-46 points of played Power cards stay when the part with the icon is taken off', () => {
    const state = s43()
    play(state, 0, 'spell S01a I4L.1')
    expect(totals(state)).toEqual([12, 9])
    expect(refusalOf(state, 1, 'power PMA2a')).toBe('noIcon MS-43')
    expect(legalTexts(state, 1)).toEqual(['pass'])
  })

  test('MS-S45 MS-46 a monster fights on without its head', () => {
    const state = fighting(0, { parts: [U3, M5], hidden: [['S02a'], ['PAX2a']] })
    play(state, 0, 'spell S02a M5H.1')
    expect(totals(state)).toEqual([7, 5])
    expect(phaseText(state)).toBe('reinforce 1')
  })

  test('MS-S46 MS-46 when the only body is pulled out, what hung on it stays', () => {
    const state = fighting(1, { parts: [U1, C3], hidden: [['PBO2a'], ['S05a']] })
    play(state, 1, 'spell S05a U1B.1')
    expect(totals(state)).toEqual([9, 12])
    expect(refusalOf(state, 0, 'power PBO2a')).toBe('noIcon MS-43')
  })

  test('MS-S47 MS-45 a shielded monster loses no more parts', () => {
    const state = fighting(0, {
      parts: [U3, M5],
      hidden: [
        ['S11a', 'S07a'],
        ['S04a', 'S01a'],
      ],
    })
    play(state, 0, 'spell S11a')
    play(state, 0, 'spell S07a')
    expect(phaseText(state)).toBe('reinforce 1')
    expect(refusalOf(state, 1, 'spell S04a U3H.1')).toBe('shielded MS-45')
    expect(legalTexts(state, 1)).toEqual(['pass'])
  })

  test('MS-S48 MS-45 a jinxed icon serves no more, but what was played stays', () => {
    const state = fighting(1, { parts: [C3, I4], hidden: [['S06a'], ['PAX3a', 'PAX2a']] })
    play(state, 1, 'power PAX2a')
    play(state, 1, 'pass')
    expect(legalTexts(state, 0)).toContain('spell S06a axe')
    expect(refusalOf(state, 0, 'spell S06a')).toBe('wrongTarget MS-45')
    play(state, 0, 'spell S06a axe')
    expect(totals(state)).toEqual([12, 11])
    expect(refusalOf(state, 1, 'power PAX3a')).toBe('jinxed MS-43')
  })

  test('MS-S49 MS-45 a forged sigil shows all icons, but not a jinxed one', () => {
    const state = fighting(0, { parts: [U3, M5], hidden: [['S09a', 'PAX4a'], ['PAX2a']] })
    expect(refusalOf(state, 0, 'power PAX4a')).toBe('noIcon MS-43')
    play(state, 0, 'spell S09a')
    expect(refusalOf(state, 0, 'power PAX4a')).toBeNull()
    const jinxed = fighting(0, {
      parts: [U3, M5],
      hidden: [['PSW4a']],
      fight: { sigil: [true, false], jinxed: [['sword'], []] },
    })
    expect(refusalOf(jinxed, 0, 'power PSW4a')).toBe('jinxed MS-43')
  })

  test('MS-S50 MS-54 MS-55 a draw: used cards go, all parts go home known to all, the player after the attacker is next', () => {
    const state = fighting(0, {
      parts: [U3, M5],
      hidden: [['S01a'], ['S01b']],
      fight: { plus: [3, 2], used: ['PAX2a', 'S07a'], passes: 1 },
      rest: { deck: ['C4B'] },
      seats: 4,
    })
    expect(totals(state)).toEqual([10, 10])
    const events = play(state, 0, 'pass', ['C4B'])
    expect(events.find(({ kind }) => kind === 'fightEnded')).toMatchObject({ winner: null })
    expect(tableOf(state, 0)).toEqual([...U3].sort())
    expect(inDeck(state, 'PAX2a')).toBe(true)
    expect(inDeck(state, 'S07a')).toBe(true)
    expect(box.game.view(state, 3).players[0]?.table[1]?.[0]).toMatchObject({ points: 5, seen: true })
    expect(phaseText(state)).toBe('build 1')
    expect(state.players.map(({ owned }) => owned)).toEqual([0, 0, 0, 0])
  })

  const won = (winner: 0 | 1): State =>
    arranged({
      phase: 'reward',
      seat: winner === 0 ? 0 : 2,
      players: [{}, {}, {}, {}],
      fight: { attacker: 0, defender: 2, parts: [U3, M5], next: winner === 0 ? 2 : 0 },
    })

  test('MS-S51 MS-55 an attacker who loses has the next turn, then the player after them', () => {
    const state = won(1)
    playOn(state, 2, legalTexts(state, 2)[0] ?? '')
    expect(phaseText(state)).toBe('build 0')
    playOn(state, 0, 'end')
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-S52 MS-55 a defender who loses has the next turn, and others are passed over', () => {
    const state = won(0)
    playOn(state, 0, legalTexts(state, 0)[0] ?? '')
    expect(phaseText(state)).toBe('build 2')
    playOn(state, 2, 'end')
    expect(phaseText(state)).toBe('build 3')
  })

  test('MS-S53 MS-52 a dragon card that fought and lost goes home', () => {
    const state = fighting(1, {
      parts: [['U3B', 'DUH', 'U3T'], M5],
      hidden: [[], ['PAX2a']],
      rest: { deck: ['C4B', 'C4H'] },
    })
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('reward 1')
    play(state, 1, 'dragon DIH', ['C4B'])
    expect(tableOf(state, 0)).toEqual(['C4B', 'DUH'])
    expect(inDeck(state, 'U3B') && inDeck(state, 'U3T')).toBe(true)
  })

  test('MS-S54 MS-56 five of five win at once', () => {
    const state = arranged({
      phase: 'reward',
      players: [{ table: ['DUH', 'DUB', 'DUT', 'DULa'] }, {}, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, M5] },
    })
    play(state, 0, 'dragon DULb')
    expect(phaseText(state)).toBe('over 0')
    expect(state.phase.kind === 'over' && state.phase.outcome).toMatchObject({ places: [1, 2, 2], reason: 'dragon' })
  })

  test('MS-S55 MS-50 a dragon card of another faction is refused', () => {
    const state = won(0)
    expect(refusalOf(state, 0, 'dragon DIH')).toBe('notYourDragon MS-50')
    const owner = arranged({
      phase: 'reward',
      players: [{ table: ['DUH'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, M5] },
    })
    expect(refusalOf(owner, 0, 'dragon DUH')).toBe('ownedAlready MS-50')
  })

  test('MS-S56 MS-41 at equal points the attacker is asked first', () => {
    const state = arranged({
      phase: 'build',
      players: [
        { table: ['U4H', 'U3B', 'U4T', 'U3T'], hidden: ['PBO2a'] },
        { table: ['U2H', 'M5B', 'E1T'], hidden: ['PBO2b'] },
      ],
    })
    play(state, 0, 'use U3B.1, use U4H.1, use U4T.1, challenge P2')
    play(state, 1, 'use M5B.1, use U2H.1, use E1T.1, present')
    expect(totals(state)).toEqual([6, 6])
    expect(phaseText(state)).toBe('reinforce 0')
  })

  test('MS-S57 MS-42 who holds cards but none legal passes without being asked, and nobody sees a difference', () => {
    const stuck = fighting(0, { parts: [U3, M5], hidden: [['PSP4a', 'PAX4a'], ['PAX2a']] })
    const free = fighting(0, { parts: [U3, M5], hidden: [['PBO4a', 'PMA4a'], ['PAX2a']] })
    expect(legalTexts(stuck, 0)).toEqual(['pass'])
    expect(legalTexts(free, 0).length).toBeGreaterThan(1)
    expect(JSON.stringify(box.game.view(stuck, 1))).toBe(JSON.stringify(box.game.view(free, 1)))
  })

  test('MS-S58 MS-31 with an empty deck no card is taken; the rest is as usual', () => {
    const state = arranged({ phase: 'start', deck: 0, players: [{ table: U3 }, { table: M5 }] })
    play(state, 0, 'proceed')
    expect(legalTexts(state, 0)).toEqual(['use U3B.1', 'end'])
  })

  test('MS-S59 MS-31 MS-56 two rounds without a deck and without a won fight end the game', () => {
    const state = arranged({ phase: 'start', deck: 0, players: [{ table: ['DUH'] }, {}, {}] })
    play(state, 0, 'proceed')
    for (let turn = 1; turn <= 6; turn++) {
      expect(phaseText(state)).toBe(`build ${(turn - 1) % 3}`)
      play(state, (turn - 1) % 3, 'end')
    }
    expect(phaseText(state)).toBe('over 0')
    expect(state.phase.kind === 'over' && state.phase.outcome.reason).toBe('stalemate')
  })

  test('MS-47 MS-48 MS-57 MS-58 only fighters play, nobody must, and icons at home do not count', () => {
    const state = fighting(0, {
      parts: [U3, M5],
      hidden: [['PSP2a', 'S10a'], ['PAX2a'], ['S07a']],
      tables: [['U1H'], [], []],
    })
    expect(refusalOf(state, 0, 'power PSP2a')).toBe('noIcon MS-43')
    expect(refusalOf(state, 2, 'spell S07a')).toBe('notYourTurn MS-47')
    expect(refusalOf(state, 0, 'spell PSP2a')).toBe('notASpell MS-45')
    expect(refusalOf(state, 0, 'power S10a')).toBe('notAPower MS-43')
    expect(legalTexts(state, 0)).toEqual(['spell S10a', 'pass'])
  })
})

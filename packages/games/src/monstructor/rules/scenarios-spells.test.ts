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
import { ICONS } from '../set/cards.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const FACTIONS = { U: 'UndeadEnd', I: 'ImpClick', M: 'MechanoWar', E: 'ElementalMind', C: 'CreatureScreecher' } as const
const DRAGON = ['H', 'B', 'La', 'Lb', 'T'] as const

/** Seat 0 attacks with Ribladder (7) and is asked; seat 1 defends with Gravelgrin (11). */
const casting = (spell: string, held: readonly string[] = ['PAX2a', 'S07b'], more: object = {}): State =>
  arranged({
    phase: 'reinforce',
    seat: 0,
    players: [{ hidden: [spell, 'S08b'] }, { hidden: held }, {}],
    fight: { attacker: 0, defender: 1, parts: [U3, U1], ...more },
  })

describe('rewards', () => {
  test.each(Object.entries(FACTIONS))(
    'MS-50 MS-56 each card of dragon %s can be had, once, and the fifth wins',
    (x, faction) => {
      const ids = DRAGON.map((part) => `D${x}${part}`)
      for (let bits = 0; bits < 31; bits++) {
        const owned = ids.filter((_, i) => ((bits >> i) & 1) === 1)
        const lacking = ids.filter((id) => !owned.includes(id))
        const rewarding = (): State =>
          arranged({
            phase: 'reward',
            players: [{ faction, table: owned }, {}, {}],
            fight: { attacker: 0, defender: 1, parts: [U1, M5] },
            deck: ['C4B', 'C4H'],
          })
        expect(legalTexts(rewarding(), 0).sort()).toEqual(lacking.map((id) => `dragon ${id}`).sort())
        for (const id of owned) expect(refusalOf(rewarding(), 0, `dragon ${id}`)).toBe('ownedAlready MS-50')
        for (const id of lacking) {
          const state = rewarding()
          playOn(state, 0, `dragon ${id}`)
          expect(tableOf(state, 0)).toEqual(expect.arrayContaining([...owned, id]))
          expect(phaseText(state)).toBe(owned.length === 4 ? 'over 0' : 'build 1')
        }
      }
    },
  )

  test('MS-52 MS-Q18 a dragon card that a spell took off counts no more, and goes home after a lost fight', () => {
    const state = arranged({
      phase: 'reinforce',
      seat: 1,
      players: [{}, { hidden: ['S02a'] }, {}],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['U1B', 'DUH', 'U1T', 'DULa', 'U1Lb'],
          ['U3B', 'U3H', 'U3T'],
        ],
      },
      deck: ['C4B', 'C4H', 'C4La'],
    })
    expect(totals(state)).toEqual([10, 7])
    play(state, 1, 'spell S02a DUH')
    expect(phaseText(state)).toBe('reward 0')
    playOn(state, 0, 'dragon DUB')
    expect(tableOf(state, 0)).toEqual(expect.arrayContaining(['DUB', 'DUH', 'DULa']))
    expect(inDeck(state, 'DUH')).toBe(false)
  })
})

describe('all twelve spells', () => {
  test.each([
    ['S01a', 'spell S01a U1L.1', [7, 10]],
    ['S01a', 'spell S01a U1L.2', [7, 9]],
    ['S02a', 'spell S02a U1H.1', [7, 7]],
    ['S03a', 'spell S03a U1T.1', [7, 9]],
    ['S04a', 'spell S04a U1H.1', [7, 7]],
    ['S05a', 'spell S05a U1B.1', [7, 9]],
    ['S06a', 'spell S06a axe', [7, 11]],
    ['S07a', 'spell S07a', [10, 11]],
    ['S08a', 'spell S08a', [7, 9]],
    ['S09a', 'spell S09a', [7, 11]],
    ['S10a', 'spell S10a', [7, 11]],
    ['S11a', 'spell S11a', [7, 11]],
  ] as const)('MS-45 MS-46 %s: %s', (spell, text, after) => {
    const state = casting(spell)
    expect(legalTexts(state, 0)).toContain(text)
    play(state, 0, text)
    expect(totals(state)).toEqual(after)
    expect(hiddenOf(state, 0)).toEqual(['S08b'])
    // MS-42: at equal points the opponent of who played is asked.
    expect(phaseText(state)).toBe(after[0] < after[1] ? 'reinforce 0' : 'reinforce 1')
    expect(box.game.view(state, 2).fight?.sides[0]).toMatchObject({ sigil: spell === 'S09a', shield: spell === 'S11a' })
    expect(state.fight?.sides[1].jinxed).toBe(spell === 'S06a' ? 1 << ICONS.indexOf('axe') : 0)
  })

  test('MS-45 S12 takes a card by chance; who has none left passes without being asked from then on', () => {
    const state = casting('S12a', ['PAX2a'])
    play(state, 0, 'spell S12a', [0])
    expect(hiddenOf(state, 1)).toEqual([])
    expect(phaseText(state)).toBe('reinforce 0')
    expect(refusalOf(casting('S12a', []), 0, 'spell S12a')).toBe('nothingHidden MS-45')
    expect(refusalOf(casting('S10a', []), 0, 'spell S10a')).toBe('nothingHidden MS-45')
    play(state, 0, 'pass')
    expect(phaseText(state)).toBe('reward 1')
  })

  test.each([
    ['S01a', 'spell S01a U1H.1', 'wrongTarget MS-45'],
    ['S02a', 'spell S02a U1T.1', 'wrongTarget MS-45'],
    ['S03a', 'spell S03a U1H.1', 'wrongTarget MS-45'],
    ['S05a', 'spell S05a U1L.1', 'wrongTarget MS-45'],
    ['S04a', 'spell S04a U3H.1', 'noSuchTarget MS-46'],
    ['S01a', 'spell S01a U1L.3', 'noSuchTarget MS-46'],
    ['S01a', 'spell S01a', 'wrongTarget MS-45'],
    ['S06a', 'spell S06a', 'wrongTarget MS-45'],
    ['S07a', 'spell S07a axe', 'wrongTarget MS-45'],
  ])('MS-45 MS-46 %s cannot be played as %s', (spell, text, why) => {
    expect(refusalOf(casting(spell), 0, text)).toBe(why)
  })

  test('MS-46 what is off cannot be taken off again, and the next of its picture is then the first', () => {
    const state = casting('S01a', ['PAX2a'], { off: [[], ['U1La']] })
    expect(legalTexts(state, 0)).toContain('spell S01a U1L.1')
    expect(legalTexts(state, 0)).not.toContain('spell S01a U1L.2')
    play(state, 0, 'spell S01a U1L.1')
    expect(totals(state)).toEqual([7, 8])
    const headless = casting('S02a', ['PAX2a'], { off: [[], ['U1H']] })
    expect(refusalOf(headless, 0, 'spell S02a U1H.1')).toBe('noSuchTarget MS-46')
  })

  test('MS-40 the sum goes below 0 and is shown as 0: a bonus fills the debt first', () => {
    const state = casting('S07a', ['S08a', 'PAX2a'], { plus: [-8, -20] })
    expect(totals(state)).toEqual([0, 0])
    play(state, 0, 'spell S07a')
    expect(state.fight?.sides[0].total).toBe(2)
    expect(totals(state)).toEqual([2, 0])
    expect(phaseText(state)).toBe('reinforce 1')
    play(state, 1, 'spell S08a')
    expect(totals(state)).toEqual([0, 0])
    // Equal again: the opponent of who played.
    expect(phaseText(state)).toBe('reinforce 0')
  })
})

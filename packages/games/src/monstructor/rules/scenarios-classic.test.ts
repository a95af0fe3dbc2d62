import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  dealt,
  happenings,
  hiddenOf,
  inDeck,
  legalAfter,
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

const building = (tables: readonly (readonly string[])[], rest: object = {}, choices: object = {}): State =>
  arranged({ phase: 'build', players: tables.map((table) => ({ table })), ...rest }, { ...choices })

/** Somebody who can complete a monster. */
const ABLE = ['M5H', 'M5B', 'M5T']
const FIVE = ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T']
const SEAT0 = { firstPlayer: 'seat0', factionPick: 'order' }

/** The sets a seat could fight with, by their steps. */
const monsters = (state: State, seat: number, steps = ''): string[] => {
  const next = steps === '' ? legalTexts(state, seat) : legalAfter(state, seat, steps)
  return next.flatMap((step) => {
    if (step.startsWith('use ')) return monsters(state, seat, steps === '' ? step : `${steps}, ${step}`)
    return steps === '' ? [] : [steps.replaceAll('use ', '')]
  })
}

describe('Classic', () => {
  test('MS-S20 MS-20 factions are all different, picked in turn order', () => {
    const state = dealt(SEAT0, 3, [])
    expect(legalTexts(state, 0)).toHaveLength(5)
    play(state, 0, 'faction UndeadEnd')
    expect(refusalOf(state, 1, 'faction UndeadEnd')).toBe('factionTaken MS-20')
    play(state, 1, 'faction ImpClick')
    expect(phaseText(state)).toBe('faction 2')
  })

  test('MS-S21 MS-21 MS-22 MS-23 three cards each: parts picture side up, Power and Spell cards hidden', () => {
    const state = dealt(SEAT0, 3, [])
    expect(state.deck).toHaveLength(162)
    play(state, 0, 'faction UndeadEnd')
    play(state, 1, 'faction ImpClick')
    const dealing = ['U1H', 'PSP2a', 'S07a', 'U2H', 'U2B', 'U2T', 'I1La', 'I1Lb', 'S01a']
    const told = happenings(state, 2, 'faction MechanoWar', [...dealing, 'C1B'])
    expect(state.deck).toHaveLength(152)
    expect(hiddenOf(state, 0)).toEqual(['PSP2a', 'S07a'])
    const [, seen] = [0, 1].map((seat) => box.game.view(state, seat).players[0])
    expect(seen?.table[1]?.map(({ card, points }) => [card, points])).toEqual([[null, null]])
    expect(seen?.hidden.map(({ card }) => card)).toEqual([null, null])
    expect(box.game.view(state, 0).players[0]?.table[1]?.[0]?.points).toBe(4)
    expect(told.map(({ everyone }) => everyone).filter((event) => event?.kind === 'drew')).toHaveLength(10)
  })

  test('MS-S22 MS-24 MS-25 MS-26 a turn begins with a card: a part lies on the table at once, then its owner is asked', () => {
    const state = arranged({ phase: 'start', players: [{}, {}, {}] })
    play(state, 0, 'proceed', ['U1B'])
    expect(tableOf(state, 0)).toEqual(['U1B'])
    expect(phaseText(state)).toBe('build 0')
    const [part] = box.game.view(state, 1).players[0]?.table[0] ?? []
    expect(part).toMatchObject({ card: null, points: null, icons: null, seen: false })
  })

  test('MS-S23 MS-25 a Spell card goes to the hidden hand, in the newest place', () => {
    const state = arranged({ phase: 'start', players: [{ hidden: ['PSP2a'] }, {}, {}] })
    const told = happenings(state, 0, 'proceed', ['S04a'])
    expect(hiddenOf(state, 0)).toEqual(['PSP2a', 'S04a'])
    expect(told.find(({ everyone }) => everyone?.kind === 'drew')?.everyone).toEqual({
      kind: 'drew',
      dealt: false,
      seat: 0,
      pic: null,
      card: null,
    })
    expect(box.game.view(state, 1).players[0]?.hidden).toHaveLength(2)
  })

  test('MS-S24 MS-28 head, body, two limbs and legs are complete', () => {
    expect(monsters(building([FIVE, ABLE]), 0)).toEqual(['U1B.1, U1H.1, U1T.1, U1L.1, U1L.2'])
  })

  test('MS-S25 MS-29 without a head no monster is complete, and no step is offered', () => {
    const state = building([['U1B', 'U1La', 'U1Lb', 'U1T', 'U2T'], ABLE])
    expect(legalTexts(state, 0)).toEqual(['end'])
    expect(refusalOf(state, 0, 'use U1B.1')).toBe('deadEnd MS-28')
  })

  test('MS-S26 MS-29 a second head serves as legs', () => {
    const state = building([['U1H', 'U2H', 'U1B', 'U1La', 'U1Lb'], ABLE])
    expect(monsters(state, 0)).toEqual(['U1B.1, U1H.1, U2H.1, U1L.1, U1L.2'])
  })

  test('MS-S27 MS-28 three cards are enough', () => {
    expect(monsters(building([['U3H', 'U3B', 'U3T'], ABLE]), 0)).toEqual(['U3B.1, U3H.1, U3T.1'])
  })

  test('MS-S28 MS-28 two bodies joined at their wide connectors make one monster', () => {
    expect(monsters(building([['U3H', 'U3B', 'M5B', 'M5T'], FIVE]), 0)).toContain('U3B.1, M5B.1, U3H.1, M5T.1')
  })

  test('MS-S29 MS-26 steps go bodies, heads, legs, limbs, each kind as it arrived, and never lead astray', () => {
    const state = building([['U3H', 'U2H', 'U3B', 'U3T'], ABLE])
    expect(legalTexts(state, 0)).toEqual(['use U3B.1', 'end'])
    expect(legalAfter(state, 0, 'use U3B.1')).toEqual(['use U3H.1', 'use U2H.1'])
    expect(legalAfter(state, 0, 'use U3B.1, use U3H.1')).toEqual(['use U2H.1', 'use U3T.1'])
    expect(legalAfter(state, 0, 'use U3B.1, use U2H.1')).toEqual(['use U3T.1'])
    expect(legalAfter(state, 0, 'use U3B.1, use U3H.1, use U3T.1')).toEqual(['challenge P2'])
    expect(refusalOf(state, 0, 'use U3B.1, use U2H.1, use U3H.1')).toBe('outOfOrder MS-26')
    expect(refusalOf(state, 0, 'use U3B.1, end')).toBe('finishFirst MS-28')
    expect(refusalOf(state, 0, 'use U3B.1, use U3H.1, challenge P2')).toBe('notComplete MS-28')
    expect(refusalOf(state, 0, 'use U3B.1, use U3H.1, use U3T.1, use U2H.1')).toBe('monsterDone MS-28')
  })

  test('MS-S30 MS-33 one limb short is no monster: no step, and nobody may challenge that player', () => {
    const state = building([['U1H', 'U1B', 'U1La', 'U1T'], ABLE])
    expect(legalTexts(state, 0)).toEqual(['end'])
    const other = building([['U1H', 'U1B', 'U1La', 'U1T'], ABLE, ABLE.map((id) => id.replace('M5', 'U3'))], { seat: 1 })
    expect(refusalOf(other, 1, 'use M5B.1, use M5H.1, use M5T.1, challenge P1')).toBe('targetNotAble MS-33')
    expect(refusalOf(other, 1, 'use M5B.1, use M5H.1, use M5T.1, challenge P2')).toBe('notSelf MS-32')
    expect(refusalOf(other, 1, 'use M5B.1, use M5H.1, use M5T.1, challenge P5')).toBe('noSuchPlayer MS-32')
  })

  test('MS-S31 MS-33 a loose limb is no second wide plug', () => {
    const state = building([FIVE, ['U3H', 'U3B', 'U4La'], ABLE])
    const steps = 'use U1B.1, use U1H.1, use U1T.1, use U1L.1, use U1L.2'
    expect(refusalOf(state, 0, `${steps}, challenge P2`)).toBe('targetNotAble MS-33')
  })

  test('MS-S32 MS-32 MS-33 loose parts that could make a monster may be challenged', () => {
    const state = building([FIVE, ['U3H', 'U3B', 'U2H']])
    play(state, 0, 'use U1B.1, use U1H.1, use U1T.1, use U1L.1, use U1L.2, challenge P2')
    expect(phaseText(state)).toBe('adjust 1')
    expect(monsters(state, 1)).toEqual(['U3B.1, U3H.1, U2H.1'])
  })

  test('MS-S33 MS-37 who refuses has their monster built by the attacker, in the same order of steps', () => {
    const state = building([FIVE, ['U3H', 'U3B', 'U2H']])
    play(state, 0, 'use U1B.1, use U1H.1, use U1T.1, use U1L.1, use U1L.2, challenge P2')
    play(state, 1, 'refuse')
    expect(phaseText(state)).toBe('forced 0')
    expect(monsters(state, 0)).toEqual(['U3B.1, U3H.1, U2H.1'])
    expect(box.game.view(state, 0).players[1]?.table[1]?.map(({ points }) => points)).toEqual([null, null])
    play(state, 0, 'use U3B.1, use U3H.1, use U2H.1, construct')
    expect(phaseText(state)).toBe('reward 0')
  })

  const rich = (): State => {
    const state = arranged({
      phase: 'build',
      players: [{ table: ABLE, hidden: ['PAX2a'] }, { table: [...FIVE, 'U3H', 'U3B'] }, {}],
    })
    play(state, 0, 'use M5B.1, use M5H.1, use M5T.1, challenge P2')
    return state
  }

  test('MS-S34 MS-36 MS-53 the defender may show a smaller monster; the others stay safe at home', () => {
    const state = rich()
    play(state, 1, 'use U3B.1, use U3H.1, use U1T.1, present')
    expect(tableOf(state, 1)).toEqual(['U1B', 'U1H', 'U1La', 'U1Lb'])
    expect(totals(state)).toEqual([8, 8])
  })

  test('MS-S35 MS-35 MS-38 the attacker’s monster is set, and only the defender is asked', () => {
    const state = rich()
    expect(refusalOf(state, 0, 'use M5B.1')).toBe('monsterSet MS-35')
    expect(refusalOf(state, 0, 'challenge P2')).toBe('monsterSet MS-35')
    expect(refusalOf(state, 1, 'present')).toBe('notComplete MS-28')
    expect(refusalOf(state, 1, 'keep')).toBe('nothingToKeep MS-36')
    expect(refusalOf(state, 2, 'end')).toBe('notYourTurn MS-36')
  })

  test('MS-S36 MS-37 MS-39 the attacker builds without seeing points; then all is flipped', () => {
    const state = rich()
    play(state, 1, 'refuse')
    const events = play(state, 0, 'use U3B.1, use U1H.1, use U1T.1, construct')
    const flipped = events.find(({ kind }) => kind === 'flipped')
    expect(flipped).toMatchObject({ totals: [8, 7] })
    expect(tableOf(state, 1)).toEqual(['U1B', 'U1La', 'U1Lb', 'U3H'])
  })

  const late = (): State => building([ABLE, FIVE], {}, { lateChallenge: true })

  test('MS-S37 MS-34 after ending the turn there is one more chance, before any card is taken', () => {
    const state = late()
    play(state, 0, 'end')
    expect(phaseText(state)).toBe('gap 0')
    expect(state.turns).toBe(10)
    play(state, 0, 'use M5B.1, use M5H.1, use M5T.1, challenge P2')
    expect(phaseText(state)).toBe('adjust 1')
  })

  test('MS-S38 MS-34 silence lets it go: the clock answers for the player, and a later challenge is refused', () => {
    const state = late()
    play(state, 0, 'end')
    const [answer] = box.timeout(box.game.view(state, 0), box.game.legal(state, 0), sampledChance(1))
    expect(answer?.kind).toBe('letGo')
    playOn(state, 0, 'letgo')
    expect(phaseText(state)).toBe('build 1')
    expect(refusalOf(state, 0, 'challenge P2')).toBe('notYourTurn MS-24')
  })

  test('MS-27 MS-30 no limit to parts, and dragon cards serve like others under their own names', () => {
    const state = building([
      [...FIVE, ...ABLE, 'DUH', 'DUB', 'DULa', 'DULb', 'E1B', 'E1La', 'E1Lb', 'E1T'],
      FIVE.map((id) => id.replace('U1', 'U2')),
    ])
    expect(legalTexts(state, 0)).toContain('use DUB')
    play(state, 0, 'use DUB, use DUH, use M5T.1, use U1L.1, use DULb, challenge P2')
    expect(tableOf(state, 0)).not.toContain('DUB')
    expect(inDeck(state, 'DUB')).toBe(false)
    expect(refusalOf(building([['DUH', 'DUB'], ABLE]), 0, 'use DUH')).toBe('deadEnd MS-28')
  })

  test('MS-34 there is no gap where nothing can be fought', () => {
    const state = building([ABLE, ['U1H']], {}, { lateChallenge: true })
    playOn(state, 0, 'end')
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-20 MS-22 who leaves before the deal picks nothing and gets no cards', () => {
    const state = dealt(SEAT0, 3, [])
    play(state, 0, 'faction UndeadEnd')
    box.game.resign(state, 1, sampledChance(1), null)
    expect(phaseText(state)).toBe('faction 2')
    playOn(state, 2, 'faction ImpClick')
    expect(state.draws).toBe(7)
    expect(box.game.check(state)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import {
  armies,
  arranged,
  at,
  dragonAt,
  duel,
  four,
  kinds,
  legalTexts,
  moving,
  phaseText,
  play,
  playAll,
  refusalOf,
  targets,
  treasures,
} from './bench.ts'
import type { State } from './state.ts'

/** A1.1 on c21 steps onto A2.1 on b21. */
const meeting = (mine: readonly number[], theirs: readonly number[], points = 3, rest: object = {}): State => {
  const sides = [
    { armies: { c21: 1 }, hand: mine },
    { armies: { b21: 1 }, hand: theirs },
  ]
  const state = arranged(moving(points, rest, ...sides))
  play(state, 0, 'step c21 b21')
  return state
}

describe('combat between armies', () => {
  test('DT-S14 the attacker wins, throws up to the difference, stays and is stopped; others use the rest', () => {
    const state = meeting([8], [5])
    duel(state, 0, 8, 1, 5)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 0, loser: 1, distance: 3 })
    const three = ['C2', 'L12', 'L23', 'L24', 'a21', 'a23', 'a24', 'b23', 'b24', 'c12', 'c21', 'c23', 'c24', 't12']
    expect(targets(state, 0, 'throw')).toEqual(three)
    play(state, 0, 'throw L12')
    expect([armies(state, 0), phaseText(state), state.points]).toEqual([{ C1: 4, b21: 1 }, 'points 0', 2])
    expect(refusalOf(state, 0, 'step b21 a21')).toBe('armyStopped DT-3.6')
    playAll(state, 0, 'step C1 a12', 'step a12 b12')
    expect(armies(state, 0)).toEqual({ C1: 3, b12: 1, b21: 1 })
  })

  test('DT-S15 the defender wins and throws the attacker', () => {
    const state = meeting([2], [6])
    duel(state, 0, 2, 1, 6)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 4 })
    play(state, 1, 'throw c12')
    expect([armies(state, 0), phaseText(state)]).toEqual([{ C1: 4, c12: 1 }, 'points 0'])
  })

  test('DT-S16 after a tie the second round alone counts; four counters go back', () => {
    const state = meeting([4, 3], [4, 6])
    const before = state.cup.length
    duel(state, 0, 4, 1, 4)
    expect(phaseText(state)).toBe('duel 0 1')
    duel(state, 0, 3, 1, 6)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 3 })
    expect(state.cup.length).toBe(before + 4)
  })

  test('DT-S17 who has run out has 0, and the other must play', () => {
    const state = meeting([4], [4, 1])
    duel(state, 0, 4, 1, 4)
    expect([legalTexts(state, 0), legalTexts(state, 1)]).toEqual([[], ['play 1']])
    play(state, 1, 'play 1')
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 1 })
  })

  test('DT-S18 when both run out the player in turn loses by 1', () => {
    const state = meeting([4], [4])
    duel(state, 0, 4, 1, 4)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 1, bare: false })
  })

  test('DT-S19 without any counter the player in turn loses, thrown one step to a quiet space or home', () => {
    const state = meeting([], [], 3, { dragon: 'b23' })
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 1, bare: true })
    expect(targets(state, 1, 'throw')).toEqual(['a21', 'b24', 'c21'])
    const home = arranged(moving(1, {}, {}, { armies: { a12: 1 } }))
    play(home, 0, 'step C1 a12')
    expect(targets(home, 1, 'throw')).toEqual(['C1', 'b12'])
  })

  test('DT-S24 the lord of a castle throws the beaten intruder', () => {
    const sides = [{ armies: { a21: 1 }, hand: [3] }, { hand: [7] }]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step a21 C2')
    duel(state, 0, 3, 1, 7)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 4 })
    expect(targets(state, 1, 'steal')).toEqual([])
    expect(targets(state, 1, 'throw')).toContain('L12')
  })

  test('DT-S25 a siege: one army of the castle after the other', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [6, 4] },
      { armies: { C2: 2 }, hand: [5, 7] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step a21 C2')
    duel(state, 0, 6, 1, 5)
    play(state, 0, 'throw a23')
    expect([phaseText(state), armies(state, 1)]).toEqual(['duel 0 1', { C2: 1, a23: 1 }])
    duel(state, 0, 4, 1, 7)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 3 })
  })

  test('DT-S30 thrown onto a third army: a fight between those two, and who entered loses when both are out', () => {
    const sides = [{ armies: { b21: 1 }, hand: [5] }, { armies: { c21: 1 } }, { armies: { L12: 1 } }]
    const state = arranged(moving(1, { dragon: 'L0' }, ...sides))
    play(state, 0, 'step b21 c21')
    play(state, 0, 'play 5')
    play(state, 0, 'throw L12')
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 2, loser: 1, distance: 1, bare: true })
    const armed = arranged(
      moving(1, { dragon: 'L0' }, sides[0] as object, { ...sides[1], hand: [1, 6] }, { ...sides[2], hand: [4] }),
    )
    play(armed, 0, 'step b21 c21')
    duel(armed, 0, 5, 1, 1)
    play(armed, 0, 'throw L12')
    expect(phaseText(armed)).toBe('duel 1 2')
  })

  test('DT-S34 a returned army finds an enemy in its castle and fights as the one that enters', () => {
    const sides = [
      { armies: { b12: 1 }, lost: 4, hand: [2] },
      { armies: { C1: 1 }, hand: [3] },
    ]
    const state = arranged({ phase: 'roll', sides: four(...sides) })
    play(state, 0, 'roll', [6])
    play(state, 0, 'return')
    expect([phaseText(state), state.due]).toEqual(['duel 0 1', [{ space: at(state, 'C1'), entrant: 0 }]])
    duel(state, 0, 2, 1, 3)
    play(state, 1, 'throw a12')
    expect([armies(state, 1), phaseText(state)]).toEqual([{ C1: 1, C2: 4 }, 'roll 1'])
  })

  test('DT-S35 a throw goes round the other armies of its victim, and through their castle', () => {
    const sides = [
      { armies: { a12: 1, c13: 1 }, hand: [2] },
      { armies: { b13: 1 }, hand: [4] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step c13 b13')
    duel(state, 0, 2, 1, 4)
    expect(refusalOf(state, 1, 'throw a12')).toBe('thrownOntoOwn DT-4.8')
    for (const to of ['c12', 'b14', 'C1']) expect(refusalOf(state, 1, `throw ${to}`), to).toBeNull()
  })

  test('DT-S37 the space of the fight is closed to the throw', () => {
    const state = meeting([6], [4])
    duel(state, 0, 6, 1, 4)
    expect(refusalOf(state, 0, 'throw b21')).toBe('closedSpace DT-4.17')
    expect([refusalOf(state, 0, 'throw c21'), refusalOf(state, 0, 'throw L12')]).toEqual([null, null])
  })
})

describe('stealing and victory', () => {
  // "He may halt earlier": ruling R-17, see DT-S10; `exactDistance` plays section 7 to the letter.
  test('DT-S23 the winner in a foreign castle marches off with a treasure; the loser stays', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [9] },
      { armies: { C2: 1 }, hand: [4] },
    ]
    const begin = (): State => {
      const state = arranged(moving(1, { up: { C2: 2 } }, ...sides))
      play(state, 0, 'step a21 C2')
      duel(state, 0, 9, 1, 4)
      play(state, 0, 'steal a21')
      return state
    }
    const state = begin()
    expect(state.phase).toMatchObject({ kind: 'march', left: 4, carrying: true })
    playAll(state, 0, 'march b21 carry', 'march c21 carry', 'march L12 carry', 'march c12 carry')
    expect([treasures(state), armies(state, 0), armies(state, 1)]).toEqual([
      { C2: 1, c12: 1 },
      { C1: 4, c12: 1 },
      { C2: 1 },
    ])
    expect(phaseText(state)).toBe('roll 1')
    const early = begin()
    playAll(early, 0, 'march b21 carry', 'halt')
    expect([treasures(early), phaseText(early)]).toEqual([{ C2: 1, b21: 1 }, 'roll 1'])
  })

  test('DT-S33 a carrier beaten in a castle gives its lord the victory before any throw', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [2] },
      { armies: { C2: 1 }, hand: [6] },
    ]
    const state = arranged(moving(2, { up: { C2: 2, a21: 1 } }, ...sides))
    play(state, 0, 'step a21 C2 carry')
    expect(phaseText(state)).toBe('duel 0 1')
    expect(kinds(duel(state, 0, 2, 1, 6))).not.toContain('threw')
    expect([phaseText(state), treasures(state), armies(state, 0)]).toEqual(['over 1', { C2: 3 }, { C1: 4, C2: 1 }])
  })
})

describe('the Dragon', () => {
  test('DT-S27 a frenzy leads to a castle, whose armies fight one after another', () => {
    const sides = [{}, { armies: { C2: 2 }, hand: [3, 9] }]
    const state = arranged({ phase: 'roll', dragon: 'L12', sides: four(...sides) })
    play(state, 0, 'roll', [1, 4])
    expect(phaseText(state)).toBe('frenzy 0')
    play(state, 0, 'dragon C2')
    expect(phaseText(state)).toBe('dragonDuel 1')
    play(state, 1, 'play 3', [3, 4])
    expect([armies(state, 1), state.lost[1], phaseText(state)]).toEqual([{ C2: 1 }, 4, 'dragonDuel 1'])
    play(state, 1, 'play 9', [2, 2])
    play(state, 1, 'dragon a23')
    expect([dragonAt(state), phaseText(state)]).toEqual(['a23', 'roll 1'])
  })

  test('DT-S28 in a frenzy the Dragon may be left where it is', () => {
    const state = arranged({ phase: 'roll', dragon: 'L12', sides: four() })
    play(state, 0, 'roll', [1, 5])
    play(state, 0, 'dragon L12')
    expect([dragonAt(state), phaseText(state)]).toEqual(['L12', 'roll 1'])
  })

  test('DT-S29 thrown onto the Dragon: the loser fights it', () => {
    const state = arranged(
      moving(1, { dragon: 'c21' }, { armies: { a21: 1 }, hand: [6] }, { armies: { b21: 1 }, hand: [4, 5] }),
    )
    play(state, 0, 'step a21 b21')
    duel(state, 0, 6, 1, 4)
    play(state, 0, 'throw c21')
    expect(phaseText(state)).toBe('dragonDuel 1')
  })

  test('DT-S31 the beaten Dragon is moved onto another army, which fights it', () => {
    const sides = [
      { armies: { c12: 1 }, hand: [8] },
      { armies: { c21: 1 }, hand: [5] },
    ]
    const state = arranged(moving(1, { dragon: 'L12' }, ...sides))
    play(state, 0, 'step c12 L12')
    play(state, 0, 'play 8', [3, 4])
    play(state, 0, 'dragon c21')
    expect([phaseText(state), dragonAt(state)]).toEqual(['dragonDuel 1', 'c21'])
  })

  test('DT-S38 who has a counter must play it against the Dragon', () => {
    const state = arranged(moving(1, { dragon: 'L12' }, { armies: { c12: 1 }, hand: [1] }))
    play(state, 0, 'step c12 L12')
    expect(legalTexts(state, 0)).toEqual(['play 1'])
    expect(refusalOf(state, 0, 'end')).toBe('fightFirst DT-5.1')
    expect(refusalOf(state, 0, 'play 2')).toBe('notInHand DT-5.2')
  })
})

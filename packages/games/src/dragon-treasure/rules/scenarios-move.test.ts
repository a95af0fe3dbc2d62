import { describe, expect, test } from 'vitest'
import {
  allBut,
  armies,
  arranged,
  at,
  dealt,
  dragonAt,
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
import { box } from '../index.ts'

// The worked scenarios of the specification with their own numbers. P1 is seat 0 and in turn.

describe('setup and movement', () => {
  test('DT-S01 three players: a cup of 16, five armies in each of three castles, seven counters, a castle without a lord', () => {
    const counters = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
    const state = dealt({}, 3, [0, ...counters, 3, 5, 2])
    expect(state.cup).toHaveLength(16)
    expect([0, 1, 2].map((seat) => armies(state, seat))).toEqual([{ C1: 5 }, { C2: 5 }, { C3: 5 }])
    expect(state.down.filter((one) => one === 1)).toHaveLength(7)
    expect(box.game.view(state, 0).owners[at(state, 'C4')]).toBeNull()
    expect(phaseText(state)).toBe('roll 1')
  })

  test('DT-S02 four points reach L12, or go 2+2, 3+1, or unused', () => {
    const fresh = () => arranged(moving(4, {}))
    const one = fresh()
    playAll(one, 0, 'step C1 a12', 'step a12 b12', 'step b12 c12', 'step c12 L12')
    expect([one.points, armies(one, 0)]).toEqual([0, { C1: 4, L12: 1 }])
    const two = fresh()
    playAll(two, 0, 'step C1 a12', 'step a12 b12', 'step C1 a13', 'step a13 b13')
    expect(armies(two, 0)).toEqual({ C1: 3, b12: 1, b13: 1 })
    const three = fresh()
    playAll(three, 0, 'step C1 a12', 'step a12 b12', 'step b12 c12', 'step C1 a13')
    expect(armies(three, 0)).toEqual({ C1: 3, c12: 1, a13: 1 })
    const none = fresh()
    play(none, 0, 'end')
    expect([armies(none, 0), phaseText(none)]).toEqual([{ C1: 5 }, 'roll 1'])
  })

  test('DT-S03 steps of two armies may alternate', () => {
    const state = arranged(moving(3, {}))
    playAll(state, 0, 'step C1 a12', 'step C1 a13', 'step a12 b12')
    expect([armies(state, 0), phaseText(state)]).toEqual([{ C1: 3, a13: 1, b12: 1 }, 'roll 1'])
  })

  test('DT-S04 a space with an own army is closed until that army moves on', () => {
    const state = arranged(moving(2, {}, { armies: { a12: 1 } }))
    expect(refusalOf(state, 0, 'step C1 a12')).toBe('ownArmyThere DT-3.5')
    play(state, 0, 'step a12 b12')
    expect(refusalOf(state, 0, 'step C1 a12')).toBeNull()
  })

  test('DT-S05 a 1 with the Dragon face down ends the turn', () => {
    const state = arranged({ phase: 'roll', sides: four() })
    expect(kinds(play(state, 0, 'roll', [1]))).toEqual(['rolled', 'nothing', 'turnBegan'])
    expect(phaseText(state)).toBe('roll 1')
  })

  test('DT-S06 a 6 without lost armies: the last counter is drawn; from an empty cup nothing', () => {
    const last = arranged({ phase: 'roll', sides: four({ hand: [3] }, { hand: allBut(3, 8) }) })
    play(last, 0, 'roll', [6, 8])
    expect([last.hands[0], last.cup, phaseText(last)]).toEqual([[3, 8], [], 'roll 1'])
    const empty = arranged({ phase: 'roll', sides: four({ hand: [3] }, { hand: allBut(3) }) })
    expect(kinds(play(empty, 0, 'roll', [6]))).toEqual(['rolled', 'nothing', 'turnBegan'])
    expect(empty.hands[0]).toEqual([3])
  })

  test('DT-S07 a 6 with a lost army and counters in the cup is a choice; the army returns to its castle', () => {
    const sides = four({ hand: [3], lost: 1 }, { hand: allBut(3, 1, 2, 4, 5, 6) })
    const state = arranged({ phase: 'roll', sides })
    play(state, 0, 'roll', [6])
    expect([legalTexts(state, 0), state.cup.length]).toEqual([['draw', 'return'], 5])
    play(state, 0, 'return')
    expect([armies(state, 0), state.hands[0], state.lost[0]]).toEqual([{ C1: 5 }, [3], 0])
  })
})

describe('treasure', () => {
  test('DT-S08 a treasure is turned up and carried off with the last point', () => {
    const state = arranged(moving(5, { lair: 'L0' }))
    playAll(state, 0, 'step C1 a12', 'step a12 b12', 'step b12 c12', 'step c12 L12')
    expect(kinds(play(state, 0, 'examine'))).toEqual(['examined'])
    expect([state.points, treasures(state)]).toEqual([1, { L12: 1 }])
    play(state, 0, 'step L12 c12 carry')
    expect([treasures(state), armies(state, 0)]).toEqual([{ c12: 1 }, { C1: 4, c12: 1 }])
  })

  test('DT-S09 who declines has to leave and come back before they may look', () => {
    const state = arranged(moving(1, {}, { armies: { c12: 1 } }))
    play(state, 0, 'step c12 L12')
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['points 0', ['examine', 'end']])
    play(state, 0, 'end')
    for (const seat of [1, 2, 3]) play(state, seat, 'roll', [1])
    play(state, 0, 'roll', [3])
    expect(state.down[at(state, 'L12')]).toBe(1)
    expect(refusalOf(state, 0, 'examine')).toBe('nothingToExamine DT-3.10')
    play(state, 0, 'step L12 c12')
    play(state, 0, 'step c12 L12')
    expect(refusalOf(state, 0, 'examine')).toBeNull()
  })

  // Section 7 of the rulebook lets the Dragon be moved a number of spaces "equal to" the difference, and a throw "up to" it.
  // DT-S10 and DT-S23 play both as "up to", which is the default (ruling R-17: going to and fro makes exactness nearly
  // empty); the option `exactDistance` plays the rulebook's letter.
  test('DT-S10 the Dragon is turned up and beaten: it goes one or two steps, and the army may go on', () => {
    const state = arranged(moving(2, { lair: 'L12' }, { armies: { c12: 1 }, hand: [8, 3] }))
    play(state, 0, 'step c12 L12')
    play(state, 0, 'examine')
    expect([phaseText(state), dragonAt(state)]).toEqual(['dragonDuel 0', 'L12'])
    play(state, 0, 'play 8', [2, 4])
    expect(state.phase).toMatchObject({ kind: 'dragonPush', distance: 2 })
    expect(targets(state, 0, 'dragon')).toEqual(['L0', 'b12', 'b21', 'c12', 'c21', 't12'])
    play(state, 0, 'dragon b21')
    expect([state.hands[0], state.cup.includes(8), state.points, phaseText(state)]).toEqual([[3], true, 1, 'points 0'])
    expect(refusalOf(state, 0, 'step L12 c12')).toBeNull()
  })

  test('DT-S11 the Dragon is turned up and eats: the army is lost, the Dragon stays face up', () => {
    const state = arranged(moving(1, { lair: 'L12' }, { armies: { c12: 1 }, hand: [8, 3] }))
    playAll(state, 0, 'step c12 L12', 'examine')
    play(state, 0, 'play 3', [3, 4])
    expect([armies(state, 0), state.lost[0], dragonAt(state), phaseText(state)]).toEqual([
      { C1: 4 },
      1,
      'L12',
      'roll 1',
    ])
  })

  test('DT-S12 a tie with the Dragon takes a second counter, and only the last round counts', () => {
    const state = arranged(moving(1, { lair: 'L12' }, { armies: { c12: 1 }, hand: [7, 5] }))
    const before = state.cup.length
    playAll(state, 0, 'step c12 L12', 'examine')
    play(state, 0, 'play 7', [3, 4])
    expect([phaseText(state), state.cup.length]).toEqual(['dragonDuel 0', before])
    play(state, 0, 'play 5', [1, 3])
    expect([state.phase, state.cup.length]).toMatchObject([{ kind: 'dragonPush', distance: 1 }, before + 2])
  })

  test('DT-S13 a tie with the last counter leaves a strength of 0', () => {
    const state = arranged(moving(1, { lair: 'L12' }, { armies: { c12: 1 }, hand: [7] }))
    playAll(state, 0, 'step c12 L12', 'examine')
    expect(kinds(play(state, 0, 'play 7', [3, 4, 1, 1]))).toContain('eaten')
    expect(state.lost[0]).toBe(1)
  })

  test('DT-S20 a beaten carrier leaves the treasure to the winner, who may carry it in their own turn', () => {
    const sides = [
      { armies: { c12: 1 }, hand: [2] },
      { armies: { L12: 1 }, hand: [5] },
    ]
    const state = arranged(moving(1, { up: { c12: 1 } }, ...sides))
    play(state, 0, 'step c12 L12 carry')
    play(state, 0, 'play 2')
    play(state, 1, 'play 5')
    play(state, 1, 'throw c12')
    expect([treasures(state), armies(state, 0)]).toEqual([{ L12: 1 }, { C1: 4, c12: 1 }])
    play(state, 1, 'roll', [2])
    play(state, 1, 'step L12 c21 carry')
    expect(treasures(state)).toEqual({ c21: 1 })
  })

  test('DT-S21 no treasure is carried onto a face-down counter; without it the army may go', () => {
    const down = ['L12', 'L13', 'L14', 'L23', 'L24', 'L34']
    const state = arranged(moving(1, { up: { c12: 1 }, down }, { armies: { c12: 1 } }))
    expect(refusalOf(state, 0, 'step c12 L12 carry')).toBe('treasureThere DT-3.13')
    play(state, 0, 'step c12 L12')
    expect(treasures(state)).toEqual({ c12: 1 })
  })

  test('DT-S22 a treasure is carried one step and left behind with the next', () => {
    const state = arranged(moving(3, { up: { c12: 1 } }, { armies: { c12: 1 } }))
    playAll(state, 0, 'step c12 b12 carry', 'step b12 a12')
    expect([treasures(state), armies(state, 0)]).toEqual([{ b12: 1 }, { C1: 4, a12: 1 }])
  })

  test('DT-S26 an unguarded castle is entered and left with a treasure', () => {
    const sides = [{ armies: { a21: 1 } }, { armies: { b23: 1 }, lost: 4 }]
    const state = arranged(moving(3, { up: { C2: 1 } }, ...sides))
    playAll(state, 0, 'step a21 C2', 'step C2 a21 carry')
    expect([treasures(state), state.points]).toEqual([{ a21: 1 }, 1])
  })

  test('DT-S32 the third treasure home wins at once, and unused points lapse, even with the Dragon in the castle', () => {
    for (const dragon of [{}, { dragon: 'C1' }]) {
      const up = { C1: 2, a12: 1 }
      const state = arranged(moving(3, { up, ...dragon }, { armies: { a12: 1 }, lost: 4, hand: [5] }))
      expect(kinds(play(state, 0, 'step a12 C1 carry'))).toEqual(['stepped', 'ended'])
      expect(phaseText(state)).toBe('over 0')
    }
  })

  test('DT-S36 a carrier passing through a castle delivers nothing until they leave without the treasure', () => {
    const up = { C2: 2, a21: 1 }
    const sides = [{ armies: { a21: 1 } }, { armies: { b23: 1 }, lost: 4 }]
    const through = arranged(moving(3, { up }, ...sides))
    play(through, 0, 'step a21 C2 carry')
    expect([treasures(through), phaseText(through)]).toEqual([{ C2: 3 }, 'points 0'])
    play(through, 0, 'step C2 a24 carry')
    expect(phaseText(through)).toBe('points 0')
    const leaving = arranged(moving(3, { up }, ...sides))
    playAll(leaving, 0, 'step a21 C2 carry', 'step C2 a24')
    expect(phaseText(leaving)).toBe('over 1')
  })
})

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
import { check } from './check.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

/** A1.1 on c21 steps onto A2.1 on b21. */
const meeting = (mine: readonly number[], theirs: readonly number[], rest: object = {}): State => {
  const sides = [
    { armies: { c21: 1 }, hand: mine },
    { armies: { b21: 1 }, hand: theirs },
  ]
  const state = arranged(moving(3, rest, ...sides))
  play(state, 0, 'step c21 b21')
  return state
}

/** Seat 0 has won against seat 1 in a space. */
const spoils = (space: string, distance: number, rest: object, ...sides: readonly object[]): State =>
  arranged({ phase: 'spoils', space, seat: 0, loser: 1, distance, ...rest, sides: four(...sides) })

describe('the fight', () => {
  test('DT-4.1 entering a space with an enemy army causes a combat', () => {
    const state = meeting([8], [5])
    expect(phaseText(state)).toBe('duel 0 1')
    expect(box.game.pending(state)).toEqual({ status: 'deciding', seats: [0, 1] })
  })

  test('DT-4.2 both choose in secret; nobody may change or skip the choice', () => {
    const state = meeting([8, 2], [5])
    expect([legalTexts(state, 0), legalTexts(state, 1)]).toEqual([['play 2', 'play 8'], ['play 5']])
    expect(refusalOf(state, 0, 'play 9')).toBe('notInHand DT-4.2')
    expect(play(state, 0, 'play 8')).toEqual([{ kind: 'chose', seat: 0 }])
    expect(box.game.view(state, 1).sides[0]?.sealed).toBe('down')
    expect(box.game.view(state, 'spectator').sides[0]?.sealed).toBe('down')
    expect(box.game.view(state, 0).sides[0]?.sealed).toBe(8)
    expect([legalTexts(state, 0), refusalOf(state, 0, 'play 2')]).toEqual([[], 'chosenAlready DT-4.2'])
    expect(play(state, 1, 'play 5')).toContainEqual({ kind: 'showed', seats: [0, 1], values: [8, 5] })
  })

  test('DT-4.3 the higher counter wins by the difference', () => {
    for (const [mine, theirs, seat, distance] of [
      [9, 2, 0, 7],
      [1, 10, 1, 9],
    ] as const) {
      const state = meeting([mine], [theirs])
      duel(state, 0, mine, 1, theirs)
      expect(state.phase).toMatchObject({ kind: 'spoils', seat, distance })
    }
    const empty = meeting([], [5])
    play(empty, 1, 'play 5')
    expect(empty.phase).toMatchObject({ seat: 1, distance: 5 })
  })

  test('DT-4.4 a tie is fought again; only the deciding round counts', () => {
    const state = meeting([3, 3, 9], [3, 3, 7])
    duel(state, 0, 3, 1, 3)
    duel(state, 0, 3, 1, 3)
    expect(state.phase).toMatchObject({
      kind: 'duel',
      shown: [
        [3, 3],
        [3, 3],
      ],
    })
    duel(state, 0, 9, 1, 7)
    expect(state.phase).toMatchObject({ kind: 'spoils', seat: 0, distance: 2 })
  })

  test('DT-4.5 with both out the player in turn loses; if they are not in it, who entered', () => {
    const turn = meeting([], [])
    expect(turn.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0, distance: 1 })
    const attacked = arranged({
      phase: 'settle',
      due: [{ space: 'b21', entrant: 1 }],
      sides: four({ armies: { b21: 1 } }, { armies: { b21: 1 } }),
    })
    play(attacked, 0, 'proceed')
    expect(attacked.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 0 })
    const others = arranged({
      phase: 'settle',
      due: [{ space: 'b21', entrant: 2 }],
      sides: four({}, { armies: { b21: 1 } }, { armies: { b21: 1 } }),
    })
    play(others, 0, 'proceed')
    expect(others.phase).toMatchObject({ kind: 'spoils', seat: 1, loser: 2 })
  })

  test('DT-4.6 counters played go back openly, and everybody may know it', () => {
    const state = meeting([8], [5])
    expect(duel(state, 0, 8, 1, 5)).toContainEqual({ kind: 'wentBack', values: [5, 8], dragon: false })
    expect(box.game.view(state, 3).seen).toEqual([
      { value: 5, draws: 0 },
      { value: 8, draws: 0 },
    ])
    expect(state.hands.slice(0, 2)).toEqual([[], []])
  })
})

describe('throws', () => {
  test('DT-4.7 the winner throws one step or more, as defender too', () => {
    const state = meeting([5], [6])
    duel(state, 0, 5, 1, 6)
    expect(targets(state, 1, 'throw')).toEqual(['a21', 'b23', 'b24', 'c21'])
    expect(refusalOf(state, 1, 'throw C2')).toBe('throwTooFar DT-4.8')
    expect(refusalOf(state, 1, 'throw off')).toBe('mustBeThrown DT-4.9')
  })

  test('DT-4.8 a throw ends at an enemy or the Dragon and does not pass them', () => {
    const sides = [{ armies: { b21: 1 } }, { armies: { b21: 1 } }, { armies: { c21: 1 } }]
    const state = spoils('b21', 3, { dragon: 'a21' }, ...sides)
    expect(refusalOf(state, 0, 'throw c21')).toBeNull()
    expect(refusalOf(state, 0, 'throw L12')).toBe('throwTooFar DT-4.8')
    play(state, 0, 'throw a21', [3, 3])
    expect([state.lost[1], dragonAt(state)]).toEqual([1, 'a21'])
  })

  test('DT-4.9 an army that cannot be thrown goes home, or off the map when home is not free', () => {
    const sides = (home: object): object[] =>
      four({ armies: { L12: 1 } }, { armies: { L12: 1, c12: 1, c21: 1, t12: 1 }, ...home })
    const settle = { phase: 'settle', due: [{ space: 'L12', entrant: 0 }] }
    const safe = arranged({ ...settle, active: 1, sides: sides({}) })
    expect(kinds(play(safe, 1, 'proceed'))).toContain('tookOff')
    expect(armies(safe, 1)).toEqual({ C2: 2, c12: 1, c21: 1, t12: 1 })
    const taken = arranged({ ...settle, active: 1, dragon: 'C2', sides: sides({ lost: 1 }) })
    play(taken, 1, 'proceed')
    expect([armies(taken, 1), taken.lost[1]]).toEqual([{ c12: 1, c21: 1, t12: 1 }, 2])
  })

  test('DT-4.9 with a treasure to steal it stays a choice, and in the own castle the army is lost', () => {
    const all = { armies: { C2: 2, a21: 1, a23: 1, a24: 1 } }
    const state = spoils('C2', 2, { up: { C2: 1 } }, { armies: { C2: 1 } }, all)
    expect(legalTexts(state, 0)).toEqual(['throw off', 'steal a21', 'steal a23', 'steal a24'])
    play(state, 0, 'throw off')
    // The siege goes on without counters: now the player in turn loses, and is sent home.
    expect([armies(state, 1), state.lost[1]]).toEqual([{ C2: 1, a21: 1, a23: 1, a24: 1 }, 1])
    expect([armies(state, 0), phaseText(state)]).toEqual([{ C1: 5 }, 'roll 1'])
  })

  test('DT-4.10 the treasure of the loser stays in the space', () => {
    const state = spoils('b21', 1, { up: { b21: 1 } }, { armies: { b21: 1 } }, { armies: { b21: 1 } })
    play(state, 0, 'throw c21')
    expect(treasures(state)).toEqual({ b21: 1 })
  })

  test('DT-4.11 a thrown army examines nothing', () => {
    const sides = [{ armies: { c12: 1 } }, { armies: { c12: 1 } }]
    const state = spoils('c12', 1, { active: 1, points: 2 }, ...sides)
    play(state, 0, 'throw L12')
    expect([state.down[at(state, 'L12')], refusalOf(state, 1, 'examine')]).toEqual([1, 'nothingToExamine DT-3.10'])
  })
})

describe('castles', () => {
  const looting = (rest: object = {}): State =>
    spoils('C2', 3, { up: { C2: 2 }, ...rest }, { armies: { C2: 1 } }, { armies: { C2: 1 } })

  test('DT-4.12 a stolen treasure may be dropped for good, and no other is taken', () => {
    const state = looting()
    play(state, 0, 'steal a21')
    expect(legalTexts(state, 0)).toEqual(['march b21 carry', 'march b21', 'halt'])
    expect(refusalOf(state, 0, 'march C2')).toBe('closedSpace DT-4.17')
    play(state, 0, 'march b21')
    expect(treasures(state)).toEqual({ C2: 1, a21: 1 })
    expect(refusalOf(state, 0, 'march c21 carry')).toBe('dropped DT-4.12')
    play(state, 0, 'march a21')
    expect([treasures(state), armies(state, 0), phaseText(state)]).toEqual([
      { C2: 1, a21: 1 },
      { C1: 4, a21: 1 },
      'roll 1',
    ])
  })

  test('DT-4.12 a march ends at an enemy, who is fought', () => {
    const sides = [{ armies: { C2: 1 } }, { armies: { C2: 1, a23: 1 }, hand: [2] }]
    const state = spoils('C2', 3, { up: { C2: 2 } }, ...sides)
    play(state, 0, 'steal a23')
    expect([phaseText(state), state.due]).toEqual(['duel 0 1', [{ space: at(state, 'a23'), entrant: 0 }]])
  })

  test('DT-4.12 nobody steals in a castle of nobody, in their own, or where nothing lies', () => {
    const empty = arranged({
      phase: 'spoils',
      space: 'C4',
      seat: 0,
      loser: 1,
      distance: 2,
      up: { C4: 1 },
      sides: [{ armies: { C4: 1 } }, { armies: { C4: 1 } }],
    })
    expect([targets(empty, 0, 'steal'), refusalOf(empty, 0, 'steal a41')]).toEqual([[], 'noSteal DT-4.12'])
    const bare = spoils('C2', 2, {}, { armies: { C2: 1 } }, { armies: { C2: 1 } })
    expect(refusalOf(bare, 0, 'steal a21')).toBe('noTreasureToSteal DT-4.12')
    const third = spoils('C3', 2, { up: { C3: 1 } }, { armies: { C3: 1 } }, { armies: { C3: 1 } }, { lost: 5 })
    expect(targets(third, 0, 'steal')).toEqual(['a31', 'a32', 'a34'])
  })

  test('DT-4.12 a march into the own castle delivers, and may win at once', () => {
    const sides = [{ armies: { C2: 1, a12: 1 } }, { armies: { C2: 1 } }]
    const short = spoils('C2', 9, { up: { C2: 1, C1: 1 } }, ...sides)
    playAll(short, 0, 'steal a21', 'march b21 carry', 'march c21 carry', 'march L12 carry', 'march c12 carry')
    expect(refusalOf(short, 0, 'march b12 carry')).toBeNull()
    playAll(short, 0, 'march b12 carry', 'march b13 carry', 'march a13 carry', 'march C1 carry')
    expect([treasures(short), phaseText(short)]).toEqual([{ C1: 2 }, 'roll 1'])
  })

  test('DT-4.13 the lord of the castle throws and does not steal', () => {
    const state = arranged({
      phase: 'spoils',
      space: 'C2',
      seat: 1,
      loser: 0,
      distance: 2,
      up: { C2: 2 },
      sides: four({ armies: { C2: 1 } }, {}),
    })
    expect(targets(state, 1, 'steal')).toEqual([])
    expect(refusalOf(state, 1, 'steal a21')).toBe('noSteal DT-4.12')
  })

  test('DT-4.14 the entering side fights on until it loses, marches off, or the castle is clear', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [9, 8] },
      { armies: { C2: 2 }, hand: [2, 1] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step a21 C2')
    duel(state, 0, 9, 1, 2)
    play(state, 0, 'throw a23')
    duel(state, 0, 8, 1, 1)
    play(state, 0, 'throw a24')
    expect([armies(state, 0), armies(state, 1), phaseText(state)]).toEqual([
      { C1: 4, C2: 1 },
      { a23: 1, a24: 1 },
      'roll 1',
    ])
  })
})

describe('order', () => {
  test('DT-4.15 without counters a throw is one step to a quiet space, and a march likewise', () => {
    const sides = [{ armies: { C2: 1 } }, { armies: { C2: 1 } }, { armies: { a23: 1 } }]
    const state = spoils('C2', 1, { up: { C2: 1 }, bare: true, dragon: 'a24', active: 1 }, ...sides)
    expect(legalTexts(state, 0)).toEqual(['throw a21', 'steal a21'])
    expect(refusalOf(state, 0, 'throw a23')).toBe('bareFight DT-4.15')
    expect(refusalOf(state, 0, 'steal a24')).toBe('bareFight DT-4.15')
    play(state, 0, 'steal a21')
    expect(phaseText(state)).toBe('roll 2')
  })

  test('DT-4.16 no space keeps armies of two players, or an army and the Dragon, with nothing due', () => {
    const state = arranged({ phase: 'roll', dragon: 'L12', sides: four() })
    state.dragon = at(state, 'C1')
    expect(check(state)).toContain('nothing is due in C1')
    state.dragon = at(state, 'L12')
    const [first] = state.armies
    if (first !== undefined) first[at(state, 'C2')] = 1
    expect(check(state)).toContain('nothing is due in C2')
  })

  test('DT-4.17 a space stays closed while more is due there, and opens when nothing is', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [9] },
      { armies: { C2: 2 }, hand: [2] },
      { armies: { a23: 1 }, hand: [6] },
    ]
    const siege = arranged(moving(1, {}, ...sides))
    play(siege, 0, 'step a21 C2')
    duel(siege, 0, 9, 1, 2)
    play(siege, 0, 'throw a23')
    play(siege, 2, 'play 6')
    expect(siege.due.map(({ space }) => space)).toEqual([at(siege, 'C2'), at(siege, 'a23')])
    expect(refusalOf(siege, 2, 'throw C2')).toBe('closedSpace DT-4.17')
    const done = arranged(moving(1, {}, sides[0] as object, { armies: { C2: 1 }, hand: [2] }, sides[2] as object))
    play(done, 0, 'step a21 C2')
    duel(done, 0, 9, 1, 2)
    play(done, 0, 'throw a23')
    play(done, 2, 'play 6')
    expect(refusalOf(done, 2, 'throw C2')).toBeNull()
    play(done, 2, 'throw C2')
    expect(phaseText(done)).toBe('spoils 1')
  })

  test('DT-4.17 a Dragon without a way out goes to a lair without armies', () => {
    const sides = [
      { armies: { a12: 1, c12: 1, b13: 1, b14: 1 }, hand: [9] },
      { armies: { L13: 1 }, hand: [5] },
    ]
    const state = arranged(
      {
        phase: 'dragonPush',
        space: 'b12',
        seat: 0,
        distance: 2,
        dragon: 'b12',
        sides: four(
          { ...sides[0], armies: { ...(sides[0] as { armies: object }).armies, b12: 1 } },
          sides[1] as object,
        ),
      },
      { throwIntoCombat: false },
    )
    expect(targets(state, 0, 'dragon')).toEqual(['L0', 'L12', 'L14', 'L23', 'L24', 'L34'])
  })

  test('DT-4.18 a chain is settled before the siege it came from goes on', () => {
    const sides = [
      { armies: { a21: 1 }, hand: [9, 8] },
      { armies: { C2: 2 }, hand: [2, 3, 4] },
      { armies: { a23: 1 }, hand: [1] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step a21 C2')
    duel(state, 0, 9, 1, 2)
    play(state, 0, 'throw a23')
    expect(phaseText(state)).toBe('duel 1 2')
    duel(state, 1, 3, 2, 1)
    play(state, 1, 'throw b23')
    expect(phaseText(state)).toBe('duel 0 1')
  })
})

import { describe, expect, test } from 'vitest'
import { discards, legOf, play, refusalOf, rowOf, rows, table, wayOf } from './bench.ts'

/* Readings the rulebook prints and that are not the default: on the way back alone, and the corridor placed last. */

const PRINCESS = { treasures: ['royal-princess'], monster: 'berserker', hand: ['fighter', 'thief'] }
const ARMED = { treasures: ['magic-armor'], monster: 'ogre', hand: ['fighter', 'dwarf'] }
const LAST = { detourRemovesCorridor: true, detourInRoom: 'last' }

describe('the Princess and weapons, on the way back alone', () => {
  const totalOf = (party: object, choices: Record<string, unknown>): unknown =>
    play(table([{ ...PRINCESS, ...party }], {}, choices), 0, 'send fighter, send thief, roll', [3, 2, 2, 2, 1])[0]

  test('MM-TC10 she weighs on battles of the way back, and not on those in the room', () => {
    const choices = { princessFrom: 'wayBack' }
    expect(totalOf({ length: 100 }, {})).toMatchObject({ total: 15 })
    expect(totalOf({ length: 100 }, choices)).toMatchObject({ total: 16 })
    expect(totalOf({ length: 100, back: ['C10'] }, choices)).toMatchObject({ total: 15 })
    const each = { ...choices, princessPenalty: 'character' }
    expect(totalOf({ length: 100 }, each)).toMatchObject({ total: 16 })
    expect(totalOf({ length: 100, back: ['C10'] }, each)).toMatchObject({ total: 14 })
  })

  test('MM-TC5 weapons serve on the way back, and are refused in the room', () => {
    const choices = { weaponsFrom: 'wayBack' }
    const inRoom = table([{ ...ARMED, length: 100 }], {}, choices)
    expect(refusalOf(inRoom, 0, 'send fighter, arm magic-armor')).toBe('notOnWayBack MM-TC5')
    const onWay = table([{ ...ARMED, length: 100, back: ['C10'] }], {}, choices)
    expect(refusalOf(onWay, 0, 'send fighter, arm magic-armor')).toBeNull()
    expect(refusalOf(table([{ ...ARMED, length: 100 }]), 0, 'send fighter, arm magic-armor')).toBeNull()
  })
})

describe('a Detour that takes the most recent corridor, wherever it lies', () => {
  const attacked = (party: object, choices: Record<string, unknown> = LAST) =>
    table([{ out: rows(100), monster: 'cobra', hand: ['detour', 'elf'], ...party }], {}, choices)

  test('MM-D2 MM-X6 in the room it is the last of the way in, and L and R shrink with it', () => {
    const state = attacked({ out: ['C40', 'C40', 'C20'] })
    const told = play(state, 0, 'detour')
    expect(told[0]).toMatchObject({ kind: 'detoured', total: 80, required: 80 })
    expect([wayOf(state, 0), rowOf(state, 0), legOf(state, 0)]).toEqual(['ROOM 80 RET 0/80', ['C40', 'C40'], 'room'])
    expect(discards(state)).toContain('C20')
  })

  test('MM-TC11 what treasures add to the way back stays', () => {
    const state = attacked({ out: ['C40', 'C40', 'C20'], treasures: ['pile-of-gold-coins'] })
    play(state, 0, 'detour')
    expect(wayOf(state, 0)).toBe('ROOM 80 RET 0/90')
  })

  test('MM-D2 with corridors on the way back it takes the last of them, as ever', () => {
    const state = attacked({ back: ['C30', 'C20'] })
    expect(play(state, 0, 'detour')[0]).not.toHaveProperty('required')
    expect([wayOf(state, 0), rowOf(state, 0)]).toEqual(['RET 30/100', rows(100)])
  })

  test('MM-D2 on the way in it takes the last of the way in, as ever', () => {
    const state = attacked({ out: ['C40', 'C20'] })
    expect(play(state, 0, 'detour')[0]).toMatchObject({ total: 40 })
    expect(wayOf(state, 0)).toBe('OUT 40')
  })

  test('MM-R2 a way back that has shrunk to nothing is walked', () => {
    const state = table(
      [{ out: ['C10'], monster: 'cobra', hand: ['detour', 'elf'], leg: 'room', length: 10 }, { hand: ['elf'] }],
      {},
      { ...LAST, distance: 10 },
    )
    play(state, 0, 'detour', [200])
    expect(legOf(state, 0)).toBe('returned')
  })

  test('MM-X6 otherwise nothing is taken in the room', () => {
    const state = attacked({ out: ['C40', 'C40', 'C20'] }, { detourRemovesCorridor: true })
    play(state, 0, 'detour')
    expect(wayOf(state, 0)).toBe('ROOM 100 RET 0/100')
  })
})

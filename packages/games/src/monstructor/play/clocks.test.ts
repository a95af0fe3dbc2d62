import { type Table, openTable, sampledChance, seatNumbers } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { ARENA, M5, U1, U3 } from '../rules/bench.ts'
import { box } from '../index.ts'

const tableAt = (start: unknown, choices: Readonly<Record<string, unknown>>): Table => {
  const setup = {
    choices,
    seats: seatNumbers(2).map((seat) => ({ kind: 'human', name: `Seat ${seat}` }) as const),
    loadouts: [null, null],
    start,
    last: null,
    commitment: null,
    contributions: [],
  }
  const host = { chance: (seq: number) => sampledChance(`clocks ${seq}`), hash: () => '', now: () => 0 }
  const opened = openTable(box, setup, host)
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  return opened.value
}
const act = (table: Table, seat: number, text: string): void => {
  const acted = table.act(seat, text.split(', '))
  if (!acted.ok) throw new Error(`${text}: ${acted.refusal.code}`)
}

const ALL = { turnSeconds: 60, windowSeconds: 3, adjustSeconds: 20, reinforceSeconds: 10 }
const READY = {
  phase: 'build',
  players: [
    { table: U3, hidden: ['PSP2a'] },
    { table: M5, hidden: ['S01a'] },
  ],
}

describe('clocks of the table', () => {
  test('the window, adjusting and reinforcing have times of their own, every other decision that of the turn', () => {
    const table = tableAt(READY, { ...ALL, lateChallenge: true })
    const seconds = [table.seconds()]
    act(table, 0, 'end')
    seconds.push(table.seconds())
    act(table, 0, 'use U3B.1, use U3H.1, use U3T.1, challenge P2')
    seconds.push(table.seconds())
    act(table, 1, 'refuse')
    seconds.push(table.seconds())
    act(table, 0, 'use M5B.1, use M5H.1, use M5T.1, construct')
    seconds.push(table.seconds())
    for (const seat of [0, 1]) act(table, seat, 'pass')
    seconds.push(table.seconds())
    expect(seconds).toEqual([60, 3, 20, 60, 10, 60])
  })

  test('a time that is off leaves the decision to the time of the turn, and without that to no clock', () => {
    const late = { lateChallenge: true, windowSeconds: 0 }
    for (const [turnSeconds, wanted] of [
      [0, 0],
      [45, 45],
    ] as const) {
      const table = tableAt(READY, { ...late, turnSeconds })
      act(table, 0, 'end')
      expect(table.seconds()).toBe(wanted)
    }
    const table = tableAt(READY, {})
    expect(table.seconds()).toBe(0)
  })

  test('MS-S38: silence in the window lets it go', () => {
    const table = tableAt(READY, { ...ALL, lateChallenge: true })
    act(table, 0, 'end')
    expect(table.timeout(0)).toMatchObject({ ok: true, entry: { kind: 'timeout', steps: ['letgo'] } })
    expect(table.pending()).toMatchObject({ seats: [1] })
    expect(table.act(0, ['use U3B.1'])).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' } })
  })

  test('a silent defender shows their best monster, of equal ones the first in the order of choosing', () => {
    const position = { phase: 'build', players: [{ table: U3 }, { table: [...M5, 'U4H', 'U2H', 'U2T'] }] }
    const table = tableAt(position, ALL)
    act(table, 0, 'use U3B.1, use U3H.1, use U3T.1, challenge P2')
    // M5T 4 and a head of 3: the first of three alike.
    expect(table.timeout(1)).toMatchObject({
      ok: true,
      entry: { steps: ['use M5B.1', 'use M5H.1', 'use M5T.1', 'present'] },
    })
  })

  test('with arenaAdjust the time to adjust is the Arena owner’s, and silence shows their best', () => {
    const position = {
      phase: 'build',
      arena: { owner: 1, parts: M5 },
      players: [{ table: U3 }, { table: ['U1H', 'U4H'] }],
    }
    const table = tableAt(position, { ...ALL, ...ARENA, arenaAdjust: 'onFight' })
    act(table, 0, 'use U3B.1, use U3H.1, use U3T.1, fight')
    expect(table.seconds()).toBe(20)
    expect(table.timeout(1)).toMatchObject({ entry: { steps: ['use M5B.1', 'use U1H.1', 'use M5T.1', 'present'] } })
  })

  test('who has nothing to play is given the same time as who has: the clock tells no hidden card', () => {
    const seconds = (hidden: readonly string[]): number => {
      const position = {
        phase: 'reinforce',
        players: [{ hidden }, { hidden: ['S01a'] }],
        fight: { attacker: 0, defender: 1, parts: [M5, U1] },
      }
      return tableAt(position, ALL).seconds()
    }
    expect(seconds(['PBO4a'])).toBe(10)
    // M5 shows a bow and no spear.
    expect(seconds(['PSP4a'])).toBe(10)
  })
})

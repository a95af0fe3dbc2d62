import { describe, expect, test } from 'vitest'
import {
  ARENA,
  M5,
  STEPS_U3,
  U1,
  U3,
  arranged,
  inDeck,
  legalAfter,
  legalTexts,
  phaseText,
  play,
  playOn,
  refusalOf,
  tableOf,
} from './bench.ts'
import type { State } from './state.ts'

const C3 = ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T']
const STEPS_C3 = 'use C3B.1, use C3Ha.1, use C3Hb.1, use C3Hc.1, use C3T.1'

/** Seat 0 is in turn unless said otherwise. */
const arena = (
  tables: readonly (readonly string[])[],
  held: { readonly owner: number; readonly parts: readonly string[]; readonly since?: number } | null,
  rest: object = {},
  choices: object = {},
): State =>
  arranged(
    {
      phase: 'build',
      players: tables.map((table) => ({ table })),
      ...(held === null ? {} : { arena: held }),
      ...rest,
    },
    { ...ARENA, ...choices },
  )

describe('Arena', () => {
  test('MS-S60 MS-60 MS-61 MS-63 a monster enters the empty Arena, picture side up, and only the end of the turn is left', () => {
    const state = arena([[...U3, ...M5], [], []], null)
    play(state, 0, `${STEPS_U3}, enter`)
    expect(state.arena?.owner).toBe(0)
    expect(state.arena?.parts.every(({ seen }) => !seen)).toBe(true)
    expect(legalTexts(state, 0)).toEqual(['end'])
    expect(refusalOf(state, 0, 'use M5B.1')).toBe('arenaLocked MS-62')
    playOn(state, 0, 'end')
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-S61 MS-61 the Arena holds one monster; who comes next can only fight it', () => {
    const state = arena([U3, [], []], { owner: 2, parts: M5 })
    expect(legalAfter(state, 0, STEPS_U3)).toEqual(['fight'])
    expect(refusalOf(state, 0, `${STEPS_U3}, enter`)).toBe('arenaHeld MS-61')
  })

  test('MS-S62 MS-64 MS-65 the newcomer attacks, the owner defends, and nobody adjusts anything', () => {
    const state = arena([U3, [], []], { owner: 2, parts: M5 })
    const events = play(state, 0, `${STEPS_U3}, fight`)
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['foughtArena', 'flipped'])
    expect(state.fight).toMatchObject({ attacker: 0, defender: 2 })
  })

  test('MS-S63 MS-62 MS-64 MS-67 the owner of the Arena keeps their turns and cards, but not another fight', () => {
    const state = arena([U3, [], []], { owner: 0, parts: M5 })
    expect(legalTexts(state, 0)).toEqual(['end'])
    expect(refusalOf(state, 0, 'fight')).toBe('arenaOwn MS-64')
  })

  test('MS-S64 MS-60 nobody is challenged in the Arena game, and no Arena stands in Classic', () => {
    expect(refusalOf(arena([U3, M5, []], null), 0, `${STEPS_U3}, challenge P2`)).toBe('arenaInstead MS-60')
    const classic = arranged({ phase: 'build', players: [{ table: U3 }, { table: M5 }] })
    expect(refusalOf(classic, 0, `${STEPS_U3}, enter`)).toBe('noArenaHere MS-60')
    expect(refusalOf(arena([U3, [], []], null), 0, `${STEPS_U3}, fight`)).toBe('arenaEmpty MS-64')
  })

  test('MS-S65 MS-66 MS-55 the newcomer wins: a dragon card, both monsters gone, the Arena empty, the loser is next', () => {
    const state = arena([[], C3, []], { owner: 0, parts: U1 }, { seat: 1 })
    play(state, 1, `${STEPS_C3}, fight`)
    expect(phaseText(state)).toBe('reward 1')
    const events = playOn(state, 1, legalTexts(state, 1)[0] ?? '')
    expect(events.map(({ kind }) => kind)).toContain('shuffled')
    expect(state.arena).toBeNull()
    expect(phaseText(state)).toBe('build 0')
  })

  test('MS-S66 MS-66 after a draw both monsters go home, and the player after the newcomer is next', () => {
    const state = arena([[], ['U3B', 'U3H', 'U1T'], []], { owner: 0, parts: M5 }, { seat: 1, deck: ['C4B'] })
    play(state, 1, 'use U3B.1, use U3H.1, use U1T.1, fight', ['C4B'])
    expect(tableOf(state, 0)).toEqual([...M5].sort())
    expect(tableOf(state, 1)).toEqual(['U1T', 'U3B', 'U3H'])
    expect(state.arena).toBeNull()
    expect(phaseText(state)).toBe('build 2')
  })

  test('MS-S67 MS-62 parts in the Arena serve nothing else, dragon cards neither', () => {
    const state = arena([['U3B', 'U3T', 'U1T'], [], []], { owner: 0, parts: ['M5B', 'DUH', 'M5T'] })
    expect(legalTexts(state, 0)).toEqual(['end'])
    expect(state.players[0]?.owned).toBe(1)
  })

  test('MS-S68 MS-62 an unfought monster stays for ever, or with `arenaTimeout` goes home after so many rounds', () => {
    for (const arenaTimeout of [0, 3]) {
      const state = arena([U3, [], []], null, {}, { arenaTimeout, turnCap: 0, stalemateRounds: 0 })
      play(state, 0, `${STEPS_U3}, enter`)
      let turns = 0
      for (; state.arena !== null && turns < 30; turns++) {
        expect(state.arena.since).toBe(turns)
        playOn(state, turns % 3, 'end', `turn ${turns}`)
      }
      expect(turns).toBe(arenaTimeout === 0 ? 30 : 10)
      if (arenaTimeout === 3) expect(tableOf(state, 0)).toEqual(expect.arrayContaining(U3))
    }
  })

  test('MS-68 MS-56 the first whole dragon wins in the Arena too', () => {
    const state = arranged(
      {
        phase: 'reward',
        players: [{ table: ['DUH', 'DUB', 'DUT', 'DULa'] }, {}],
        fight: { attacker: 0, defender: 1, parts: [U3, M5] },
      },
      ARENA,
    )
    play(state, 0, 'dragon DULb')
    expect(phaseText(state)).toBe('over 0')
    expect(inDeck(state, 'DULb')).toBe(false)
  })

  test('MS-65 with `arenaAdjust` the owner may keep their monster or choose anew from Arena and table', () => {
    const adjusting = (): State => {
      const state = arena([U3, [], ['U1H']], { owner: 2, parts: M5 }, {}, { arenaAdjust: 'onFight' })
      play(state, 0, `${STEPS_U3}, fight`)
      return state
    }
    const kept = adjusting()
    expect(phaseText(kept)).toBe('adjust 2')
    expect(refusalOf(kept, 2, 'refuse')).toBe('cannotDecline MS-65')
    expect(legalTexts(kept, 2)).toEqual(['use M5B.1', 'keep'])
    expect(legalAfter(kept, 2, 'use M5B.1')).toEqual(['use M5H.1', 'use U1H.1'])
    play(kept, 2, 'keep')
    expect(tableOf(kept, 2)).toEqual(['U1H'])
    const changed = adjusting()
    playOn(changed, 2, 'use M5B.1, use M5H.1, use U1H.1, present')
    expect(tableOf(changed, 2)).toEqual(['M5T'])
  })
})

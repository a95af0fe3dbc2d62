import { expect, test, describe } from 'vitest'
import { NEXT, arranged, discards, handOf, legOf, phaseText, play, refusalOf, rowOf, table, wayOf } from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const starting = (hand: readonly string[], choices: Record<string, unknown> = {}, rest: object = {}): State =>
  arranged({ phase: 'start', parties: [{ out: ['C10'], hand }, { out: ['C10'] }, { out: ['C10'] }], ...rest }, choices)

describe('detour', () => {
  test('MM-S33 a free detour, then a corridor', () => {
    const state = table([{ out: ['C30', 'C30'], monster: 'minotaur', hand: ['detour', 'C20'] }])
    play(state, 0, 'detour')
    expect(discards(state).sort()).toEqual(['detour', 'minotaur'])
    play(state, 0, 'corridor C20', [NEXT])
    expect(wayOf(state, 0)).toBe('OUT 80')
  })

  test('MM-S34 the second edition’s detour takes the last corridor too', () => {
    const edition = box.presets.find(({ id }) => id === '2')?.values ?? {}
    const state = table([{ out: ['C30', 'C10', 'C20'], monster: 'cobra', hand: ['detour', 'C5'] }], {}, edition)
    play(state, 0, 'detour')
    expect(discards(state).sort()).toEqual(['C20', 'cobra', 'detour'])
    expect([wayOf(state, 0), rowOf(state, 0), phaseText(state)]).toEqual(['OUT 40', ['C30', 'C10'], 'act 0'])
    expect(refusalOf(state, 0, 'corridor C5')).toBeNull()
  })

  test('MM-S35 a detour that costs the action ends the turn; it needs a monster', () => {
    const state = table([{ monster: 'cobra', hand: ['detour', 'C20'] }], {}, { detourAction: 'action' })
    play(state, 0, 'detour', [NEXT])
    expect([handOf(state, 0), phaseText(state)]).toEqual([['C20'], 'act 1'])
    expect(refusalOf(table([{ hand: ['detour'] }]), 0, 'detour')).toBe('notAttacked MM-D1')
  })
})

describe('trap', () => {
  test('MM-S36 a Thief avoids the trap; no card replaces it', () => {
    const state = starting(['thief', 'C20', 'elf'])
    const [, drew] = play(state, 0, 'proceed', ['trap'])
    expect(drew).toMatchObject({ kind: 'drew', trap: true })
    play(state, 0, 'avoid thief')
    expect([handOf(state, 0), discards(state)]).toEqual([
      ['C20', 'elf'],
      ['thief', 'trap'],
    ])
    play(state, 0, 'corridor C20')
    expect(wayOf(state, 0)).toBe('OUT 30')
  })

  test('MM-S37 a trap costs three cards of choice, face up, and the turn goes on', () => {
    const state = starting(['C5', 'C15', 'fighter', 'sleep', 'kobold', 'orc'])
    play(state, 0, 'proceed', ['trap'])
    expect(refusalOf(state, 0, 'drop C5, drop sleep, suffer')).toBe('dropMore MM-TR3')
    expect(refusalOf(state, 0, 'drop C5, drop sleep, drop kobold, drop orc')).toBe('enoughDropped MM-TR3')
    play(state, 0, 'drop C5, drop sleep, drop kobold, suffer')
    expect(discards(state)).toEqual(['C5', 'sleep', 'kobold', 'trap'])
    expect([handOf(state, 0), phaseText(state)]).toEqual([['C15', 'fighter', 'orc'], 'act 0'])
  })

  test('MM-S38 with fewer cards all are lost and the player lives; a Thief may be kept', () => {
    const poor = starting(['C5', 'C10'])
    play(poor, 0, 'proceed', ['trap'])
    play(poor, 0, 'drop C5, drop C10, suffer')
    expect([handOf(poor, 0), legOf(poor, 0)]).toEqual([[], 'outbound'])
    play(poor, 0, 'pass', [NEXT])
    const rich = starting(['thief', 'C5', 'C10', 'fighter'])
    play(rich, 0, 'proceed', ['trap'])
    play(rich, 0, 'drop C5, drop C10, drop fighter, suffer')
    expect(handOf(rich, 0)).toEqual(['thief'])
  })

  test('MM-S39 traps face up in the pile are seen coming; other cards are not', () => {
    const choices = { trapFaceUp: true }
    const pile = ['C20', 'trap', 'elf', 'elf', 'orc']
    const state = starting(['dwarf'], choices, { pile, trapNext: false })
    // The C20 among the four other cards; then the place of the top card among four, of which one is a trap.
    play(state, 0, 'proceed', ['C20', 0])
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(box.game.view(state, viewer).trapNext).toBe(true)
    // P2's draw is the trap, for certain: P2 falls in with an empty hand. The next top card is none.
    play(state, 0, 'pass', [2])
    expect([discards(state), phaseText(state)]).toEqual([['trap'], 'act 1'])
    const other = starting(['dwarf'], choices, { pile: ['C20', 'fighter'], trapNext: false })
    play(other, 0, 'proceed', ['C20', 0])
    const seen = box.game.view(other, 1)
    expect(seen.trapNext).toBe(false)
    expect(seen.pileCount).toBe(1)
    expect(Object.keys(seen)).not.toContain('pile')
  })
})

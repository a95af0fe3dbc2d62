import { describe, expect, test } from 'vitest'
import { ARENA, M5, U3, arranged, inDeck, leave, phaseText, playOn, tableOf } from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

describe('leaving', () => {
  test('MS-69 all parts and hidden cards are shown and shuffled in, the dragon leaves the game, the next player goes on', () => {
    const state = arranged({
      phase: 'build',
      players: [{ table: ['U1H', 'DUH'], hidden: ['PSP2a'] }, {}, {}],
      deck: ['C4B', 'C4H'],
    })
    const events = leave(state, 0)
    const { ids } = state.options.set
    const left = events.find(({ kind }) => kind === 'left')
    expect(left?.kind === 'left' && left.cards.map(({ card }) => ids[card])).toEqual(['U1H', 'PSP2a'])
    expect(inDeck(state, 'DUH')).toBe(false)
    expect(box.game.view(state, 1).players[0]).toMatchObject({ out: true, dragon: [], hidden: [] })
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-69 who only watches a fight leaves without touching it', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5] }
    const state = arranged({ phase: 'reinforce', players: [{ hidden: ['PBO3a'] }, {}, { table: ['U1H'] }], fight })
    leave(state, 2)
    expect(phaseText(state)).toBe('reinforce 0')
  })

  test('MS-51 a fighter who leaves after the flip loses, and both monsters are destroyed', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5], used: ['PAX2a'] }
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PBO3a'] }, {}, {}],
      fight,
      deck: ['C4B', 'C4H'],
    })
    leave(state, 0)
    expect(phaseText(state)).toBe('reward 1')
    playOn(state, 1, 'dragon DIH')
    expect(phaseText(state)).toBe('build 1')
    const back = [...U3, ...M5, 'PAX2a', 'PBO3a'].filter((id) => inDeck(state, id) || tableOf(state, 1).includes(id))
    expect(back.length).toBeGreaterThanOrEqual(7)
  })

  test('MS-50 before the flip the other’s monster stays at home', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3] }
    const state = arranged({ phase: 'adjust', seat: 1, players: [{}, { table: M5 }, {}], fight, deck: ['C4B'] })
    leave(state, 1)
    expect(phaseText(state)).toBe('reward 0')
    expect(tableOf(state, 0)).toEqual([...U3].sort())
    expect(M5.every((id) => inDeck(state, id))).toBe(true)
    playOn(state, 0, 'dragon DUH')
    expect(phaseText(state)).toBe('build 2')
  })

  test('a winner who leaves takes nothing, a loser who leaves is passed over', () => {
    const reward = (): State =>
      arranged({
        phase: 'reward',
        players: [{}, {}, {}],
        fight: { attacker: 0, defender: 1, parts: [U3, M5] },
      })
    const winner = reward()
    leave(winner, 0)
    expect(phaseText(winner)).toBe('build 1')
    const loser = reward()
    leave(loser, 1)
    expect(phaseText(loser)).toBe('reward 0')
    playOn(loser, 0, 'dragon DUH')
    expect(phaseText(loser)).toBe('build 2')
  })

  test('MS-62 a monster in the Arena leaves with its owner', () => {
    const state = arranged(
      { phase: 'build', seat: 1, players: [{}, {}, {}], arena: { owner: 0, parts: ['U3B', 'DUH', 'U3T'] } },
      ARENA,
    )
    leave(state, 0)
    expect(state.arena).toBeNull()
    expect(inDeck(state, 'U3B') && inDeck(state, 'U3T')).toBe(true)
    expect(phaseText(state)).toBe('build 1')
  })

  test('MS-56 one player left wins, also in the middle of a fight', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3] }
    const state = arranged({ phase: 'adjust', seat: 1, players: [{}, { table: M5 }], fight })
    leave(state, 0)
    expect(phaseText(state)).toBe('over 1')
    expect(state.phase.kind === 'over' && state.phase.outcome.reason).toBe('resigned')
  })
})

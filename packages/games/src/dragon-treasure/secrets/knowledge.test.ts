import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { allBut, arranged, duel, four, moving, optionsOf, play } from '../rules/bench.ts'
import { room } from './conformance.ts'
import { box } from '../index.ts'
import { SEEN_BASE, type State } from '../rules/state.ts'

const SAMPLES = 400

/** How often seat 0 imagines each value in the hand of seat 1. */
const beliefs = (state: State): Map<number, number> => {
  const imagine = box.game.imagine(box.game.view(state, 0))
  const chance = sampledChance('beliefs')
  const counts = new Map<number, number>()
  for (let i = 0; i < SAMPLES; i++) {
    for (const value of imagine(chance).hands[1] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

describe('what is known of the counters', () => {
  test('a counter seen going back is in the cup until somebody draws', () => {
    const sides = [
      { armies: { c21: 1 }, hand: [2] },
      { armies: { b21: 1 }, hand: [10, 3] },
    ]
    const state = arranged(moving(1, {}, ...sides))
    play(state, 0, 'step c21 b21')
    duel(state, 0, 2, 1, 10)
    play(state, 1, 'throw c21')
    expect(box.game.view(state, 0).seen).toEqual([
      { value: 2, draws: 0 },
      { value: 10, draws: 0 },
    ])
    expect(beliefs(state).get(10)).toBeUndefined()
    play(state, 1, 'roll', [6, 10, 4])
    const after = beliefs(state)
    expect(after.get(10)).toBeGreaterThan(0)
    expect(after.get(10)).toBeLessThan(SAMPLES)
  })

  test('only places filled after that can hold it', () => {
    const sides = [{ hand: [1] }, { hand: [9, 5], born: [2, 0] }, { hand: [3], born: [1] }]
    const state = arranged({ phase: 'roll', draws: 2, seen: [[9, 1]], sides: four(...sides) })
    const imagine = box.game.imagine(box.game.view(state, 0))
    const chance = sampledChance('places')
    for (let i = 0; i < SAMPLES; i++) {
      const world = imagine(chance)
      expect(box.game.check(world)).toEqual([])
      expect(world.hands[2]).not.toContain(9)
      const at = world.hands[1]?.indexOf(9) ?? -1
      if (at >= 0) expect(world.born[1]?.[at]).toBe(2)
    }
  })

  test('what everybody knows of a hand stays on the safe side when a counter is shown', () => {
    const sides = [
      { armies: { c21: 1 }, hand: [9, 5], born: [3, 0] },
      { armies: { b21: 1 }, hand: [1] },
    ]
    const state = arranged(moving(1, { draws: 3, seen: [[9, 2]] }, ...sides))
    play(state, 0, 'step c21 b21')
    duel(state, 0, 9, 1, 1)
    expect([state.born[0], state.births[0]]).toEqual([[0], [3]])
    expect(box.game.view(state, 1).seen).toEqual([
      { value: 1, draws: 3 },
      { value: 9, draws: 3 },
    ])
    expect(box.game.view(state, 1).sides[0]).toMatchObject({ hand: null, born: null, births: [3], handCount: 1 })
  })

  test('a copy that went back after the last draw of a hand is not the one it shows', () => {
    const sides = [
      { armies: { c21: 1 }, hand: [8], born: [1] },
      { armies: { b21: 1 }, hand: [1] },
    ]
    const seen = [
      [8, 0],
      [8, 2],
    ]
    const state = arranged(moving(1, { draws: 2, seen }, ...sides))
    play(state, 0, 'step c21 b21')
    duel(state, 0, 8, 1, 1)
    expect(box.game.view(state, 1).seen).toEqual([
      { value: 1, draws: 2 },
      { value: 8, draws: 2 },
      { value: 8, draws: 2 },
    ])
  })

  test('the own hand is known, and leaves what was seen', () => {
    const sides = [
      { hand: [10], born: [2] },
      { hand: [4, 4], born: [2, 2] },
    ]
    const state = arranged({ phase: 'roll', draws: 2, seen: [[10, 1]], sides: four(...sides) })
    const imagine = box.game.imagine(box.game.view(state, 0))
    const chance = sampledChance('own')
    for (let i = 0; i < 50; i++) {
      const world = imagine(chance)
      expect([world.hands[0], world.born[0]]).toEqual([[10], [2]])
      expect(world.cup).not.toContain(10)
      expect(world.hands[1]).not.toContain(10)
    }
  })

  test('a chosen counter is any of its hand; the sleeping Dragon under any counter, and under the last one for sure', () => {
    const sides = [
      { armies: { b21: 1 }, hand: [2] },
      { armies: { b21: 1 }, hand: allBut(2, 3, 4), sealed: 7 },
    ]
    const state = arranged({ phase: 'duel', space: 'b21', sides: four(...sides) })
    const imagine = box.game.imagine(box.game.view(state, 0))
    const chance = sampledChance('sealed')
    const worlds = Array.from({ length: 100 }, () => imagine(chance))
    expect(new Set(worlds.map((world) => world.sealed[1])).size).toBeGreaterThan(5)
    expect(new Set(worlds.map((world) => world.lair)).size).toBe(7)
    const last = arranged({
      phase: 'roll',
      up: { c12: 1, c13: 1, c14: 1, c21: 1, c23: 1, c24: 1 },
      down: ['L0'],
      sides: four(),
    })
    expect(box.game.view(last, 0).lastLair).toBe(last.lair)
    expect(box.game.imagine(box.game.view(last, 0))(chance).lair).toBe(last.lair)
  })
})

/** Copies in all hands of the values that were seen going back. */
const seenInHands = (truth: State, state: State): number =>
  truth.seen.reduce((sum, entry) => sum + state.hands.flat().filter((value) => value === entry % SEEN_BASE).length, 0)

test('imagined hands hold counters seen going back as often as true and redealt ones do', () => {
  let [seen, truth, imagined, redealt] = [0, 0, 0, 0]
  for (let game = 0; game < 280; game++) {
    const chance = sampledChance(`odds ${game}`)
    const { choices, loadouts } = room.scenario(chance)
    const state = box.game.setup(optionsOf(choices), loadouts, chance, null)
    for (;;) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[chance.pick(pending.seats.length)] ?? 0
      if (state.seen.length > 0 && chance.pick(10) === 0) {
        const viewer = chance.pick(2) === 0 ? 'spectator' : seat
        seen += state.seen.length
        truth += seenInHands(state, state)
        imagined += seenInHands(state, box.game.imagine(box.game.view(state, viewer))(chance))
        redealt += seenInHands(state, room.redeal(box.game.clone(state), viewer, chance))
      }
      for (const action of room.blind(state, seat, chance)) box.game.apply(state, seat, action, chance, null)
    }
  }
  expect(seen).toBeGreaterThan(1000)
  expect(Math.abs(imagined - truth) / seen).toBeLessThan(0.1)
  expect(Math.abs(redealt - truth) / seen).toBeLessThan(0.1)
})

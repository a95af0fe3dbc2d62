import { type Chance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { handOf, legalTexts, optionsOf, phaseText, pileOf } from './bench.ts'
import { box } from '../index.ts'
import type { Options } from '../set/options.ts'
import { type Model, answer, answers, leave, ranksOf } from './trials/domino-model.ts'

/** Cards drawn, as ids, in that order. */
const noting = (chance: Chance, options: Options, drawn: string[]): Chance => ({
  ...chance,
  draw: (pool) => {
    const card = chance.draw(pool)
    drawn.push(options.set.ids[Number(card)] as string)
    return card
  },
})

describe('Dominoes against a second, plain reading of its rules', () => {
  test.each([
    {},
    { dominoForced: false },
    { dominoStrictPlugs: true },
    { dominoStrictPlugs: true, dominoForced: false, dominoDragons: true },
    { dominoDragons: true, dominoTie: 'mostCards' },
  ])('MS-03 to MS-18 every list of answers, every card and every result agree: %j', (choices) => {
    const seen = { closed: 0, left: 0, passes: 0, answers: 0 }
    for (let match = 0; match < 60; match++) {
      const options = optionsOf({ mode: 'dominoes', ...choices })
      const drawn: string[] = []
      const chance = noting(sampledChance(`model ${match}`), options, drawn)
      const seats = 2 + (match % 4)
      const nulls = Array.from({ length: seats }, () => null)
      const state = box.game.setup(options, nulls, chance, null)
      const next = (): string => drawn.shift() as string
      const model: Model = {
        options,
        hands: nulls.map(() => []),
        piles: nulls.map(() => []),
        out: nulls.map(() => false),
        deck: 117 + (options.dominoDragons ? 25 : 0) - 5 * seats,
        centre: [],
        open: [],
        seat: state.starter,
        asked: 'lead',
        passes: 0,
      }
      for (let i = 0; i < 5 * seats; i++) model.hands[(state.starter + Math.floor(i / 5)) % seats]?.push(next())
      while (state.phase.kind !== 'over') {
        expect(phaseText(state)).toBe(`${model.asked} ${model.seat}`)
        const wanted = answers(model)
        expect([...legalTexts(state, model.seat)].sort()).toEqual([...new Set(wanted)].sort())
        if (chance.pick(150) === 0) {
          const seat = chance.pick(seats)
          if (model.out[seat] === true) continue
          box.game.resign(state, seat, chance, null)
          leave(model, seat)
          seen.left++
          continue
        }
        const text = legalTexts(state, model.seat)[chance.pick(wanted.length)] as string
        const action = box.game.parse(options, text)
        if (action === null) throw new Error(text)
        box.game.apply(state, model.seat, action, chance, null)
        answer(model, text, next)
        seen.answers++
        if (text === 'pass') seen.passes++
        expect(drawn).toEqual([])
        expect(model.hands.map((_, seat) => handOf(state, seat))).toEqual(model.hands)
      }
      expect(model.asked).toBe('over')
      expect(model.piles.map((_, seat) => pileOf(state, seat))).toEqual(model.piles)
      const { scores, outcome } = state.phase
      expect({ scores, places: outcome.places }).toEqual(ranksOf(model))
      seen.closed += model.piles.flat().length
    }
    expect(Math.min(seen.closed, seen.left, seen.passes, seen.answers)).toBeGreaterThan(20)
  })
})

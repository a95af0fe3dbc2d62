import { box } from '@menagerie/games/monster-pack'
import { describe, expect, test } from 'vitest'
import { choicesOf, handCards } from './choices.ts'

const completed = box.complete({}, null)
if (!completed.ok) throw new Error('options')
const options = completed.value
const card = (id: string): number => options.cards.findIndex((one) => one.id === id)

describe('legal actions as places', () => {
  test('equal hand cards are each a way to the same action', () => {
    const hand = handCards([card('R05'), card('R05'), card('R06')])
    expect(hand.map((one) => one.place)).toEqual([`h.${card('R05')}.0`, `h.${card('R05')}.1`, `h.${card('R06')}.0`])
    expect(choicesOf(options, hand, ['summon R05 W2', 'boost W1 R06', 'up W1 A2', 'pass'])).toEqual([
      { steps: ['summon R05 W2'], places: [`h.${card('R05')}.0`, 'w.1'] },
      { steps: ['summon R05 W2'], places: [`h.${card('R05')}.1`, 'w.1'] },
      { steps: ['boost W1 R06'], places: [`h.${card('R06')}.0`, 'w.0'] },
      { steps: ['up W1 A2'], places: ['w.0', 'a.1'] },
      { steps: ['pass'], places: ['b.passBoost'] },
    ])
  })
})

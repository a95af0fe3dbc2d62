import { boardBox } from '@menagerie/games/monster-maker'
import { expect, test } from 'vitest'
import { jointed } from './joints.ts'

const standard = boardBox.complete({}, null)
const { kinds, treasures } = standard.ok ? standard.value.deck : { kinds: [], treasures: [] }
const names = [...kinds, ...treasures].map(({ name }) => name)

test('every card supplied parts into words that fit a small card, and is named as before', () => {
  expect(names.length).toBeGreaterThan(40)
  for (const name of names) {
    expect(jointed(name).replaceAll('\u00AD', '')).toBe(name)
    for (const part of jointed(name).split(/[\u00AD -]/u)) expect(part.length, name).toBeLessThan(9)
  }
})

import { boardBox } from '@menagerie/games/monster-pack'
import { expect, test } from 'vitest'
import { jointed } from './joints.ts'

const standard = boardBox.complete({}, null)
const names = standard.ok ? standard.value.cards.map(({ name }) => name) : []

const parts = (name: string): readonly string[] => jointed(name).split(/[\u00AD ]/u)

test('every monster supplied parts into words that fit the smallest card, and is named as before', () => {
  expect(names.length).toBe(72)
  for (const name of names) {
    expect(jointed(name).replaceAll('\u00AD', '')).toBe(name)
    for (const part of parts(name)) expect(part.length, name).toBeLessThan(9)
    for (const part of parts(name)) expect(part.length, name).toBeGreaterThan(2)
  }
})

test('every long word has one joint, and what players name has none', () => {
  for (const word of names.flatMap((name) => name.split(' ')))
    expect(parts(word).length, word).toBe(word.length > 7 ? 2 : 1)
  expect(jointed('Grandmothersbane')).toBe('Grandmothersbane')
})

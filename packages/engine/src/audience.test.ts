import { expect, test } from 'vitest'
import { type Happening, keepIn, received } from './index.ts'

const drew: Happening<string> = { everyone: 'drew a card', secret: { to: [1], event: 'drew the king' } }

test('who is meant receives the secret event instead of the public one', () => {
  expect([0, 1, 2].map((seat) => received(drew, seat))).toEqual(['drew a card', 'drew the king', 'drew a card'])
})

test('a spectator receives what everyone does', () => {
  expect(received(drew, 'spectator')).toBe('drew a card')
})

test('what is for some seats only reaches the others as nothing', () => {
  const peeked: Happening<string> = { everyone: null, secret: { to: [0, 2], event: 'a king lies there' } }
  expect([0, 1, 2, 'spectator' as const].map((viewer) => received(peeked, viewer))).toEqual([
    'a king lies there',
    null,
    'a king lies there',
    null,
  ])
})

test('an emit keeps everything in order', () => {
  const list: Happening<string>[] = []
  const emit = keepIn(list)
  emit('one')
  emit(null, { to: [0], event: 'two' })
  expect(list).toEqual([
    { everyone: 'one', secret: null },
    { everyone: null, secret: { to: [0], event: 'two' } },
  ])
})

import { expect, test } from 'vitest'
import { fault, faulty, interned, ok } from './index.ts'

test('the same key gives the same object, made once', () => {
  const keep = interned<{ readonly size: number }>()
  let times = 0
  const make = () => {
    times++
    return ok({ size: 1 })
  }
  const first = keep('a', make)
  const again = keep('a', make)
  expect(first.ok && again.ok && first.value === again.value).toBe(true)
  expect(times).toBe(1)
})

test('another key gives another object', () => {
  const keep = interned<{ readonly size: number }>()
  const [a, b] = [keep('a', () => ok({ size: 1 })), keep('b', () => ok({ size: 1 }))]
  expect(a.ok && b.ok && a.value !== b.value).toBe(true)
})

test('faults are not remembered', () => {
  const keep = interned<object>()
  expect(keep('a', () => faulty([fault('wrong', 'a')])).ok).toBe(false)
  expect(keep('a', () => ok({})).ok).toBe(true)
})

test('what is still held is kept through many others', () => {
  const keep = interned<{ readonly i: number }>()
  const first = keep('first', () => ok({ i: -1 }))
  for (let i = 0; i < 2000; i++) keep(`${i}`, () => ok({ i }))
  const again = keep('first', () => ok({ i: -2 }))
  expect(first.ok && again.ok && first.value === again.value).toBe(true)
})

import { box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { calledBy } from './called.ts'

/** A view of three pieces of the Republic: of their owner, or of who watches. */
const viewOf = (viewer: 0 | 'spectator') => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('options')
  const made = box.game.arrange(completed.value, {
    phase: 'move',
    active: 0,
    republic: { pieces: { garla: '00', storm: '00', mondor: '01' } },
    royalist: { pieces: { racoon: '44', vishnus: '55' } },
  })
  if (!made.ok) throw new Error('position')
  return box.game.view(made.value, viewer)
}
const nameOf = (side: 0 | 1, piece: number): string => `${side}:${piece}`
const moved = (token: number) => ({ kind: 'moved', seat: 0, token })

test('the log calls the viewer’s own pieces by name, and nobody else’s', () => {
  const view = viewOf(0)
  const own = view.sides[0].tokens.map(({ handle }) => handle)
  const event = moved(own[0] as number)
  const called = calledBy(view, [event], nameOf)(event)
  expect(called.size).toBe(own.length)
  for (const [slot, handle] of own.entries())
    expect(called.get(`R${handle}`)).toBe(`0:${view.sides[0].tokens[slot]?.piece ?? ''}`)
  expect([...called.keys()].filter((code) => code.startsWith('Y'))).toEqual([])
})

test('before a mixing its codes name nobody, and the mixing itself is told by codes', () => {
  const view = viewOf(0)
  const [first, second, third] = view.sides[0].tokens.map(({ handle }) => handle) as [number, number, number]
  const [before, mixing, after] = [
    moved(first),
    { kind: 'shuffled', seat: 0, square: 0, before: [40, 41], after: [first, second] },
    moved(first),
  ]
  const called = calledBy(view, [before, mixing, after], nameOf)
  expect(called(after).has(`R${first}`)).toBe(true)
  expect(called(mixing).size).toBe(0)
  expect([called(before).has(`R${first}`), called(before).has(`R${second}`)]).toEqual([false, false])
  expect(called(before).has(`R${third}`)).toBe(true)
})

test('who watches is told codes', () => {
  const event = moved(0)
  expect(calledBy(viewOf('spectator'), [event], nameOf)(event).size).toBe(0)
})

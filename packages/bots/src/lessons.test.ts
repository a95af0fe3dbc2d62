import { sampledChance, scriptedChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { averageOf, drawnBest, learn, newLessons, note } from './lessons.ts'

const LEARNS = { draws: 3, urgency: 0.4 }

test('a choice is worth to a seat what its walks were worth on average, and to no other seat', () => {
  const lessons = newLessons<string>(LEARNS)
  note(lessons, 0, 'bite')
  note(lessons, 1, 'bite')
  note(lessons, 0, 'bark')
  learn(lessons, [1, -1])
  note(lessons, 0, 'bite')
  learn(lessons, [-0.5, 0.5])
  expect(averageOf(lessons, 0, 'bite')).toBe(0.25)
  expect(averageOf(lessons, 0, 'bark')).toBe(1)
  expect(averageOf(lessons, 1, 'bite')).toBe(-1)
  expect(averageOf(lessons, 1, 'bark')).toBeNull()
})

test('of the choices drawn the one worth most is made, a new one counting nothing', () => {
  const lessons = newLessons<string>(LEARNS)
  note(lessons, 0, 'good')
  learn(lessons, [0.5, -0.5])
  note(lessons, 0, 'bad')
  learn(lessons, [-0.5, 0.5])
  const actions = ['bad', 'new', 'good']
  const drawn = (...picks: number[]) => drawnBest(lessons, 0, actions, scriptedChance(picks))
  expect(drawn(0, 0, 0)).toBe('bad')
  expect(drawn(0, 1, 0)).toBe('new')
  expect(drawn(1, 2, 0)).toBe('good')
  expect(drawn(2, 1, 1)).toBe('good')
})

test('one draw is luck, and many are not', () => {
  const taken = (draws: number): number => {
    const lessons = newLessons<string>({ ...LEARNS, draws })
    note(lessons, 0, 'good')
    learn(lessons, [1, -1])
    const chance = sampledChance('draws')
    const actions = ['good', 'new', 'other', 'last']
    return Array.from({ length: 400 }, () => drawnBest(lessons, 0, actions, chance)).filter((one) => one === 'good')
      .length
  }
  expect(taken(1)).toBeLessThan(130)
  expect(taken(1)).toBeGreaterThan(70)
  expect(taken(8)).toBeGreaterThan(330)
})

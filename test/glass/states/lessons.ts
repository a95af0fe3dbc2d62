import { SHEET, arranged, press } from './page.ts'
import type { GlassState } from './state.ts'

/** Steps of each course; the last is its end. */
export const LESSONS: Readonly<Record<string, number>> = {
  'monster-pack': 10,
  'double-headed-lion': 9,
  'dragon-treasure': 10,
  'monster-maker': 8,
  monstructor: 10,
}

const lessons = (): readonly GlassState[] =>
  Object.entries(LESSONS).flatMap(([game, count]) =>
    Array.from({ length: count }, (_, at) =>
      arranged(`lesson ${at + 1} of ${game}`, ['lesson', game, String(at)], '.coach', [], {
        room: game,
        view: 'lesson',
        keys: ['route /learn/:game'],
      }),
    ),
  )

const courseEnds = (): readonly GlassState[] =>
  Object.entries(LESSONS).map(([game, count]) =>
    arranged(
      `end of the course of ${game}`,
      ['lesson', game, String(count - 1)],
      '.coach',
      [{ do: 'solve', game, at: count - 1 }, press('Finish'), SHEET],
      {
        room: game,
        view: 'lesson',
      },
    ),
  )

/** Every lesson as it begins, and the ends of the courses. */
export const lessonStates = (): readonly GlassState[] => [...lessons(), ...courseEnds()]

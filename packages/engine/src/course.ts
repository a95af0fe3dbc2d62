import type { Box } from './box.ts'
import type { ChanceOutcome } from './chance/chance.ts'
import { noChance } from './chance/no-chance.ts'
import { type ScriptedChance, scriptedChance } from './chance/scripted.ts'
import type { GameTypes } from './game.ts'
import type { Lesson } from './lesson.ts'
import { Defect, type Refusal, type Result, faulty, ok } from './refusal.ts'
import type { Table } from './table.ts'
import { openTable } from './open-table.ts'

/** A table on which one lesson is played. */
export interface LessonTable {
  readonly lesson: Lesson
  /** The authority, standing where the lesson begins; its earlier entries led there. */
  readonly table: Table
  /** Whether these steps do what the lesson asks for. */
  readonly accepts: (steps: readonly string[]) => boolean
  /** Plays the learner's commit with the lesson's chance; the refusal of an illegal one. */
  readonly act: (steps: readonly string[]) => Refusal | null
  /** Plays the next dictated commit; false when there is none left. */
  readonly answer: () => boolean
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i])

const accepts = (lesson: Lesson, steps: readonly string[]): boolean =>
  lesson.also === 'any' || same(lesson.solution, steps) || lesson.also.some((one) => same(one, steps))

/** Where the position stands from which a lesson is reached. */
const beginningOf = (course: readonly Lesson[], index: number): number => {
  let at = index
  while (at > 0 && course[at]?.position === null) at--
  return at
}

/**
 * Opens a lesson of a course: the position it stands on is arranged, and what the lessons between ask for is played by
 * their solutions. Faults are those of the position. What the course dictates wrongly is thrown: a missing, impossible or
 * unused outcome (`ScriptError`), or an illegal commit (`Defect`).
 */
export const openLesson = <T extends GameTypes>(
  box: Box<T>,
  course: readonly Lesson[],
  index: number,
): Result<LessonTable> => {
  const lesson = course[index]
  const from = beginningOf(course, index)
  const position = course[from]?.position ?? null
  if (lesson === undefined || position === null) throw new Defect(`the course has no lesson ${index}`)
  const completed = box.complete({}, null)
  if (!completed.ok) return completed
  const options = completed.value
  const arranged = box.game.arrange(options, position)
  if (!arranged.ok) return faulty(arranged.faults)
  const seats = Array.from({ length: box.game.seats(arranged.value) }, (_, seat) => seat)

  let script: ScriptedChance | null = null
  const opened = openTable(
    box,
    {
      choices: {},
      seats: seats.map((seat) => ({ kind: 'human', name: `${seat}` })),
      // What anybody brought is part of the position.
      loadouts: seats.map(() => null),
      start: position,
      last: null,
      commitment: null,
      contributions: seats.map(() => ''),
    },
    // Nobody verifies the record of a lesson.
    { chance: () => script ?? noChance, hash: () => '', now: () => 0 },
  )
  if (!opened.ok) return opened
  const table = opened.value

  const play = (seat: number, steps: readonly string[], outcomes: readonly ChanceOutcome[]): Refusal | null => {
    const dictated = scriptedChance(outcomes)
    script = dictated
    const done = table.act(seat, steps)
    script = null
    if (!done.ok) return done.refusal
    dictated.done()
    return null
  }
  const must = (seat: number, steps: readonly string[], outcomes: readonly ChanceOutcome[]): void => {
    const refused = play(seat, steps, outcomes)
    if (refused !== null) throw new Defect(`the course dictates ${steps.join(', ')}: ${refused.code}`)
  }
  for (const before of course.slice(from, index)) {
    if (before.solution.length > 0) must(before.seat, before.solution, before.chance)
    for (const { seat, steps, chance } of before.answers) must(seat, steps, chance)
  }

  let answered = 0
  return ok({
    lesson,
    table,
    accepts: (steps) => accepts(lesson, steps),
    act: (steps) => play(lesson.seat, steps, lesson.chance),
    answer: () => {
      const next = lesson.answers[answered]
      if (next === undefined) return false
      answered++
      must(next.seat, next.steps, next.chance)
      return true
    },
  })
}

import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import { openLesson } from '../course.ts'
import type { GameTypes } from '../game.ts'
import type { Lesson } from '../lesson.ts'

/** Whether there are words at a path of keys. */
export const wordsAt = (catalogue: Catalogue, path: readonly string[]): boolean => {
  let at: string | Catalogue | undefined = catalogue
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' && at !== ''
}

/** Every commit a lesson takes, its solution first. Of `any` those of a single step. */
const commitsOf = (lesson: Lesson, legal: readonly string[]): readonly (readonly string[])[] =>
  lesson.solution.length === 0
    ? []
    : [lesson.solution, ...(lesson.also === 'any' ? legal.map((one) => [one]) : lesson.also)]

/**
 * What is wrong with a course, in words; empty when all of it can be played as it is dictated: every commit it takes,
 * with every outcome of chance used, what is answered to it, in words of every language at hand, and with a wrong choice
 * left wherever it speaks of one.
 */
export const courseFaults = <T extends GameTypes>(box: Box<T>, catalogues: readonly Catalogue[]): readonly string[] => {
  const course = box.tutorial
  const faults: string[] = []
  const ids = new Set(course.map(({ id }) => id))
  if (ids.size !== course.length) faults.push('two lessons have the same id')
  const rules = new Set(box.rulebook.map(({ id }) => id))
  for (const [index, lesson] of course.entries()) {
    const say = (text: string): void => void faults.push(`${lesson.id}: ${text}`)
    const open = lesson.solution.length > 0
    for (const rule of lesson.rules) if (!rules.has(rule)) say(`there is no rule ${rule}`)
    for (const catalogue of catalogues) {
      const asked = open ? (lesson.also === 'any' ? ['done'] : ['done', 'wrong']) : []
      for (const key of ['title', 'text', ...asked]) {
        if (!wordsAt(catalogue, ['tutorial', lesson.id, key])) say(`no words for ${key}`)
      }
    }
    if (course[index + 1]?.position === null && lesson.also.length > 0) say('the next lesson goes on from several ends')
    for (const fault of playAll(box, course, index)) say(fault)
  }
  return faults
}

const playAll = <T extends GameTypes>(box: Box<T>, course: readonly Lesson[], index: number): readonly string[] => {
  const faults: string[] = []
  const lesson = course[index] as Lesson
  const play = (steps: readonly string[] | null): void => {
    const opened = openLesson(box, course, index)
    if (!opened.ok) return void faults.push(`position: ${opened.faults.map(({ code }) => code).join(', ')}`)
    const { table, accepts, act, answer } = opened.value
    if (steps === null) {
      const legal = table.legal(lesson.seat)
      if (legal.length === 0) faults.push('the learner is asked nothing')
      if (lesson.also !== 'any' && legal.every((one) => lesson.also.length > 0 && accepts([one])))
        faults.push('nothing else is possible: it takes any')
      for (const commit of commitsOf(lesson, legal)) play(commit)
      return
    }
    if (!accepts(steps)) faults.push(`${steps.join(', ')} is not accepted`)
    const refused = act(steps)
    if (refused !== null) return void faults.push(`${steps.join(', ')}: ${refused.code}`)
    while (answer());
  }
  try {
    if (lesson.solution.length > 0) play(null)
    else {
      const opened = openLesson(box, course, index)
      if (opened.ok) while (opened.value.answer());
      else faults.push(`position: ${opened.faults.map(({ code }) => code).join(', ')}`)
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  return faults
}

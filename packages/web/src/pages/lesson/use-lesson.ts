import type { Lesson, LessonTable } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CoachTone } from '../../pieces/coach.tsx'
import { type KnownMatch, learn } from '../../wire/known.ts'

/** Milliseconds before the next dictated commit of another seat. */
const PAUSE = 1300
const SHORT_PAUSE = 150

export interface LessonPlay {
  readonly match: KnownMatch
  readonly tone: CoachTone
  /** Others are still at it. */
  readonly waiting: boolean
  readonly act: (steps: readonly string[]) => void
}

/** What the learner's page would get from a server, from the table in the page. The state behind a view goes on changing. */
const frameOf = ({ table, lesson }: LessonTable, names: readonly string[], since: number): Frame => ({
  ...table.project(lesson.seat, since),
  view: JSON.parse(JSON.stringify(table.view(lesson.seat))) as unknown,
  table: 'lesson',
  players: names.map((name) => ({ kind: 'human', name, bot: null, away: null, present: true })),
  clocks: { now: 0, deadlines: names.map(() => null), left: null, banks: [], absences: [] },
  covers: [],
  commitment: '',
  reveal: null,
})

const opened = (teaching: LessonTable, names: readonly string[]): KnownMatch => {
  const frame = frameOf(teaching, names, -1)
  return { frame, updates: frame.updates }
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Something to read is done when it is read. */
const toneAtFirst = (lesson: Lesson): CoachTone => (lesson.solution.length === 0 ? 'good' : 'ask')

/** One lesson on its table: what is asked for is played and answered, anything else is taken back. */
export const useLesson = (teaching: LessonTable, names: readonly string[]): LessonPlay => {
  const [match, setMatch] = useState(() => opened(teaching, names))
  const [tone, setTone] = useState<CoachTone>(() => toneAtFirst(teaching.lesson))
  const [left, setLeft] = useState(teaching.lesson.answers.length)
  const shown = useRef(match)

  const publish = useCallback(() => {
    const next = learn(shown.current, frameOf(teaching, names, shown.current.frame.version)) ?? shown.current
    shown.current = next
    setMatch(next)
  }, [teaching, names])

  const act = useCallback(
    (steps: readonly string[]) => {
      if (!teaching.accepts(steps) || teaching.act(steps) !== null) {
        setTone('again')
        return
      }
      setTone('good')
      publish()
    },
    [teaching, publish],
  )

  const waiting = tone === 'good' && left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(
      () => {
        teaching.answer()
        publish()
        setLeft((count) => count - 1)
      },
      still() ? SHORT_PAUSE : PAUSE,
    )
    return () => clearTimeout(timer)
  }, [waiting, left, teaching, publish])

  return { match, tone, waiting, act }
}

import { type Lesson, type LessonTable, type SomeBox, openLesson } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Reading } from '../../reading.ts'
import { learn, learnedOf } from '../../learned.ts'
import { CardFace } from '../../pieces/card.tsx'
import { Coach, type CoachTone, type CoachWords } from '../../pieces/coach.tsx'
import { PromptContext } from '../../pieces/prompt-context.ts'
import { ThemeButton } from '../../pieces/rail.tsx'
import { useTelling } from '../../pieces/telling.ts'
import { MatchScene } from '../match-scene.tsx'
import { wholeMatch } from '../match-scene/scene.ts'
import { NotFoundPage } from '../not-found.tsx'
import { type WholeGame, useWhole } from '../use-room.ts'
import { Waiting } from '../waiting.tsx'
import { CourseEnd } from './course-end.tsx'
import { useLesson } from './use-lesson.ts'
import { LESSON_WORDS } from './words.ts'

/** `/learn/<game>`: the game's course, played on its own board. Nothing of it leaves the page. */
export const LessonPage = ({ game }: { readonly game: string }) => {
  const { data: loaded, error } = useWhole(game)
  const reading = useMemo(() => loaded?.room.reading({}) ?? null, [loaded])
  if (error !== null) return <NotFoundPage />
  if (loaded === undefined) return <Waiting />
  if (reading === null) return <NotFoundPage />
  return <Course loaded={loaded} reading={reading} />
}

const courseOf = (some: SomeBox): readonly Lesson[] => some((box) => box.tutorial)

/** Null where the game has no such lesson, or none at all. */
const open = (some: SomeBox, index: number): LessonTable | null =>
  some((box) => {
    if (box.tutorial[index] === undefined) return null
    const made = openLesson(box, box.tutorial, index)
    return made.ok ? made.value : null
  })

interface CourseProps {
  readonly loaded: WholeGame
  readonly reading: Reading
}

const Course = ({ loaded, reading }: CourseProps) => {
  const { t } = useTranslation(LESSON_WORDS)
  const { box } = loaded
  const { id } = loaded.room
  const course = useMemo(() => courseOf(box), [box])
  const [stand, setStand] = useState(() => {
    const { at, done } = learnedOf(id)
    return { at: done || at >= course.length ? 0 : at, attempt: 0 }
  })
  const [ended, setEnded] = useState(false)
  const teaching = useMemo(() => open(box, stand.at), [box, stand])

  useEffect(() => {
    document.title = `${t('title')} · ${t('name', { ns: id })}`
  }, [t, id])

  const to = (at: number): void => {
    if (at >= course.length) {
      learn(id, 0, true)
      setEnded(true)
      return
    }
    learn(id, at, false)
    setEnded(false)
    setStand((now) => ({ at, attempt: now.attempt + 1 }))
  }

  if (teaching === null) return <NotFoundPage />
  return (
    <Step
      key={stand.attempt}
      loaded={loaded}
      reading={reading}
      course={course}
      at={stand.at}
      teaching={teaching}
      ended={ended}
      onStep={to}
      onStay={() => setEnded(false)}
    />
  )
}

const NOTHING: readonly string[] = []

interface StepProps {
  readonly loaded: WholeGame
  readonly reading: Reading
  readonly course: readonly Lesson[]
  readonly at: number
  readonly teaching: LessonTable
  /** The course is over, and its end is shown. */
  readonly ended: boolean
  readonly onStep: (at: number) => void
  readonly onStay: () => void
}

/** The learner, and those who keep the other seats. */
const useNames = ({ table, lesson }: LessonTable): readonly string[] => {
  const { t } = useTranslation(LESSON_WORDS)
  return useMemo(
    () =>
      Array.from({ length: table.seats }, (_, seat) =>
        seat === lesson.seat
          ? t('learner')
          : t(table.seats === 2 ? 'keeper' : 'keeperOf', { number: seat + (seat < lesson.seat ? 1 : 0) }),
      ),
    [t, table, lesson],
  )
}

const coachWords = (t: TFunction, game: string, course: readonly Lesson[], at: number): CoachWords => ({
  label: t('coach'),
  back: t('back'),
  again: t('again'),
  skip: t('skip'),
  show: t('show'),
  next: at === course.length - 1 ? t('finish') : t('next'),
  place: t('place', { at: at + 1, count: course.length }),
  step: (index) => t('goTo', { at: index + 1, title: t(`tutorial.${course[index]?.id ?? ''}.title`, { ns: game }) }),
})

/** Who teaches the step. */
const StepCoach = ({
  step: { loaded, course, at, teaching, onStep },
  tone,
  onShow,
}: {
  readonly step: StepProps
  readonly tone: CoachTone
  readonly onShow: (() => void) | null
}) => {
  const { t } = useTranslation(LESSON_WORDS)
  const [, go] = useLocation()
  const { room, board } = loaded
  const { lesson } = teaching
  const done = tone === 'good'
  const words = (key: string): string => t(`tutorial.${lesson.id}.${key}`, { ns: room.id })
  const card = lesson.card === null ? undefined : board.cards({}, t).find((one) => one.id === lesson.card)
  return (
    <Coach
      title={words('title')}
      text={words('text')}
      said={tone === 'ask' || lesson.solution.length === 0 ? null : words(done ? 'done' : 'wrong')}
      tone={tone}
      rules={lesson.rules}
      picture={card === undefined ? null : <CardFace look={card.look} />}
      at={at}
      count={course.length}
      words={coachWords(t, room.id, course, at)}
      onBack={at === 0 ? null : () => onStep(at - 1)}
      onAgain={() => onStep(at)}
      onSkip={() => go('/')}
      onShow={onShow}
      onNext={done ? () => onStep(at + 1) : null}
      onStep={onStep}
    />
  )
}

const Step = (step: StepProps) => {
  const { loaded, reading, teaching, ended, onStep, onStay } = step
  const { t } = useTranslation(LESSON_WORDS)
  const { room, board } = loaded
  const [shown, setShown] = useState(false)
  const names = useNames(teaching)
  const play = useLesson(teaching, names)
  const whole = useMemo(() => wholeMatch(play.match, reading), [play.match, reading])
  const telling = useTelling(whole, board)
  const done = play.tone === 'good'
  const resting = !play.waiting && telling.told.length === 0
  const scene = (
    <MatchScene
      {...{ room, board, reading, names }}
      choices={NO_CHOICES}
      frame={telling.shown.frame}
      updates={telling.updates}
      fresh={telling.fresh}
      news={telling.news}
      told={telling.told}
      legal={done || telling.told.length > 0 ? NOTHING : telling.shown.frame.legal}
      busy={false}
      line="live"
      hinted={shown && !done ? teaching.lesson.solution : NOTHING}
      onAct={play.act}
      onSkip={telling.skip}
      idle={t(resting ? 'idleDone' : 'idleWait')}
      closing={null}
      tools={<ThemeButton />}
      coach={<StepCoach step={step} tone={play.tone} onShow={shown ? null : () => setShown(true)} />}
    >
      <CourseEnd room={room} open={ended} onAgain={() => onStep(0)} onClose={onStay} />
    </MatchScene>
  )
  // The board would tell whose turn it is; here nobody is waited for any more.
  return <PromptContext value={done && resting ? t('idleDone') : null}>{scene}</PromptContext>
}

const NO_CHOICES = {}

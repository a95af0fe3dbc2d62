import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import './coach.css'
import { Icon } from './icon.tsx'
import { RuleTag } from './rule-tag.tsx'
import { useScrollStop } from './scroll-stop.ts'

/** `ask`: something is to be done. `again`: something else was chosen, and taken back. `good`: it is done. */
export type CoachTone = 'ask' | 'again' | 'good'

export interface CoachWords {
  readonly label: string
  readonly back: string
  readonly again: string
  readonly skip: string
  readonly show: string
  readonly next: string
  /** "Step 2 of 10", and each dot by itself. */
  readonly place: string
  readonly step: (index: number) => string
}

interface CoachProps {
  readonly title: string
  /** What is to be done. */
  readonly text: string
  /** What is said to what was done; null: nothing yet. */
  readonly said: string | null
  readonly tone: CoachTone
  readonly rules: readonly string[]
  /** A card beside the words; null where there is none. */
  readonly picture: ReactNode
  /** Step `at` of `count`, from 0. */
  readonly at: number
  readonly count: number
  readonly words: CoachWords
  /** Null at the first step. */
  readonly onBack: (() => void) | null
  readonly onAgain: () => void
  readonly onSkip: () => void
  /** Marks what is meant; null when there is nothing to mark. */
  readonly onShow: (() => void) | null
  /** Null until the step is done. */
  readonly onNext: (() => void) | null
  readonly onStep: (index: number) => void
  /** False where it is only shown. */
  readonly takesFocus?: boolean
}

/** What is to be done, and what is said to what was done. */
const Said = ({
  id,
  text,
  said,
  tone,
  picture,
}: Pick<CoachProps, 'text' | 'said' | 'tone' | 'picture'> & { readonly id: string }) => {
  const words = useRef<HTMLDivElement>(null)
  useScrollStop(words)
  return (
    <div className="coach-words" ref={words}>
      {picture !== null && <div className="coach-picture">{picture}</div>}
      <div aria-live="polite">
        {(said === null || tone === 'again') && <p>{text}</p>}
        {said !== null && (
          <p className="said" id={id}>
            <Icon name={tone === 'good' ? 'check-mark' : 'help'} />
            <span>{said}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const Ways = ({
  said,
  words,
  onNext,
  onShow,
  onBack,
  onAgain,
}: Pick<CoachProps, 'words' | 'onNext' | 'onShow' | 'onBack' | 'onAgain'> & {
  /** Id of what is said. */
  readonly said: string
}) => (
  <>
    {onNext !== null && (
      <Button look="go" size="sm" icon="check-mark" onPress={onNext} describedBy={said}>
        {words.next}
      </Button>
    )}
    {onShow !== null && onNext === null && (
      <Button look="paper" size="sm" onPress={onShow}>
        {words.show}
      </Button>
    )}
    {onBack !== null && (
      <Button look="paper" size="sm" onPress={onBack}>
        {words.back}
      </Button>
    )}
    <Button look="paper" size="sm" onPress={onAgain}>
      {words.again}
    </Button>
  </>
)

/** The course as dots, each a way to its step. */
const Dots = ({
  at,
  count,
  done,
  words,
  onStep,
}: Pick<CoachProps, 'at' | 'count' | 'words' | 'onStep'> & { readonly done: boolean }) => (
  <ol className="dots" aria-label={words.place}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <button
          type="button"
          aria-label={words.step(index)}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at || (index === at && done) || undefined}
          onClick={() => onStep(index)}
        />
      </li>
    ))}
  </ol>
)

/** Who teaches: what is to be done, what came of it, where one is in the course, and the ways back and on. */
export const Coach = ({ takesFocus = true, ...coach }: CoachProps) => {
  const { title, tone, rules, at, words } = coach
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const done = coach.onNext !== null
  // A new step is read from its title; a step that is done goes on with Enter.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, at])
  useEffect(() => {
    if (takesFocus && done) next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [takesFocus, done])
  return (
    <section className="coach panel" aria-labelledby={id} data-tone={tone} aria-roledescription={words.label}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Icon name="graduate-cap" />
          <span className="sr">{words.place}: </span>
          {title}
        </h2>
        <IconButton icon="cross-mark" label={words.skip} onPress={coach.onSkip} />
      </header>
      <Said {...coach} id={`${id}-said`} />
      <div className="coach-do" ref={next}>
        <Ways {...coach} said={`${id}-said`} />
        <span className="coach-rules">
          {rules.map((rule) => (
            <RuleTag key={rule} rule={rule} />
          ))}
        </span>
      </div>
      <Dots {...coach} done={done} />
    </section>
  )
}

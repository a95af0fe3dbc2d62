import { type PointerEvent, type ReactNode, memo } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './scrubber.css'

/** A place on the way that is worth a notch, such as the beginning of a turn. */
export interface ScrubMark {
  readonly at: number
  readonly label: string
}

/** What its keys are called. */
interface ScrubberWords {
  readonly label: string
  readonly first: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly forward: string
  readonly last: string
  readonly slider: string
  /** With the present speed in it. */
  readonly speed: string
}

const SPEEDS = [0.5, 1, 2, 4] as const

/** The mouse leaves the focus where it is, so that the space bar goes on meaning what it meant. */
const keepFocus = (event: PointerEvent): void => {
  if (event.pointerType === 'mouse' && event.target instanceof Element && event.target.closest('button') !== null) {
    event.preventDefault()
  }
}

/** More notches than this would be a hatching. */
const MOST_MARKS = 60

/** Shares of the way between two numbers: on a wide track, and on a narrow one. */
const BETWEEN = 1 / 20
const FAR_BETWEEN = 1 / 8

/** Of these notches, in their order, those that are each at least so far from the one before it. */
const apart = (marks: readonly ScrubMark[], distance: number): readonly ScrubMark[] => {
  const chosen: ScrubMark[] = []
  for (const mark of marks) if (mark.at - (chosen.at(-1)?.at ?? -Infinity) >= distance) chosen.push(mark)
  return chosen
}

const Marks = memo(({ marks, last }: { readonly marks: readonly ScrubMark[]; readonly last: number }) => {
  const every = Math.ceil(marks.length / MOST_MARKS)
  const notches = marks.filter((_, index) => index % every === 0)
  const near = apart(notches, last * BETWEEN)
  const numbered = new Set(near)
  // What a narrow track shows is some of what a wide one does.
  const far = new Set(apart(near, last * FAR_BETWEEN))
  return (
    <span className="scrub-marks" aria-hidden="true">
      {notches.map((mark, index) => (
        <i key={mark.at} style={{ left: `${(mark.at / Math.max(1, last)) * 100}%` }}>
          {numbered.has(mark) && <b className={far.has(mark) ? undefined : 'near'}>{index * every + 1}</b>}
        </i>
      ))}
    </span>
  )
})

/**
 * A way through something that is over: first, back, play, on, last, and a brass slider over notches. What the arrows, Home,
 * End and the space bar do besides is the page's affair; the slider itself obeys the arrows.
 */
export const Scrubber = ({
  words,
  at,
  last,
  valueText,
  marks,
  broken = false,
  playing,
  speed,
  onGo,
  onStep,
  onToggle,
  onSpeed,
  children,
}: {
  readonly words: ScrubberWords
  readonly at: number
  readonly last: number
  /** Where one stands, for those who hear it. */
  readonly valueText: string
  readonly marks: readonly ScrubMark[]
  /** The way ends before its end. */
  readonly broken?: boolean
  readonly playing: boolean
  readonly speed: number
  readonly onGo: (at: number) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onToggle: () => void
  readonly onSpeed: (speed: number) => void
  readonly children?: ReactNode
}) => {
  const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1
  return (
    <section className="scrubber" aria-label={words.label} onPointerDown={keepFocus}>
      <div className="scrub-keys">
        <IconButton icon="previous-button" label={words.first} onPress={() => onGo(0)} />
        <IconButton icon="fast-backward-button" label={words.back} onPress={() => onStep(-1)} />
        <button
          type="button"
          className="scrub-play"
          aria-label={playing ? words.pause : words.play}
          data-playing={playing || undefined}
          onClick={onToggle}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
        </button>
        <IconButton icon="fast-forward-button" label={words.forward} onPress={() => onStep(1)} />
        <IconButton icon="next-button" label={words.last} onPress={() => onGo(last)} />
      </div>
      <div className="scrub-track" data-broken={broken || undefined}>
        <span className="scrub-groove" aria-hidden="true">
          <i style={{ width: `${(at / Math.max(1, last)) * 100}%` }} />
        </span>
        <Marks marks={marks} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={words.slider}
          aria-valuetext={valueText}
          onChange={(event) => onGo(Number(event.currentTarget.value))}
        />
      </div>
      <output className="scrub-at" aria-live="off">
        <b>{at}</b> / {last}
      </output>
      <button type="button" className="scrub-speed" aria-label={words.speed} onClick={() => onSpeed(next)}>
        {speed === 0.5 ? '½' : speed}×
      </button>
      {children}
    </section>
  )
}

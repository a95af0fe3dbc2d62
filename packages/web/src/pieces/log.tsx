import { type KeyboardEvent, type ReactNode, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenLaidOut } from './at-every-size.ts'
import { goesOn } from './goes-on.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './log.css'
import { RuleTag } from './rule-tag.tsx'

export interface LogEntry {
  readonly key: string
  /** The version of the match it came with. */
  readonly version: number
  readonly icon: IconName
  readonly text: ReactNode
  readonly rule: string | null
  /** Begins a turn or a chapter. */
  readonly heading: boolean
  /** Came with the newest version. */
  readonly fresh: boolean
}

/** Lines of a stretch, and by how many it moves. */
const STRETCH = 300
const STEP = 100

/** How near to its end the log has to be to follow what comes. */
const NEAR = 80

/** A log of what is over: where one stands in it, and how to go elsewhere. */
export interface LogWalk {
  readonly at: number
  readonly onGo: (version: number) => void
}

type Age = 'past' | 'now' | 'ahead'

const Line = memo(
  ({
    entry,
    age,
    stops,
    onGo,
    goWords,
  }: {
    readonly entry: LogEntry
    readonly age: Age
    /** Tab halts at its rule: at the newest one of the log only. */
    readonly stops: boolean
    readonly onGo: ((version: number) => void) | null
    readonly goWords: string
  }) => {
    const text =
      onGo === null ? (
        <span>{entry.text}</span>
      ) : (
        <button
          type="button"
          className="log-go"
          title={goWords}
          aria-current={age === 'now' ? 'step' : undefined}
          data-version={entry.version}
          onClick={() => onGo(entry.version)}
        >
          {entry.text}
        </button>
      )
    const looks = age === 'ahead' ? 'ahead' : entry.fresh || age === 'now' ? 'new' : ''
    return entry.heading ? (
      <li className={`turn ${age === 'ahead' ? 'ahead' : ''}`}>{text}</li>
    ) : (
      <li className={looks}>
        <Icon name={entry.icon} />
        {text}
        <RuleTag rule={entry.rule} stops={stops} />
      </li>
    )
  },
)

/** How far a box is pushed, how high its contents are, and how much of them it shows. */
const seen = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => ({
  top: scrollTop,
  height: scrollHeight,
  room: clientHeight,
})

const ageOf = (entry: LogEntry, walk: LogWalk | null): Age =>
  walk === null || entry.version < walk.at ? 'past' : entry.version === walk.at ? 'now' : 'ahead'

/** Where a stretch of the log ends, the way on. */
const More = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <li className="log-more">
    <button type="button" className="tag" onClick={onPress}>
      {words}
    </button>
  </li>
)

/**
 * What happened, in words, each line with its rule. Stays where one reads, follows when one stands at the end. Of a match
 * that is over, every line leads to where it happened, and what is still to come is fainter.
 */
export const Log = memo(
  ({
    entries,
    label,
    walk = null,
  }: {
    readonly entries: readonly LogEntry[]
    readonly label: string
    readonly walk?: LogWalk | null
  }) => {
    const { t } = useTranslation()
    const list = useRef<HTMLOListElement>(null)
    useLayoutEffect(() => goesOn(list.current), [])
    const follows = useRef(true)
    /** As it was last seen: a box that took another size moves by itself. */
    const last = useRef({ top: 0, height: 0, room: 0 })
    const at = walk?.at ?? null
    // Of a long log that is walked through only a stretch is laid out; its ends lead on.
    const [moved, setMoved] = useState({ at, by: 0 })
    const by = moved.at === at ? moved.by : 0
    const place = at === null ? -1 : placeOf(entries, at)
    const from = at === null ? 0 : stretch(entries.length, place + by)
    const to = at === null ? entries.length : Math.min(entries.length, from + STRETCH)
    useEffect(() => {
      const element = list.current
      if (element === null) return
      const follow = (): void => {
        if (at === null) {
          if (follows.current) element.scrollTop = element.scrollHeight
        } else if (by === 0) show(element, place < 0 ? -1 : place - from + (from > 0 ? 1 : 0))
        else element.scrollTop = (element.scrollHeight - element.clientHeight) / 2
        // No reader put it there.
        last.current = seen(element)
      }
      // What stands below the log grows and shrinks with every question.
      return whenLaidOut(element, follow)
    }, [entries, at, by, place, from])
    const newest = lastRuled(entries, to)
    return (
      <ol
        className={walk === null ? 'log' : 'log walked'}
        ref={list}
        aria-label={label}
        tabIndex={0}
        data-scrolls
        onKeyDown={walkTags}
        onScroll={(event) => {
          const { top, height, room } = seen(event.currentTarget)
          const before = last.current
          if (height - top - room < NEAR) follows.current = true
          // Only a reader scrolls up; what comes in moves the end away, and that is no wish to stay.
          else if (top < before.top && height === before.height && room === before.room) follows.current = false
          last.current = { top, height, room }
        }}
      >
        {from > 0 && (
          <More words={t('match.logEarlier', { count: from })} onPress={() => setMoved({ at, by: by - STEP })} />
        )}
        {entries.slice(from, to).map((entry) => (
          <Line
            key={entry.key}
            entry={entry}
            age={ageOf(entry, walk)}
            stops={entry === newest}
            onGo={walk?.onGo ?? null}
            goWords={t('match.logGo')}
          />
        ))}
        {to < entries.length && (
          <More
            words={t('match.logLater', { count: entries.length - to })}
            onPress={() => setMoved({ at, by: by + STEP })}
          />
        )}
      </ol>
    )
  },
)

/** The last entry before an index that names a rule. */
const lastRuled = (entries: readonly LogEntry[], to: number): LogEntry | null => {
  for (let at = to - 1; at >= 0; at--) if (entries[at]?.rule != null) return entries[at] ?? null
  return null
}

/** Rules, and names where the line itself is not pressed. */
const HALTS = 'button, :not(button) > b > [data-name]'

/** From one name or rule of the log to the next by the arrows; Tab goes on to what stands after the log. */
const walkTags = (event: KeyboardEvent<HTMLOListElement>): void => {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement) || !event.target.matches(HALTS)) return
  const tags = [...event.currentTarget.querySelectorAll<HTMLElement>(HALTS)]
  const next = tags[tags.indexOf(event.target) + step]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (!(next instanceof HTMLButtonElement)) next.tabIndex = -1
  next.focus()
}

/** Where a stretch begins that holds this place; it moves by steps, so that most steps of a walk leave it as it is. */
const stretch = (length: number, place: number): number =>
  Math.max(0, Math.min(length - STRETCH, Math.floor((place - STRETCH / 2) / STEP) * STEP))

/** Index of the last entry up to a version; -1 before the first. */
const placeOf = (entries: readonly LogEntry[], version: number): number => {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle] as LogEntry).version <= version) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Brings a line into the middle of the list, unless it is in sight. */
const show = (list: HTMLElement, index: number): void => {
  const line = list.children[index]
  if (line === undefined) {
    list.scrollTop = 0
    return
  }
  const [box, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
  if (box.top >= frame.top + 4 && box.bottom <= frame.bottom - 4) return
  list.scrollTop += box.top - frame.top - frame.height / 2
}

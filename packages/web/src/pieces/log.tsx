import { type ReactNode, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
    onGo,
  }: {
    readonly entry: LogEntry
    readonly age: Age
    readonly onGo: ((version: number) => void) | null
  }) => {
    const { t } = useTranslation()
    const text =
      onGo === null ? (
        <span>{entry.text}</span>
      ) : (
        <button
          type="button"
          className="log-go"
          title={t('match.logGo')}
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
        <RuleTag rule={entry.rule} />
      </li>
    )
  },
)

const ageOf = (entry: LogEntry, walk: LogWalk | null): Age =>
  walk === null || entry.version < walk.at ? 'past' : entry.version === walk.at ? 'now' : 'ahead'

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
    const list = useRef<HTMLOListElement>(null)
    const follows = useRef(true)
    const top = useRef(0)
    const at = walk?.at ?? null
    useEffect(() => {
      const element = list.current
      if (element === null) return
      const follow = (): void => {
        if (at !== null) show(element, placeOf(entries, at))
        else if (follows.current) element.scrollTop = element.scrollHeight
      }
      follow()
      // What stands below the log grows and shrinks with every question.
      const observer = new ResizeObserver(follow)
      observer.observe(element)
      return () => observer.disconnect()
    }, [entries, at])
    return (
      <ol
        className={walk === null ? 'log' : 'log walked'}
        ref={list}
        aria-label={label}
        tabIndex={0}
        data-scrolls
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
          if (scrollHeight - scrollTop - clientHeight < NEAR) follows.current = true
          // Only a reader scrolls up; what comes in moves the end away, and that is no wish to stay.
          else if (scrollTop < top.current) follows.current = false
          top.current = scrollTop
        }}
      >
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} age={ageOf(entry, walk)} onGo={walk?.onGo ?? null} />
        ))}
      </ol>
    )
  },
)

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

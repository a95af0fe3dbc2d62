import { type ReactNode, memo, useEffect, useRef } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './log.css'
import { RuleTag } from './rule-tag.tsx'

export interface LogEntry {
  readonly key: string
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

/** What happened, in words, each line with its rule. Stays where one reads, follows when one stands at the end. */
export const Log = memo(({ entries, label }: { readonly entries: readonly LogEntry[]; readonly label: string }) => {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const top = useRef(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const follow = (): void => {
      if (follows.current) element.scrollTop = element.scrollHeight
    }
    follow()
    // What stands below the log grows and shrinks with every question.
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [entries])
  return (
    <ol
      className="log"
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
      {entries.map((entry) =>
        entry.heading ? (
          <li key={entry.key} className="turn">
            <span>{entry.text}</span>
          </li>
        ) : (
          <li key={entry.key} className={entry.fresh ? 'new' : ''}>
            <Icon name={entry.icon} />
            <span>{entry.text}</span>
            <RuleTag rule={entry.rule} />
          </li>
        ),
      )}
    </ol>
  )
})

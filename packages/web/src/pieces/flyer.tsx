import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { drawn, gone, layDown, seenBefore, tableIsBare } from './flights.ts'
import './flyer.css'

/**
 * What it holds flies to wherever the same id is shown next, in 250 ms and on the compositor: a busy page does not hold it
 * up. A thing that was nowhere before comes `from` above (another player's hand), below (the own hand), or out of the
 * first visible zone of some (`'deck.0 seat.0'`: names of `data-zone`), or is simply there; one that is nowhere after
 * leaves for the zones `to`, or is simply gone. Nothing flies when a table is first drawn, nor for people who asked for
 * stillness, and nothing waits for a flight: a press, Esc or Space ends it.
 */
export const Flyer = ({
  id,
  from = null,
  to = null,
  className = '',
  children,
}: {
  readonly id: string
  readonly from?: string | null
  readonly to?: string | null
  readonly className?: string
  readonly children: ReactNode
}) => {
  const root = useRef<HTMLDivElement>(null)
  // Looked up while the table is still drawn as it was.
  const before = seenBefore(id)
  const bare = tableIsBare()
  const leaving = useRef(to)
  useLayoutEffect(() => {
    leaving.current = to
    if (root.current !== null) drawn({ element: root.current, before, from: bare ? null : from })
  })
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const takeUp = layDown(id, element)
    return () => {
      takeUp()
      if (leaving.current !== null) gone(id, element, leaving.current)
    }
  }, [id])
  return (
    <div className={`flyer ${className}`} ref={root}>
      <div>{children}</div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useLine } from '../../wire/hooks.ts'
import type { KnownMatch } from '../../wire/known.ts'
import { type Span, movedBy } from './span.ts'

/** Milliseconds after coming back in which what comes counts as missed. */
const LATE = 4000

/** Somebody was away while the table went on: it was opened anew, stood behind another page, or had no line. */
export const useOffer = (
  { frame: { version, viewer }, updates }: KnownMatch,
  span: Span | null,
  opened: number,
): { readonly on: boolean; readonly drop: () => void } => {
  const line = useLine()
  const [hidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const see = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [])
  const away = hidden || line !== 'live'

  /** The turn after which it is offered: with the next one of one's own it is no longer. */
  const [after, setAfter] = useState<number | null>(() =>
    span !== null && viewer !== 'spectator' && movedBy(updates, viewer, span, opened) ? span.from : null,
  )
  /** The version that was left; null while one is here. */
  const left = useRef<number | null>(null)
  const now = useRef(version)
  useEffect(() => {
    if (away) {
      left.current = now.current
      return
    }
    const timer = setTimeout(() => (left.current = null), LATE)
    return () => clearTimeout(timer)
  }, [away])
  useEffect(() => {
    now.current = version
    if (left.current === null || version <= left.current) return
    if (span !== null && movedBy(updates, viewer, span, version)) setAfter(span.from)
    if (!away) left.current = null
  }, [version, updates, viewer, span, away])
  return { on: span !== null && after === span.from, drop: () => setAfter(null) }
}

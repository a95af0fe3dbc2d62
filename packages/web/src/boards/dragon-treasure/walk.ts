import { useCallback, useEffect, useRef, useState } from 'react'

export interface WalkOn {
  /** Sends the first step now, and each of the others as soon as it may be done. */
  readonly start: (steps: readonly string[]) => void
  /** What is still to be walked is not walked. */
  readonly stop: () => void
  /** Steps still to come. */
  readonly left: number
}

const NOTHING: readonly string[] = []

/**
 * A way of several steps, each of them a commit of its own: the next is sent when the one before is done and the rules
 * allow it. Whatever comes between ends the walk: a fight, another question, a change of mind.
 */
export const useWalk = (legal: readonly string[], busy: boolean, onAct: (steps: readonly string[]) => void): WalkOn => {
  const [rest, setRest] = useState(NOTHING)
  /** Legal actions under which the latest step was sent: the next one waits for others. */
  const sentUnder = useRef<readonly string[] | null>(null)

  const start = useCallback(
    (steps: readonly string[]) => {
      const [first, ...others] = steps
      if (first === undefined) return
      sentUnder.current = legal
      setRest(others)
      onAct([first])
    },
    [legal, onAct],
  )
  const stop = useCallback(() => setRest(NOTHING), [])

  useEffect(() => {
    const [next, ...others] = rest
    if (next === undefined || busy || legal.length === 0 || sentUnder.current === legal) return
    if (!legal.includes(next)) {
      setRest(NOTHING)
      return
    }
    sentUnder.current = legal
    setRest(others)
    onAct([next])
  }, [rest, busy, legal, onAct])

  return { start, stop, left: rest.length }
}

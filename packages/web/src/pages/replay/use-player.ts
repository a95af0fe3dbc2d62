import { useCallback, useEffect, useState } from 'react'

/** Milliseconds a told step stands at speed 1. */
const STEP = 1200

/** Groups of events, told one after the other. */
type Groups = readonly (readonly unknown[])[]

const NOTHING: Groups = []

export interface Player {
  /** Where the replay stands. */
  readonly at: number
  /** The position on the table: that one, or the one before it while what led there is told. */
  readonly shown: number
  readonly told: readonly unknown[]
  readonly playing: boolean
  readonly speed: number
  /** Elsewhere at once. */
  readonly go: (at: number) => void
  /** One entry on, as it was seen live, or one back. */
  readonly step: (by: 1 | -1) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: number) => void
  readonly skip: () => void
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Walks through so many entries, by hand or by itself. */
export const usePlayer = ({
  last,
  start,
  groupsOf,
  dwellOf,
}: {
  readonly last: number
  readonly start: number
  /** What is told slowly on the way to an entry. */
  readonly groupsOf: (at: number) => Groups
  /** Milliseconds an entry is looked at before the next one, at speed 1. */
  readonly dwellOf: (at: number) => number
}): Player => {
  const [{ at, groups }, set] = useState({ at: start, groups: NOTHING })
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)

  const go = useCallback((to: number) => set({ at: Math.max(0, Math.min(last, to)), groups: NOTHING }), [last])
  const step = useCallback(
    (by: 1 | -1) =>
      set((now) => {
        const to = now.at + by
        if (to < 0 || to > last) return { ...now, groups: NOTHING }
        return { at: to, groups: by === 1 && !still() ? groupsOf(to) : NOTHING }
      }),
    [last, groupsOf],
  )
  const skip = useCallback(() => set((now) => ({ ...now, groups: NOTHING })), [])
  const toggle = useCallback(() => {
    if (!playing && at >= last) go(0)
    setPlaying(!playing)
  }, [playing, at, last, go])

  useEffect(() => {
    if (groups.length > 0) {
      const timer = setTimeout(() => set((now) => ({ ...now, groups: now.groups.slice(1) })), STEP / speed)
      return () => clearTimeout(timer)
    }
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => step(1), dwellOf(at) / speed)
    return () => clearTimeout(timer)
  }, [groups, playing, at, last, speed, step, dwellOf])

  return {
    at,
    shown: groups.length > 0 ? at - 1 : at,
    told: groups[0] ?? NOTHING,
    playing,
    speed,
    go,
    step,
    toggle,
    setSpeed,
    skip,
  }
}

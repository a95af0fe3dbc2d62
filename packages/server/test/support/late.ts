const TICK_MS = 20

/**
 * How late this process is from now on: milliseconds that its timer was not called in though it was due. Where a house of its
 * own process has to be done within a time, so much of it was the machine's.
 */
export const lateness = (): (() => number) => {
  const begun = performance.now()
  let ticks = 0
  const timer = setInterval(() => ticks++, TICK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return Math.max(0, performance.now() - begun - TICK_MS * (ticks + 1))
  }
}

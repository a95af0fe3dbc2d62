const TICK_MS = 20

/**
 * Milliseconds from now on that are not the machine's: without those by which a timer of this process was called late. A house of its
 * own process that has to be done within a time is asked by these, or whatever else is at work there fails it.
 */
export const ownTime = (): (() => number) => {
  const begun = performance.now()
  let ticks = 0
  const timer = setInterval(() => ticks++, TICK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return Math.min(performance.now() - begun, TICK_MS * (ticks + 1))
  }
}

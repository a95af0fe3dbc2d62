/**
 * How fast the machine is while tests run, by one computation that is always the same. It is the engine's own parsing, which
 * no compiler warms up, and it waits for a core as the tests do.
 */
const TEXT = JSON.stringify(
  Array.from({ length: 8000 }, (_, i) => ({ id: `thing ${i}`, at: [i, (i * 7) % 11, i / 4] })),
)

/** Milliseconds it takes on two quiet cores. */
const QUIET = 2.5
/** Milliseconds between two measurements, which take less than a hundredth of them. */
const EVERY = 1000

const taken: number[] = []

const measure = (): void => {
  const begun = performance.now()
  JSON.parse(TEXT)
  taken.push((performance.now() - begun) / QUIET)
}

/** Measures now and, whenever this worker has nothing to do, every second, until what it answers is called. */
export const measuring = (): (() => void) => {
  measure()
  const timer = setInterval(measure, EVERY)
  return () => clearInterval(timer)
}

/** How many times longer than on a quiet machine the computation took each time since this was asked last. */
export const paces = (): readonly number[] => taken.splice(0)

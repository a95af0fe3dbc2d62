/** Milliseconds a card flies, and the longest a frame of 60 in a second may take before it counts as late. */
export const FLIGHT = 250
const LATE = 20

/** What the page marks when the first of what flies has left. */
export const LEAVES = 'menagerie.flies'

/** What Chromium calls finding the styles of a page and laying it out, at one time or another. */
const LAYING_OUT = ['UpdateLayoutTree', 'RecalcStyle', 'Layout']

/**
 * `ts`, `dur` and `tdur` in microseconds; only complete events (`ph` is X) have a duration, and mostly the time that their
 * thread itself ran meanwhile.
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent
 */

/**
 * What was seen in flight: so many flights, the frames of all of them, those that came late, the longest one, and how
 * long styles and layout had the processor in all. Milliseconds.
 * @typedef {{ flights: number, frames: number, late: number, longest: number, layout: number }} Flown
 */

/**
 * Milliseconds that these events had the processor in a window: what others do on a busy machine is not theirs. One inside
 * another counts once, and one that lies partly in the window counts for that part.
 * @param {readonly TraceEvent[]} spans in order of their beginning
 * @param {{ begin: number, end: number }} window milliseconds
 */
export const timeIn = (spans, { begin, end }) => {
  let [time, upTo] = [0, begin]
  for (const { ts, dur = 0, tdur = dur } of spans) {
    const from = Math.max(ts / 1000, upTo)
    const to = Math.min((ts + dur) / 1000, end)
    if (to <= from) continue
    time += (to - from) * (tdur / dur)
    upTo = to
  }
  return time
}

/**
 * The frames drawn in the quarter second after each thing left, and the time styles and layout took in it, on the thread
 * of the page that marked it. A flight of which no frame is known counts none.
 * @param {readonly TraceEvent[]} events
 * @returns {Flown}
 */
export const flownIn = (events) => {
  const left = events.filter((event) => event.name === LEAVES)
  const page = left[0]
  const own = events.filter((event) => event.pid === page?.pid).sort((a, b) => a.ts - b.ts)
  const drawn = own.filter((event) => event.name === 'DrawFrame').map((event) => event.ts / 1000)
  const laying = own.filter(({ name, ph, tid }) => LAYING_OUT.includes(name) && ph === 'X' && tid === page?.tid)
  const flown = { flights: left.length, frames: 0, late: 0, longest: 0, layout: 0 }
  for (const { ts } of left) {
    const window = { begin: ts / 1000, end: ts / 1000 + FLIGHT }
    const seen = drawn.filter((at) => at >= window.begin && at <= window.end)
    const lengths = seen.slice(1).map((at, index) => at - /** @type {number} */ (seen[index]))
    flown.frames += lengths.length
    flown.late += lengths.filter((length) => length > LATE).length
    flown.longest = Math.max(flown.longest, ...lengths)
    flown.layout += timeIn(laying, window)
  }
  return flown
}

/**
 * Several measurements as one.
 * @param {readonly Flown[]} all
 * @returns {Flown}
 */
export const together = (all) =>
  all.reduce(
    (sum, one) => ({
      flights: sum.flights + one.flights,
      frames: sum.frames + one.frames,
      late: sum.late + one.late,
      longest: Math.max(sum.longest, one.longest),
      layout: sum.layout + one.layout,
    }),
    { flights: 0, frames: 0, late: 0, longest: 0, layout: 0 },
  )

/** Percent of the frames that came late; not a number where no frame is known. */
export const shareLate = (/** @type {Flown} */ { late, frames }) => (frames === 0 ? Number.NaN : (late / frames) * 100)

/** Milliseconds a frame that styles and layout took; not a number where no frame is known. */
export const layoutEach = (/** @type {Flown} */ { layout, frames }) => (frames === 0 ? Number.NaN : layout / frames)

import { timeIn } from './trace.mjs'

/** What the page marks when news of a version comes in, and when its table shows a version; the number follows. */
export const COMES = 'menagerie.comes.'
export const STANDS = 'menagerie.stands.'
/** What the page marks when a thing of its table still moves in the first frame of a version. */
export const MOVES = 'menagerie.moves.'

/**
 * Runs in the page before anything of its own: marks when a frame of a match comes by its socket, and when the table shows it.
 */
export const marking = (/** @type {{ comes: string, stands: string, moves: string }} */ { comes, stands, moves }) => {
  globalThis.WebSocket = class extends WebSocket {
    constructor(/** @type {string | URL} */ url, /** @type {string | string[] | undefined} */ protocols) {
      super(url, protocols)
      // Before anything of the page hears of it.
      this.addEventListener('message', ({ data }) => {
        for (const [, version] of String(data).matchAll(/"version":(\d+),/g)) performance.mark(comes + version)
      })
    }
  }
  let last = ''
  new MutationObserver(() => {
    const table = document.querySelector('.table-page')
    const version = table?.getAttribute('data-version') ?? ''
    if (table === null || version === last) return
    last = version
    performance.mark(stands + version)
    requestAnimationFrame(() => {
      const moving = table.getAnimations({ subtree: true }).filter(({ effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        return iterations !== Infinity && Number(duration) > 0
      })
      if (moving.length > 0) performance.mark(moves + version)
    })
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] })
}

/**
 * A version as it was told: milliseconds the page's main thread worked from the news to the picture of it, the time that
 * passed meanwhile, and whether anything moved in that picture.
 * @typedef {{ version: number, work: number, passed: number, moves: boolean }} Told
 */

/**
 * Every version the table showed with a picture of its own, from the news of it to the end of the first frame after it stood
 * there. Of several that came before one picture, the one that is shown counts, from its own news on.
 * @param {readonly import('./trace.mjs').TraceEvent[]} events
 * @returns {readonly Told[]}
 */
export const toldIn = (events) => {
  const marks = (/** @type {string} */ name) =>
    events
      .filter((event) => event.name.startsWith(name))
      .map(({ name: full, ts, pid, tid }) => ({ version: Number(full.slice(name.length)), at: ts / 1000, pid, tid }))
      .sort((a, b) => a.at - b.at)
  const moving = new Set(marks(MOVES).map(({ version }) => version))
  const came = marks(COMES)
  return marks(STANDS).flatMap(({ version, at, pid, tid }) => {
    const news = came.find((one) => one.version === version && one.at <= at)
    if (news === undefined) return []
    const own = events
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
      .sort((a, b) => a.ts - b.ts)
    const drawn = own.find(({ name, ts }) => name === 'PrePaint' && ts / 1000 >= at)
    if (drawn === undefined) return []
    const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
    const frame = tasks.findLast(({ ts, dur = 0 }) => ts <= drawn.ts && ts + dur >= drawn.ts)
    if (frame === undefined) return []
    const end = (frame.ts + (frame.dur ?? 0)) / 1000
    const work = timeIn(tasks, { begin: news.at, end })
    return [{ version, work, passed: end - news.at, moves: moving.has(version) }]
  })
}

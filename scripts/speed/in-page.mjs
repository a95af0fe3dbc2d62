/**
 * Runs in the page before anything of its own: notes when Play now can be pressed, when it was, when the first decision
 * stands, and how much the layout shifted. A moment counts when the page has drawn it and is free to answer.
 */
export const watching = () => {
  const seen = { home: -1, pressed: -1, decision: -1, shift: 0 }
  Object.assign(globalThis, { speed: seen })
  /** @type {(key: 'home' | 'decision', selector: string) => void} */
  const note = (key, selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(look)
        return
      }
      // After the frame that draws it, as soon as the page answers.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          seen[key] = performance.now()
        })
        port1.start()
        port2.postMessage(null)
      })
    }
    look()
  }
  note('home', '[data-game="monster-pack"] .acts .btn.go:not([disabled])')
  note('decision', '[data-action]:not([disabled])')
  document.addEventListener(
    'click',
    (event) => {
      if (seen.pressed < 0) seen.pressed = event.timeStamp
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = /** @type {PerformanceEntry & { hadRecentInput: boolean, value: number }} */ (
        entry
      )
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * A figure that `watching` took, once it is there.
 * @param {import('playwright-core').Page} page
 * @param {'home' | 'pressed' | 'decision' | 'shift'} key
 * @returns {Promise<number>}
 */
export const whenSeen = async (page, key) => {
  const handle = await page.waitForFunction(
    (name) => {
      const { speed } = /** @type {{ speed: Record<string, number> }} */ (/** @type {unknown} */ (globalThis))
      const value = speed[name] ?? -1
      return value >= 0 ? { value } : null
    },
    key,
    { timeout: 60_000 },
  )
  const { value } = /** @type {{ value: number }} */ (await handle.jsonValue())
  return value
}

import type { Page } from 'playwright-core'

/** Of the Layout Instability API, which not every engine has. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Keeps what moves in each document of a page without anybody doing anything, from its beginning. */
export const keepShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const named = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute('class') ?? ''}`
        : `"${node?.textContent?.slice(0, 30) ?? ''}"`
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources
          .map(({ node, previousRect: from, currentRect: to }) =>
            [named(node), `${from.x} ${from.y} ${from.height}`, `${to.x} ${to.y} ${to.height}`].join(' > '),
          )
          .join(' | ')
        shifts.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved by more than `most` since this was last asked, and forgets it. */
export const takeShifts = async (page: Page, most: number): Promise<readonly string[]> => {
  const shifts = await page.evaluate(() =>
    (Reflect.get(globalThis, 'shifts') as { value: number; what: string }[]).splice(0),
  )
  return shifts.filter(({ value }) => value > most).map(({ value, what }) => `${value.toFixed(4)} ${what}`)
}

/** Pixels that something may move under a finger and still be hit: half of what a finger needs. */
const UNDER_A_FINGER = 12

/** Keeps what can be pressed and lies elsewhere than a frame before, in each document of a page: shown, or further down. */
export const keepMoves = (page: Page): Promise<unknown> =>
  page.addInitScript((most) => {
    const moves: string[] = []
    Object.assign(globalThis, { moves })
    const places = new WeakMap<Element, DOMRect>()
    const isOff = (from: number, to: number): boolean => Math.abs(to - from) > most
    const look = (): void => {
      for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
        const { x, y, width, height } = control.getBoundingClientRect()
        if (width === 0 || height === 0) continue
        const [from, to] = [places.get(control), new DOMRect(x + scrollX, y + scrollY, width, height)]
        places.set(control, to)
        if (from === undefined) continue
        // What grows where it lies is hit as before.
        const across = isOff(from.left, to.left) && isOff(from.right, to.right)
        const down = isOff(from.top, to.top) && isOff(from.bottom, to.bottom)
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        if (across || down)
          moves.push(`${control.localName} "${name.trim().slice(0, 40)}" > ${from.x} ${from.y} > ${to.x} ${to.y}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, UNDER_A_FINGER)

/** What moved under a finger since this was last asked, and forgets it. */
export const takeMoves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(globalThis, 'moves') as string[]).splice(0))

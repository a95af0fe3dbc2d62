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

import type { Page } from 'playwright-core'

/** Something that may be done now, where it shows. */
export interface Way {
  /** Among all ways, in the order Tab meets them. */
  readonly index: number
  /** What it is called. */
  readonly name: string
  /** A thing of the table that glows; the others are buttons. */
  readonly glows: boolean
  /** The button that goes on. */
  readonly goes: boolean
  /** A point where a pointer meets it, in CSS pixels; null where it is covered or off the screen. */
  readonly at: { readonly x: number; readonly y: number } | null
}

/** What glows, and the buttons that answer; of a dialog, which asks nothing, what goes on from it and its cross. */
const PLACES = {
  dialog: 'dialog[open] .btn.go:not(:disabled), dialog[open] header button',
  table: 'main button.is-can:not(:disabled), main .btn:not(:disabled)',
} as const

export const WAYS = `${PLACES.table}, ${PLACES.dialog}`

/** All that may be done now by a hand on the table, each scrolled to where it shows when its box has to be scrolled. */
export const waysOf = (page: Page): Promise<readonly Way[]> =>
  page.evaluate((places) => {
    const pointOf = (element: Element): { x: number; y: number } | null => {
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
        for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + width * across, top + height * down]
          const met = document.elementFromPoint(x, y)
          if (met !== null && (element.contains(met) || met.closest('button') === element)) return { x, y }
        }
      return null
    }
    // The stage of a fight lies over the board and its tools, and over nothing that answers.
    const isUnderStage = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return met?.closest('[data-layer="stage"]') != null
    }
    // A map is dragged about in its frame: what lies beyond comes by a drag.
    const isBeyond = (element: Element): boolean => {
      const frame = element.closest('.map')?.getBoundingClientRect()
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return frame !== undefined && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
    }
    const open = document.querySelector('dialog[open]') !== null
    return [...document.querySelectorAll<HTMLElement>(open ? places.dialog : places.table)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element, index) => {
        let at = pointOf(element)
        if (at === null) {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          at = pointOf(element)
        }
        return {
          index,
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          glows: element.classList.contains('is-can'),
          goes: element.classList.contains('go'),
          at,
          beyond: at === null && isBeyond(element),
          beneath: at === null && element.closest('.prompt') === null && isUnderStage(element),
        }
      })
      .filter(({ beyond, beneath, glows }) => !beyond && (glows || !beneath))
  }, PLACES)

/**
 * One of the ways: mostly a thing that glows; a button where nothing does, or now and then. `pick` chooses among so many.
 */
export const chosenOf = (ways: readonly Way[], pick: (count: number) => number): Way | null => {
  const met = ways.filter(({ at }) => at !== null)
  const [things, going] = [met.filter(({ glows }) => glows), met.filter(({ goes }) => goes)]
  const buttons = met.filter(({ glows }) => !glows)
  const group =
    things.length > 0 && (buttons.length === 0 || pick(3) > 0)
      ? things
      : going.length > 0 && pick(4) > 0
        ? going
        : buttons
  return group[pick(group.length)] ?? null
}

import type { Page } from 'playwright-core'

/* What a pointer meets of what is shown, measured in the page as it stands. Everything is answered in words, none is none. */

/**
 * Every enabled control that lies off the screen and off its scroll boxes, or of which no part of 24 by 24 pixels answers
 * `elementFromPoint`. Scroll boxes are scrolled to it and back. Not asked for: links within a sentence, the board beneath
 * a stage (but what may be done now), what a modal dialog makes inert, what a map pans to, and what Tab never reaches.
 */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 24
    const PITCH = 3
    /** A trifle less: the last point lies within. */
    const STEP = 0.97 * PITCH
    const CONTROLS =
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="radio"]'
    interface Part {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const ancestorsOf = (element: Element): readonly Element[] => {
      const chain: Element[] = []
      for (let at = element.parentElement; at !== null; at = at.parentElement) chain.push(at)
      return chain
    }
    const SCROLLS = /auto|scroll/
    const scrolls = (box: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box)
      return (
        (SCROLLS.test(overflowY) && box.scrollHeight > box.clientHeight) ||
        (SCROLLS.test(overflowX) && box.scrollWidth > box.clientWidth)
      )
    }
    /** As little as shows the element, where a person could scroll too. */
    const scrollTo = (box: Element, element: Element): void => {
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
      const { overflowX, overflowY } = getComputedStyle(box)
      const need = (from: number, to: number, low: number, high: number): number =>
        from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0
      if (SCROLLS.test(overflowY))
        box.scrollTop += need(inner.top, inner.bottom, outer.top, outer.top + box.clientHeight)
      if (SCROLLS.test(overflowX))
        box.scrollLeft += need(inner.left, inner.right, outer.left, outer.left + box.clientWidth)
    }
    const within = (part: Part, box: Part): Part => ({
      left: Math.max(part.left, box.left),
      top: Math.max(part.top, box.top),
      right: Math.min(part.right, box.right),
      bottom: Math.min(part.bottom, box.bottom),
    })
    /** What is smaller than it takes to be met may answer round itself. */
    const aimedAt = ({ left, top, right, bottom }: Part): Part => {
      const [x, y] = [Math.max(0, LEAST - (right - left)) / 2, Math.max(0, LEAST - (bottom - top)) / 2]
      return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
    }
    const shownPart = (element: Element): Part => {
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      let part = within(aimedAt(element.getBoundingClientRect()), screen)
      for (const box of ancestorsOf(element))
        if (getComputedStyle(box).overflow !== 'visible') part = within(part, box.getBoundingClientRect())
      return part
    }
    /** Whether a square of `LEAST` pixels in the part answers with the element or something in it. */
    const answers = (element: Element, { left, top, right, bottom }: Part): boolean => {
      if (right - left < LEAST - 0.5 || bottom - top < LEAST - 0.5) return false
      const side = LEAST / PITCH
      const columns = Math.floor((right - left) / STEP)
      const rows = Math.floor((bottom - top) / STEP)
      // The largest square of answering points that ends at each point, row by row.
      let above: readonly number[] = []
      for (let row = 0; row <= rows; row++) {
        const here: number[] = []
        for (let column = 0; column <= columns; column++) {
          const met = document.elementFromPoint(left + column * STEP + 0.1, top + row * STEP + 0.1)
          const label = met?.closest('label')
          // A piece on a glowing square means the square.
          const meant = met?.closest('[data-aims]')?.getAttribute('data-aims') ?? null
          const aims = meant !== null && meant === element.getAttribute('data-place')
          const hit = met !== null && (element.contains(met) || label?.control === element || aims)
          here.push(hit ? 1 + Math.min(above[column] ?? 0, above[column - 1] ?? 0, here[column - 1] ?? 0) : 0)
          if ((here[column] as number) > side) return true
        }
        above = here
      }
      return false
    }
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const stage = document.querySelector('.stage')
    const asked = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], .map') !== null)
        return false
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return false
      const live = element.matches('[data-can]')
      if (element.matches('[tabindex="-1"]:not([role="tab"], [role="radio"])') && !live) return false
      const beneath =
        stage !== null && !stage.contains(element) && element.closest('.prompt, .hand, .dock, .rail') === null
      return live || !beneath
    }
    const faultOf = (element: Element): string | null => {
      // A box that is drawn by its label is met as the label.
      const label = element instanceof HTMLInputElement ? element.closest('label') : null
      const target = label ?? element
      const boxes = ancestorsOf(target).filter(scrolls)
      const before = boxes.map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))
      boxes.forEach((box) => scrollTo(box, target))
      const whole = target.getBoundingClientRect()
      const part = shownPart(target)
      const met = answers(target, part)
      const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2]
      const over = document.elementFromPoint(x, y)
      boxes.forEach((box, index) => Object.assign(box, before[index]))
      if (met) return null
      const at = `${Math.round(whole.width)}x${Math.round(whole.height)} at ${Math.round(whole.left)},${Math.round(whole.top)}`
      const cut = part.right - part.left < LEAST - 0.5 || part.bottom - part.top < LEAST - 0.5
      const small = whole.width < LEAST - 0.5 || whole.height < LEAST - 0.5
      const why = cut
        ? 'lies off the screen or its box'
        : small
          ? 'is too small'
          : `is under ${over === null ? 'nothing' : `${over.tagName.toLowerCase()}.${over.getAttribute('class') ?? ''}`}`
      return `"${nameOf(element)}" (${at}) ${why}`
    }
    return [...modal.querySelectorAll(CONTROLS)].filter(asked).flatMap((element) => faultOf(element) ?? [])
  })

/** Largest part of the table that a prompt may take, where nothing else is said. */
const SHARE = 0.3

/** Prompts whose sentence is narrower than 120 pixels, cut or covered, or that take more than their share of the table. */
export const promptFaults = (page: Page, share = SHARE): Promise<readonly string[]> =>
  page.evaluate((most) => {
    const LEAST = 120
    return [...document.querySelectorAll('main .prompt')].flatMap((prompt) => {
      const sentence = prompt.querySelector('[role="status"]')
      const table = prompt.closest('main')
      if (sentence === null || table === null) return ['a prompt without a sentence']
      const words = (sentence.textContent ?? '').slice(0, 50)
      const found: string[] = []
      const box = sentence.getBoundingClientRect()
      if (box.width < LEAST) found.push(`"${words}" is ${Math.round(box.width)} px wide`)
      // Letters reach a few pixels out of tight lines.
      if (sentence.scrollWidth > sentence.clientWidth + 1 || sentence.scrollHeight > sentence.clientHeight + 6)
        found.push(`"${words}" is cut`)
      const range = document.createRange()
      range.selectNodeContents(sentence)
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue
        const met = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
        if (line.left < 0 || line.right > innerWidth || line.top < 0 || line.bottom > innerHeight)
          found.push(`"${words}" leaves the screen`)
        else if (met === null || !prompt.contains(met)) found.push(`"${words}" is covered`)
      }
      const [taken, all] = [prompt.getBoundingClientRect(), table.getBoundingClientRect()]
      const part = (taken.width * taken.height) / (all.width * all.height)
      if (part > most) found.push(`the prompt takes ${Math.round(part * 100)} % of the table`)
      return found
    })
  }, share)

/** What scrolls sideways although nobody meant it to: the page, and every box that scrolls both ways. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) found.push(`the page: ${root.scrollWidth} in ${innerWidth}`)
    for (const box of document.body.querySelectorAll('*')) {
      if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth === 0) continue
      const { overflowX, overflowY } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY))
        found.push(
          `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}: ${box.scrollWidth} in ${box.clientWidth}`,
        )
    }
    return found
  })

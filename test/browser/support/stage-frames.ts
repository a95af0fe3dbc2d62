import type { Page } from 'playwright-core'

/** What was seen of a stage, frame by frame. */
export interface Watched {
  /** Frames in which a stage stood. */
  readonly frames: number
  /** Those of them in which something flew besides. */
  readonly inFlight: number
  /** In words, each once: what lay over the stage, and what its veil lay over. */
  readonly faults: readonly string[]
}

/**
 * Looks at every animation frame from now on in which a stage stands: nine points of it must answer with the stage, and what
 * answers the question, prompt and hand, must lie in the light, above its veil. A veil answers no pointer, so a pane of the
 * stage's own layer is held in its place while the points are asked.
 */
export const watchStage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LIT = '.prompt, .staging, .hand, .dt-hand-area'
    const watched = { frames: 0, inFlight: 0, faults: new Set<string>() }
    Object.assign(globalThis, { watched })
    const nameOf = (element: Element | null): string =>
      element === null ? 'nothing' : `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    const pointsOf = (element: Element, shares: readonly number[]): readonly (readonly [number, number])[] => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
    }
    const look = (stage: Element): void => {
      watched.frames++
      if (document.querySelector('[data-lift], .flyer-ghost') !== null) watched.inFlight++
      for (const [x, y] of pointsOf(stage, [0.15, 0.5, 0.85])) {
        const met = document.elementFromPoint(x, y)
        if (met === null || !stage.contains(met)) watched.faults.add(`${nameOf(met)} lies over the stage`)
      }
      const veil = document.createElement('div')
      veil.style.cssText = `position: fixed; inset: 0; z-index: ${getComputedStyle(stage).zIndex}`
      stage.after(veil)
      for (const lit of document.querySelectorAll(LIT)) {
        if (lit.getBoundingClientRect().height === 0) continue
        for (const [x, y] of pointsOf(lit, [0.5]))
          if (document.elementFromPoint(x, y) === veil) watched.faults.add(`the veil lies over ${nameOf(lit)}`)
        for (const thing of lit.querySelectorAll('button'))
          for (const [x, y] of pointsOf(thing, [0.5]))
            if (document.elementFromPoint(x, y) === veil) watched.faults.add(`the veil lies over ${nameOf(thing)}`)
      }
      veil.remove()
    }
    const frame = (): void => {
      const stage = document.querySelector('.stage')
      // A dialog lies over everything.
      if (stage !== null && document.querySelector('dialog[open]') === null) look(stage)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

export const watchedStage = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched & { faults: ReadonlySet<string> } }
    return { ...watched, faults: [...watched.faults] }
  })

import type { Page } from 'playwright-core'
import type { GlassState } from '../states/index.ts'

/** How far into its time a flight is stopped: it begins fast, so that here it has made half its way. */
const MIDWAY = 0.18
/** Milliseconds, on a machine that may be busy. */
const PATIENCE = 30_000

interface Halted {
  /** What hangs in the air. */
  halted: Set<Animation>
}

/** What the told decision leads to: the table at this version is the one that is pictured. */
const versionOf = ({ address }: GlassState): number =>
  Number(new URLSearchParams(address.split('?')[1]).get('skip') ?? 0) + 1

/**
 * Before a page is loaded: what sets out as the table is drawn at the end of what is told stops halfway, in the very
 * breath it is drawn in, whatever the time and the load of the machine; what set out earlier has arrived by then.
 */
export const haltFlights = (page: Page, state: GlassState): Promise<unknown> =>
  page.addInitScript(
    ([last, midway]) => {
      const { halted } = Object.assign(globalThis, { halted: new Set<Animation>() })
      const halt = (): void => {
        const shown = Number(document.querySelector('.table-page')?.getAttribute('data-version'))
        for (const one of document.getAnimations()) {
          if (one instanceof CSSAnimation || halted.has(one)) continue
          const { delay = 0, duration = 0 } = one.effect?.getTiming() ?? {}
          if (shown < last) one.finish()
          else {
            one.pause()
            one.currentTime = delay + Number(duration) * midway
            halted.add(one)
          }
        }
      }
      new MutationObserver(halt).observe(document, { subtree: true, childList: true, attributes: true })
    },
    [versionOf(state), MIDWAY] as const,
  )

/**
 * Waits for the end of what is told; then nothing moves but what hangs in the air, and the log stands at its end, which a
 * busy page may not have followed. Answers how many things hang.
 */
export const midway = async (page: Page, state: GlassState): Promise<number> => {
  const shows = (last: number): boolean =>
    Number(document.querySelector('.table-page')?.getAttribute('data-version')) >= last &&
    document.querySelector('.tumbling') === null
  await page.waitForFunction(shows, versionOf(state), { timeout: PATIENCE })
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
    const { halted } = globalThis as unknown as Halted
    // What ends may let something else begin.
    for (let turn = 0; turn < 3; turn++) {
      for (const one of document.getAnimations()) {
        if (halted.has(one)) continue
        if (one.effect?.getComputedTiming().endTime === Infinity) one.cancel()
        else one.finish()
      }
      for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight
      await frame()
      await frame()
    }
    return document.getAnimations().filter((one) => halted.has(one)).length
  })
}

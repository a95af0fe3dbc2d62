import type { Page } from 'playwright-core'
import { ROOT } from '../browser/support/catalogues.ts'
import { openResults } from '../glass/crawl/results.ts'
import type { GlassState } from '../glass/states/index.ts'
import type { Made } from './fault.ts'

interface Worn {
  readonly state: string
  readonly classes: readonly string[]
}

const drawnClasses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
  ])

/** Which classes each state has on its page, as far as it was ever visited; kept from run to run. */
export interface Wardrobe {
  readonly note: (state: GlassState, page: Page) => Promise<void>
  /** Whether a state draws what wears one of these; null: nobody has looked. */
  readonly draws: (state: GlassState, worn: Made['worn']) => boolean | null
}

export const openWardrobe = (): Wardrobe => {
  const kept = openResults<Worn>(`${ROOT}.cache/faults-glass/worn.jsonl`, () => true)
  const known = new Map(kept.seen().map(({ state, classes }) => [state, new Set(classes)]))
  const everSeen = new Set(kept.seen().flatMap(({ classes }) => classes))
  return {
    note: async (state, page) => {
      const classes = await drawnClasses(page)
      const before = known.get(state.id)
      if (before !== undefined && classes.every((one) => before.has(one))) return
      const all = new Set([...(before ?? []), ...classes])
      known.set(state.id, all)
      for (const one of classes) everSeen.add(one)
      kept.add({ state: state.id, classes: [...all] })
    },
    draws: (state, worn) => {
      const classes = known.get(state.id)
      // What no state is known to wear may be worn by any.
      const isKnown = worn.length === 0 || worn.some((all) => all.every((one) => everSeen.has(one)))
      if (classes === undefined || !isKnown) return null
      return worn.length === 0 || worn.some((all) => all.every((one) => classes.has(one)))
    },
  }
}

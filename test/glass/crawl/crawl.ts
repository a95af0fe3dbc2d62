import type { Browser } from 'playwright-core'
import { LOOKS, type Look } from '../looks.ts'
import type { House } from '../../browser/support/house.ts'
import type { Size } from '../sizes.ts'
import type { GlassState } from '../states/state.ts'
import { type Visit, visit } from './visit.ts'
import { openVisitor } from './visitor.ts'

export interface Wanted {
  readonly states: readonly GlassState[]
  readonly sizes: readonly Size[]
  /** Browsers that work side by side. */
  readonly workers: number
  readonly launch: () => Promise<Browser>
  readonly onVisit: (visit: Visit) => void
  /** Asked before every visit; false ends the crawl. */
  readonly goesOn?: () => boolean
}

/** Visits before a browser is started anew: a page that lived through hundreds of tables grows. */
const LIFETIME = 150

/** Each state has one of the looks, and states that follow one another have all of them. */
const lookOf = (index: number): Look => LOOKS[index % LOOKS.length] as Look

/** A told state passes by: it is told anew in each size, so it is told on a phone and in one other size. */
const sizesOf = (state: GlassState, sizes: readonly Size[], index: number): readonly Size[] => {
  if (!state.told || sizes.length < 3) return sizes
  const [phones, others] = [sizes.filter((one) => one.touch), sizes.filter((one) => !one.touch)]
  return [...phones.slice(0, 1), ...others.slice(index % Math.max(1, others.length)).slice(0, 1)]
}

/** Visits all states once. */
export const crawl = async (house: House, wanted: Wanted): Promise<void> => {
  const { states, sizes, launch, onVisit, goesOn = () => true } = wanted
  let next = 0
  const work = async (): Promise<void> => {
    while (next < states.length && goesOn()) {
      const browser = await launch()
      const visitor = openVisitor(browser, house)
      for (let age = 0; age < LIFETIME && next < states.length && goesOn(); age++) {
        const index = next++
        const state = states[index] as GlassState
        onVisit(await visit(visitor, house, state, lookOf(index), sizesOf(state, sizes, index)))
      }
      await visitor.close()
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: wanted.workers }, work))
}

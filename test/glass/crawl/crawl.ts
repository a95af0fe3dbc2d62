import type { Browser } from 'playwright-core'
import { isSpoken } from '../in-language.ts'
import { LOOKS, type Look } from '../looks.ts'
import type { House } from '../../browser/support/house.ts'
import { NONE_KEPT, type Size } from '../sizes.ts'
import { states as all } from '../states/index.ts'
import type { GlassState } from '../states/state.ts'
import { type Glass, type Visit, visit } from './visit.ts'
import { openVisitor } from './visitor.ts'

export interface Wanted {
  readonly states: readonly GlassState[]
  readonly sizes: readonly Size[]
  readonly laws: Glass['laws']
  /** What every look has instead of its own. */
  readonly look?: Partial<Look>
  /** Browsers that work side by side. */
  readonly workers: number
  readonly launch: () => Promise<Browser>
  readonly onVisit: (visit: Visit) => void
  /** Asked before every visit; false ends the crawl. */
  readonly goesOn?: () => boolean
}

/** Visits before a browser is started anew: a page that lived through hundreds of tables grows. */
const LIFETIME = 150

/** Places on the whole list. What is looked at by its place is so whatever part is visited: what was found is found again until it is mended. */
export const placesOnList = (): ((state: GlassState) => number) => {
  const places = new Map(all().map(({ id }, place) => [id, place] as const))
  return ({ id }) => places.get(id) ?? 0
}

/** Each state has one of the looks, and states that follow one another on the whole list have all of them. */
export const lookOf = ({ reach }: GlassState, index: number): Look => {
  const look = LOOKS[index % LOOKS.length] as Look
  const speaks = reach.every((step) => step.do !== 'press' || isSpoken(step.name))
  return speaks ? look : { ...look, language: 'en' }
}

/**
 * Every size, beginning with another in each state: what is looked at in the last one alone is looked at in all of them
 * over the states. A told state passes by: it is told anew in each size, so it is told on a phone and in one other size.
 */
const sizesOf = (state: GlassState, screens: readonly Size[], index: number): readonly Size[] => {
  // Many a screen keeps nothing at its edges for itself: of each look every second state is seen on such ones.
  const sizes =
    Math.floor(index / LOOKS.length) % 2 === 0 ? screens : screens.map((one) => ({ ...one, kept: NONE_KEPT }))
  const from = index % sizes.length
  if (!state.told || sizes.length < 3) return [...sizes.slice(from), ...sizes.slice(0, from)]
  const [phones, others] = [sizes.filter((one) => one.touch), sizes.filter((one) => !one.touch)]
  return [...phones.slice(0, 1), ...others.slice(index % Math.max(1, others.length)).slice(0, 1)]
}

/** Visits all states once. */
export const crawl = async (house: House, wanted: Wanted): Promise<void> => {
  const { states, sizes, laws, launch, onVisit, look = {}, goesOn = () => true } = wanted
  const placeOf = placesOnList()
  const left = [...states]
  const work = async (): Promise<void> => {
    while (left.length > 0 && goesOn()) {
      const browser = await launch()
      const visitor = openVisitor(browser, house)
      for (let age = 0; age < LIFETIME && left.length > 0 && goesOn(); age++) {
        const state = left.shift() as GlassState
        const index = placeOf(state)
        const how = { ...lookOf(state, index), ...look }
        const seen = await visit(visitor, house, state, how, { sizes: sizesOf(state, sizes, index), laws })
        if (!browser.isConnected()) {
          // Nothing of it is the state's fault.
          left.push(state)
          break
        }
        onVisit(seen)
      }
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: wanted.workers }, work))
}

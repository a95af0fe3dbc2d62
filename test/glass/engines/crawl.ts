import type { House } from '../../browser/support/house.ts'
import { geometry } from '../laws/index.ts'
import type { Visit } from '../crawl/visit.ts'
import { firstSize, land } from '../crawl/visitor.ts'
import type { Size } from '../sizes.ts'
import { type GlassState, reach } from '../states/index.ts'
import type { Engine } from './tab.ts'

/** Which rules draw something is asked in Chromium alone. */
const NONE = { all: [], met: [] } as const

/** Steps that only Chromium's own driver makes. */
const OWN_STEPS: readonly string[] = ['offline', 'signOut', 'push', 'type', 'fall']

/** Reached by presses and addresses alone. */
export const isPlain = ({ told, arranged, reach: steps }: GlassState): boolean =>
  !told && arranged === null && !steps.some((step) => OWN_STEPS.includes(step.do))

/** Visits states in another browser, and holds geometry against its laws. */
export const crawlElsewhere = async (
  engine: Engine,
  house: House,
  states: readonly GlassState[],
  sizes: readonly Size[],
  onVisit: (visit: Visit) => void,
): Promise<void> => {
  const look = { theme: 'table', language: 'en', still: true, text: 'usual' } as const
  const { page, resize, close } = await engine.open()
  try {
    await page.goto(`${house.url}/credits?lang=en`)
    for (const state of states) {
      const begun = performance.now()
      const findings: Visit['findings'][number][] = []
      try {
        await resize(firstSize(state.narrow))
        await reach(page, house, state)
        for (const size of sizes) {
          await resize(size)
          // Neither driver waits until what measures itself has.
          await page.evaluate(land)
          findings.push(...(await geometry(page)).map((one) => ({ ...one, size: size.id, theme: look.theme })))
        }
      } catch (error) {
        const detail = error instanceof Error ? error.message.slice(0, 600) : String(error)
        findings.push({ law: 'reached', what: state.id, detail, size: '', theme: look.theme })
      }
      const took = Math.round(performance.now() - begun)
      onVisit({
        state: state.id,
        room: state.room,
        look,
        sizes: sizes.length,
        prompt: null,
        took,
        findings,
        drew: NONE,
      })
    }
  } finally {
    await close()
  }
}

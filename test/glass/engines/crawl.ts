import type { House } from '../../browser/support/house.ts'
import { geometry } from '../laws/index.ts'
import type { Visit } from '../crawl/visit.ts'
import { lookOf, placesOnList } from '../crawl/crawl.ts'
import { firstSize, land, wear } from '../crawl/visitor.ts'
import type { Look } from '../looks.ts'
import type { Size } from '../sizes.ts'
import { type GlassState, reach } from '../states/index.ts'
import type { Engine } from './tab.ts'

/** Which rules draw something is asked in Chromium alone. */
const NONE = { all: [], met: [] } as const

/** Steps that only Chromium's own driver makes. */
const OWN_STEPS: readonly string[] = ['offline', 'signOut', 'strange', 'push', 'type', 'fall']

/** Reached by presses and addresses alone. */
export const isPlain = ({ told, arranged, reach: steps }: GlassState): boolean =>
  !told && arranged === null && !steps.some((step) => OWN_STEPS.includes(step.do))

export interface WantedElsewhere {
  readonly states: readonly GlassState[]
  readonly sizes: readonly Size[]
  /** What every look has instead of its own. */
  readonly look: Partial<Look>
  readonly onVisit: (visit: Visit) => void
}

/**
 * Visits states in another browser, and holds geometry against its laws: each in its own theme, language and size of letters, but for
 * motion, of which these browsers are told when they start. First all in one language, then all in the other.
 */
export const crawlElsewhere = async (
  engine: Engine,
  house: House,
  { states, sizes, look: wanted, onVisit }: WantedElsewhere,
): Promise<void> => {
  const placeOf = placesOnList()
  const looks = states.map((state) => ({ state, look: { ...lookOf(state, placeOf(state)), ...wanted, still: true } }))
  const { page, resize, close } = await engine.open()
  const visit = async (state: GlassState, look: Look): Promise<Visit> => {
    const begun = performance.now()
    const findings: Visit['findings'][number][] = []
    try {
      await resize(firstSize(state.narrow))
      await page.evaluate(wear, look)
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
    return {
      ...{ state: state.id, room: state.room, look, sizes: sizes.length, prompt: null, took },
      ...{ findings, drew: NONE },
    }
  }
  try {
    for (const language of ['en', 'ja'] as const) {
      const spoken = looks.filter(({ look }) => look.language === language)
      if (spoken.length > 0) await page.goto(`${house.url}/credits?lang=${language}`)
      for (const { state, look } of spoken) onVisit(await visit(state, look))
    }
  } finally {
    await close()
  }
}

import type { Look } from '../glass/looks.ts'
import { pictures } from '../glass/pictures/list.ts'
import type { Size } from '../glass/sizes.ts'
import type { GlassState } from '../glass/states/index.ts'

/** How a state is looked at: so much of it as is kept in pictures of this look. */
export interface Sight {
  readonly look: Look
  readonly pictured: readonly Size[]
  /** Sizes of which there is no picture: laws alone tell of what is seen in them. */
  readonly others?: readonly Size[]
}

const sights = (): ReadonlyMap<string, readonly Sight[]> => {
  const found = new Map<string, Map<string, Sight>>()
  for (const { state, size, theme, language } of pictures()) {
    const looks = found.get(state) ?? new Map<string, Sight>()
    found.set(state, looks)
    const key = `${theme} ${language}`
    const { look, pictured } = looks.get(key) ?? { look: { theme, language, still: true, text: 'usual' }, pictured: [] }
    looks.set(key, { look, pictured: [...pictured, size] })
  }
  return new Map([...found].map(([state, looks]) => [state, [...looks.values()]]))
}

const known = sights()

/** How a state is kept in pictures; none where there is no picture of it. */
export const sightsOf = (state: GlassState): readonly Sight[] => known.get(state.id) ?? []

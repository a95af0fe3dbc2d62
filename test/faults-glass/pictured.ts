import { pictures } from '../glass/pictures/list.ts'
import type { Size } from '../glass/sizes.ts'
import type { GlassState } from '../glass/states/index.ts'

const sizes: ReadonlyMap<string, Size> = new Map(pictures().map(({ state, size }) => [state, size]))

/** A size the state is pictured in; null where there is no picture of it. */
export const pictureOf = (state: GlassState): Size | null => sizes.get(state.id) ?? null

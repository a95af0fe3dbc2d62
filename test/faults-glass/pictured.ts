import { SIZES, type Size } from '../glass/sizes.ts'
import { type GlassState, states } from '../glass/states/index.ts'

/** States that are pictured, spread over the list, each with its size. */
const MOST = 150

let chosen: ReadonlyMap<string, Size> | null = null

const choose = (): ReadonlyMap<string, Size> => {
  const stills = states().filter(({ told }) => !told)
  const every = stills.length / MOST
  return new Map(
    Array.from({ length: MOST }, (_, index) => [
      (stills[Math.floor(index * every)] as GlassState).id,
      SIZES[index % SIZES.length] as Size,
    ]),
  )
}

/** The size a state is pictured in; null where there is no picture of it. */
export const pictureOf = (state: GlassState): Size | null => {
  chosen ??= choose()
  return chosen.get(state.id) ?? null
}

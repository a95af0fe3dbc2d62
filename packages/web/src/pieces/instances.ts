import { useRef } from 'react'

/** A face-up thing and where it lies. Equal things have no identity in the game; the eye needs one to see them fly. */
export interface Lying {
  readonly place: string
  /** What it is; things of one look and owner are interchangeable. */
  readonly look: string
}

/**
 * Gives every lying thing an id that stays with it while it moves: a thing that vanished from one place and one of the
 * same look that appeared at another are taken for the same. Ids are made here, from what this viewer sees, and mean nothing else.
 */
export const follow = (
  before: ReadonlyMap<string, { look: string; id: string }>,
  now: readonly Lying[],
  fresh: () => string,
): Map<string, { look: string; id: string }> => {
  const after = new Map<string, { look: string; id: string }>()
  const loose = new Map<string, string[]>()
  const staying = new Set<string>()
  for (const { place, look } of now) {
    const known = before.get(place)
    if (known?.look === look) {
      after.set(place, known)
      staying.add(place)
    }
  }
  for (const [place, { look, id }] of before) {
    if (!staying.has(place)) loose.set(look, [...(loose.get(look) ?? []), id])
  }
  for (const { place, look } of now) {
    if (!after.has(place)) after.set(place, { look, id: loose.get(look)?.shift() ?? fresh() })
  }
  return after
}

/** Ids by place. */
export const useInstances = (now: readonly Lying[]): ReadonlyMap<string, string> => {
  const known = useRef<{ key: string; map: Map<string, { look: string; id: string }> }>({ key: '', map: new Map() })
  const count = useRef(0)
  const key = now.map(({ place, look }) => `${place}=${look}`).join('|')
  if (known.current.key !== key) {
    known.current = { key, map: follow(known.current.map, now, () => `i${count.current++}`) }
  }
  return new Map([...known.current.map].map(([place, { id }]) => [place, id]))
}

/** A path in JSON, and those below it: the same paths are met after every commit, and each is written once. */
export interface Place {
  readonly path: string
  /** Of a list: the path of how long it is. */
  readonly length: string
  /** Where the sum over lists goes: `hands.*.*` for `hands.1.0`; null for what lies in no list. */
  readonly sum: string | null
  readonly isTop: boolean
  readonly below: Map<string | number, Place>
}

const placeOf = (path: string, isTop: boolean): Place => {
  const sum = path.replace(/\.\d+/g, '.*')
  return { path, length: `${path}.length`, sum: sum === path ? null : sum, isTop, below: new Map() }
}

/** What all paths lie below, by what the whole is called. */
export const openPlaces = (whole = ''): Place => placeOf(whole, true)

export const placeBelow = (place: Place, key: string | number): Place => {
  let found = place.below.get(key)
  if (found === undefined) {
    found = placeOf(place.isTop ? String(key) : `${place.path}.${key}`, false)
    place.below.set(key, found)
  }
  return found
}

import { type Place, openPlaces, placeBelow } from './places.ts'

const TOP = openPlaces()

/** What a number, or how long a list is, comes to at its path. */
type Note = (path: string, number: number) => void

const look = (value: unknown, place: Place, key: string | number, note: Note): void => {
  if (typeof value === 'number') note(placeBelow(place, key).path, value)
  else if (typeof value === 'object' && value !== null) lookInto(value, placeBelow(place, key), note)
}

const lookInto = (value: object, place: Place, note: Note): void => {
  if (Array.isArray(value)) {
    note(place.length, value.length)
    for (let i = 0; i < value.length; i++) look(value[i], place, i, note)
  } else for (const key of Object.keys(value)) look((value as Readonly<Record<string, unknown>>)[key], place, key, note)
}

/** Every number of an object and how long each of its lists is, but for fields of the object itself that are left out. */
export const eachNumber = (value: object, note: Note, leftOut: ReadonlySet<string> = new Set()): void => {
  for (const [key, one] of Object.entries(value)) if (!leftOut.has(key)) look(one, TOP, key, note)
}

/** The same, by path: `sides.0.hp`, `sides.1.discard.length`. */
export const numbersOf = (value: object): Map<string, number> => {
  const found = new Map<string, number>()
  eachNumber(value, (path, number) => found.set(path, number))
  return found
}

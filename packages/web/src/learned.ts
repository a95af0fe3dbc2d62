/** What somebody learned on this device: the step they stand at in each course, and whether they went through it. */
export interface Learned {
  readonly at: number
  readonly done: boolean
}

const KEY = 'menagerie.learned'
const NOTHING: Learned = { at: 0, done: false }

const isLearned = (value: unknown): value is Learned =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  Number.isInteger(value.at) &&
  'done' in value &&
  typeof value.done === 'boolean'

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    // A browser that stores nothing, or stored nonsense: everything is still to be learned.
    return {}
  }
}

export const learnedOf = (game: string): Learned => {
  const all = read()
  const found = Object.hasOwn(all, game) ? all[game] : undefined
  return isLearned(found) ? found : NOTHING
}

/** Once gone through, a course stays so. */
export const learn = (game: string, at: number, done: boolean): void => {
  try {
    const next: Learned = { at, done: done || learnedOf(game).done }
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: next }))
  } catch {
    // Remembered until the page is closed.
  }
}

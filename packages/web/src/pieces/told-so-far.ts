/** What came with a version of the match. */
interface Update {
  readonly version: number
  readonly events: readonly unknown[]
}

/** What is told at once, and how many events of its story the log has told with it. */
export interface Group {
  readonly shown: readonly unknown[]
  readonly heard: number
}

/** Tells events slowly, in groups that are shown at once. */
export type Tell = (events: readonly unknown[]) => readonly (readonly unknown[])[]
/** The event that has been told with what is shown; null while it is not whole. */
export type Telling = (shown: unknown) => unknown

const itself: Telling = (shown) => shown

/** A story in groups: the log goes as far as the last event that a group, or one before it, has shown whole. */
export const storyOf = (events: readonly unknown[], tell: Tell, tells: Telling = itself): readonly Group[] => {
  let heard = 0
  return tell(events).map((shown) => {
    for (const one of shown) {
      const event = tells(one)
      if (event !== null) heard = Math.max(heard, events.indexOf(event) + 1)
    }
    return { shown, heard }
  })
}

/** Up to where the log had gone: all that came with a version, and so many events after that. */
export interface Mark {
  readonly version: number
  readonly heard: number
}

/** The updates up to a mark; what comes after it is not told yet. */
export const toldSoFar = <U extends Update>(updates: readonly U[], { version, heard }: Mark): readonly U[] => {
  let left = heard
  return updates.flatMap((update) => {
    if (update.version <= version) return [update]
    if (left <= 0) return []
    const events = update.events.slice(0, left)
    left -= events.length
    return [{ ...update, events }]
  })
}

/** The events after a mark. */
export const eventsAfter = (updates: readonly Update[], { version, heard }: Mark): readonly unknown[] =>
  updates
    .filter((update) => update.version > version)
    .flatMap((update) => update.events)
    .slice(heard)

import type { Group, Mark } from './told-so-far.ts'

/** What a match is told from; anything with a version. */
interface Versioned {
  readonly frame: { readonly version: number }
}

/** What is still to be told before a newer match is shown. */
interface Waiting<M> {
  readonly groups: readonly Group[]
  readonly next: M
  /** It was told before, and is told again because somebody wished it: however long, it is not cut short. */
  readonly again?: true
}

export interface TellingQueue<M> {
  /** The match as it is shown now. */
  readonly shown: M
  /** Updates after this version came last. */
  readonly fresh: number
  /** Up to where the log had gone before what it tells now. */
  readonly said: Mark
  /** In the order they came; the first has a group that is told now. */
  readonly waiting: readonly Waiting<M>[]
}

/** Groups that may wait: who watches a fast table sees the newest, not all there was. */
const MOST_GROUPS = 8

/** A match that is there, seen up to a version. */
export const opening = <M extends Versioned>(shown: M, seenTo: number = shown.frame.version): TellingQueue<M> => ({
  shown,
  fresh: seenTo,
  said: { version: seenTo, heard: 0 },
  waiting: [],
})

/** How far the log goes: to what is told now, and to the end of what is shown. Nothing is read there before it is seen. */
export const markOf = <M extends Versioned>({ shown, waiting }: TellingQueue<M>): Mark => ({
  version: shown.frame.version,
  heard: waiting[0]?.groups[0]?.heard ?? 0,
})

/** Shows at once what has nothing, or nothing more, to tell. */
export const settled = <M extends Versioned>(queue: TellingQueue<M>): TellingQueue<M> => {
  const [first, ...rest] = queue.waiting
  if (first === undefined || first.groups.length > 0) return queue
  return settled({ ...queue, shown: first.next, fresh: queue.shown.frame.version, waiting: rest })
}

/** The newest match that is known, told or not. */
export const newest = <M extends Versioned>({ shown, waiting }: TellingQueue<M>): M => waiting.at(-1)?.next ?? shown

/**
 * A newer match with what it has to tell: told after what is being told, or alone when too much would wait. One commit is
 * told whole; of several that came at once, too long a story is not told at all.
 */
export const arrived = <M extends Versioned>(
  queue: TellingQueue<M>,
  next: M,
  groups: readonly Group[],
): TellingQueue<M> => {
  const isOne = next.frame.version === newest(queue).frame.version + 1
  const story = isOne || groups.length <= MOST_GROUPS ? groups : []
  const waiting = [...queue.waiting, { groups: story, next }]
  const all = waiting.reduce((sum, one) => sum + (one.again === true ? 0 : one.groups.length), 0)
  // What is told already is said; what only waits behind it is not.
  const said = queue.waiting.length > 0 ? queue.said : markOf(queue)
  return all > MOST_GROUPS && queue.waiting.length > 0
    ? settled({ ...skipped(queue), waiting: [{ groups: story, next }] })
    : settled({ ...queue, said, waiting })
}

/** The group that is told has been told. */
export const advanced = <M extends Versioned>(queue: TellingQueue<M>): TellingQueue<M> => {
  const [first, ...rest] = queue.waiting
  return first === undefined
    ? queue
    : settled({ ...queue, said: markOf(queue), waiting: [{ ...first, groups: first.groups.slice(1) }, ...rest] })
}

/** The end at once. */
export const skipped = <M extends Versioned>(queue: TellingQueue<M>): TellingQueue<M> =>
  queue.waiting.length === 0
    ? queue
    : { shown: newest(queue), fresh: queue.shown.frame.version, said: markOf(queue), waiting: [] }

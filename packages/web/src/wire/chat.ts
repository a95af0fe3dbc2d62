import type { Remark, Remarks } from '@menagerie/protocol'

/** What this page has been told of what is said at a table. */
export interface KnownChat {
  /** In the order of saying. */
  readonly remarks: readonly Remark[]
  /** The newest that came while one was there; null: none did. */
  readonly fresh: Remark | null
}

export const NO_CHAT: KnownChat = { remarks: [], fresh: null }

const nameOf = ({ side, number }: Pick<Remark, 'side' | 'number'>): string => `${side} ${number}`

/** Adds what came to what is known: each thing once, however often and in whatever order it comes. */
export const learnChat = (known: KnownChat | undefined, { whole, remarks }: Remarks): KnownChat => {
  const before = known ?? NO_CHAT
  const held = new Set(remarks.map(nameOf))
  const kept = whole ? [] : before.remarks.filter((one) => !held.has(nameOf(one)))
  const all = [...kept, ...remarks].sort((a, b) => a.at - b.at || a.number - b.number)
  const isNew = !whole && remarks.some((one) => !before.remarks.some((other) => nameOf(other) === nameOf(one)))
  return { remarks: all, fresh: isNew ? (remarks.at(-1) ?? null) : before.fresh }
}

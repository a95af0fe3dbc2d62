import type { Time } from './time.ts'

/** Matches of which nobody knows whether their last entry was written. */
export interface Doubts {
  /** A write failed: what the log says is looked up at once, and once more when nothing can be on its way any more. */
  readonly raise: (id: string) => void
  /** Looks nothing up any more. */
  readonly drop: () => void
}

export interface DoubtsOptions {
  readonly time: Time
  /** Milliseconds after which a store that is silent counts as away. */
  readonly patienceMs: number
  /** Looks at a match as its log has it, and at all that follows from it. */
  readonly look: (id: string) => void
}

/** A write whose reply was an error may still be under way: as long again as anybody waits for a store. */
const PATIENCES = 2

export const openDoubts = ({ time, patienceMs, look }: DoubtsOptions): Doubts => {
  const waits = new Map<string, () => void>()
  return {
    raise: (id) => {
      look(id)
      waits.get(id)?.()
      const lookAgain = (): void => {
        waits.delete(id)
        look(id)
      }
      waits.set(id, time.after(PATIENCES * patienceMs, lookAgain))
    },
    drop: () => {
      for (const stop of waits.values()) stop()
      waits.clear()
    },
  }
}

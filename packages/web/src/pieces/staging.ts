import type { Refusal, Seat } from '@menagerie/engine'
import { useCallback, useMemo, useState } from 'react'
import type { Reading } from '../reading.ts'
import { ending, joining, remembering, withStep, withoutStep } from './drafting.ts'

/** A combined choice while it is laid out. Nothing leaves the page before `put` or `commit` sends the whole of it. */
export interface Staging {
  /** Notations laid out so far, in the game's order. */
  readonly draft: readonly string[]
  /** Staged steps that may be laid out next, in any order a person likes. */
  readonly next: ReadonlySet<string>
  /** Steps that end the choice as it stands: sent with the draft, they are one commit. */
  readonly commits: readonly string[]
  /** Lays a staged step, or commits with a step that ends the choice; false when it is neither. */
  readonly put: (notation: string) => boolean
  /** Takes back the last step; false when there was none. */
  readonly takeBack: () => boolean
  /** Takes back one step, and with it what needs it. */
  readonly takeOut: (index: number) => void
  /** Lays these steps instead; false when they are not legal. For boards that move a whole group. */
  readonly lay: (steps: readonly string[]) => boolean
  readonly clear: () => void
  /** Why a step may not join the draft, with its rule; null when it may. */
  readonly whyNot: (notation: string) => Refusal | null
}

const NONE: readonly string[] = []

/**
 * Drafts a combined choice on the client: a list of staged notations, judged by the game on a position imagined from the
 * view, so that any of them can be taken back without asking anybody. A new question forgets the draft; the same question
 * in a newer view (another seat has sealed) keeps it.
 */
export const useStaging = ({
  reading,
  view,
  seat,
  legal,
  onAct,
}: {
  readonly reading: Reading
  readonly view: unknown
  /** Null for who watches. */
  readonly seat: Seat | null
  /** The board's own `legal`: what the authority offers before any draft. */
  readonly legal: readonly string[]
  readonly onAct: (steps: readonly string[]) => void
}): Staging => {
  const after = useMemo(
    () =>
      remembering((draft) =>
        seat === null || legal.length === 0
          ? draft.length === 0
            ? []
            : null
          : (reading
              .legalAfter(view, seat, draft)
              // The first step is offered by the authority itself.
              ?.filter((step) => draft.length > 0 || legal.includes(step.notation)) ?? null),
      ),
    [reading, view, seat, legal],
  )
  const question = legal.join('\n')
  const [laid, setLaid] = useState<{ readonly question: string; readonly draft: readonly string[] }>({
    question,
    draft: NONE,
  })
  const draft = useMemo(
    () => (laid.question === question && after(laid.draft) !== null ? laid.draft : NONE),
    [laid, question, after],
  )
  const set = useCallback((steps: readonly string[]) => setLaid({ question, draft: steps }), [question])

  const next = useMemo(() => new Set(joining(after, draft)), [after, draft])
  const commits = useMemo(() => ending(after, draft), [after, draft])
  const put = useCallback(
    (notation: string): boolean => {
      if (commits.includes(notation)) {
        onAct([...draft, notation])
        return true
      }
      const longer = next.has(notation) ? withStep(after, draft, notation) : null
      if (longer !== null) set(longer)
      return longer !== null
    },
    [after, draft, next, commits, onAct, set],
  )
  const takeBack = useCallback((): boolean => {
    if (draft.length > 0) set(draft.slice(0, -1))
    return draft.length > 0
  }, [draft, set])
  const takeOut = useCallback((index: number) => set(withoutStep(after, draft, index)), [after, draft, set])
  const lay = useCallback(
    (steps: readonly string[]): boolean => {
      const fits = after(steps) !== null
      if (fits) set(steps)
      return fits
    },
    [after, set],
  )
  const clear = useCallback(() => set(NONE), [set])
  const whyNot = useCallback(
    (notation: string): Refusal | null =>
      seat === null || next.has(notation) ? null : reading.whyNot(view, seat, notation, draft),
    [reading, view, seat, draft, next],
  )
  return { draft, next, commits, put, takeBack, takeOut, lay, clear, whyNot }
}

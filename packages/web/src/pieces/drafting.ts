import type { NextStep } from '../reading.ts'

/** Asks the game what may follow a draft of staged steps; null when the draft is not legal. */
export type After = (draft: readonly string[]) => readonly NextStep[] | null

/** The same answers, asked once each. */
export const remembering = (after: After): After => {
  const known = new Map<string, readonly NextStep[] | null>()
  return (draft) => {
    const key = draft.join('\n')
    const answer = known.get(key)
    if (answer !== undefined) return answer
    const fresh = after(draft)
    known.set(key, fresh)
    return fresh
  }
}

/**
 * The draft with one more step: at its end, else as late as the game's own order of such steps allows. A game names each
 * combination in one order only; people lay it out in any. Null where the step fits nowhere.
 */
export const withStep = (after: After, draft: readonly string[], step: string): readonly string[] | null => {
  for (let at = draft.length; at >= 0; at--) {
    const next = [...draft.slice(0, at), step, ...draft.slice(at)]
    if (after(next) !== null) return next
  }
  return null
}

/** The draft without one step; what is no longer legal without it goes too. */
export const withoutStep = (after: After, draft: readonly string[], index: number): readonly string[] => {
  let kept = draft.slice(0, index)
  for (const step of draft.slice(index + 1)) {
    const longer = [...kept, step]
    if (after(longer) !== null) kept = longer
  }
  return kept
}

/** Staged steps that may join the draft, wherever they belong in it. */
export const joining = (after: After, draft: readonly string[]): readonly string[] => {
  const offered = new Set<string>()
  for (let length = draft.length; length >= 0; length--) {
    for (const step of after(draft.slice(0, length)) ?? []) if (!step.commits) offered.add(step.notation)
  }
  return [...offered].filter((step) => withStep(after, draft, step) !== null)
}

/** Steps that end the choice as it is drafted. */
export const ending = (after: After, draft: readonly string[]): readonly string[] =>
  (after(draft) ?? []).flatMap((step) => (step.commits ? [step.notation] : []))

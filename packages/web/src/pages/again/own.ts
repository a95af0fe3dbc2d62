import type { MatchUpdate } from '../../wire/known.ts'

/** Whether an act is a turn of a seat's own, and no answer in somebody else's; `answers`: kinds with which those begin. */
export const isOwn = (
  { seat: actor, kind, events }: MatchUpdate,
  seat: number,
  answers: ReadonlySet<string>,
): boolean => {
  const first = events[0]
  const begins = typeof first === 'object' && first !== null && 'kind' in first ? first.kind : null
  return actor === seat && kind === 'steps' && !(typeof begins === 'string' && answers.has(begins))
}

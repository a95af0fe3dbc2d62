import { type Event, type View, tokenOf, tokenText } from '@menagerie/games/double-headed-lion'

/** Names of tokens by their codes, such as `R3`. */
export type Called = ReadonlyMap<string, string>

const NOTHING: Called = new Map()

/**
 * What the viewer's own pieces are called in each line of the log. Told backwards from what they see now: before a mixing its
 * new codes belonged to nobody they could name, and a mixing itself is told by codes alone, as all are told it.
 */
export const calledBy = (
  view: View,
  events: readonly unknown[],
  nameOf: (side: 0 | 1, piece: number) => string,
): ((event: unknown) => Called) => {
  const { viewer } = view
  if (viewer !== 0 && viewer !== 1) return () => NOTHING
  let now: Called = new Map(
    view.sides[viewer].tokens.flatMap(({ handle, piece }) =>
      piece === null ? [] : [[tokenText(tokenOf(viewer, handle)), nameOf(viewer, piece)] as const],
    ),
  )
  const byEvent = new Map<unknown, Called>()
  for (const event of [...events].reverse() as Event[]) {
    if (event.kind === 'shuffled') {
      const made = new Set(event.after.map(tokenText))
      now = new Map([...now].filter(([code]) => !made.has(code)))
    } else byEvent.set(event, now)
  }
  return (event) => byEvent.get(event) ?? NOTHING
}

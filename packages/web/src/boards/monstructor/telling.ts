import type { Event } from '@menagerie/games/monstructor'

/** What a fight is told by. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'challenged',
  'foughtArena',
  'enteredArena',
  'refused',
  'flipped',
  'played',
  'fumbled',
  'peeked',
  'fightEnded',
])

/** A picture of a fight: everything told of it so far, the newest last. */
export const tell = (events: readonly unknown[]): readonly (readonly Event[])[] => {
  const groups: (readonly Event[])[] = []
  let open: readonly Event[] = []
  for (const event of events as readonly Event[]) {
    if (!TOLD.has(event.kind)) continue
    if (event.kind === 'challenged' || event.kind === 'foughtArena' || event.kind === 'enteredArena') open = []
    open = [...open, event]
    groups.push(open)
  }
  return groups
}

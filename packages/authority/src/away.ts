import { type BotKind, botKinds } from '@menagerie/bots'
import type { Entry, Seat } from '@menagerie/engine'
import type { LiveMatch } from './live.ts'
import type { Place } from './place.ts'

const isKind = (text: string): text is BotKind => (botKinds as readonly string[]).includes(text)

/** Which bot plays for a seat now: the one that sits there, or that stands in for its person; null: nobody does. */
export const botFor = ({ place, table }: Pick<LiveMatch<Place>, 'place' | 'table'>, seat: Seat): BotKind | null => {
  const standIn = table.away()[seat] ?? null
  if (standIn === null) return place.seats[seat]?.bot ?? null
  // A record may name one that is not known here.
  return isKind(standIn) ? standIn : 'random'
}

/** Seconds of clocks that were changed on the way, by option, by a log in order, or by its entries of that kind alone. */
export const clocksChanged = (entries: readonly Pick<Entry, 'kind' | 'steps'>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    entries.flatMap(({ kind, steps }) => (kind === 'clock' ? [[steps[0] ?? '', Number(steps[1])] as const] : [])),
  )

/** Seats of people for whom bots play, by a log in order, or by what in it is of these two kinds alone. */
export const seatsAway = (entries: readonly Pick<Entry, 'kind' | 'seat'>[]): readonly Seat[] => {
  const away = new Set<Seat>()
  for (const { kind, seat } of entries) {
    if (seat === null) continue
    if (kind === 'takenOver') away.add(seat)
    if (kind === 'givenBack') away.delete(seat)
  }
  return [...away]
}

import type { Reading } from '../reading.ts'
import type { KnownMatch } from '../wire/live.ts'

/** The match as it came, with the options back in its views. */
export const wholeMatch = (match: KnownMatch, reading: Reading): KnownMatch => {
  const { view, openHands } = match.frame
  const open = openHands === null ? null : { ...openHands, views: openHands.views.map(reading.view) }
  return { ...match, frame: { ...match.frame, view: reading.view(view), openHands: open } }
}

import { turned, turnedChoices, turnedOutcome } from '@menagerie/authority'
import type { SomeBox } from '@menagerie/engine'
import type { SeatRow, TableRow } from './store.ts'

/** What a rematch may change of a table. */
type Turning = Pick<TableRow, 'choices' | 'seats' | 'last'>

const turnedAt = (box: SomeBox, { choices, seats, last }: Turning): Turning => ({
  choices: box((one) => turnedChoices(one.options, choices)),
  seats: turned(seats),
  last: last === null ? null : turnedOutcome(last),
})

/** The same company again, each a seat further. A position is set out for those who sit there: they try it once more. */
export const playedAgain = (
  box: SomeBox,
  { id, game, start, choices, seats, pending }: TableRow,
): Turning & Pick<TableRow, 'game' | 'start' | 'rematchOf'> => {
  const turning: Turning = { choices, seats, last: pending?.status === 'over' ? pending.outcome : null }
  const { seats: sitting, ...rest } = start === null ? turnedAt(box, turning) : turning
  const fresh = sitting.map((seat): SeatRow => ({ ...seat, ready: false, seal: '', contribution: '' }))
  return { game, start, rematchOf: id, ...rest, seats: fresh }
}

import { type Choices, type OptionRow, type Outcome, claimRowsOf, claimsAt } from '@menagerie/engine'

/* The same company again, each a seat further: who sits where has its weight in every game. */

/** Everybody moves on by a seat, the last to the first. Indexed by seat. */
export const turned = <X>(bySeat: readonly X[]): readonly X[] => [...bySeat.slice(-1), ...bySeat.slice(0, -1)]

/** Choices of a match that was played, whose claims move with those who had them. */
export const turnedChoices = (rows: readonly OptionRow[], choices: Choices): Choices => ({
  ...choices,
  ...Object.fromEntries(claimRowsOf(rows).map((row) => [row.id, turned(claimsAt(choices, row))])),
})

/** How a match ended, for those who have moved on. */
export const turnedOutcome = ({ places, payoffs, reason }: Outcome): Outcome => ({
  places: turned(places),
  payoffs: turned(payoffs),
  reason,
})

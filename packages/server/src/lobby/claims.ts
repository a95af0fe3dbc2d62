import {
  type Choices,
  type ClaimRow,
  type Seat,
  claimRowsOf,
  claimantOf,
  claimsAt,
  fault,
  withClaim,
} from '@menagerie/engine'
import type { SomeBox } from '@menagerie/engine'
import { Refused, checkedChoices, faulty } from '@menagerie/authority'
import type { Place } from './place.ts'

const rowOf = (box: SomeBox, option: string): ClaimRow => {
  const row = claimRowsOf(box((one) => one.options)).find(({ id }) => id === option)
  if (row === undefined) throw faulty([fault('optionUnknown', 'option', null, { option })])
  return row
}

/** The table's choices with a seat's claim, or without one; throws `claimTaken` where another seat was first. */
export const claimed = (
  box: SomeBox,
  { table: { choices, last }, seats }: Pick<Place, 'table' | 'seats'>,
  seat: Seat,
  { option, claim }: { readonly option: string; readonly claim: number | null },
): Choices => {
  const row = rowOf(box, option)
  const claims = claimsAt(choices, row)
  const claimant = claim === null ? null : claimantOf(claims, claim)
  if (claimant !== null && claimant !== seat) {
    const values = { thing: `@options.${option}.choices.${claim}`, name: seats[claimant]?.name ?? '' }
    throw new Refused({ code: 'claimTaken', rule: row.rules[0] ?? null, values, faults: [] })
  }
  const wanted = { ...choices, [option]: withClaim(claims, seat, claim) }
  return checkedChoices(box, wanted, { seats: seats.length, last, clocks: 'run' })
}

/** Who opens a table claims for nobody else: each claims when they sit there, and bots claim nothing. */
export const mustClaimAlone = (box: SomeBox, choices: Choices, seat: Seat): void => {
  const others = claimRowsOf(box((one) => one.options)).flatMap((row) =>
    claimsAt(choices, row).flatMap((claim, at) =>
      claim === null || at === seat ? [] : [fault('claimNotYours', `choices.${row.id}.${at}`, null, { seat: at })],
    ),
  )
  if (others.length > 0) throw faulty(others)
}

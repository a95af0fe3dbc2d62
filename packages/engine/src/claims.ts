import type { Seat } from './game.ts'
import type { Choices, OptionRow } from './options.ts'

/**
 * What seats claim before the match, each a thing of its own by its number from 1, such as a castle. Indexed by seat; null, and
 * seats the list does not reach: what is left will do. Public.
 */
export type Claims = readonly (number | null)[]

export type ClaimRow = OptionRow & { readonly kind: 'claim' }

export const claimRowsOf = (rows: readonly OptionRow[]): readonly ClaimRow[] =>
  rows.filter((row): row is ClaimRow => row.kind === 'claim')

/** The claims among checked choices. */
export const claimsAt = (choices: Choices, { id }: Pick<ClaimRow, 'id'>): Claims => {
  const claims = choices[id]
  return Array.isArray(claims) ? (claims as Claims) : []
}

/** The same claims, but for one seat's. */
export const withClaim = (claims: Claims, seat: Seat, claim: number | null): Claims =>
  Array.from({ length: Math.max(claims.length, seat + 1) }, (_, at) => (at === seat ? claim : (claims[at] ?? null)))

/** Whose a thing is by now: the seat that claims it, or null. */
export const claimantOf = (claims: Claims, thing: number): Seat | null => {
  const seat = claims.indexOf(thing)
  return seat < 0 ? null : seat
}

/** What so many seats get: each what it claims, and the others, in the order of their seats, the lowest numbers left. */
export const settledClaims = (claims: Claims, seats: number): readonly number[] => {
  const taken = new Set(claims)
  let next = 1
  return Array.from({ length: seats }, (_, seat) => {
    const claim = claims[seat] ?? null
    if (claim !== null) return claim
    while (taken.has(next)) next++
    return next++
  })
}

/** Choices as a match begins from them: its header says what every seat has. */
export const settledChoices = (rows: readonly OptionRow[], choices: Choices, seats: number): Choices => ({
  ...choices,
  ...Object.fromEntries(claimRowsOf(rows).map((row) => [row.id, settledClaims(claimsAt(choices, row), seats)])),
})

/** Choices without the claims of some seats. */
export const releasedClaims = (
  rows: readonly OptionRow[],
  choices: Choices,
  released: (seat: Seat) => boolean,
): Choices => ({
  ...choices,
  ...Object.fromEntries(
    claimRowsOf(rows).map((row) => [
      row.id,
      claimsAt(choices, row).map((claim, seat) => (released(seat) ? null : claim)),
    ]),
  ),
})

import {
  type Box,
  type Choices,
  type ClaimRow,
  type Claims,
  type GameTypes,
  claimRowsOf,
  claimantOf,
  claimsAt,
  withClaim,
} from '@menagerie/engine'
import type { Sitter } from '../flags.ts'
import type { Sayer } from '../say.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import type { Asker } from './asker.ts'

/** `3,-,1`: what each seat claims by its number; `-`: what is left. */
const readClaims = (text: string): Claims =>
  text.split(',').map((word) => {
    if (word === '-') return null
    if (!/^[1-9]$/.test(word)) throw wrongUsage(t('play.claimWrong', { claim: word }))
    return Number(word)
  })

interface Wanted {
  readonly sitters: readonly Sitter[]
  /** As it was written; undefined: nothing was. */
  readonly claims: string | undefined
  /** The match goes on from a position, in which everything has its owner. */
  readonly placed: boolean
}

/** Choices with what seats claim before the match: as it was written, or as people choose. Null when a person had enough. */
export const chooseClaims = async <T extends GameTypes>(
  { options }: Box<T>,
  choices: Choices,
  sayer: Sayer,
  asker: Asker,
  { sitters, claims, placed }: Wanted,
): Promise<Choices | null> => {
  const [row] = claimRowsOf(options)
  if (row === undefined) {
    if (claims !== undefined) throw wrongUsage(t('play.noClaims'))
    return choices
  }
  if (claims !== undefined) return { ...choices, [row.id]: readClaims(claims) }
  if (!asker.interactive || placed || Object.hasOwn(choices, row.id)) return choices
  const chosen = await askClaims(row, claimsAt(choices, row), sayer, asker, sitters)
  return chosen === null ? null : { ...choices, [row.id]: chosen }
}

const askClaims = async (
  row: ClaimRow,
  from: Claims,
  { sentences }: Sayer,
  asker: Asker,
  sitters: readonly Sitter[],
): Promise<Claims | null> => {
  const nameOf = (thing: number): string => sentences(`options.${row.id}.choices.${thing}`)
  const things = Array.from({ length: row.most }, (_, at) => at + 1)
  let claims = from
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter !== 'human') continue
    const free = things.filter((thing) => claimantOf(claims, thing) === null)
    const question = t('play.chooseClaim', { seat: seat + 1, option: sentences(`options.${row.id}.name`) })
    const name = await asker.choose(question, [t('play.anyClaim'), ...free.map(nameOf)])
    if (name === null) return null
    claims = withClaim(claims, seat, free.find((thing) => nameOf(thing) === name) ?? null)
  }
  return claims
}

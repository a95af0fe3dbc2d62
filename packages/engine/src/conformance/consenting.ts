import type { Box } from '../box.ts'
import type { GameTypes } from '../game.ts'
import { type Failure, failuresOf, openLedger } from './ledger.ts'
import type { ConformanceRoom } from './room.ts'
import { type Offers, newOffers, tryTakingBack } from './taking-back.ts'
import type { Run } from './trial.ts'
import { tryWorlds } from './worlds.ts'

/** How much is tried of what people agree to take back. */
export interface Consenting {
  readonly offers: number
  /** Matches played in two worlds, in which whether a commit can be taken back must be the same. */
  readonly pairs: number
  readonly seed: string
  /** The number of the first match and the first pair: to go on with a longer run. */
  readonly first: { readonly match: number; readonly pair: number }
}

/** What came of it. */
export interface Consented {
  readonly matches: number
  readonly offers: Offers
  readonly pairs: number
  /** Commits of two worlds that were compared. */
  readonly compared: number
  readonly failures: readonly Failure[]
}

/** Matches without a single offer, after which it is given up: a game in which nobody may offer anything is a fault. */
const MOST_IDLE = 1000

/**
 * Makes random offers to take something back at random tables, until there were so many: each is granted exactly where what was
 * committed drew nothing and showed nothing to anybody and nobody has acted since, and not at once again where somebody said no.
 */
export const tryConsent = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  { offers: wanted, pairs, seed, first }: Consenting,
): Consented => {
  const [table, worlds] = [openLedger(['take-back']), openLedger(['take-back', 'two-worlds'])]
  const offers = newOffers()
  const run: Run<T> = { box, room, ledger: table, tables: new Map() }
  let matches = 0
  for (let idle = 0; offers.made < wanted && idle < MOST_IDLE && table.wants('take-back'); matches++) {
    const before = offers.made
    tryTakingBack(run, `${seed}/taken back/${first.match + matches}`, { offers })
    idle = offers.made === before ? idle + 1 : 0
  }
  let pair = 0
  for (; pair < pairs && worlds.wants('take-back', 'two-worlds'); pair++)
    tryWorlds({ ...run, ledger: worlds }, `${seed}/pair/${first.pair + pair}`, first.pair + pair, 'redeal')
  const reports = [table, worlds].map((ledger) => ledger.report(box.game.id, seed))
  const compared = reports[1]?.laws.find(({ law }) => law === 'take-back')?.cases ?? 0
  return { matches, offers, pairs: pair, compared, failures: reports.flatMap(failuresOf) }
}

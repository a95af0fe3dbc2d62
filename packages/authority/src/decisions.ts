import type { BotKind } from '@menagerie/bots'
import {
  type ActResult,
  type Entry,
  type Offer,
  type Seat,
  type Table,
  refusal,
  termsOf,
  unreachable,
} from '@menagerie/engine'
import type { Commit, Wanted } from './commit.ts'
import { saidAs } from './live.ts'
import type { Place } from './place.ts'

/** What a person may decide at a match, each under a key of its own: asked again with it, it is answered as before. */
export type Decision = { readonly key: string } & (
  | { readonly kind: 'steps'; readonly version: number; readonly steps: readonly string[] }
  | { readonly kind: 'resign' }
  /** From now on a bot plays for them, until they are back. */
  | { readonly kind: 'takenOver'; readonly bot: BotKind }
  | { readonly kind: 'givenBack' }
  /** `together`: all sit before one screen, and agree. */
  | { readonly kind: 'offered'; readonly offer: Offer; readonly together?: 'together' }
  /** Of the offer that was made as that version. */
  | { readonly kind: 'accepted' | 'refused' | 'withdrawn'; readonly offered: number }
)

/** Plays what a person has decided; throws `seatAway` where a bot plays for them meanwhile. */
export type Decide<P extends Place> = (
  id: string,
  seatOf: Wanted<P>['seatOf'],
  decision: Decision,
) => Promise<{ readonly version: number }>

/** One plays for a seat at a time: who has left theirs to a bot takes it back before they act. */
const AWAY = refusal('seatAway', 'TABLE-SEAT')

const stepsOf = (decision: Decision): Entry['steps'] => {
  switch (decision.kind) {
    case 'steps':
      return decision.steps
    case 'takenOver':
      return [decision.bot]
    case 'offered':
      return termsOf(decision.offer)
    case 'accepted':
    case 'refused':
    case 'withdrawn':
      return [String(decision.offered)]
    case 'resign':
    case 'givenBack':
      return []
    default:
      return unreachable(decision)
  }
}

/** The same in one line, as a log holds it: `LiveMatch.keys`. */
export const saidOf = (decision: Decision): string => saidAs({ kind: decision.kind, steps: stepsOf(decision) })

const play = (table: Table, seat: Seat, decision: Decision): ActResult => {
  switch (decision.kind) {
    case 'steps':
      if (table.away()[seat] !== null) return { ok: false, refusal: AWAY }
      return table.act(seat, decision.steps, decision.version)
    case 'resign':
      return table.resign(seat)
    case 'takenOver':
      return table.takeOver(seat, decision.bot)
    case 'givenBack':
      return table.giveBack(seat)
    case 'offered':
      return table.offer(seat, decision.offer, decision.together)
    case 'accepted':
    case 'refused':
      return table.answer(seat, decision.offered, decision.kind === 'accepted')
    case 'withdrawn':
      return table.withdraw(seat, decision.offered)
    default:
      return unreachable(decision)
  }
}

export const decideBy =
  <P extends Place>(commit: Commit<P>): Decide<P> =>
  (id, seatOf, decision) =>
    commit(id, {
      seatOf,
      key: { id: decision.key, said: saidOf(decision) },
      version: decision.kind === 'steps' ? decision.version : null,
      question: null,
      play: (table, seat) => play(table, seat, decision),
    })

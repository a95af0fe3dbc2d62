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
import type { Absences } from './absences.ts'
import type { Commit, Committed, Wanted } from './commit.ts'
import { saidAs } from './live.ts'
import type { Place } from './place.ts'

/** What a person may decide at a match, each under a key of its own: asked again with it, it is answered as before. */
export type Decision = { readonly key: string } & (
  | { readonly kind: 'steps'; readonly version: number; readonly steps: readonly string[] }
  | { readonly kind: 'resign' }
  /** From now on a bot plays for them, until they are back. */
  | { readonly kind: 'takenOver'; readonly bot: BotKind }
  | { readonly kind: 'givenBack' }
  /** Somebody else, who is asked and stays away, has given up: where the rule of the table lets the others say so. */
  | { readonly kind: 'forfeit'; readonly absent: Seat }
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
) => Promise<Committed>

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
    case 'forfeit':
      return [String(decision.absent)]
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
    case 'forfeit':
      return table.stayedAway(decision.absent, seat)
    default:
      return unreachable(decision)
  }
}

/** `mustBeGone`: throws where that seat's person was at the table within the time of its rule, or whoever claims it does not sit there. */
export const decideBy =
  <P extends Place>(commit: Commit<P>, mustBeGone: Absences<P>['mustBeGone']): Decide<P> =>
  async (id, seatOf, decision) => {
    if (decision.kind === 'forfeit') await mustBeGone(id, seatOf, decision.absent)
    return commit(id, {
      seatOf,
      key: { id: decision.key, said: saidOf(decision) },
      version: decision.kind === 'steps' ? decision.version : null,
      question: null,
      play: (table, seat) => play(table, seat, decision),
    })
  }

import type { Invariant, Seat } from '@menagerie/engine'
import { HAND_CARDS } from '../set/cards.ts'
import { isEverybodyIn } from './history.ts'
import { askedIn, bySeat, ofCard, only } from './places.ts'
import { type State, isFirstLead, playerOf } from '../rules/state.ts'

const isDominoes = ({ options }: State): boolean => options.mode === 'dominoes'

/** MS-08: who has to draw tells of the whole hand. */
const isTold = ({ options }: State): boolean => options.dominoForced && options.dominoHands === 'closed'

/** Cards a seat has laid, wherever they lie now. */
const laidBy = ({ players, centre }: State, seat: Seat): number =>
  [...players.flatMap(({ pile }) => pile), ...centre].filter(({ by }) => by === seat).length

/** Who laid the first card of the monster in the centre, or is asked to; null where a position does not say it. */
const leaderIn = (state: State): Seat | null => {
  const { kind, seat } = askedIn(state)
  if (kind === 'lead') return seat
  const { centre, players } = state
  return centre.every(({ by }, i) => by === i % players.length) ? null : (centre[0]?.by ?? null)
}

/** Dominoes: how hands come to what they are, and who leads. */
export const OF_HANDS: readonly Invariant<State>[] = [
  {
    id: 'MS-I78',
    code: 'toldSome',
    rule: 'MS-08',
    kind: 'impossible',
    broken: (state) =>
      state.players.flatMap(({ hand }, seat) =>
        hand.flatMap(({ card, not }, i) =>
          i > 0 && (not & ~(hand[i - 1]?.not ?? 0)) !== 0 ? [ofCard(state, card, `players.${seat}.not`)] : [],
        ),
      ),
  },
  {
    id: 'MS-I79',
    code: 'handUntold',
    rule: 'MS-08',
    kind: 'unreachable',
    broken: (state) =>
      bySeat(state, 'hand', ({ hand }) => {
        const untold = hand.filter(({ not }) => not === 0).length
        return isTold(state) && untold > (untold === hand.length ? HAND_CARDS : 1)
      }),
  },
  {
    id: 'MS-I80',
    code: 'handTooSmall',
    rule: 'MS-03',
    kind: 'unreachable',
    // Told once: whoever writes hands that are short writes several.
    broken: (state) =>
      only(
        isDominoes(state) &&
          state.players.some(
            ({ out, hand }, seat) => !out && hand.length > 0 && hand.length + laidBy(state, seat) < HAND_CARDS,
          ),
        'players',
      ),
  },
  {
    id: 'MS-I81',
    code: 'leadsNotStarter',
    rule: 'MS-04',
    kind: 'unreachable',
    broken: (state) => {
      const leader = leaderIn(state)
      if (!isDominoes(state) || !isFirstLead(state) || leader === null) return []
      return only(leader !== state.starter && !playerOf(state, state.starter).out, 'starter')
    },
  },
  {
    id: 'MS-I82',
    code: 'leadsNotCloser',
    rule: 'MS-11',
    kind: 'unreachable',
    broken: (state) => {
      const leader = leaderIn(state)
      if (!isDominoes(state) || isFirstLead(state) || leader === null) return []
      // MS-14: with an empty deck the closer may have had nothing to lead.
      const other = state.deck.length === 0 || !isEverybodyIn(state)
      return only(!other && playerOf(state, leader).pile.length === 0, askedIn(state).kind === 'lead' ? 'seat' : 'by')
    },
  },
]

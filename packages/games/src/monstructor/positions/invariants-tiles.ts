import type { Contradiction, Invariant } from '@menagerie/engine'
import { areClosed } from './joints.ts'
import { askedIn, bySeat, ofCard, only } from './places.ts'
import { fitsOf, fittingClasses, isClosed } from '../rules/joins.ts'
import { holders } from '../rules/domino-hand.ts'
import { type State, playerOf } from '../rules/state.ts'
import type { Tile } from '../set/domino-cards.ts'

const isDominoes = ({ options }: State): boolean => options.mode === 'dominoes'

/** What a seat that has drawn held before. */
const oldTiles = (state: State): readonly Tile[] => {
  const { kind, seat } = askedIn(state)
  return isDominoes(state) && kind === 'drawn' ? playerOf(state, seat).hand.slice(0, -1) : []
}

const fitting = ({ options, open, centre }: State): number => fittingClasses(options, open, centre.length)

/** MS-08: cards held as another was drawn of which something is so. */
const ofOldTiles = (state: State, isBroken: (tile: Tile) => boolean, key: string): readonly Contradiction[] => {
  const { seat } = askedIn(state)
  if (!state.options.dominoForced) return []
  return oldTiles(state).flatMap((tile) => (isBroken(tile) ? [ofCard(state, tile.card, `players.${seat}.${key}`)] : []))
}

/** Dominoes: the centre, hands and piles. */
export const OF_TILES: readonly Invariant<State>[] = [
  {
    id: 'MS-I59',
    code: 'centreClosed',
    rule: 'MS-10',
    kind: 'impossible',
    broken: ({ centre, open }) => only(centre.length > 0 && isClosed(open), 'centre'),
  },
  {
    id: 'MS-I60',
    code: 'passedTooOften',
    rule: 'MS-15',
    kind: 'impossible',
    broken: (state) => {
      const most = askedIn(state).kind !== 'attach' || state.deck.length > 0 ? 0 : Math.max(0, holders(state) - 1)
      return isDominoes(state) ? only(state.passes > most, 'passes', { count: state.passes, most }) : []
    },
  },
  {
    id: 'MS-I61',
    code: 'handNotFilled',
    rule: 'MS-12',
    kind: 'unreachable',
    broken: (state) => {
      const { kind, seat } = askedIn(state)
      return bySeat(
        state,
        'hand',
        ({ out, hand }, one) =>
          isDominoes(state) &&
          !out &&
          ((hand.length === 0 && state.deck.length > 0) || (kind === 'drawn' && one === seat && hand.length === 1)),
      )
    },
  },
  {
    id: 'MS-I62',
    code: 'drawnThoughFits',
    rule: 'MS-08',
    kind: 'unreachable',
    broken: (state) => {
      const bits = fitting(state)
      return ofOldTiles(state, ({ card }) => ((bits >> fitsOf(state.options.set, card)) & 1) === 1, 'hand')
    },
  },
  {
    id: 'MS-I63',
    code: 'drawnUntold',
    rule: 'MS-08',
    kind: 'unreachable',
    broken: (state) => {
      const bits = fitting(state)
      const closed = state.options.dominoHands === 'closed'
      return ofOldTiles(
        state,
        ({ card, not }) => closed && ((bits >> fitsOf(state.options.set, card)) & 1) === 0 && (bits & ~not) !== 0,
        'not',
      )
    },
  },
  {
    id: 'MS-I64',
    code: 'pileOpen',
    rule: 'MS-10',
    kind: 'unreachable',
    broken: (state) => bySeat(state, 'pile', ({ pile }, seat) => !areClosed(state.options, seat, pile)),
  },
]

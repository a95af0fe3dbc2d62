import type { Contradiction, Invariant } from '@menagerie/engine'
import { type Card, SIDE_NAMES, isNumber } from '../set/components.ts'
import { REP, ROY, type SideIndex } from '../set/pieces.ts'
import { type Side, type State, isDeployed } from '../rules/state.ts'
import { isBefore } from './follows.ts'
import { at } from './invariants-turn.ts'
import { openCardOf, sorted, without } from './sides.ts'

/** The sides of which this is so, at a key of theirs; at the side itself without one. */
const sidesWhere =
  (key: string, isSo: (state: State, side: Side, seat: SideIndex) => boolean) =>
  (state: State): readonly Contradiction[] =>
    ([REP, ROY] as const).flatMap((seat) =>
      at(isSo(state, state.sides[seat], seat), [SIDE_NAMES[seat], key].filter((one) => one !== '').join('.')),
    )

const same = (a: readonly Card[], b: readonly Card[]): boolean => sorted(a).join() === sorted(b).join()

/** Cards of a side that everybody has seen and can see. */
const lyingOpen = (state: State, seat: SideIndex): readonly Card[] => [
  ...state.sides[seat].pile,
  ...openCardOf(state, seat),
]

export const CARDS: readonly Invariant<State>[] = [
  {
    id: 'DL-I24',
    code: 'deckNotHidden',
    rule: 'DL-1.5',
    kind: 'impossible',
    broken: (state) => [
      ...sidesWhere(
        'deck',
        ({ options }, { deck }, seat) => !options.hiddenDecks && !same(deck, options.cards[seat]),
      )(state),
      ...sidesWhere('open', ({ options }, { deck, open }) => !options.hiddenDecks && !same(open, deck))(state),
    ],
  },
  {
    id: 'DL-I25',
    code: 'numberCardMissing',
    rule: 'DL-6.11',
    kind: 'impossible',
    broken: sidesWhere('deck', (_, { deck }) => !deck.some(isNumber)),
  },
  {
    id: 'DL-I26',
    code: 'cardsNotDeck',
    rule: 'DL-1.5',
    kind: 'impossible',
    broken: sidesWhere('', (state, { hand, deck }, seat) => !same([...hand, ...lyingOpen(state, seat)], deck)),
  },
  {
    id: 'DL-I27',
    code: 'handEmpty',
    rule: 'DL-5.22',
    kind: 'impossible',
    broken: sidesWhere('hand', (state, { hand }, seat) => hand.length === 0 && openCardOf(state, seat).length === 0),
  },
  {
    id: 'DL-I28',
    code: 'openNotDeck',
    rule: 'DL-1.5',
    kind: 'impossible',
    broken: sidesWhere('open', ({ options }, { open, deck }) => options.hiddenDecks && without(open, deck).length > 0),
  },
  {
    id: 'DL-I29',
    code: 'openMissing',
    rule: 'DL-5.21',
    kind: 'impossible',
    broken: sidesWhere(
      'open',
      (state, { open }, seat) => state.options.hiddenDecks && without(lyingOpen(state, seat), open).length > 0,
    ),
  },
  {
    id: 'DL-I30',
    code: 'snapshotWrong',
    rule: 'DL-6.6',
    kind: 'impossible',
    broken: sidesWhere('snapshot', (state, { snapshot, pile }) => {
      const beforeMoving = isBefore(state) && isDeployed(state.sides)
      return snapshot > pile.length || (beforeMoving && snapshot !== pile.length)
    }),
  },
]

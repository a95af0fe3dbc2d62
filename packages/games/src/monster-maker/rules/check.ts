import { CORRIDOR, MONSTER, TRAP } from '../set/components.ts'
import { wayBackShrinks } from '../set/options.ts'
import { EMPTY, HAUL, type Party, type State, inDungeon } from './state.ts'

const isSorted = (list: readonly number[]): boolean => list.every((one, i) => i === 0 || one >= (list[i - 1] as number))

/** Every main-deck card on the table, in hands and piles. A trap that is being resolved lies on the table. */
export const allCards = (state: State): number[] => {
  const cards = [...state.pile, ...state.discard]
  for (const party of state.parties) {
    cards.push(...party.hand, ...party.out, ...party.back)
    if (party.monster !== EMPTY) cards.push(party.monster)
  }
  if (state.phase.kind === 'trap') cards.push(state.options.deck.trap)
  return cards
}

export const allTreasures = (state: State): number[] => [
  ...state.treasurePile,
  ...state.removed,
  ...state.parties.flatMap(({ treasures, banked }) =>
    [...treasures, ...banked].map(({ card }) => card).filter((card) => card !== HAUL),
  ),
]

/** Indices that occur more often than there are cards. */
const surplus = (cards: readonly number[], counts: readonly number[]): readonly number[] => {
  const left = [...counts]
  const over: number[] = []
  for (const card of cards) {
    const rest = (left[card] ?? 0) - 1
    left[card] = rest
    if (rest < 0) over.push(card)
  }
  return over
}

const checkParty = (state: State, party: Party, say: (text: string) => void): void => {
  const { deck } = state.options
  const sum = (row: readonly number[]): number => row.reduce((total, kind) => total + (deck.value[kind] as number), 0)
  if (!isSorted(party.hand) || !isSorted(party.known)) say('a hand is not sorted')
  if (surplus(party.known, countsOf(party.hand, deck.kinds.length)).length > 0) say('knows cards not in the hand')
  if (party.hand.length > 8) say(`${party.hand.length} cards in hand`)
  if (state.options.trapDeclaration === 'enforced' && party.hand.some((kind) => deck.what[kind] === TRAP)) {
    say('a trap in hand')
  }
  if (sum(party.back) !== party.backSum || sum(party.out) !== party.outSum) say('a row has another length')
  if ([...party.out, ...party.back].some((kind) => deck.what[kind] !== CORRIDOR)) say('a row holds no corridors')
  if (party.monster !== EMPTY && deck.what[party.monster] !== MONSTER) say('faces no monster')
  if (party.leg === 'outbound' && (party.length > 0 || party.back.length > 0)) say('outbound and yet in the room')
  const isMeasured = party.length > 0 || wayBackShrinks(state.options)
  if ((party.leg === 'room' || party.leg === 'return') && !isMeasured) say('in the room without a length')
  if (party.leg === 'room' && party.back.length > 0) say('in the room with a way back')
  if (party.resigned && inDungeon(party)) say('resigned and in the dungeon')
  if (party.leg === 'returned' && party.backSum !== party.required) say('returned by another length')
}

const countsOf = (cards: readonly number[], kinds: number): number[] => {
  const counts = Array.from({ length: kinds }, () => 0)
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** Broken invariants in words for us, not for players. A position may hold more copies of a card than its deck. */
export const check = (state: State): readonly string[] => {
  const { deck } = state.options
  const broken: string[] = []
  const say = (text: string): void => void broken.push(text)
  for (const pool of [state.pile, state.treasurePile, state.prizePile]) if (!isSorted(pool)) say('a pile is not sorted')
  for (const [seat, party] of state.parties.entries()) {
    checkParty(state, party, (text) => say(`seat ${seat}: ${text}`))
  }
  if (state.pile.length === 0 && !state.frozen && state.turn > 0 && state.phase.kind !== 'over') {
    say('the pile is empty and nothing is frozen')
  }
  if (state.trapNext && !state.pile.includes(deck.trap)) say('a trap on top that is not in the pile')
  if (state.phase.kind === 'charm' && state.parties[state.seat]?.monster === EMPTY) say('nobody is charmed')
  return broken
}

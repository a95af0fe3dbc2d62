import type { Seat } from '@menagerie/engine'
import { type Action, DRAW, PASS, attach, lead } from './actions.ts'
import type { CardIndex } from '../set/cards.ts'
import { WITH_NARROW, WITH_WIDE, canAttach, fitsOf, fittingClasses, joinBit, joinsOf } from '../rules/joins.ts'
import type { Reason } from './reasons.ts'
import type { Tile } from '../set/domino-cards.ts'
import { type State, playerOf } from '../rules/state.ts'

// What may be answered in Dominoes, and why not. Played millions of times: lists of one known answer are made once.

const ONLY_DRAW: readonly Action[] = [DRAW]
const ONLY_PASS: readonly Action[] = [PASS]

/** MS-04. */
export const leads = (hand: readonly Tile[]): readonly Action[] => {
  const found = new Array<Action>(hand.length)
  for (let i = 0; i < hand.length; i++) found[i] = lead((hand[i] as Tile).card)
  return found
}

/** MS-05 to MS-09. */
export const attachments = (state: State, hand: readonly Tile[], drawn: boolean): readonly Action[] => {
  const { options, open, centre, deck } = state
  const found: Action[] = []
  if (options.dominoStrictPlugs) addStrict(found, state, hand)
  else {
    const { fits } = options.set
    const fitting = fittingClasses(options, open, centre.length)
    const wide = open[0] > 0 ? fitting & WITH_WIDE : 0
    const narrow = open[1] > 0 ? fitting & WITH_NARROW : 0
    for (let i = 0; i < hand.length; i++) {
      const { card } = hand[i] as Tile
      const own = 1 << (fits[card] as number)
      if ((wide & own) !== 0) found.push(attach(card, 0, -1))
      if ((narrow & own) !== 0) found.push(attach(card, 1, -1))
    }
  }
  const draws = !drawn && deck.length > 0
  if (found.length === 0) return draws ? ONLY_DRAW : ONLY_PASS
  if (!options.dominoForced) found.push(draws ? DRAW : PASS) // else MS-07
  return found
}

/** Option `dominoStrictPlugs`. */
const addStrict = (found: Action[], { options, open, centre }: State, hand: readonly Tile[]): void => {
  for (let i = 0; i < hand.length; i++) {
    const { card } = hand[i] as Tile
    addWays(found, card, joinsOf(options, open, centre.length, options.set.fits[card] as number))
  }
}

const addWays = (found: Action[], card: CardIndex, ways: number): void => {
  for (let own = 0; own < 4; own++) {
    for (let to = 0; to < 4; to++) if (((ways >> (own * 5 + to + 1)) & 1) === 1) found.push(attach(card, own, to))
  }
}

const holds = (hand: readonly Tile[], card: CardIndex): boolean => {
  for (let i = 0; i < hand.length; i++) if ((hand[i] as Tile).card === card) return true
  return false
}

export const whyNotLead = (state: State, seat: Seat, action: Action): Reason | null => {
  if (action.kind !== 'lead') return 'notNow'
  return holds(playerOf(state, seat).hand, action.card) ? null : 'notInYourHand'
}

/** To attach, to draw or to pass; `drawn`: a card has been taken in this turn. */
export const whyNotGoOn = (state: State, seat: Seat, action: Action, drawn: boolean): Reason | null => {
  const { hand } = playerOf(state, seat)
  switch (action.kind) {
    case 'attach':
      return whyNotAttach(state, hand, action.card, action.own, action.to)
    case 'draw':
      if (state.options.dominoForced && canAttach(state, hand)) return 'attachFirst' // MS-07
      if (drawn) return 'drawnAlready'
      return state.deck.length === 0 ? 'deckEmpty' : null
    case 'pass':
      // MS-08, MS-09: the turn is lost only when no card can be taken any more.
      if (state.options.dominoForced && canAttach(state, hand)) return 'attachFirst'
      return !drawn && state.deck.length > 0 ? 'drawFirst' : null
    default:
      return 'notNow'
  }
}

const whyNotAttach = (
  { options, open, centre }: State,
  hand: readonly Tile[],
  card: CardIndex,
  own: number,
  to: number,
): Reason | null => {
  if (!holds(hand, card)) return 'notInYourHand'
  const fits = fitsOf(options.set, card)
  const way = joinBit(own, to)
  if ((joinsOf(options, open, centre.length, fits) & way) !== 0) return null
  return (joinsOf(options, open, 2, fits) & way) !== 0 ? 'tooSmall' : 'wrongWidth' // MS-06, MS-05
}

import type { Contradiction, Invariant } from '@menagerie/engine'
import { allCards, allTreasures } from '../rules/check.ts'
import { EMPTY, HAUL, type Held, type Party, type State } from '../rules/state.ts'
import { copiesOf } from '../rules/team.ts'
import { CHARACTER, CLERIC, HAND } from '../set/components.ts'
import {
  areAllInside,
  discardsMost,
  isDrawn,
  isTurnSaid,
  lately,
  liesTooDeep,
  sprung,
  turnsOf,
  wasAttacked,
} from './counting.ts'
import { at, eachParty, inTurn, placeIn, unreached } from './judging.ts'

// What the turns, the draws and the dungeons so far must come to. No match leads to anything else.

const copies = (cards: readonly number[]): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** How many of these cards are nowhere, with their place if any are. */
const missing = (path: string, all: readonly number[], there: readonly number[]): readonly Contradiction[] => {
  const left = copies(there)
  let count = 0
  for (const [card, due] of copies(all)) count += Math.max(0, due - (left.get(card) ?? 0))
  return count > 0 ? [{ path, values: { count } }] : []
}

/** Prizes that are out of the pile: with dungeon wins it is whole again for every dungeon (MM-V3). */
const prizesOut = ({ parties, prize, options }: State): readonly number[] => {
  if (options.victory === 'gold') return parties.flatMap(({ prizes }) => prizes)
  return prize > 0 ? [prize] : []
}

/** MM-TC1, MM-TC7: treasures beyond the one that each party draws come through doors that were opened. */
const beyondOne = (state: State): number =>
  state.parties.reduce((sum, { treasures }) => sum + Math.max(0, treasures.length - 1), 0)
const throughDoors = ({ removed, options: { deck } }: State): number =>
  removed.reduce((sum, card) => sum + Math.max(0, (deck.treasures[card]?.draws ?? 0) - 1), 0)

/** MM-TC1: the draw is no choice, so that only an empty pile gives none. */
const drewNone = ({ leg, treasures }: Party, { options, treasurePile }: State): boolean =>
  options.treasureCards &&
  options.deadTreasures === 'dungeonEnd' &&
  treasurePile.length > 0 &&
  treasures.length === 0 &&
  leg !== 'outbound' &&
  leg !== 'dead'

/** Prizes of earlier dungeons. */
const earlierPrizes = ({ prizes }: Party, seat: number, { firstBack, prize }: State): number =>
  prizes.length - (seat === firstBack && prize > 0 ? 1 : 0)

const dungeonsOf = (list: readonly { readonly dungeon: number }[]): ReadonlySet<number> =>
  new Set(list.map(({ dungeon }) => dungeon))

/**
 * MM-Z1, MM-TC13: whoever came home before others has a prize, and without treasure cards everybody a find. With dungeon wins
 * nothing of earlier dungeons is left.
 */
const isBroughtOddly = (state: State): boolean => {
  const { parties, dungeon } = state
  const earlier = parties.flatMap(({ banked }) => banked).filter((one) => one.dungeon < dungeon)
  return dungeonsOf(earlier).size > parties.reduce((sum, party, seat) => sum + earlierPrizes(party, seat, state), 0)
}
const lacksFind = (party: Party, seat: number, state: State): boolean =>
  !state.options.treasureCards &&
  !party.resigned &&
  earlierPrizes(party, seat, state) > party.banked.filter(({ card }) => card === HAUL).length

/** Nobody brings treasures home from the dungeon in which their party died. */
const didBoth = ({ banked, gaveBack }: Party): boolean => {
  const home = dungeonsOf(banked)
  return gaveBack.some(({ dungeon }) => home.has(dungeon))
}

/** MM-T2: a public reason for what comes after the action; a character who was healed left the Cleric behind. */
const hasReason = (state: State): boolean => {
  const { options, used, parties, seat } = state
  const { deck, corridorAfterVictory, dispelAction, detourAction } = options
  if (used.length > 0) return true
  if (corridorAfterVictory === 'any' && (dispelAction === 'action' || detourAction === 'action')) return true
  const party = parties[seat]
  if (party?.leg === 'room' && party.treasures.some(({ card }) => (deck.treasures[card]?.draws ?? 0) > 0)) return true
  return lately(state).some((kind) => deck.what[kind] === CHARACTER || deck.what[kind] === CLERIC)
}

/** MM-C3: for each Cleric that healed a card is known, by option for each trap a Thief. */
const isKnownOddly = (state: State): boolean => {
  const { parties, discard, options } = state
  const { deck, thiefTrap } = options
  const known = parties.flatMap((party) => party.known)
  const isShown = (kind: number): boolean => thiefTrap === 'show' && deck.kinds[kind]?.class === 'thief'
  const healed = copiesOf(discard, deck.cleric)
  const shown = thiefTrap === 'show' ? sprung(state) : 0
  return known.filter((kind) => !isShown(kind)).length > healed || known.length > healed + shown
}

/** MM-TC5, MM-TC9: what is not OPEN is shown by being used, a weapon in a battle, another against an undead. */
const isShownUnused = (state: State, { leg }: Party, { card, shown }: Held): boolean => {
  const { options, discard } = state
  const { deck, weaponsFrom } = options
  const treasure = deck.treasures[card]
  if (!shown || treasure === undefined || treasure.open) return false
  const fought = treasure.bonus > 0 && wasAttacked(state) && (leg !== 'room' || weaponsFrom === 'room')
  return !fought && !(treasure.dispels && discard.some((kind) => deck.kinds[kind]?.type === 'undead'))
}

export const notCounted: readonly Invariant<State>[] = [
  unreached('MM-I73', 'turnOfAnother', 'MM-P4', (state) => {
    const { turn, seat, starter, parties } = state
    if (!inTurn(state) || !isTurnSaid(state) || !areAllInside(state)) return []
    return at('seat', (starter + turn - 1) % parties.length !== seat)
  }),
  unreached('MM-I74', 'drawnDiffers', 'MM-T1', (state) => at('turn', isTurnSaid(state) && !isDrawn(state))),
  unreached('MM-I75', 'turnsTooFew', 'MM-T3', (state) => {
    if (!isTurnSaid(state)) return []
    return eachParty(({ out, back, hand }, seat) => {
      const turns = turnsOf(state, seat)
      return [
        out.length + back.length > turns && (out.length > turns ? 'out' : 'back'),
        areAllInside(state) && turns === 0 && hand.length !== HAND && 'hand',
      ]
    })(state)
  }),
  unreached('MM-I76', 'cardsMissing', 'MM-X2', (state) => {
    const { deck, treasureCards } = state.options
    return [
      ...missing('pile', deck.pool, allCards(state)),
      ...(treasureCards ? missing('treasurePile', deck.treasurePool, allTreasures(state)) : []),
      ...missing('prizePile', deck.prizes, [...state.prizePile, ...prizesOut(state)]),
    ]
  }),
  unreached('MM-I77', 'treasuresDiffer', 'MM-TC1', (state) => {
    const tooMany = beyondOne(state) > throughDoors(state)
    return eachParty((party) => [(drewNone(party, state) || (tooMany && party.treasures.length > 1)) && 'treasures'])(
      state,
    )
  }),
  unreached('MM-I78', 'prizeMissing', 'MM-Z1', ({ phase, firstBack, prize, prizePile, options }) =>
    at(
      'prize',
      phase.kind !== 'rps' &&
        firstBack !== EMPTY &&
        prize === 0 &&
        prizePile.length > 0 &&
        !options.deck.prizes.includes(0),
    ),
  ),
  unreached('MM-I79', 'broughtDiffers', 'MM-TC3', (state) => {
    if (state.options.victory !== 'gold') return []
    const oddly = isBroughtOddly(state)
    return eachParty((party, seat) => [
      ((oddly && party.banked.length > 0) || lacksFind(party, seat, state)) && 'banked',
      didBoth(party) && 'gaveBack',
    ])(state)
  }),
  unreached('MM-I80', 'knownFromNowhere', 'MM-C3', (state) => {
    if (!isKnownOddly(state)) return []
    return state.parties.flatMap(({ known }, seat) => (known.length > 0 ? [placeIn(seat, 'known')] : []))
  }),
  unreached('MM-I81', 'usedLongAgo', 'MM-C3', (state) => at('used', liesTooDeep(state))),
  unreached('MM-I82', 'afterNothing', 'MM-T2', (state) => {
    const { phase, used, postDue } = state
    if (phase.kind === 'post') return at('phase', !hasReason(state))
    return at('postDue', phase.kind === 'act' && used.length > 0 && !postDue)
  }),
  unreached('MM-I83', 'discardedTooMuch', 'MM-T11', (state) =>
    at('discard', isTurnSaid(state) && !wasAttacked(state) && state.discard.length > Math.max(0, discardsMost(state))),
  ),
  unreached(
    'MM-I84',
    'shownUnused',
    'MM-TC5',
    eachParty((party, _, state) => [party.treasures.some((held) => isShownUnused(state, party, held)) && 'treasures']),
  ),
]

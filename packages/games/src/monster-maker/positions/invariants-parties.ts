import type { Invariant } from '@menagerie/engine'
import { CHARACTER, CORRIDOR, HAND, MONSTER, TRAP, whyNotPlayers } from '../set/components.ts'
import { lastDungeon, roomAt, wayBackShrinks } from '../set/options.ts'
import { canFight } from '../rules/team.ts'
import { EMPTY, type Party, type State } from '../rules/state.ts'
import { at, eachParty, impossible, inTurn, isPartOf, wasBack } from './judging.ts'

/** Has been in the treasure room, as far as it is known. */
const wasInRoom = ({ leg, length }: Party): boolean =>
  leg === 'room' || leg === 'return' || leg === 'returned' || (leg === 'dead' && length > 0)

/** MM-T12: eight cards only before one goes, after a draw of this turn; or in the hand of somebody who left then. */
const mostCards = (state: State, party: Party, seat: number): number => {
  if (party.resigned) return HAND + 1
  const { phase, frozen, pile, firstBack } = state
  const drew = !frozen || (pile.length === 0 && firstBack === EMPTY)
  return seat === state.seat && drew && (phase.kind === 'act' || phase.kind === 'confirm') ? HAND + 1 : HAND
}

/** Who sits there, what they hold and how far they are. */
export const ofParties: readonly Invariant<State>[] = [
  impossible('MM-I1', 'deckTooSmall', 'MM-P1', ({ options, parties }) => {
    const why = whyNotPlayers(options.deck, parties.length)
    return why === null ? [] : [{ path: 'parties', values: why.values }]
  }),
  impossible('MM-I2', 'onePlays', 'MM-G2', ({ parties }) =>
    at('parties', parties.filter(({ resigned }) => !resigned).length < 2),
  ),
  impossible(
    'MM-I3',
    'resignedInside',
    null,
    eachParty(({ resigned, leg }) => [resigned && leg !== 'dead' && 'leg']),
  ),
  impossible(
    'MM-I4',
    'rowOfOthers',
    'MM-T3',
    eachParty(({ out, back }, _, { options }) => {
      const isOther = (kind: number): boolean => options.deck.what[kind] !== CORRIDOR
      return [out.some(isOther) && 'out', back.some(isOther) && 'back']
    }),
  ),
  impossible(
    'MM-I5',
    'monsterNone',
    'MM-T5',
    eachParty(({ monster }, _, { options }) => [
      monster !== EMPTY && options.deck.what[monster] !== MONSTER && 'monster',
    ]),
  ),
  impossible(
    'MM-I6',
    'monsterOutside',
    'MM-F5',
    eachParty(({ monster, leg }, _, { options }) => [
      monster !== EMPTY && (leg === 'returned' || (leg === 'room' && !options.monstersInRoom)) && 'monster',
    ]),
  ),
  impossible(
    'MM-I7',
    'trapHeld',
    'MM-TR1',
    eachParty(({ hand }, _, { options }) => [
      options.trapDeclaration === 'enforced' && hand.some((kind) => options.deck.what[kind] === TRAP) && 'hand',
    ]),
  ),
  impossible(
    'MM-I8',
    'handTooLarge',
    'MM-T12',
    eachParty((party, seat, state) => [party.hand.length > mostCards(state, party, seat) && 'hand']),
  ),
  impossible(
    'MM-I9',
    'knownWrong',
    'MM-C3',
    eachParty(({ known, hand }, _, { options: { deck } }) => [
      (!isPartOf(known, hand) || known.some((kind) => deck.what[kind] !== CHARACTER && !canFight(deck, kind))) &&
        'known',
    ]),
  ),
  impossible(
    'MM-I10',
    'roomReached',
    'MM-TC1',
    eachParty((party, _, { options, parties }) => [
      !wasInRoom(party) && party.outSum >= roomAt(options, parties.length) && 'out',
    ]),
  ),
  impossible(
    'MM-I11',
    'roomNotReached',
    'MM-TC1',
    eachParty((party, _, { options }) => {
      if (wasInRoom(party) || (party.leg === 'dead' && wayBackShrinks(options))) return []
      return [party.length > 0 && 'length', party.required > 0 && 'required', party.back.length > 0 && 'back']
    }),
  ),
  impossible(
    'MM-I12',
    'lengthTooShort',
    'MM-TC1',
    eachParty((party, _, { options, parties }) => [
      !wayBackShrinks(options) && wasInRoom(party) && party.length < roomAt(options, parties.length) && 'length',
    ]),
  ),
  impossible(
    'MM-I13',
    'requiredTooShort',
    'MM-TC11',
    eachParty((party) => [wasInRoom(party) && party.leg !== 'returned' && party.required < party.length && 'required']),
  ),
  impossible(
    'MM-I14',
    'backInRoom',
    'MM-R1',
    eachParty(({ leg, back }) => [leg === 'room' && back.length > 0 && 'back']),
  ),
  impossible(
    'MM-I15',
    'backAlready',
    'MM-R2',
    eachParty((party) => {
      const walks = party.leg === 'return' || (party.leg === 'dead' && !party.resigned && wasInRoom(party))
      return [walks && party.backSum === party.required && 'back']
    }),
  ),
  impossible(
    'MM-I16',
    'notBack',
    'MM-R2',
    eachParty(({ leg, backSum, required }) => [leg === 'returned' && backSum !== required && 'back']),
  ),
  impossible(
    'MM-I17',
    'tooFarBack',
    'MM-R3',
    eachParty((party, _, { options }) => [
      options.overshoot === 'forbidden' && wasInRoom(party) && party.backSum > party.required && 'back',
    ]),
  ),
  impossible('MM-I18', 'firstBackWrong', 'MM-Z1', ({ phase, dungeon, firstBack, parties }) => {
    const first = parties[firstBack]
    if (phase.kind === 'rps') return at('firstBack', dungeon === 1 && firstBack !== EMPTY)
    return at('firstBack', first === undefined ? parties.some(wasBack) : !wasBack(first))
  }),
  impossible('MM-I19', 'prizeWrong', 'MM-Z1', ({ prize, firstBack, parties }) =>
    at('prize', prize > 0 && parties[firstBack]?.prizes.at(-1) !== prize),
  ),
  impossible('MM-I20', 'notFrozen', 'MM-E1', ({ phase, frozen, firstBack, pile }) =>
    at('frozen', phase.kind !== 'rps' && !frozen && (firstBack !== EMPTY || pile.length === 0)),
  ),
  impossible('MM-I21', 'dungeonTooHigh', 'MM-X5', ({ dungeon, options }) =>
    at('dungeon', dungeon > lastDungeon(options)),
  ),
  impossible(
    'MM-I22',
    'winsWrong',
    'MM-V3',
    eachParty(({ wins }, _, { options }) => [wins > 0 && options.victory === 'gold' && 'wins']),
  ),
  impossible('MM-I23', 'nobodyInside', 'MM-F4', (state) =>
    at('phase', inTurn(state) && !state.parties.some(({ leg }) => leg !== 'dead' && leg !== 'returned')),
  ),
]

import { type Invariant, seatNumbers } from '@menagerie/engine'
import { legal } from '../choices/legal.ts'
import { whyNotTarget } from '../choices/why-not.ts'
import { CHARACTER } from '../set/components.ts'
import { copiesOf, canFight } from '../rules/team.ts'
import { EMPTY, type Party, type State, hasTurns, partyOf } from '../rules/state.ts'
import { at, eachParty, impossible, inTurn, isPartOf } from './judging.ts'

/** MM-CH1: in front of whom the charmed monster can go, or could before they left the table. */
const couldBeSent = (state: State, party: Party, seat: number): boolean =>
  seat !== state.seat &&
  (whyNotTarget(state, state.seat, seat) === null ||
    (party.resigned && party.monster === EMPTY && party.out.length + party.back.length > 0))

/** MM-CH1, MM-CH2: a deck without Charm, or with nobody who benefits from it, charms no monster. */
const hasCharm = ({ options: { deck } }: State): boolean =>
  deck.kinds.some(({ charm }) => charm) && deck.kinds.some(({ class: name }) => name === 'elf' || name === 'magicUser')

const isThrowing = ({ phase }: State): boolean => phase.kind === 'rps'
const isIn = ({ throwers }: State, seat: number): boolean => ((throwers >> seat) & 1) === 1

/** After how many throws without a winner dice decide. */
const MOST_BLANK_THROWS = 5

const mostBlankThrows = (state: State): number => {
  if (isThrowing(state)) return MOST_BLANK_THROWS - 1
  return state.options.starterMethod === 'rps' ? MOST_BLANK_THROWS : 0
}

/** Whom the phase asks, and what belongs to a turn. */
export const ofTurn: readonly Invariant<State>[] = [
  impossible('MM-I33', 'seatHasNoTurns', 'MM-F5', (state) => {
    const party = partyOf(state, state.seat)
    const { kind } = state.phase
    return at('phase', kind === 'dungeonEnd' ? party.resigned : inTurn(state) && !hasTurns(state.options, party))
  }),
  impossible('MM-I34', 'onlyActs', 'MM-F5', (state) => {
    const { kind } = state.phase
    const isBack = partyOf(state, state.seat).leg === 'returned'
    return at('phase', inTurn(state) && isBack && kind !== 'act' && kind !== 'start')
  }),
  impossible('MM-I35', 'noTrapsInDeck', 'MM-TR1', ({ phase, options }) =>
    at('phase', phase.kind === 'trap' && options.deck.trap === EMPTY),
  ),
  impossible('MM-I36', 'trapNotAsked', 'MM-TR3', (state) =>
    at('phase', state.phase.kind === 'trap' && partyOf(state, state.seat).hand.length === 0),
  ),
  impossible('MM-I37', 'confirmNotAsked', 'MM-TR1', ({ phase, options, drawn }) =>
    at('phase', phase.kind === 'confirm' && (options.trapDeclaration !== 'honor' || drawn === EMPTY)),
  ),
  impossible('MM-I38', 'drawnWrong', 'MM-TR1', (state) => {
    const { drawn, phase, options } = state
    if (drawn === EMPTY) return []
    const isDue = options.trapDeclaration === 'honor' && (phase.kind === 'act' || phase.kind === 'confirm')
    return at('drawn', !isDue || !partyOf(state, state.seat).hand.includes(drawn))
  }),
  impossible('MM-I39', 'nobodyDraws', 'MM-E2', ({ phase, drawn, frozen, pile, firstBack }) => {
    const drew = drawn !== EMPTY || phase.kind === 'trap' || phase.kind === 'confirm'
    return at('phase', drew && frozen && (pile.length > 0 || firstBack !== EMPTY))
  }),
  impossible('MM-I40', 'charmNotAsked', 'MM-CH1', (state) =>
    at('phase', state.phase.kind === 'charm' && !state.parties.some((party, seat) => couldBeSent(state, party, seat))),
  ),
  impossible('MM-I41', 'noCharmInDeck', 'MM-CH2', (state) =>
    at('phase', state.phase.kind === 'charm' && !hasCharm(state)),
  ),
  impossible('MM-I42', 'charmOfOthers', 'MM-SP2', ({ phase, seat, parties, options }) => {
    const monster = parties[seat]?.monster ?? EMPTY
    return at(`parties.${seat}.monster`, phase.kind === 'charm' && options.deck.kinds[monster]?.type !== 'human')
  }),
  impossible('MM-I43', 'usedWrong', 'MM-C3', ({ phase, used, discard, options: { deck } }) => {
    const isUsed = (kind: number): boolean => deck.what[kind] === CHARACTER || canFight(deck, kind)
    const hasBegun = phase.kind !== 'start' && phase.kind !== 'rps'
    return at('used', used.length > 0 && (!hasBegun || !used.every(isUsed) || !isPartOf(used, discard)))
  }),
  impossible('MM-I44', 'bonusWrong', 'MM-H1', ({ bonus, phase, options, parties, seat }) => {
    const isFree = phase.kind === 'charm' || (phase.kind === 'post' && parties[seat]?.monster === EMPTY)
    return at('bonus', bonus && (options.corridorAfterVictory === 'off' || !isFree))
  }),
  impossible('MM-I45', 'postWrong', 'MM-T2', ({ phase, postDue }) =>
    at('postDue', phase.kind === 'post' ? !postDue : phase.kind === 'start' && postDue),
  ),
  impossible('MM-I46', 'trapNextWrong', 'MM-TR4', ({ trapNext, options, pile }) => {
    const traps = copiesOf(pile, options.deck.trap)
    const mustBe = options.trapFaceUp && pile.length > 0 && traps === pile.length
    return at('trapNext', trapNext ? !options.trapFaceUp || traps === 0 : mustBe)
  }),
  impossible('MM-I47', 'idleWrong', 'MM-F3', (state) => {
    const { options, parties, idle, frozen, phase } = state
    const most = parties.filter((party) => hasTurns(options, party)).length * options.stalemateRounds
    return at('idle', idle > 0 && (!frozen || (phase.kind === 'dungeonEnd' ? idle > most : idle >= most)))
  }),
  impossible('MM-I48', 'turnWrong', 'MM-P4', (state) => {
    const { turn, seat, starter, dungeon } = state
    if (isThrowing(state)) return [...at('turn', turn > 0), ...at('starter', dungeon === 1 && starter !== EMPTY)]
    return at('turn', turn < 1 || (inTurn(state) && turn === 1 && seat !== starter))
  }),
  impossible('MM-I49', 'noThrow', 'MM-P4', (state) => {
    const { starterMethod, nextStarter } = state.options
    return at('phase', isThrowing(state) && (starterMethod !== 'rps' || (state.dungeon > 1 && nextStarter !== 'dice')))
  }),
  impossible('MM-I50', 'throwWrong', 'MM-P4', (state) => {
    const { parties, throws, throwers, blankThrows } = state
    const inIt = seatNumbers(parties.length).filter((seat) => isIn(state, seat))
    const wrong = inIt.length < 2 || inIt.some((seat) => parties[seat]?.resigned === true)
    return [
      ...at('throwers', isThrowing(state) ? wrong : throwers !== 0),
      ...at('phase', isThrowing(state) && !wrong && inIt.every((seat) => throws[seat] !== EMPTY)),
      ...at('blankThrows', blankThrows > mostBlankThrows(state)),
      ...eachParty((_, seat) => [throws[seat] !== EMPTY && !isIn(state, seat) && 'throw'])(state),
    ]
  }),
  impossible('MM-I51', 'tableNotClear', 'MM-X3', (state) => {
    if (!isThrowing(state)) return []
    const { pool } = state.options.deck
    const isWhole = state.pile.length === pool.length && state.pile.every((kind, i) => kind === pool[i])
    return [
      ...at('pile', !isWhole),
      ...at('discard', state.discard.length > 0),
      ...at('frozen', state.frozen),
      ...at('trapNext', state.trapNext),
      ...at('prize', state.prize > 0),
      ...at('moved', state.moved),
      ...at('postDue', state.postDue),
      ...eachParty((party) => [
        party.hand.length > 0 && 'hand',
        party.out.length > 0 && 'out',
        party.leg !== 'outbound' && !party.resigned && 'leg',
        party.length > 0 && 'length',
        party.monster !== EMPTY && 'monster',
        party.treasures.length > 0 && 'treasures',
        party.exchanged > 0 && 'exchanged',
      ])(state),
    ]
  }),
  impossible('MM-I52', 'nothingToChoose', null, (state) =>
    at(
      'phase',
      inTurn(state) && hasTurns(state.options, partyOf(state, state.seat)) && legal(state, state.seat).length === 0,
    ),
  ),
]

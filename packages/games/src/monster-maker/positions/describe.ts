import { handName } from '../choices/actions.ts'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import { roomAt } from '../set/options.ts'
import { EMPTY, type Party, type State } from '../rules/state.ts'
import {
  firstBackOf,
  isFrozenBy,
  legOf,
  lengthOf,
  lengthened,
  pileOf,
  prizePileOf,
  requiredOf,
  starterOf,
  throwersOf,
  trapNextOf,
  treasurePileOf,
  turnOf,
} from './defaults.ts'
import { dungeonBefore, givenBackText, heldText } from './notation.ts'

type Value = string | number | boolean | readonly (string | number)[]

const same = (one: Value, other: Value): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((inner, at) => inner === other[at])
    : one === other

/** The key with its value, where that is not what the position means without it. */
const unless = (key: string, value: Value, usual: Value): Readonly<Record<string, Value>> =>
  same(value, usual) ? {} : { [key]: value }

const NONE: readonly number[] = []

const kindIds = ({ options }: State, cards: readonly KindIndex[]): readonly string[] =>
  cards.map((card) => options.deck.kinds[card]?.id ?? '?')

const treasureIds = ({ options }: State, cards: readonly TreasureIndex[]): readonly string[] =>
  cards.map((card) => options.deck.treasures[card]?.id ?? '?')

/** The inverse of `arrange`: every secret is in it. */
export const describe = (state: State): object => {
  const { phase, options, parties, seat, starter, dungeon, firstBack, pile } = state
  const seats = parties.length
  const usualPile = pileOf(state)
  const usualTreasures = treasurePileOf(state)
  const { throwers } = state
  const inThrow = [...parties.keys()].filter((one) => ((throwers >> one) & 1) === 1)
  return {
    phase: phase.kind,
    ...unless('seat', seat, 0),
    ...unless('starter', starter, starterOf(phase.kind, dungeon)),
    ...unless('dungeon', dungeon, 1),
    ...unless('turn', state.turn, turnOf(phase.kind, seats, seat, starter)),
    ...unless('frozen', state.frozen, isFrozenBy(phase.kind, firstBack, pile)),
    ...(same(pile, usualPile) ? {} : { pile: kindIds(state, pile) }),
    ...unless('trapNext', state.trapNext, trapNextOf(options, pile)),
    ...unless('discard', kindIds(state, state.discard), NONE),
    ...(same(state.treasurePile, usualTreasures) ? {} : { treasurePile: treasureIds(state, state.treasurePile) }),
    ...unless('prizePile', state.prizePile, prizePileOf(state)),
    ...unless('removed', treasureIds(state, state.removed), NONE),
    ...unless('spent', treasureIds(state, state.spent), NONE),
    ...unless('firstBack', firstBack, firstBackOf(parties)),
    ...unless('prize', state.prize, 0),
    ...unless('idle', state.idle, 0),
    ...unless('moved', state.moved, false),
    ...(state.drawn === EMPTY ? {} : { drawn: options.deck.kinds[state.drawn]?.id }),
    ...unless('used', kindIds(state, state.used), NONE),
    ...unless('postDue', state.postDue, phase.kind === 'post'),
    ...unless('bonus', state.bonus, false),
    ...(throwers === throwersOf(phase.kind, parties) ? {} : { throwers: inThrow }),
    ...unless('blankThrows', state.blankThrows, 0),
    parties: parties.map((party, one) => describeParty(state, party, one)),
  }
}

const describeParty = (state: State, party: Party, seat: number): object => {
  const { options, dungeon } = state
  const { leg, length, outSum, backSum, back, resigned } = party
  const before = dungeonBefore(dungeon)
  const said = unless('length', length, lengthOf(leg, outSum))
  const usualLeg = legOf({ resigned, back, outSum, measured: 'length' in said }, roomAt(options, state.parties.length))
  const usualWay = requiredOf(leg, length, backSum, lengthened(options, party.treasures))
  const thrown = state.throws[seat] ?? EMPTY
  return {
    ...unless('resigned', resigned, false),
    ...unless('leg', leg, usualLeg),
    ...unless('out', kindIds(state, party.out), NONE),
    ...said,
    ...unless('back', kindIds(state, back), NONE),
    ...unless('required', party.required, usualWay),
    ...(party.monster === EMPTY ? {} : { monster: options.deck.kinds[party.monster]?.id }),
    ...unless('hand', kindIds(state, party.hand), NONE),
    ...unless('known', kindIds(state, party.known), NONE),
    ...unless(
      'treasures',
      party.treasures.map((held) => heldText(options, held, held.dungeon)),
      NONE,
    ),
    ...unless(
      'banked',
      party.banked.map((held) => heldText(options, held, before)),
      NONE,
    ),
    ...unless('prizes', party.prizes, NONE),
    ...unless(
      'gaveBack',
      party.gaveBack.map((given) => givenBackText(options, given, before)),
      NONE,
    ),
    ...unless('wins', party.wins, 0),
    ...unless('exchanged', party.exchanged, 0),
    ...(thrown === EMPTY ? {} : { throw: handName(thrown) }),
  }
}

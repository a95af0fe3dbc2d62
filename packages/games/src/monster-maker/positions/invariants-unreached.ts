import type { Contradiction, Invariant } from '@menagerie/engine'
import { CHARACTER, SPELL } from '../set/components.ts'
import { roomAt } from '../set/options.ts'
import { canFight } from '../rules/team.ts'
import { EMPTY, type Held, type State, inDungeon } from '../rules/state.ts'
import { lengthened } from './defaults.ts'
import { rolledFor } from './invariants-treasures.ts'
import { at, eachParty, inTurn, placeIn, unreached } from './judging.ts'

/** MM-TC1, MM-R3: a row that goes on behind its goal. */
const goesOn = ({ options: { deck } }: State, row: readonly number[], goal: number): boolean => {
  let perch = 0
  for (const kind of row) {
    if (perch >= goal) return true
    perch += deck.value[kind] ?? 0
  }
  return false
}

interface Place {
  readonly path: string
  readonly cards: readonly number[]
}

/** The places that hold more copies than there are, the first ones keeping theirs. */
const beyond = (counts: readonly number[], places: readonly Place[]): readonly Contradiction[] => {
  const left = [...counts]
  return places.flatMap(({ path, cards }) => {
    let over = 0
    for (const card of cards) if ((left[card] = (left[card] ?? 0) - 1) < 0) over++
    return over > 0 ? [{ path, values: { count: over } }] : []
  })
}

const mainPlaces = ({ parties, discard, pile, phase, options }: State): readonly Place[] => [
  { path: 'phase', cards: phase.kind === 'trap' ? [options.deck.trap] : [] },
  ...parties.flatMap(({ out, back, monster, hand }, seat) => [
    { ...placeIn(seat, 'out'), cards: out },
    { ...placeIn(seat, 'back'), cards: back },
    { ...placeIn(seat, 'monster'), cards: monster === EMPTY ? [] : [monster] },
    { ...placeIn(seat, 'hand'), cards: hand },
  ]),
  { path: 'discard', cards: discard },
  { path: 'pile', cards: pile },
]

const facesOf = (held: readonly Held[]): readonly number[] => held.map(({ card }) => card).filter((card) => card >= 0)

const treasurePlaces = ({ parties, removed, treasurePile }: State): readonly Place[] => [
  { path: 'removed', cards: removed },
  ...parties.flatMap(({ treasures, banked }, seat) => [
    { ...placeIn(seat, 'banked'), cards: facesOf(banked) },
    { ...placeIn(seat, 'treasures'), cards: facesOf(treasures) },
  ]),
  { path: 'treasurePile', cards: treasurePile },
]

/** With dungeon wins the pile is whole again for every dungeon (MM-V3). */
const prizePlaces = ({ parties, prizePile, prize, options }: State): readonly Place[] => [
  ...(options.victory === 'gold'
    ? parties.map(({ prizes }, seat) => ({ ...placeIn(seat, 'prizes'), cards: prizes }))
    : [{ path: 'prize', cards: prize > 0 ? [prize] : [] }]),
  { path: 'prizePile', cards: prizePile },
]

/** Gold of prizes, each as often as there are cards of it. */
const prizeCounts = ({ options: { deck } }: State): number[] => {
  const counts: number[] = []
  for (const gold of deck.prizes) counts[gold] = (counts[gold] ?? 0) + 1
  return counts
}

/** MM-TC4, MM-TC12: whether the dice of a treasure must have been rolled by now. */
const isRolledBy = ({ options }: State, card: number, banked: boolean): boolean => {
  const forWins = options.victory === 'dungeonWins'
  if (rolledFor(options, card) === 'coin') return options.goddessRollAt === 'draw' || (banked && forWins)
  return banked && (forWins || options.treasureDiceAt === 'dungeonEnd')
}

const isOddlyRolled = (state: State, { card, worth }: Held, banked: boolean): boolean =>
  rolledFor(state.options, card) !== 'nothing' && (worth !== null) !== isRolledBy(state, card, banked)

/** Cards on top of the discard pile that can have fought together: while a charmed monster waits nothing lies on them. */
const lastTeam = ({ discard, options: { deck } }: State): readonly number[] => {
  const fought = (kind: number): boolean =>
    deck.what[kind] === CHARACTER || deck.what[kind] === SPELL || canFight(deck, kind)
  let from = discard.length
  while (from > 0 && fought(discard[from - 1] as number)) from--
  return discard.slice(from)
}

/** MM-E7: treasures that left the game by a death, before anybody can have died, or used ones that went back. */
const leftTooSoon = ({ options, dungeon, removed, spent }: State): readonly Contradiction[] => {
  if (options.deadTreasures !== 'dungeonEnd' || (dungeon > 1 && options.victory === 'gold')) return []
  const isDoor = (card: number): boolean => (options.deck.treasures[card]?.draws ?? 0) > 0
  return [...at('removed', !removed.every(isDoor)), ...at('spent', spent.length > 0)]
}

/** What no match leads to and yet can be played on. */
export const notReached: readonly Invariant<State>[] = [
  unreached('MM-I53', 'tooManyCopies', 'MM-P1', (state) =>
    beyond(
      state.options.deck.kinds.map(({ count }) => count),
      mainPlaces(state),
    ),
  ),
  unreached('MM-I54', 'tooManyTreasures', 'MM-P3', (state) =>
    beyond(
      state.options.deck.treasures.map(({ count }) => count),
      treasurePlaces(state),
    ),
  ),
  unreached('MM-I55', 'tooManyPrizes', 'MM-P3', (state) => beyond(prizeCounts(state), prizePlaces(state))),
  unreached('MM-I56', 'tooManyExchanged', 'MM-P2', (state) => {
    const { parties, options } = state
    const traps = options.deck.kinds[options.deck.trap]?.count ?? 0
    const all = parties.reduce((sum, { exchanged }) => sum + exchanged, 0)
    return eachParty(({ exchanged }) => [all > traps && exchanged > 0 && 'exchanged'])(state)
  }),
  unreached(
    'MM-I57',
    'requiredDiffers',
    'MM-TC11',
    eachParty(({ leg, required, length, treasures }, _, { options }) => [
      (leg === 'room' || leg === 'return' || leg === 'returned') &&
        required !== length + lengthened(options, treasures) &&
        'required',
    ]),
  ),
  unreached(
    'MM-I58',
    'lengthDiffers',
    'MM-X6',
    eachParty(({ length, outSum }) => [length > 0 && length !== outSum && 'length']),
  ),
  unreached(
    'MM-I59',
    'walkedOn',
    'MM-R3',
    eachParty(({ out, back, length, required }, _, state) => [
      goesOn(state, out, roomAt(state.options, state.parties.length)) && 'out',
      length > 0 && goesOn(state, back, required) && 'back',
    ]),
  ),
  unreached(
    'MM-I60',
    'backEmpty',
    'MM-D2',
    eachParty(({ leg, back }, _, { options }) => [
      leg === 'return' && back.length === 0 && !options.detourRemovesCorridor && 'back',
    ]),
  ),
  unreached(
    'MM-I61',
    'monsterNowhere',
    'MM-T6',
    eachParty(({ monster, out, back }) => [monster !== EMPTY && out.length + back.length === 0 && 'monster']),
  ),
  unreached('MM-I62', 'frozenForNothing', 'MM-E1', ({ phase, frozen, firstBack, pile }) =>
    at('frozen', phase.kind !== 'rps' && frozen && firstBack === EMPTY && pile.length > 0),
  ),
  unreached(
    'MM-I63',
    'deadAlready',
    'MM-F2',
    eachParty((party, seat, state) => [
      inTurn(state) && state.frozen && seat !== state.seat && inDungeon(party) && party.hand.length === 0 && 'hand',
    ]),
  ),
  unreached(
    'MM-I64',
    'deadTooSoon',
    'MM-E4',
    eachParty(({ leg, resigned }, _, { frozen }) => [leg === 'dead' && !resigned && !frozen && 'leg']),
  ),
  unreached(
    'MM-I65',
    'deadWithCards',
    'MM-E4',
    eachParty(({ leg, resigned, hand }) => [leg === 'dead' && !resigned && hand.length > 0 && 'hand']),
  ),
  unreached(
    'MM-I66',
    'treasureNowhere',
    'MM-TC1',
    eachParty(({ leg, length, treasures }) => [leg === 'dead' && length === 0 && treasures.length > 0 && 'treasures']),
  ),
  unreached(
    'MM-I67',
    'worthFixed',
    'MM-TC4',
    eachParty(({ treasures, banked }, _, { options }) => {
      const isFixed = ({ card, worth }: Held): boolean => worth !== null && rolledFor(options, card) === 'nothing'
      return [treasures.some(isFixed) && 'treasures', banked.some(isFixed) && 'banked']
    }),
  ),
  unreached(
    'MM-I68',
    'worthWhen',
    'MM-TC4',
    eachParty(({ treasures, banked }, _, state) => [
      treasures.some((held) => isOddlyRolled(state, held, false)) && 'treasures',
      banked.some((held) => isOddlyRolled(state, held, true)) && 'banked',
    ]),
  ),
  unreached(
    'MM-I69',
    'bankedUnseen',
    'MM-TC2',
    eachParty(({ banked }, _, { options }) => [
      options.revealOnReturn && banked.some(({ shown }) => !shown) && 'banked',
    ]),
  ),
  unreached('MM-I70', 'earnedTooSoon', 'MM-TC3', (state) => {
    const { options, dungeon, firstBack, phase, parties } = state
    const forWins = options.victory === 'dungeonWins'
    const drawn = parties.reduce((sum, { prizes }) => sum + prizes.length, 0)
    const most = dungeon - 1 + (firstBack !== EMPTY && phase.kind !== 'rps' ? 1 : 0)
    const ofEach = eachParty(({ banked, gaveBack, prizes, wins }) => [
      banked.some((one) => forWins || one.dungeon >= dungeon) && 'banked',
      gaveBack.some((one) =>
        one.dungeon === dungeon ? options.deadTreasures === 'dungeonEnd' : forWins && one.dungeon < dungeon,
      ) && 'gaveBack',
      drawn > most && prizes.length > 0 && 'prizes',
      wins >= dungeon && 'wins',
    ])
    return [...ofEach(state), ...leftTooSoon(state)]
  }),
  unreached('MM-I71', 'usedBefore', 'MM-C3', ({ phase, used, options }) => {
    if (phase.kind !== 'act' && phase.kind !== 'trap' && phase.kind !== 'confirm') return []
    const { kinds, treasures } = options.deck
    const opens = (name: string): boolean => treasures.some(({ draws, openers }) => draws > 0 && openers.includes(name))
    const isUsed = (kind: number): boolean => {
      const name = kinds[kind]?.class ?? ''
      return name === 'thief' || (phase.kind === 'act' && opens(name))
    }
    return at('used', used.length > 0 && (options.healScope === 'battle' || !used.every(isUsed)))
  }),
  unreached('MM-I72', 'charmNotCast', 'MM-CH1', (state) => {
    if (state.phase.kind !== 'charm') return []
    const { kinds } = state.options.deck
    const team = lastTeam(state)
    const cast = team.some((kind) => kinds[kind]?.charm === true)
    const caster = team.some((kind) => kinds[kind]?.class === 'elf' || kinds[kind]?.class === 'magicUser')
    return at('discard', !cast || !caster)
  }),
]

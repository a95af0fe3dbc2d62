import type { BySeat, Chance, Seat } from '@menagerie/engine'
import { type CardIndex, HAND_CARDS, PART_KINDS, START_CARDS } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import { NO_DRAFT, NO_OPEN, type State, newPlayer, nextSeat, phaseOf, playerOf } from './state.ts'
import { takeCard } from './deck.ts'
import { takeTiles } from './domino-hand.ts'
import type { Tell } from './tell.ts'
import { beginTurn } from './turn.ts'

/** A new match, up to its first question. */
export const setup = (options: Options, loadouts: BySeat<null>, chance: Chance, emit: Tell): State => {
  const seats = loadouts.length
  const starter = starterOf(options, seats, chance)
  const state = emptyState(options, seats, starter, facesOf(options, chance))
  emit?.({ kind: 'started', starter, deck: state.deck.length })
  if (options.mode === 'dominoes') {
    for (let i = 0; i < seats; i++) takeTiles(state, (starter + i) % seats, HAND_CARDS, 'start', chance, emit) // MS-03
    state.phase = phaseOf('lead', starter) // MS-04
  } else if (options.factionPick === 'random') {
    const pool = factionPool(options)
    for (let i = 0; i < seats; i++) setFaction(state, (starter + i) % seats, chance.draw(pool), emit)
    deal(state, chance, emit)
  }
  return state
}

/** MS-24: the youngest begins, or whom chance names. */
const starterOf = (options: Options, seats: number, chance: Chance): Seat => {
  switch (options.firstPlayer) {
    case 'random':
      return chance.pick(seats)
    case 'seat0':
      return 0
    case 'youngest':
      return Math.min(options.youngestSeat, seats) - 1
  }
}

/** Option `backs`: points and icons are dealt among the parts of one kind. */
const facesOf = (options: Options, chance: Chance): readonly CardIndex[] => {
  const { set } = options
  if (options.backs === 'printed') return set.printed
  const faces = set.printed.slice()
  for (const kind of PART_KINDS) {
    const cards = partsOfKind(options, kind)
    const pool = [...cards]
    for (const card of cards) faces[card] = chance.draw(pool)
  }
  return faces
}

const partsOfKind = ({ set }: Options, kind: number): CardIndex[] =>
  set.printed.filter((card) => card < set.parts && set.kind[card] === kind)

/** MS-02, MS-21: the cards of the deck, sorted; dragon cards are set aside. */
export const deckOf = ({ set, mode, dominoDragons }: Options): CardIndex[] => {
  if (mode !== 'dominoes') return set.printed.slice(0, set.deck)
  if (!dominoDragons) return set.printed.slice(0, set.parts)
  return set.printed.filter((card) => card < set.parts || card >= set.deck)
}

export const emptyState = (options: Options, seats: number, starter: Seat, faces: readonly CardIndex[]): State => ({
  options,
  phase: phaseOf('faction', starter),
  deck: deckOf(options),
  away: [],
  faces,
  draws: 0,
  returned: options.set.never,
  turns: 0,
  dry: 0,
  starter,
  turn: starter,
  draft: NO_DRAFT,
  arena: null,
  fight: null,
  centre: [],
  open: NO_OPEN,
  passes: 0,
  players: Array.from({ length: seats }, newPlayer),
})

const factionPool = ({ set }: Options): number[] =>
  set.factions.flatMap((_, faction) => (set.dragons[faction] === undefined ? [] : [faction]))

const setFaction = (state: State, seat: Seat, faction: number, emit: Tell): void => {
  playerOf(state, seat).faction = faction
  emit?.({ kind: 'choseFaction', seat, faction })
}

/** MS-20: in seat order from the starting player, all different. */
export const pickFaction = (state: State, seat: Seat, faction: number, chance: Chance, emit: Tell): void => {
  setFaction(state, seat, faction, emit)
  askFaction(state, seat, chance, emit)
}

/** The next seat without a faction, or the deal. */
export const askFaction = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const next = nextSeat(state, seat)
  if (playerOf(state, next).faction < 0) state.phase = phaseOf('faction', next)
  else deal(state, chance, emit)
}

/** MS-22: three cards each, then the first turn. */
const deal = (state: State, chance: Chance, emit: Tell): void => {
  const { starter, players } = state
  const first = playerOf(state, starter).out ? nextSeat(state, starter) : starter
  for (let i = 0; i < players.length; i++) {
    const seat = (starter + i) % players.length
    if (playerOf(state, seat).out) continue
    for (let n = 0; n < START_CARDS; n++) takeCard(state, seat, true, chance, emit)
  }
  beginTurn(state, first, chance, emit)
}

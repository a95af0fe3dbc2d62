import type { Chance, Emit, Outcome, Seat } from '@menagerie/engine'
import { type Card, type CardIndex, MOST_SPOTS } from '../set/components.ts'
import { type DeckList, sortedDeck } from '../set/deck.ts'
import type { Event } from './events.ts'
import type { Options } from '../set/options.ts'

/** What is asked now and of whom. Replaced, never changed; shared by clones. */
export type Phase =
  | { readonly kind: 'mulligan'; readonly seat: Seat }
  /** Only in arranged positions: an automatic step that waits for `proceed`. */
  | { readonly kind: 'draw' | 'dropDice' | 'duel'; readonly seat: Seat }
  | { readonly kind: 'countdown' | 'summon' | 'boost1' | 'boost2'; readonly seat: Seat }
  /** A monster boosted to 0 enters from this waiting spot. */
  | { readonly kind: 'entry1' | 'entry2'; readonly seat: Seat; readonly spot: number }
  /** Only under `blockedEntry: asap`: the seat's blocked monsters enter after the duel. */
  | { readonly kind: 'entryAsap'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome }

export const EMPTY = -1

/** What one player has on the table, in the hand and in the deck. */
export interface Side {
  hp: number
  /** The whole deck as brought, sorted; shared, never changed. */
  list: readonly CardIndex[]
  /** A sorted pool: nobody knows an order. */
  deck: CardIndex[]
  /** Sorted. */
  hand: CardIndex[]
  /** In the order of discarding; the last is on top. */
  discard: CardIndex[]
  /** Indexed by waiting spot; EMPTY where free. */
  waiting: CardIndex[]
  /** Indexed by waiting spot; 0 where free. */
  dice: number[]
  /** Bit i: the monster in waiting spot i was boosted (MP-25). */
  boosted: number
  /** Bit i: the monster in waiting spot i was boosted to 0 and enters only at the next countdown (`boostEntry`). */
  held: number
  /** Indexed by lane; EMPTY where free. */
  active: CardIndex[]
}

export interface State {
  readonly options: Options
  phase: Phase
  /** 1 is the starting player's first. */
  turn: number
  turnPlayer: Seat
  starter: Seat
  /** A boost was made in this turn (MP-21). */
  boostUsed: boolean
  /** Indexed by seat. */
  readonly sides: readonly [Side, Side]
}

type SeatPhase = Exclude<Phase['kind'], 'over' | 'entry1' | 'entry2'>
const bySeat = (kind: SeatPhase): readonly [Phase, Phase] => [
  Object.freeze({ kind, seat: 0 }),
  Object.freeze({ kind, seat: 1 }),
]

/** Prebuilt phases, indexed by seat. */
export const PHASES: Readonly<Record<SeatPhase, readonly [Phase, Phase]>> = {
  mulligan: bySeat('mulligan'),
  draw: bySeat('draw'),
  dropDice: bySeat('dropDice'),
  countdown: bySeat('countdown'),
  summon: bySeat('summon'),
  boost1: bySeat('boost1'),
  duel: bySeat('duel'),
  boost2: bySeat('boost2'),
  entryAsap: bySeat('entryAsap'),
}

export const phaseOf = (kind: SeatPhase, seat: Seat): Phase => PHASES[kind][seat as 0 | 1]

const FREE_SPOTS: readonly number[] = Array.from({ length: MOST_SPOTS }, () => EMPTY)
const NO_DICE: readonly number[] = Array.from({ length: MOST_SPOTS }, () => 0)

const entries = new Map<number, Phase>()

/** Interned: an entry phase for a seat and spot. */
export const entryPhase = (kind: 'entry1' | 'entry2', seat: Seat, spot: number): Phase => {
  const key = spot * 4 + seat * 2 + (kind === 'entry1' ? 0 : 1)
  let phase = entries.get(key)
  if (phase === undefined) {
    phase = Object.freeze({ kind, seat, spot })
    entries.set(key, phase)
  }
  return phase
}

export const other = (seat: Seat): Seat => 1 - seat
export const sideOf = (state: State, seat: Seat): Side => state.sides[seat as 0 | 1]
export const cardOf = (options: Options, card: CardIndex): Card => options.cards[card] as Card

const newSide = (options: Options, list: readonly CardIndex[]): Side => ({
  hp: options.startHp,
  list,
  deck: list.slice(),
  hand: [],
  discard: [],
  waiting: FREE_SPOTS.slice(0, options.mat.waiting), // MP-04
  dice: NO_DICE.slice(0, options.mat.waiting),
  boosted: 0,
  held: 0,
  active: FREE_SPOTS.slice(0, options.mat.active),
})

/** MP-01, MP-02, MP-04: two decks, hit points, an empty field and a starting player. Nothing is dealt yet. */
export const newState = (
  options: Options,
  lists: readonly DeckList[],
  chance: Chance,
  emit: Emit<Event> | null,
): State => {
  const starter = options.firstPlayer === 'random' ? chance.pick(2) : options.firstPlayer === 'seat0' ? 0 : 1 // MP-02
  emit?.({ kind: 'started', starter, hp: options.startHp, deckSize: options.deckSize })
  return {
    options,
    phase: phaseOf('draw', starter),
    turn: 1,
    turnPlayer: starter,
    starter,
    boostUsed: false,
    sides: [
      newSide(options, sortedDeck(options, lists[0] as DeckList)),
      newSide(options, sortedDeck(options, lists[1] as DeckList)),
    ],
  }
}

const cloneSide = (side: Side): Side => ({
  hp: side.hp,
  list: side.list,
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  waiting: side.waiting.slice(),
  dice: side.dice.slice(),
  boosted: side.boosted,
  held: side.held,
  active: side.active.slice(),
})

export const clone = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  turnPlayer: state.turnPlayer,
  starter: state.starter,
  boostUsed: state.boostUsed,
  sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
})

/** Broken invariants in words for us, not for players. */
export const check = (state: State): readonly string[] => {
  const broken: string[] = []
  for (const [seat, side] of state.sides.entries()) {
    const say = (text: string): void => void broken.push(`seat ${seat}: ${text}`)
    const onTable = [...side.waiting, ...side.active].filter((card) => card !== EMPTY)
    const all = [...side.deck, ...side.hand, ...side.discard, ...onTable].sort((a, b) => a - b)
    if (all.join() !== side.list.join()) say('the cards are not those of the list')
    if (side.deck.some((card, i) => i > 0 && card < (side.deck[i - 1] as number))) say('the deck is not sorted')
    if (side.hand.some((card, i) => i > 0 && card < (side.hand[i - 1] as number))) say('the hand is not sorted')
    if (side.hand.length > state.options.handSize) say('the hand is too large')
    if (side.waiting.length !== state.options.mat.waiting || side.dice.length !== state.options.mat.waiting) {
      say('the waiting area has another size than the mat')
    }
    if (side.active.length !== state.options.mat.active) say('the active area has another size than the mat')
    for (const [spot, card] of side.waiting.entries()) {
      const die = side.dice[spot] as number
      const marked = ((side.boosted | side.held) >> spot) & 1
      if (card === EMPTY && (die !== 0 || marked === 1)) say(`free waiting spot ${spot} has a die or a mark`)
      if (card !== EMPTY && (die < 0 || die > cardOf(state.options, card).stars)) say(`die ${die} in spot ${spot}`)
    }
    if (side.hp < 0 || side.hp > Math.max(99, state.options.startHp)) say(`hit points ${side.hp}`)
    if (side.hp === 0 && state.phase.kind !== 'over') say('no hit points and still playing')
  }
  return broken
}

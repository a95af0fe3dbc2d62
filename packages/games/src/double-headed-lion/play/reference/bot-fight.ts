import type { Seat } from '@menagerie/engine'
import { type CardFight, type Fate, type Stake, fates, solveCardFight } from '../card-fight.ts'
import { type Card, RETREAT, SKILL, isNumber } from '../../set/components.ts'
import { type Squares, squaresOf } from './bot-features.ts'
import { CARD_PRICES, oddsAt, payoffOf } from './bot-worth.ts'
import { GONE, type Square } from '../../set/map.ts'
import { refugesFrom } from '../../choices/retreats.ts'
import { type Solution, solveMatrix } from '../matrix.ts'
import { REP, ROY, SKILLED, STORM, VISHNUS, has } from '../../set/pieces.ts'
import { NO_CARD } from '../../rules/state.ts'
import type { CardView, FightView, SideView, View } from '../../secrets/view.ts'

/** A fight with the hands it is played with, and what the Republic gets by each end. */
export interface KnownFight {
  readonly fight: CardFight
  /** Payoffs, -1 to 1. */
  readonly stake: Stake
  /** The fight as the viewer sees it: which cards lie, and what Skill named. */
  readonly seen: FightView
}

const countOn = (squares: readonly Square[], at: Square): number => {
  let count = 0
  for (let slot = 0; slot < squares.length; slot++) if (squares[slot] === at) count++
  return count
}

/** Squares the fighter of a side may retreat to. */
const refuges = (squares: Squares, seat: 0 | 1, piece: number, from: Square): readonly Square[] => {
  const [own, foes] = [squares[seat], squares[1 - seat] as readonly Square[]]
  return refugesFrom(
    seat,
    piece,
    from,
    (at) => countOn(own, at),
    (at) => countOn(foes, at),
  )
}

/** Each kind of card once, in the order in which they first come. */
const kindsIn = (cards: readonly Card[]): readonly Card[] => cards.filter((card, i) => cards.indexOf(card) === i)

/** Cards of a hand that may be played, each kind once; a hand the viewer cannot see may hold all its side began with. */
const playableOf = (view: View, seat: 0 | 1): readonly Card[] => {
  const side = view.sides[seat]
  const cards = kindsIn(side.hand ?? view.options.cards[seat])
  const allowed = side.pile.length > 0 || view.options.skillOnEmptyPile === 'zero'
  return allowed ? cards : cards.filter((card) => card !== SKILL)
}

/** Cards that Skill can name, each kind once (DL-6.6). */
const eligibleOf = (side: SideView): readonly Card[] => kindsIn(side.pile.slice(0, side.snapshot))

/** The card fight of a view in which both fighters are shown; null elsewhere. */
export const fightOf = (view: View): KnownFight | null => {
  const seen = view.fight
  if (seen === null || !seen.revealed) return null
  const [mine, theirs] = seen.fighters
  if (mine === null || theirs === null) return null
  const [rep, roy] = [view.sides[REP].tokens[mine]?.piece ?? null, view.sides[ROY].tokens[theirs]?.piece ?? null]
  if (rep === null || roy === null) return null
  const squares = squaresOf(view)
  const ways = [refuges(squares, REP, rep, seen.square), refuges(squares, ROY, roy, seen.square)] as const
  const fight: CardFight = {
    options: view.options,
    pieces: [rep, roy],
    supported: seen.support !== null,
    hands: [handOf(view, seen, REP), handOf(view, seen, ROY)],
    eligible: [eligibleOf(view.sides[REP]), eligibleOf(view.sides[ROY])],
    canRetreat: [ways[REP].length > 0, ways[ROY].length > 0],
  }
  return { fight, stake: stakeOf(view, [mine, theirs], roy === VISHNUS, squares, ways), seen }
}

/** An open card, or one's own sealed one, is the only choice left; what Skill has fetched counts in its place. */
const handOf = (view: View, seen: FightView, seat: 0 | 1): readonly Card[] => {
  const [lying, named] = [seen.cards[seat], seen.fetched[seat]]
  if (typeof lying !== 'object') return playableOf(view, seat)
  return [lying.card === SKILL && typeof named === 'object' ? named.card : lying.card]
}

const FATE_INDEX: Readonly<Record<Fate, number>> = { stays: 0, goes: 1, falls: 2 }

/**
 * What the position is worth to the Republic after each end of the fight, beside the price of the cards. Takes `squares`
 * for its own and moves the fighters on it; `ways` are the squares each may retreat to.
 */
const stakeOf = (
  view: View,
  fighters: readonly [number, number],
  isVishnus: boolean,
  squares: [Square[], Square[]],
  ways: readonly [readonly Square[], readonly Square[]],
): Stake => {
  const next: Seat = 1 - view.active
  /** Odds by both fates: each of the nine ends is looked at once. */
  const known: (number | undefined)[] = []
  const standing = (seat: 0 | 1, fate: Fate): Square => {
    if (fate === 'stays') return (view.fight as FightView).square
    // One square a fighter may retreat to stands for all.
    return fate === 'goes' ? (ways[seat][0] ?? GONE) : GONE
  }
  const put = (seat: 0 | 1, at: Square): void => {
    squares[seat][fighters[seat]] = at
  }
  const after = (rep: Fate, roy: Fate): number => {
    put(REP, standing(REP, rep))
    if (!isVishnus || roy !== 'goes') {
      put(ROY, standing(ROY, roy))
      return oddsAt(view, squares, next)
    }
    // Where Vishnus goes is her own choice.
    let odds = Infinity
    for (const to of ways[ROY]) {
      put(ROY, to)
      odds = Math.min(odds, oddsAt(view, squares, next))
    }
    return odds
  }
  return (rep, roy, played) => {
    if (isVishnus && roy === 'falls') return 1 // DL-10.4
    const at = 3 * FATE_INDEX[rep] + FATE_INDEX[roy]
    const odds = (known[at] ??= after(rep, roy))
    return payoffOf(odds - priceOf(played[0]) + priceOf(played[1]))
  }
}

const priceOf = (card: Card): number => {
  if (card === RETREAT) return CARD_PRICES.retreat
  return card !== NO_CARD && isNumber(card) ? CARD_PRICES.number * card : 0
}

/** Exact play of the cards still to be chosen, and what the Republic gets by it. */
export const solveFight = ({ fight, stake }: KnownFight): Solution => solveCardFight(fight, stake)

/** Exact play of the cards still to be named by Skill: shares by card of each list, and what the Republic gets. */
export interface FetchSolution extends Solution {
  /** What each side's card can still come to count as; `row` and `column` go by these lists. */
  readonly cards: readonly [readonly Card[], readonly Card[]]
}

/** DL-6.4, DL-6.10: two who fetch choose in secret; Storm answers what he sees (DL-8.1). */
export const solveFetch = ({ fight, stake, seen }: KnownFight): FetchSolution => {
  const cards = [countsAs(fight, seen, REP), countsAs(fight, seen, ROY)] as const
  const lying = seen.cards.map(cardIn) as [Card, Card]
  const gains: number[] = []
  for (const a of cards[REP]) {
    for (const b of cards[ROY]) {
      const [rep, roy] = fates(fight, a === SKILL ? NO_CARD : a, b === SKILL ? NO_CARD : b)
      gains.push(stake(rep, roy, [lying[REP] === NO_CARD ? a : lying[REP], lying[ROY]]))
    }
  }
  const [rows, columns] = [cards[REP].length, cards[ROY].length]
  if (fight.pieces[REP] !== STORM || lying[REP] !== NO_CARD) return { ...solveMatrix({ rows, columns, gains }), cards }
  // The Royalists name what leaves Storm's best answer least; he answers later, and his shares only fill the row.
  const best = cards[ROY].map((_, c) => Math.max(...cards[REP].map((__, r) => gains[r * columns + c] as number)))
  const value = Math.min(...best)
  const at = best.indexOf(value)
  return { value, row: cards[REP].map(() => 1 / rows), column: best.map((_, c) => (c === at ? 1 : 0)), cards }
}

const cardIn = (seen: CardView): Card => (typeof seen === 'object' ? seen.card : NO_CARD)

/** What a side's card can still come to count as. */
const countsAs = (fight: CardFight, seen: FightView, seat: 0 | 1): readonly Card[] => {
  const card = cardIn(seen.cards[seat])
  if (card === NO_CARD) return fight.hands[seat]
  if (card !== SKILL) return [card]
  if (!has(SKILLED[seat], fight.pieces[seat])) return [NO_CARD]
  const named = seen.fetched[seat]
  if (typeof named === 'object') return [named.card]
  return [...fight.eligible[seat], NO_CARD]
}

import { type CardFight, type Stake, fates, solveCardFight } from './card-fight.ts'
import { type Card, RETREAT, SKILL, isNumber } from './components.ts'
import { CASTLE, D, RINGS, type Square, room } from './map.ts'
import type { Solution } from './matrix.ts'
import { AILA, REP, ROY, VISHNUS } from './pieces.ts'
import { NO_CARD } from './state.ts'
import type { FightView, SideView, View } from './view.ts'
import { WEIGHTS, worthOf } from './bot-worth.ts'

/** A fight with the hands it is played with, and the price of each end. */
export interface KnownFight {
  readonly fight: CardFight
  readonly stake: Stake
  readonly seen: FightView
}

const countOn = (side: SideView, at: Square): number => side.tokens.filter((token) => token.square === at).length

/** DL-7 from a view: whether the fighter of a side finds a square. */
const finds = (view: View, seat: 0 | 1, piece: number, from: Square): boolean => {
  const ring = seat === REP && piece === AILA ? [CASTLE] : (RINGS[(D[from] as number) - (seat === REP ? 1 : 0)] ?? [])
  const [own, foes] = [view.sides[seat], view.sides[1 - seat] as SideView]
  return ring.some((to) => to !== from && countOn(foes, to) === 0 && countOn(own, to) < room(to))
}

/** Cards of a hand that may be played, each kind once; what the viewer cannot see counts as the cards not seen yet. */
const playableOf = (view: View, seat: 0 | 1): readonly Card[] => {
  const side = view.sides[seat]
  const hand = side.hand ?? [...view.options.cards[seat]]
  const cards = hand.filter((card, i) => hand.indexOf(card) === i)
  const allowed = side.pile.length > 0 || view.options.skillOnEmptyPile === 'zero'
  return allowed ? cards : cards.filter((card) => card !== SKILL)
}

const eligibleOf = (side: SideView): readonly Card[] =>
  side.pile.slice(0, side.snapshot).filter((card, i, list) => list.indexOf(card) === i)

const fighterOf = (view: View, fight: FightView, seat: 0 | 1): number | null => {
  const slot = fight.fighters[seat]
  return slot === null ? null : (view.sides[seat].tokens[slot]?.piece ?? null)
}

/** The card fight of a view in which both fighters are shown; null elsewhere. */
export const fightOf = (view: View): KnownFight | null => {
  const seen = view.fight
  if (seen === null || !seen.revealed) return null
  const [rep, roy] = [fighterOf(view, seen, REP), fighterOf(view, seen, ROY)]
  if (rep === null || roy === null) return null
  const fight: CardFight = {
    options: view.options,
    pieces: [rep, roy],
    supported: seen.support !== null,
    hands: [handOf(view, seen, REP), handOf(view, seen, ROY)],
    eligible: [eligibleOf(view.sides[REP]), eligibleOf(view.sides[ROY])],
    canRetreat: [finds(view, REP, rep, seen.square), finds(view, ROY, roy, seen.square)],
  }
  return { fight, stake: stakeOf(rep, roy), seen }
}

/** An open card, or one's own sealed one, is the only choice left. */
const handOf = (view: View, seen: FightView, seat: 0 | 1): readonly Card[] => {
  const lying = seen.cards[seat]
  return typeof lying === 'object' ? [lying.card] : playableOf(view, seat)
}

const price = (card: Card): number => {
  if (card === RETREAT) return WEIGHTS.retreatCard
  return card !== NO_CARD && isNumber(card) ? WEIGHTS.numberCard * card : 0
}

const stakeOf = (rep: number, roy: number): Stake => {
  const mine = WEIGHTS.republic * worthOf(REP, rep)
  const royal = roy === VISHNUS
  const theirs = royal ? WEIGHTS.vishnusFalls : -WEIGHTS.royalist * worthOf(ROY, roy)
  const away = royal ? WEIGHTS.vishnusRetreats : WEIGHTS.retreat
  return (one, other, played) =>
    (one === 'falls' ? -mine : one === 'goes' ? -WEIGHTS.retreat : 0) +
    (other === 'falls' ? theirs : other === 'goes' ? away : 0) -
    price(played[0]) +
    price(played[1])
}

/** Exact play of the cards still to be chosen, and what the Republic gets by it. */
export const solveFight = ({ fight, stake }: KnownFight): Solution => solveCardFight(fight, stake)

/** What the Republic gets by the open cards when one side still names a card with Skill. */
export const worthOfFetch = ({ fight, stake, seen }: KnownFight, seat: 0 | 1, fetched: Card): number => {
  const cards = seen.cards.map((one) => (typeof one === 'object' ? one.card : NO_CARD)) as [Card, Card]
  const named = seen.fetched.map((one) => (typeof one === 'object' ? one.card : NO_CARD)) as [Card, Card]
  const counts = (side: 0 | 1): Card => {
    if (side === seat) return fetched
    return cards[side] === SKILL ? named[side] : cards[side]
  }
  const [rep, roy] = fates(fight, counts(REP), counts(ROY))
  return stake(rep, roy, cards)
}

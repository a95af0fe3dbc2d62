import { type Card, RETREAT, SKILL } from '../set/components.ts'
import { type Matrix, type Solution, solveMatrix } from './matrix.ts'
import type { Options } from '../set/options.ts'
import { totalsOf } from '../rules/pairs.ts'
import { AJI, GRINN, LUFIEA, type Piece, REP, ROY, SKILLED, STORM, has } from '../set/pieces.ts'
import { NO_CARD } from '../rules/state.ts'

/** What is public about a combat when the cards are chosen. Lists by side. */
export interface CardFight {
  readonly options: Options
  readonly pieces: readonly [Piece, Piece]
  /** A supporter was shown. */
  readonly supported: boolean
  /** Cards each side may play, each kind once. */
  readonly hands: readonly [readonly Card[], readonly Card[]]
  /** Cards each side's Skill can name. */
  readonly eligible: readonly [readonly Card[], readonly Card[]]
  /** False when there is no square to retreat to (DL-7.4). */
  readonly canRetreat: readonly [boolean, boolean]
}

/** What becomes of a fighter. */
export type Fate = 'stays' | 'goes' | 'falls'

/** What the Republic gains by an end of the combat, the Royalists lose. */
export type Stake = (rep: Fate, roy: Fate, played: readonly [Card, Card]) => number

type Fates = readonly [Fate, Fate]
const bothFates = (rep: Fate, roy: Fate): Fates => Object.freeze([rep, roy] as const)
const BOTH_FALL = bothFates('falls', 'falls')
const REP_FALLS = bothFates('falls', 'stays')
const ROY_FALLS = bothFates('stays', 'falls')
/** By how the Republic's fighter leaves, then how the Royalist one does: not at all, by a retreat, by a retreat that is none. */
const LEAVING: readonly (readonly Fates[])[] = (['stays', 'goes', 'falls'] as const).map((rep) =>
  (['stays', 'goes', 'falls'] as const).map((roy) => bothFates(rep, roy)),
)

/** The end by the cards that count (DL-5.17, DL-5.18, DL-8.6); NO_CARD where a card has no effect. */
export const fates = (fight: CardFight, rep: Card, roy: Card): Fates => {
  const [a, b] = fight.pieces
  const mine = a === AJI ? NO_CARD : rep
  const [totalRep, totalRoy] = totalsOf(fight, [mine, roy])
  const less = totalRep - totalRoy
  const repLeaves = mine === RETREAT
  if (!repLeaves && roy !== RETREAT) {
    if (less === 0) return BOTH_FALL
    if (less < 0) return REP_FALLS
    return a === GRINN && b === LUFIEA ? leaving(fight, true, false) : ROY_FALLS
  }
  return leaving(fight, repLeaves, roy === RETREAT)
}

const leaving = (fight: CardFight, rep: boolean, roy: boolean): Fates => {
  const way = (seat: 0 | 1, leaves: boolean): number => (leaves ? (fight.canRetreat[seat] ? 1 : 2) : 0)
  return (LEAVING[way(REP, rep)] as readonly Fates[])[way(ROY, roy)] as Fates
}

/** Cards that a played card can come to count as (DL-6.4, DL-6.7): itself, or what Skill fetches. */
const counted = (fight: CardFight, seat: 0 | 1, card: Card): readonly Card[] => {
  if (card !== SKILL) return [card]
  if (!has(SKILLED[seat], fight.pieces[seat])) return NOTHING
  return [...fight.eligible[seat].map((one) => (one === SKILL ? NO_CARD : one)), NO_CARD]
}
const NOTHING: readonly Card[] = [NO_CARD]

/** What both played cards are worth to the Republic when everything after them is chosen best (DL-6.10 in secret). */
const worthOf = (
  fight: CardFight,
  stake: Stake,
  played: readonly [Card, Card],
  mine: readonly Card[],
  theirs: readonly Card[],
): number => {
  if (mine.length === 1 && theirs.length === 1) return gainOf(fight, stake, played, mine[0] as Card, theirs[0] as Card)
  const gains: number[] = []
  for (const a of mine) for (const b of theirs) gains.push(gainOf(fight, stake, played, a, b))
  if (theirs.length === 1) return Math.max(...gains)
  if (mine.length === 1) return Math.min(...gains)
  return solveMatrix({ rows: mine.length, columns: theirs.length, gains }).value
}

const gainOf = (fight: CardFight, stake: Stake, played: readonly [Card, Card], a: Card, b: Card): number => {
  const [rep, roy] = fates(fight, a, b)
  return stake(rep, roy, played)
}

/** The choice of both cards as a table: the Republic's hand in rows, the Royalists' in columns. */
export const matrixOf = (fight: CardFight, stake: Stake): Matrix => {
  const [rep, roy] = fight.hands
  const theirs = roy.map((card) => counted(fight, ROY, card))
  const gains = new Array<number>(rep.length * roy.length)
  for (let r = 0; r < rep.length; r++) {
    const mine = counted(fight, REP, rep[r] as Card)
    for (let c = 0; c < roy.length; c++) {
      const played = [rep[r] as Card, roy[c] as Card] as const
      gains[r * roy.length + c] = worthOf(fight, stake, played, mine, theirs[c] as readonly Card[])
    }
  }
  return { rows: rep.length, columns: roy.length, gains }
}

/** DL-8.1: what the Republic gets when Storm answers an open card, and the answers; by `stormSees` before or after the fetch. */
const stormGains = (fight: CardFight, stake: Stake, roy: Card): readonly number[] => {
  const [rep] = fight.hands
  const theirs = counted(fight, ROY, roy)
  const gain = (a: Card, b: Card): number => {
    const [one, other] = fates(fight, a === SKILL ? NO_CARD : a, b)
    return stake(one, other, [a, roy])
  }
  if (fight.options.stormSees === 'face') return rep.map((a) => Math.min(...theirs.map((b) => gain(a, b))))
  // The Royalists fetch what leaves Storm least.
  const lists = theirs.map((b) => rep.map((a) => gain(a, b)))
  return lists.reduce((worst, list) => (Math.max(...list) < Math.max(...worst) ? list : worst))
}

/** Exact play of a card fight: shares by card of each hand, and what the Republic gets. */
export const solveCardFight = (fight: CardFight, stake: Stake): Solution => {
  if (fight.pieces[REP] !== STORM) return solveMatrix(matrixOf(fight, stake))
  const [rep, roy] = fight.hands
  const answers = roy.map((card) => stormGains(fight, stake, card))
  const best = answers.map((list) => Math.max(...list))
  const value = Math.min(...best)
  const at = best.indexOf(value)
  const answer = (answers[at] as readonly number[]).indexOf(value)
  return {
    value,
    row: rep.map((_, i) => (i === answer ? 1 : 0)),
    column: roy.map((_, i) => (i === at ? 1 : 0)),
  }
}

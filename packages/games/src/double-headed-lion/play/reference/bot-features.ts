import type { Seat } from '@menagerie/engine'
import { RETREAT, isNumber } from '../../set/components.ts'
import { bitCount } from '../../secrets/narrowing.ts'
import { CASTLE, D, GONE, type Square, isNear } from '../../set/map.ts'
import { AILA, AJI, GANDA, KNIGHTS, REP, ROY, STORM, VISHNUS, WARRIORS, has } from '../../set/pieces.ts'
import type { SideView, TokenView, View } from '../../secrets/view.ts'

/**
 * What a position is judged by: numbers a view gives, each weighed in `bot-worth.ts`. A token that may be Vishnus counts
 * in all that is said of her by how likely it is her.
 */
export const FEATURES = [
  'one',
  /** It is the Republic's move next. */
  'republicNext',
  /** Tokens of the Republic by distance, 0 to 5. */
  'republic0',
  'republic1',
  'republic2',
  'republic3',
  'republic4',
  'republic5',
  /** Royalists besides Vishnus by distance, 0 to 5. */
  'royalist0',
  'royalist1',
  'royalist2',
  'royalist3',
  'royalist4',
  'royalist5',
  /** Vishnus by distance, 1 to 4. */
  'vishnus1',
  'vishnus2',
  'vishnus3',
  'vishnus4',
  /** She can walk in: her side moves next. */
  'atTheGate',
  /** The same where Aji may be in the castle. */
  'gateGuarded',
  /** Tokens that can attack her in one step, by whose move is next: exactly one, more. */
  'hunted',
  'huntedByMore',
  'huntedLater',
  'huntedByMoreLater',
  /** Tokens nearer to the castle than she is: nobody else ever meets her. */
  'before',
  /** Beside an ally; on a square with the Republic; hunted with Retreat in hand. */
  'ally',
  'met',
  'huntedWithRetreat',
  /** Royalists no farther than she is, up to three. */
  'escort',
  /** How well the Republic knows which token she is. */
  'found',
  'republicRetreat',
  'royalistRetreat',
  /** Highest numbers in hand, and cards in hand. */
  'republicBest',
  'royalistBest',
  'republicHand',
  'royalistHand',
  /** Left, wherever they are. */
  'aji',
  'aila',
  'storm',
  'knights',
  'ganda',
  /** Aji in the castle, and the same when Vishnus is within two steps of it. */
  'guard',
  'guardNear',
  /** Knights of the Republic outside the castle within three steps: they can move for ever and leave nothing. */
  'knightNear',
  /** Steps left to those outside the castle: moves that leave the guard alone. */
  'spare',
  /** Steps the Royalists have still to go. */
  'royalistSteps',
] as const
export type Feature = (typeof FEATURES)[number]
export const FEATURE_COUNT = FEATURES.length

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>
const {
  republic0: REPUBLIC,
  royalist0: ROYALIST,
  vishnus1: VISHNUS_NEAR,
  hunted: HUNTED,
  huntedLater: HUNTED_LATER,
} = INDEX

/** Squares by side and slot; GONE where removed. */
export type Squares = readonly [readonly Square[], readonly Square[]]

export const squaresOf = (view: View): [Square[], Square[]] => [
  view.sides[REP].tokens.map((token) => token.square ?? GONE),
  view.sides[ROY].tokens.map((token) => token.square ?? GONE),
]

/** Probability that a token on the map is this piece, with every token that may be it alike. */
const shareOf = (side: SideView, squares: readonly Square[], slot: number, piece: number): number => {
  const token = side.tokens[slot] as TokenView
  if (token.piece !== null) return token.piece === piece ? 1 : 0
  if (!has(token.mayBe, piece)) return 0
  let count = 0
  for (let other = 0; other < squares.length; other++) {
    const one = side.tokens[other] as TokenView
    if (squares[other] !== GONE && one.piece === null && has(one.mayBe, piece)) count++
  }
  return 1 / count
}

/** A removed token is known. */
const isLeft = (side: SideView, squares: readonly Square[], piece: number): boolean => {
  for (let slot = 0; slot < squares.length; slot++) {
    if (squares[slot] === GONE && (side.tokens[slot] as TokenView).piece === piece) return false
  }
  return true
}

const highest = (cards: readonly number[]): number => {
  let best = 0
  for (const card of cards) if (isNumber(card) && card > best) best = card
  return best
}

const SIDEWAYS = KNIGHTS[REP] | WARRIORS[REP] | (1 << AJI)

/** How many of the Republic's tokens can attack this square in one step; those who may not, by how likely they may. */
const huntersOf = (republic: SideView, squares: readonly Square[], at: Square): number => {
  const d = D[at] as number
  let hunters = 0
  for (let slot = 0; slot < squares.length; slot++) {
    const from = squares[slot] as Square
    if (from === GONE) continue
    if (from === at) hunters++
    else if (isNear(from, at)) {
      const behind = d - (D[from] as number)
      if (behind === 1) hunters++
      else if (behind === 0) {
        const { mayBe } = republic.tokens[slot] as TokenView
        hunters += bitCount(mayBe & SIDEWAYS) / bitCount(mayBe)
      }
    }
  }
  return hunters
}

/** Of a view as if its tokens stood on these squares and `next` moved next. */
export const featuresOf = (view: View, squares: Squares, next: Seat, into: Float64Array): Float64Array => {
  into.fill(0)
  const [republic, royalists] = view.sides
  const [mine, theirs] = squares
  const add = (feature: number, value: number): void => {
    into[feature] = (into[feature] as number) + value
  }
  add(INDEX.one, 1)
  add(INDEX.republicNext, next === REP ? 1 : 0)
  let guard = 0
  for (let slot = 0; slot < mine.length; slot++) {
    const at = mine[slot] as Square
    if (at === GONE) continue
    add(REPUBLIC + (D[at] as number), 1)
    if (at === CASTLE) guard += shareOf(republic, mine, slot, AJI)
    else {
      const { mayBe } = republic.tokens[slot] as TokenView
      if ((D[at] as number) <= 3) add(INDEX.knightNear, bitCount(mayBe & KNIGHTS[REP]) / bitCount(mayBe))
      add(INDEX.spare, (5 - (D[at] as number)) / 5)
    }
  }
  add(INDEX.guard, guard)
  let found = 0
  const retreats = royalists.hand === null || royalists.hand.includes(RETREAT)
  for (let slot = 0; slot < theirs.length; slot++) {
    const at = theirs[slot] as Square
    if (at === GONE) continue
    const d = D[at] as number
    const share = shareOf(royalists, theirs, slot, VISHNUS)
    add(ROYALIST + d, 1 - share)
    add(INDEX.royalistSteps, d / 5)
    if (share === 0) continue
    found = Math.max(found, share)
    if (d >= 1 && d <= 4) add(VISHNUS_NEAR + d - 1, share)
    if (d <= 2) add(INDEX.guardNear, share * guard)
    if (d === 1 && next === ROY) {
      add(INDEX.atTheGate, share)
      add(INDEX.gateGuarded, share * guard)
    }
    let before = 0
    let met = 0
    for (let one = 0; one < mine.length; one++) {
      const from = mine[one] as Square
      if (from === GONE) continue
      if (from === at) met = 1
      if ((D[from] as number) < d) before++
    }
    let escort = 0
    let ally = 0
    for (let one = 0; one < theirs.length; one++) {
      const to = theirs[one] as Square
      if (one === slot || to === GONE) continue
      if ((D[to] as number) <= d) escort++
      if (to === at) ally = 1
    }
    add(INDEX.before, share * Math.min(before, 6))
    add(INDEX.met, share * met)
    add(INDEX.ally, share * ally)
    add(INDEX.escort, share * Math.min(3, escort))
    const hunters = huntersOf(republic, mine, at)
    if (hunters > 0) {
      const base = next === REP ? HUNTED : HUNTED_LATER
      add(base, share * Math.min(1, hunters))
      add(base + 1, share * Math.min(2, Math.max(0, hunters - 1)))
      if (retreats) add(INDEX.huntedWithRetreat, share * Math.min(1, hunters))
    }
  }
  // Her own side knows where she is: what counts is how many tokens the other side holds possible.
  add(INDEX.found, view.viewer === ROY ? publicShare(royalists, theirs) : found)
  add(INDEX.republicRetreat, republic.hand === null || republic.hand.includes(RETREAT) ? 1 : 0)
  add(INDEX.royalistRetreat, retreats ? 1 : 0)
  add(INDEX.republicBest, highest(republic.hand ?? view.options.cards[REP]) / 5)
  add(INDEX.royalistBest, highest(royalists.hand ?? view.options.cards[ROY]) / 6)
  add(INDEX.republicHand, republic.handCount / 7)
  add(INDEX.royalistHand, royalists.handCount / 8)
  add(INDEX.aji, isLeft(republic, mine, AJI) ? 1 : 0)
  add(INDEX.aila, isLeft(republic, mine, AILA) ? 1 : 0)
  add(INDEX.storm, isLeft(republic, mine, STORM) ? 1 : 0)
  for (let piece = 0; piece < mine.length; piece++) {
    if (has(KNIGHTS[REP], piece) && isLeft(republic, mine, piece)) add(INDEX.knights, 1)
  }
  add(INDEX.ganda, isLeft(royalists, theirs, GANDA) ? 1 : 0)
  return into
}

/** How likely everybody holds it that Vishnus is the token she is, at most. */
const publicShare = (royalists: SideView, squares: readonly Square[]): number => {
  let count = 0
  for (let slot = 0; slot < squares.length; slot++) {
    if (squares[slot] !== GONE && has(royalists.known.may[slot] as number, VISHNUS)) count++
  }
  return count === 0 ? 1 : 1 / count
}

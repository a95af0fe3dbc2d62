import type { BotRoom, Seat } from '@menagerie/engine'
import { RETREAT } from './components.ts'
import { fightOf, solveFight } from './bot-fight.ts'
import { order } from './bot-order.ts'
import { WEIGHTS, worthOf } from './bot-worth.ts'
import { CASTLE, D, type Square, isNear } from './map.ts'
import { AJI, REP, ROY, VISHNUS, has } from './pieces.ts'
import type { Types } from './types.ts'
import type { SideView, TokenView, View } from './view.ts'

/** Probability that a token is this piece, with every token that may be it alike. */
const chanceOf = (side: SideView, token: TokenView, piece: number): number => {
  if (token.piece !== null) return token.piece === piece ? 1 : 0
  if (!has(token.mayBe, piece)) return 0
  let count = 0
  for (const other of side.tokens) if (has(other.mayBe, piece) && other.piece === null && other.square !== null) count++
  return 1 / count
}

const distance = (token: TokenView): number => D[token.square as Square] as number

/**
 * Expected payoff of a seat, -1 to 1, from what its view shows: the pieces left, those of the Republic that Royalists
 * have passed, how near Vishnus is and how near she may be, who can attack her, Aji in the castle, and a fight whose
 * cards are still to be chosen by its exact value.
 */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const odds = oddsOf(view)
  return (seat === REP ? 1 : -1) * Math.tanh(odds / 2)
}

const oddsOf = (view: View): number => {
  const [republic, royalists] = view.sides
  let odds = WEIGHTS.start + materialOf(republic, royalists)
  const aji = inCastle(republic)
  odds += WEIGHTS.guard * aji
  for (const token of royalists.tokens) {
    if (token.square === null) continue
    const share = chanceOf(royalists, token, VISHNUS)
    if (share > 0) odds += share * vishnusAt(view, token, aji)
  }
  const fight = fightOf(view)
  const { kind } = view.phase
  if (fight !== null && (kind === 'cards' || kind === 'storm')) odds += solveFight(fight).value
  return odds
}

/** Pieces on the map; which are left is public, whoever they are. A piece of the Republic counts by the Royalists before it. */
const materialOf = (republic: SideView, royalists: SideView): number => {
  let odds = 0
  let foes = 0
  for (const token of royalists.tokens) if (token.square !== null) foes++
  let left = 0
  let count = 0
  let before = 0
  for (const token of republic.tokens) {
    if (token.square === null) continue
    count++
    let ahead = 0
    for (const foe of royalists.tokens) if (foe.square !== null && distance(foe) > distance(token)) ahead++
    if (foes > 0) before += Math.sqrt(ahead / foes)
  }
  for (let piece = 0; piece < republic.tokens.length; piece++) if (isLeft(republic, piece)) left += worthOf(REP, piece)
  if (count > 0) odds += (left / count) * (WEIGHTS.republic * before + WEIGHTS.passed * (count - before))
  for (let piece = 0; piece < royalists.tokens.length; piece++) {
    if (isLeft(royalists, piece)) odds += WEIGHTS.royalist * worthOf(ROY, piece)
  }
  return odds
}

const isLeft = (side: SideView, piece: number): boolean =>
  !side.tokens.some((token) => token.square === null && token.piece === piece)

/** Probability that Aji is in the castle. */
const inCastle = (republic: SideView): number => {
  let share = 0
  for (const token of republic.tokens) if (token.square === CASTLE) share += chanceOf(republic, token, AJI)
  return share
}

/** What it is worth to the Republic that this token is Vishnus. */
const vishnusAt = (view: View, token: TokenView, aji: number): number => {
  const [republic, royalists] = view.sides
  const at = token.square as Square
  const d = D[at] as number
  const met = republic.tokens.some((one) => one.square === at)
  let odds = (WEIGHTS.vishnus[d] as number) * (d <= 1 ? 1 - 0.6 * aji : 1) * (met ? WEIGHTS.nearButMet : 1)
  if (d === 1 && view.active === ROY && view.phase.kind === 'move') odds += WEIGHTS.atTheGate * (1 - aji)
  if (d >= 2 && d <= 4) {
    let escort = 0
    for (const one of royalists.tokens) if (one !== token && one.square !== null && distance(one) <= d) escort++
    odds += (WEIGHTS.leads * Math.max(0, 3 - escort)) / 3
  }
  let hunters = 0
  for (const one of republic.tokens) {
    if (one.square === null) continue
    if (one.square === at || (isNear(one.square, at) && (D[one.square] as number) === d - 1)) hunters++
  }
  if (hunters === 0) return odds
  const later = view.phase.kind === 'move' && view.active === ROY
  const ally = royalists.tokens.some((one) => one !== token && one.square === at)
  const retreats = royalists.hand === null || royalists.hand.includes(RETREAT)
  const danger =
    (met ? WEIGHTS.met : later ? WEIGHTS.huntedLater : WEIGHTS.hunted) + WEIGHTS.moreHunters * Math.min(2, hunters - 1)
  return odds + danger * (ally ? WEIGHTS.besideAlly : 1) * (retreats ? WEIGHTS.withRetreat : 1)
}

export const bot: BotRoom<Types> = { evaluate, order }

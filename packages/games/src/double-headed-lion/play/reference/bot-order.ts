import { type Action, HANDLES } from '../../choices/actions.ts'
import { type KnownFight, fightOf } from './bot-fight.ts'
import { policy } from './bot-policy.ts'
import { FORMATIONS, type Formation } from '../../set/formations.ts'
import { automaticWinner } from '../../rules/pairs.ts'
import { CASTLE, D, type Square } from '../../set/map.ts'
import { AJI, REP, ROY, VISHNUS, has } from '../../set/pieces.ts'
import type { SideView, TokenView, View } from '../../secrets/view.ts'

/** The same actions, promising ones first. Cards by how often exact play takes them. */
export const order = (view: View, actions: readonly Action[]): readonly Action[] => {
  const first = actions[0]
  if (first === undefined || actions.length < 2) return actions
  const shares = policy.covers(first) ? policy.shares(view, actions) : null
  const fight = first.kind === 'ban' ? fightOf(view) : null
  const scores = new Map<Action, number>()
  for (const [i, action] of actions.entries()) scores.set(action, shares?.[i] ?? scoreOf(view, fight, action))
  return [...actions].sort((a, b) => (scores.get(b) as number) - (scores.get(a) as number))
}

const tokenIn = (side: SideView, token: number): TokenView | null =>
  side.tokens.find((one) => one.handle === token % HANDLES && one.square !== null) ?? null

const scoreOf = (view: View, fight: KnownFight | null, action: Action): number => {
  switch (action.kind) {
    case 'move':
      return moveScore(view, action)
    case 'point':
      return pointScore(view, action.token)
    case 'place':
      return (FORMATIONS[action.side][0] as Formation).squares[action.piece] === action.square ? 1 : 0
    case 'retreatTo':
      return retreatScore(view, action.square)
    case 'ban':
      return action.yes === banWins(view, fight) ? 1 : 0
    case 'switch':
    case 'look':
    case 'support':
    case 'shuffle':
      return 2
    case 'mutual':
    case 'returnCard':
      return action.yes ? 1 : 0
    default:
      return 0
  }
}

/** Ganda Wolf forbids cards when his value alone is higher. */
const banWins = (view: View, fight: KnownFight | null): boolean => {
  if (fight === null) return false
  const [rep, roy] = fight.fight.pieces
  return (view.options.values[ROY][roy] as number) > (view.options.values[REP][rep] as number)
}

const enemiesAt = (view: View, seat: 0 | 1, at: Square): readonly TokenView[] =>
  (view.sides[1 - seat] as SideView).tokens.filter((token) => token.square === at)

/** Vishnus into the castle, an attack on her, good fights, steps toward the castle, and Vishnus out of reach. */
const moveScore = (view: View, action: Action & { readonly kind: 'move' }): number => {
  const seat = action.token < HANDLES ? REP : ROY
  const token = tokenIn(view.sides[seat], action.token)
  if (token === null || token.square === null) return 0
  const foes = enemiesAt(view, seat, action.to)
  const piece = token.piece
  if (seat === ROY && piece === VISHNUS) {
    if (action.to === CASTLE) return 20
    return foes.length > 0 ? -1 : nearby(view, action.to) > 0 ? -0.5 : 1.5
  }
  let score = seat === ROY ? 0.3 * (6 - (D[action.to] as number)) * 0.2 : 0
  for (const foe of foes) score += attackScore(view, seat, piece, foe, action.declare) / foes.length
  if (seat === REP && token.square === CASTLE && piece === AJI) score -= 0.8
  return score
}

/** Pieces of the Republic that could attack this square in one step. */
const nearby = (view: View, at: Square): number =>
  view.sides[REP].tokens.filter(
    (one) =>
      one.square !== null && Math.abs((D[one.square] as number) - (D[at] as number) + 1) < 1 && touches(one.square, at),
  ).length

const touches = (a: Square, b: Square): boolean =>
  Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) <= 1 && Math.abs((a % 6) - (b % 6)) <= 1

const attackScore = (view: View, seat: 0 | 1, piece: number | null, foe: TokenView, declared: boolean): number => {
  if (foe.piece === null) {
    const vishnus = seat === REP && has(foe.mayBe, VISHNUS) ? 0.4 : 0
    return (declared ? -1.5 : 0.25) + vishnus
  }
  if (seat === REP && foe.piece === VISHNUS) return piece === 0 ? -3 : 10
  if (piece === null) return 0
  const [rep, roy] = seat === REP ? [piece, foe.piece] : [foe.piece, piece]
  const winner = automaticWinner(rep, roy, declared)
  if (winner !== null) return winner === seat ? 3 : -2
  const values = view.options.values
  return 0.3 * ((values[seat][piece] as number) - (values[(1 - seat) as 0 | 1][foe.piece] as number))
}

/** Vishnus first, then who may be her, then the weaker. */
const pointScore = (view: View, token: number): number => {
  const seat = token < HANDLES ? REP : ROY
  const one = tokenIn(view.sides[seat], token)
  if (one === null) return 0
  if (view.phase.kind === 'castle') return one.piece === AJI ? -1 : one.piece === null ? 0 : 1
  if (seat === ROY && has(one.mayBe, VISHNUS)) return one.piece === VISHNUS ? 10 : 1
  return one.piece === null ? 0.5 : 1 - 0.1 * (view.options.values[seat][one.piece] as number)
}

/** The Republic falls back to friends between Royalists and castle, Royalists away from enemies. */
const retreatScore = (view: View, at: Square): number => {
  if (view.viewer === ROY) return -nearby(view, at)
  const threatened = view.sides[ROY].tokens.filter((one) => one.square !== null && touches(one.square, at)).length
  return threatened
}

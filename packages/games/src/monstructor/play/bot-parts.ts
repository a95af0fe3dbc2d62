import type { Seat } from '@menagerie/engine'
import { dominoParts, dominoWorths } from './bot-dominoes.ts'
import { chanceToWin } from './bot-fight.ts'
import { bestWorth } from './bot-monster.ts'
import { weightsOf } from './bot-weights.ts'
import type { PlayerView, View } from '../secrets/view.ts'

/** What a place is made of: in Dominoes the pile, the hand and the centre; else the six before them. And how little the others have. */
type Part = 'dragon' | 'monster' | 'pieces' | 'hidden' | 'arena' | 'fight' | 'pile' | 'hand' | 'centre' | 'rivals'

/** How far a player is on the way, 0 to about 1. */
const waysOf = (view: View, player: PlayerView, seat: Seat) => {
  const { options, fight } = view
  const weights = weightsOf(options)
  const best = player.able ? bestWorth(view, player) : 0
  const fights = fight !== null && fight.sides.some((side) => side.seat === seat)
  return {
    dragon: player.dragon.length / options.dragonGoal,
    monster: weights.monster * best,
    pieces: weights.part * player.table.reduce((sum, parts) => sum + parts.length, 0),
    hidden: weights.hidden * player.hidden.length,
    arena: view.arena?.owner === seat ? weights.arena : 0,
    fight: fights ? (weights.fight * chanceToWin(view, seat)) / options.dragonGoal : 0,
  }
}

export const worthOf = (view: View, player: PlayerView, seat: Seat): number => {
  const { dragon, monster, pieces, hidden, arena, fight } = waysOf(view, player, seat)
  return dragon + monster + pieces + hidden + arena + fight
}

/** What the others have, the best of them most of all. */
const rivalsOf = (view: View, worths: readonly number[], seat: Seat): number => {
  const rivals = worths
    .map((one, other) => ((view.players[other] as PlayerView).out ? -1 : one))
    .filter((_, other) => other !== seat)
  const { bestRival } = weightsOf(view.options)
  const average = rivals.reduce((sum, one) => sum + one, 0) / rivals.length
  return bestRival * Math.max(...rivals) + (1 - bestRival) * average
}

/** How far a seat is ahead. */
export const leadOf = (view: View, worths: readonly number[], seat: Seat): number => {
  const own = (view.players[seat] as PlayerView).out ? -1 : (worths[seat] as number)
  return own - rivalsOf(view, worths, seat)
}

export const partsOf = (view: View, seat: Seat): Readonly<Partial<Record<Part, number>>> => {
  const isDominoes = view.options.mode === 'dominoes'
  const worths = isDominoes ? dominoWorths(view) : view.players.map((player, other) => worthOf(view, player, other))
  const rivals = -rivalsOf(view, worths, seat)
  if (isDominoes) return { ...dominoParts(view, seat), rivals }
  return { ...waysOf(view, view.players[seat] as PlayerView, seat), rivals }
}

import type { Chance, Seat } from '@menagerie/engine'
import { type CardIndex, HAND_CARDS } from '../set/cards.ts'
import { fittingClasses } from './joins.ts'
import { type Tile, tileOf } from '../set/domino-cards.ts'
import { NONE, type Player, type State, playerOf, shownOf } from './state.ts'
import type { Taking } from './events.ts'
import type { Tell } from './tell.ts'

/** So many cards, or what is left, to the end of a hand. */
export const takeTiles = (state: State, seat: Seat, most: number, why: Taking, chance: Chance, emit: Tell): void => {
  const { hand } = playerOf(state, seat)
  const { set, dominoHands } = state.options
  const cards: CardIndex[] | null = emit === null ? null : []
  let count = 0
  while (count < most && state.deck.length > 0) {
    const card = chance.draw(state.deck)
    hand.push(tileOf(card, 0))
    state.draws++
    count++
    cards?.push(card)
  }
  if (emit === null || cards === null || count === 0) return
  const pics = dominoHands === 'open' ? cards.map((card) => set.pic[card] as number) : null
  emit(
    { kind: 'dealt', seat, count, why, pics, cards: null },
    { to: [seat], event: { kind: 'dealt', seat, count, why, pics, cards: cards.map((card) => shownOf(state, card)) } },
  )
}

/** MS-12: five new cards at once, or what is left. */
export const refill = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (playerOf(state, seat).hand.length === 0) takeTiles(state, seat, HAND_CARDS, 'refill', chance, emit)
}

/** The next player clockwise with a card (MS-18); NONE when nobody has one. */
export const nextHolder = (state: State, seat: Seat): Seat => {
  const { players } = state
  let next = seat
  for (let i = 0; i < players.length; i++) {
    next = next + 1 === players.length ? 0 : next + 1
    const player = playerOf(state, next)
    if (!player.out && player.hand.length > 0) return next
  }
  return NONE
}

export const holders = ({ players }: State): number => {
  let count = 0
  for (let seat = 0; seat < players.length; seat++) {
    const { out, hand } = players[seat] as Player
    if (!out && hand.length > 0) count++
  }
  return count
}

/** Who must draw or pass has shown that none of their cards fits: everybody knows it of each card while it is held. */
export const showStuck = (state: State, seat: Seat, dry: boolean, emit: Tell): void => {
  const { options, open, centre } = state
  if (!options.dominoForced) return
  const bits = fittingClasses(options, open, centre.length)
  if (options.dominoHands === 'closed') {
    const { hand } = playerOf(state, seat)
    for (let i = 0; i < hand.length; i++) {
      const tile = hand[i] as Tile
      if ((tile.not | bits) !== tile.not) hand[i] = tileOf(tile.card, tile.not | bits)
    }
  }
  emit?.({ kind: 'stuck', seat, not: bits, dry })
}

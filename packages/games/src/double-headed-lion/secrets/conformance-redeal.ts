import { type Chance, type Seat, type Viewer, anyOf, removeOne } from '@menagerie/engine'
import type { Card } from '../set/components.ts'
import { FORMATIONS, type Formation } from '../set/formations.ts'
import { guessDeck } from './imagine.ts'
import type { Known } from './knowledge.ts'
import { HOMES } from '../set/map.ts'
import { canMove } from '../choices/moves.ts'
import { type Piece, REP, ROY, type SideIndex } from '../set/pieces.ts'
import { NO_CARD, type State, isDeployed, sideOf } from '../rules/state.ts'
import { eligible, isPlayable } from '../rules/skill.ts'
import { isAsked } from '../rules/phase.ts'

/**
 * Written from section 4 of the specification: of a side that is not the viewer's, what its tokens stand for is unknown
 * beyond what follows from what was shown, a setup and cards not yet turned up are unknown, and under `hiddenDecks` the
 * cards not yet played. Both seats know what Charlemagne saw; spectators do not.
 */
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  for (const seat of [REP, ROY] as const) {
    if (seat === viewer) continue
    redealSetup(state, seat, chance)
    redealCards(state, seat, chance)
    redealSealed(state, seat, chance)
    if (isDeployed(state.sides) && !state.options.openGame) redealPieces(state, seat, viewer, chance)
  }
  return state
}

const redealSetup = (state: State, seat: SideIndex, chance: Chance): void => {
  const side = state.sides[seat]
  if (!side.placed || isDeployed(state.sides)) return
  if (state.options.setupMode === 'preset') {
    side.formation = chance.pick(FORMATIONS[seat].length)
    side.placing = (FORMATIONS[seat][side.formation] as Formation).squares.slice()
    return
  }
  const homes = [...HOMES[seat]]
  side.placing = side.placing.map(() => chance.draw(homes))
}

/** Any army that agrees with what is known, by trying: a way of the shuffles by its weight, then pieces in any order. */
const redealPieces = (state: State, seat: SideIndex, viewer: Viewer, chance: Chance): void => {
  const side = state.sides[seat]
  const known = state.known[seat]
  const looked = seat === REP && viewer === ROY ? state.seen : null
  const weights = known.masks.map((masks, i) => (known.weights[i] as number) * waysOf(masks, 0, 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (;;) {
    let rank = partOf(total, chance)
    let i = 0
    while (rank >= (weights[i] as number)) rank -= weights[i++] as number
    const pieces = anyArmy(known, i, chance)
    const where = known.where[i] as readonly number[]
    if (looked !== null && where.some((at, k) => pieces[at] !== looked[k])) continue
    side.piece = pieces
    if (seat === REP && viewer === 'spectator') state.seen = where.map((at) => pieces[at] as Piece)
    const moving = state.phase.kind === 'move' && isAsked(state.phase, seat)
    if (!moving || canMove(state, seat)) return
  }
}

/** A whole number below another, each about equally likely. */
const partOf = (total: number, chance: Chance): number =>
  Math.floor((chance.pick(2 ** 20) / 2 ** 20 + chance.pick(2 ** 20) / 2 ** 40) * total)

/** Ways to give each token from a slot on a piece of its own. */
const waysOf = (masks: readonly number[], slot: number, taken: number, memo = new Map<number, number>()): number => {
  if (slot === masks.length) return 1
  const kept = memo.get(taken)
  if (kept !== undefined) return kept
  let sum = 0
  for (let piece = 0; piece < masks.length; piece++) {
    const bit = 1 << piece
    if (((masks[slot] as number) & bit & ~taken) !== 0) sum += waysOf(masks, slot + 1, taken | bit, memo)
  }
  memo.set(taken, sum)
  return sum
}

/** Piece by piece, each as likely as the ways it leaves. */
const anyArmy = (known: Known, i: number, chance: Chance): Piece[] => {
  const masks = known.masks[i] as readonly number[]
  const memo = new Map<number, number>()
  let taken = 0
  return masks.map((mask, slot) => {
    const shares = masks.map((_, piece) => {
      const bit = 1 << piece
      return (mask & bit & ~taken) === 0 ? 0 : waysOf(masks, slot + 1, taken | bit, memo)
    })
    const total = shares.reduce((sum, share) => sum + share, 0)
    let rank = partOf(total, chance)
    let piece = 0
    while (rank >= (shares[piece] as number)) rank -= shares[piece++] as number
    taken |= 1 << piece
    return piece
  })
}

const redealCards = (state: State, seat: SideIndex, chance: Chance): void => {
  if (!state.options.hiddenDecks) return
  const side = state.sides[seat]
  const { fight } = state
  const lying = fight !== null && ((fight.open >> seat) & 1) === 1 ? [fight.cards[seat]] : []
  const deck = guessDeck(state.options, seat, side, side.deck.length, chance)
  if (side.open === side.deck || side.open.length === side.deck.length) return
  const hand = [...deck]
  for (const card of [...side.pile, ...lying]) removeOne(hand, card)
  side.deck = deck
  side.hand = hand
}

export const playable = (state: State, seat: Seat): readonly Card[] =>
  sideOf(state, seat).hand.filter((card) => isPlayable(state.options, sideOf(state, seat), card))

const redealSealed = (state: State, seat: SideIndex, chance: Chance): void => {
  const { fight } = state
  if (fight === null) return
  if (fight.cards[seat] !== NO_CARD && ((fight.open >> seat) & 1) === 0)
    fight.cards[seat] = anyOf(playable(state, seat), chance)
  const sealed = ((fight.fetchDone >> seat) & 1) === 1 && ((fight.fetchOpen >> seat) & 1) === 0
  if (sealed) fight.fetched[seat] = anyOf([...eligible(sideOf(state, seat)), NO_CARD], chance)
}

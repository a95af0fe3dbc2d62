import type { BySeat, Chance } from '@menagerie/engine'
import type { CardLists, Deck } from '../set/components.ts'
import type { Event } from './events.ts'
import { FORMATIONS, type Formation, maskAt } from '../set/formations.ts'
import { type Known, knownFrom } from '../secrets/knowledge.ts'
import { HOMES, type Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { COUNTS, type Piece, type SideIndex } from '../set/pieces.ts'
import { type State, newState, other } from './state.ts'
import { askedOf, phaseOf } from './phase.ts'
import type { Tell } from './end.ts'
import { beginTurn } from './turn.ts'

/** DL-1.5; under `hiddenDecks` each side brings its own list. */
const decksOf = (options: Options, loadouts: BySeat<CardLists>): readonly [Deck, Deck] =>
  options.hiddenDecks ? [(loadouts[0] as CardLists)[0], (loadouts[1] as CardLists)[1]] : options.cards

/** DL-1.1 to DL-1.6: a new match, up to its first question. */
export const setup = (options: Options, loadouts: BySeat<CardLists>, chance: Chance, emit: Tell): State => {
  const state = newState(options, decksOf(options, loadouts))
  if (options.setupMode !== 'random') return state
  for (const seat of [0, 1] as const) {
    const pool = Array.from({ length: COUNTS[seat] }, (_, piece) => piece)
    const { piece } = state.sides[seat]
    for (let slot = 0; slot < piece.length; slot++) piece[slot] = chance.draw(pool)
    state.sides[seat].placed = true
    tellDeployed(state, seat, emit)
  }
  beginTurn(state, chance, emit)
  return state
}

/** Its owner learns which token is which; in an open game everybody does. */
const tellDeployed = (state: State, seat: SideIndex, emit: Tell): void => {
  if (emit === null) return
  const event: Event = { kind: 'deployed', seat, pieces: [...state.sides[seat].piece] }
  if (state.options.openGame) emit(event)
  else emit({ kind: 'deployed', seat, pieces: null }, { to: [seat], event })
}

/** One step of the setup; the last piece commits. */
export const playPlace = (state: State, seat: SideIndex, square: Square, chance: Chance, emit: Tell): void => {
  const side = state.sides[seat]
  side.placing.push(square)
  if (side.placing.length === COUNTS[seat]) commit(state, seat, chance, emit)
}

export const playFormation = (state: State, seat: SideIndex, index: number, chance: Chance, emit: Tell): void => {
  const side = state.sides[seat]
  side.formation = index
  side.placing = (FORMATIONS[seat][index] as Formation).squares.slice()
  commit(state, seat, chance, emit)
}

/** DL-1.4: sealed until both are in. */
const commit = (state: State, seat: SideIndex, chance: Chance, emit: Tell): void => {
  state.sides[seat].placed = true
  emit?.({ kind: 'sealed', seat, what: 'setup' })
  if (!state.sides[other(seat) as SideIndex].placed) {
    state.phase = phaseOf('setup', askedOf(other(seat)))
    return
  }
  for (const one of [0, 1] as const) deploy(state, one, chance, emit)
  beginTurn(state, chance, emit)
}

/** Tokens of one square stand in random order: no handle tells what it stands for. */
const deploy = (state: State, seat: SideIndex, chance: Chance, emit: Tell): void => {
  const side = state.sides[seat]
  for (let slot = 0; slot < side.square.length;) {
    const at = side.square[slot] as Square
    const pool: Piece[] = []
    for (let piece = 0; piece < side.placing.length; piece++) if (side.placing[piece] === at) pool.push(piece)
    while (pool.length > 1) side.piece[slot++] = chance.draw(pool)
    side.piece[slot++] = pool[0] as Piece
  }
  side.placing = []
  side.formation = -1
  if (state.options.setupMode === 'preset') {
    state.known = seat === 0 ? [KNOWN_FORMATIONS[0], state.known[1]] : [state.known[0], KNOWN_FORMATIONS[1]]
  }
  tellDeployed(state, seat, emit)
}

/** Everybody knows the formations; which one was chosen and how tokens of a square lie, only the owner does. */
const knownOf = (seat: SideIndex): Known =>
  knownFrom(FORMATIONS[seat].map((one) => ({ weight: 1, masks: HOMES[seat].map((at) => maskAt(one, at)), where: [] })))

const KNOWN_FORMATIONS: readonly [Known, Known] = [knownOf(0), knownOf(1)]

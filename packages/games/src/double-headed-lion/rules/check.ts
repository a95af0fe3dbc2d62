import { HANDLES } from '../choices/actions.ts'
import type { Card } from '../set/components.ts'
import { allows } from '../secrets/knowledge.ts'
import { narrowed } from '../secrets/narrowing.ts'
import { CASTLE, GONE, SQUARES, room } from '../set/map.ts'
import { COUNTS, REP, ROY, VISHNUS } from '../set/pieces.ts'
import { NO_CARD, type State, countAt, isDeployed } from './state.ts'

/** Broken invariants in words for us, not for players. */
export const check = (state: State): readonly string[] => {
  const broken: string[] = []
  for (const seat of [0, 1] as const) checkSide(state, seat, broken)
  const { phase } = state
  if (isDeployed(state.sides)) {
    checkStacks(state, broken)
    checkKnowledge(state, broken)
  }
  if (phase.kind !== 'over' && phase.kind !== 'castle' && phase.kind !== 'setup') {
    const { piece, square } = state.sides[ROY]
    const vishnus = square[piece.indexOf(VISHNUS)]
    if (vishnus === GONE || vishnus === CASTLE) broken.push('Vishnus is removed or in the castle and the game goes on')
  }
  return broken
}

const checkSide = (state: State, seat: 0 | 1, broken: string[]): void => {
  const side = state.sides[seat]
  const say = (text: string): void => void broken.push(`side ${seat}: ${text}`)
  const size = COUNTS[seat]
  if ([side.piece, side.square, side.handle].some((list) => list.length !== size))
    say('a list has another length than the army')
  const deployed = isDeployed(state.sides)
  if (deployed && [...side.piece].sort((a, b) => a - b).some((piece, i) => piece !== i)) {
    say('the pieces are not each there once')
  }
  if (side.square.some((at) => at !== GONE && !(Number.isInteger(at) && at >= 0 && at < SQUARES)))
    say('a square is none')
  if (new Set(side.handle).size !== size || side.handle.some((handle) => handle < 0 || handle >= HANDLES)) {
    say('two tokens have one handle, or a handle is none')
  }
  const lying = state.fight !== null && ((state.fight.open >> seat) & 1) === 1 ? state.fight.cards[seat] : NO_CARD
  const cards: Card[] = [...side.hand, ...side.pile]
  if (lying !== NO_CARD) cards.push(lying)
  if (cards.sort((a, b) => a - b).join() !== side.deck.join()) say('the cards are not those of the deck')
  if (side.hand.some((card, i) => i > 0 && card < (side.hand[i - 1] as number))) say('the hand is not sorted')
  if (side.hand.length === 0 && state.fight === null) say('the hand is empty and the pile was not taken back')
  if (side.snapshot > side.pile.length) say('more cards can be named than lie in the pile')
  if (deployed && (side.placing.length > 0 || side.formation >= 0)) say('a setup was not forgotten')
  const shownGone = side.square.some((at, slot) => at === GONE && ((side.shown >> slot) & 1) === 1)
  if (shownGone) say('a removed token waits to be shuffled')
}

/** DL-4.1, DL-4.3: the limit holds wherever no combat is due. */
const checkStacks = (state: State, broken: string[]): void => {
  for (let at = 0; at < SQUARES; at++) {
    const [a, b] = [countAt(state.sides[0], at), countAt(state.sides[1], at)]
    if (a + b <= room(at)) continue
    const fighting = state.due.includes(at) || state.fight?.square === at || at === CASTLE
    if (a === 0 || b === 0 || a + b > room(at) + 1 || !fighting) broken.push(`${a + b} tokens on square ${at}`)
  }
  if (state.phase.kind === 'move' && state.due.length > 0) broken.push('combats are due in a movement phase')
}

/** What is known is true, narrowed, and weighed by whole numbers. */
const checkKnowledge = (state: State, broken: string[]): void => {
  for (const seat of [REP, ROY] as const) {
    const known = state.known[seat]
    const say = (text: string): void => void broken.push(`what is known of side ${seat} ${text}`)
    if (!allows(known, state.sides[seat].piece, seat === REP ? state.seen : [])) say('is not true')
    if (known.weights.some((weight) => !Number.isSafeInteger(weight) || weight < 1)) say('has a weight that is none')
    const { masks, where, weights } = known
    if (masks.length !== weights.length || where.length !== weights.length) say('has lists of different lengths')
    for (const list of masks) {
      const again = [...list]
      if (!narrowed(again) || again.some((mask, slot) => mask !== list[slot])) say('is not narrowed')
    }
  }
}

import { type Fault, fault } from '@menagerie/engine'
import { type Card, SIDE_NAMES } from '../set/components.ts'
import { GONE, SQUARES, type Square, squareOf, squareText } from '../set/map.ts'
import { REP, ROY, type SideIndex } from '../set/pieces.ts'
import { type Fight, NOBODY, NO_CARD, type State, newFight } from '../rules/state.ts'
import { askedOf, phaseOf } from '../rules/phase.ts'
import { AFTER, dueOf, enteredOf, fighterOf, isRevealed, moverOf, stageOf } from './follows.ts'
import { UNSAID_TURNS } from './invariants-history.ts'
import { readCard, readPiece, readSquare } from './reading.ts'
import type { CombatGiven, PositionGiven } from './shape.ts'

/** Whose turn it is, which, and what moved in it; the combat as far as it has come. Both armies stand already. */
export const readTurn = (state: State, given: PositionGiven, faults: Fault[]): void => {
  state.active = given.active ?? ROY
  state.turn = given.turn ?? UNSAID_TURNS[state.active as SideIndex]
  state.stall = given.stall ?? 0
  state.skipped = given.skipped ?? 0
  state.phase = phaseOf(given.phase, askedOf(state.active))
  const seat = state.active as SideIndex
  state.mover = given.moved === undefined ? moverOf(state) : slotOf(state, seat, given.moved, 'position.moved', faults)
  state.entered = given.entered === undefined ? enteredOf(state) : readSquare(given.entered, 'position.entered', faults)
  state.declared = given.declared ?? false
  const { combat } = given
  const at = combat === undefined ? GONE : readSquare(combat.square, 'position.combat.square', faults)
  if (at !== GONE) state.fight = newFight(at)
  state.due = given.due === undefined ? dueOf(state) : readDue(given.due, faults)
  if (combat !== undefined && state.fight !== null) readCombat(state, state.fight, combat, faults)
}

const readDue = (texts: readonly string[], faults: Fault[]): readonly Square[] => {
  const due = texts.map((text, i) => readSquare(text, `position.due.${i}`, faults)).filter((at) => at !== GONE)
  return [...new Set(due)].sort((a, b) => a - b)
}

const slotOf = (state: State, seat: SideIndex, name: string, path: string, faults: Fault[]): number => {
  const piece = readPiece(seat, name, path, faults)
  return piece === null ? NOBODY : state.sides[seat].piece.indexOf(piece)
}

const readCombat = (state: State, fight: Fight, given: CombatGiven, faults: Fault[]): void => {
  for (const seat of [REP, ROY] as const) {
    const side = given[SIDE_NAMES[seat]]
    const path = `position.combat.${SIDE_NAMES[seat]}`
    fight.fighters[seat] =
      side?.fighter === undefined
        ? fighterOf(state, fight, seat)
        : slotOf(state, seat, side.fighter, `${path}.fighter`, faults)
    if (side?.card !== undefined) fight.cards[seat] = readCard(side.card, `${path}.card`, faults) ?? NO_CARD
    if (side?.fetched !== undefined) {
      fight.fetched[seat] = readFetched(side.fetched, `${path}.fetched`, faults)
      fight.fetchDone |= 1 << seat
    }
  }
  fight.looked = given.looked ?? false
  if (given.support !== undefined) fight.support = slotOf(state, ROY, given.support, 'position.combat.support', faults)
  fight.revealed = isRevealed(state)
  fight.open = openedIn(state, fight)
  fight.fetchOpen = state.phase.kind === 'fetch' ? 0 : fight.fetchDone
}

/** What Skill named, `"none"` for nothing. */
const readFetched = (text: string | number, path: string, faults: Fault[]): Card =>
  text === NONE ? NO_CARD : (readCard(text, path, faults) ?? NO_CARD)
export const NONE = 'none'

/** Cards are face down while both sides choose, and open after that. */
const openedIn = (state: State, fight: Fight): number =>
  stageOf(state) > AFTER.cards ? (fight.cards[REP] === NO_CARD ? 0 : 1) | (fight.cards[ROY] === NO_CARD ? 0 : 2) : 0

/** `republic 32`: a square whose owner is asked for a shuffle. */
export const readAsks = (texts: readonly string[], path: string, faults: Fault[]): readonly number[] =>
  texts.flatMap((text, i) => {
    const [name = '', square = ''] = text.split(' ')
    const seat = SIDE_NAMES.findIndex((one) => one === name)
    const at = squareOf(square)
    if (seat >= 0 && at !== null && askText(seat * SQUARES + at) === text) return seat * SQUARES + at
    faults.push(fault('asksUnknown', `${path}.${i}`, null, { text }))
    return []
  })

/** Rising: the order of the answers is forgotten. */
export const readKept = (texts: readonly string[], faults: Fault[]): readonly number[] =>
  [...new Set(readAsks(texts, 'position.kept', faults))].sort((a, b) => a - b)

export const askText = (ask: number): string =>
  `${SIDE_NAMES[Math.floor(ask / SQUARES) as SideIndex]} ${squareText(ask % SQUARES)}`

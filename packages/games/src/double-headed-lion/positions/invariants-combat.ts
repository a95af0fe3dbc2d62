import type { Contradiction, Invariant } from '@menagerie/engine'
import { asksSupport, automaticWinner, strengthens } from '../rules/pairs.ts'
import { mixable } from '../rules/mixing.ts'
import { pieceIn } from '../rules/result.ts'
import { type Fight, NOBODY, type State, countAt, fights, other, sideOf } from '../rules/state.ts'
import { SIDE_NAMES } from '../set/components.ts'
import { CASTLE, type Square, squareText } from '../set/map.ts'
import { CHARLEMAGNE, GANDA, MONDOR, type Piece, REP, ROY, type SideIndex, STORM } from '../set/pieces.ts'
import { AFTER, areNamed, isBefore, isResolving, isRevealed, stageOf } from './follows.ts'
import { at } from './invariants-turn.ts'

/** What a combat contradicts; nothing where there is none. */
export const inCombat =
  (broken: (state: State, fight: Fight) => readonly Contradiction[]) =>
  (state: State): readonly Contradiction[] =>
    state.fight === null ? [] : broken(state, state.fight)

/** DL-5.1: a combat where only one side stands, or before anybody has moved. */
const notDue = (state: State): readonly Contradiction[] => {
  const { due, fight, sides, phase } = state
  const none = isBefore(state) || phase.kind === 'castle'
  const isMixed = (square: Square): boolean => sides.every((side) => countAt(side, square) > 0)
  return due.flatMap((square) =>
    at(none || (square !== fight?.square && !isMixed(square)), 'due', { square: squareText(square) }),
  )
}

/** DL-9.3: the last of what a window asks, in its order: the one after the movement, or one after a combat. */
const isAskedWrong = (state: State): boolean => {
  const { asks, options, phase } = state
  if (phase.kind !== 'shuffle') return asks.length > 0
  if (options.shuffle !== 'ask' || asks.length === 0) return true
  return [false, true].every((fought) => mixable(state, fought).slice(-asks.length).join() !== asks.join())
}

/** DL-5.6: the attacker is the moved piece where it came, elsewhere one of those there. */
const isFighterWrong = (state: State, { fighters, square }: Fight): boolean => {
  const seat = state.active as SideIndex
  const slot = fighters[seat]
  if (stageOf(state) === AFTER.fighter) return slot !== NOBODY
  if (slot === NOBODY || (square === state.entered && slot !== state.mover)) return true
  return !isResolving(state) && state.sides[seat].square[slot] !== square
}

/** DL-5.10: the other side's fighter is not known before it was pointed at. */
const isOpponentWrong = (state: State, { fighters, square }: Fight): boolean => {
  const seat = other(state.active) as SideIndex
  const slot = fighters[seat]
  if (stageOf(state) <= AFTER.point) return slot !== NOBODY
  return slot === NOBODY || (!isResolving(state) && state.sides[seat].square[slot] !== square)
}

const fighterPath = (seat: number): string => `combat.${SIDE_NAMES[seat as SideIndex]}.fighter`

/** Whether the question put is one that this combat comes to. */
const isAsked = (state: State, fight: Fight): boolean => {
  const { active, options, entered } = state
  const own = countAt(sideOf(state, active), fight.square)
  const enemies = countAt(sideOf(state, other(active)), fight.square)
  switch (state.phase.kind) {
    case 'fighter':
      return own > 1 && enemies > 0 && fight.square !== entered // DL-5.6
    case 'point':
      return enemies > 1 // DL-5.10
    case 'switch':
      return active === REP && enemies > 1 && fight.square !== CASTLE && options.switchWindow // DL-8.14
    case 'mutual':
      return active === REP && fights(state, fight, REP, MONDOR) && fights(state, fight, ROY, GANDA) // DL-8.3
    case 'ban':
      return fights(state, fight, ROY, GANDA) // DL-8.17
    case 'support':
      return fight.fighters[ROY] !== NOBODY && asksSupport(pieceIn(state, fight, ROY)) // DL-5.14
    case 'storm':
      return fights(state, fight, REP, STORM) // DL-8.1
    default:
      return true
  }
}

/** DL-5.13: these two need no cards. */
const isDecided = (state: State, fight: Fight): boolean => {
  if (!isRevealed(state) || !areNamed(fight)) return false
  const declared = state.declared && fight.square === state.entered
  return automaticWinner(pieceIn(state, fight, REP), pieceIn(state, fight, ROY), declared) !== null
}

/** DL-8.16, DL-8.19: shown when it was asked, and near enough. */
const isSupportWrong = (state: State, fight: Fight): boolean => {
  if (fight.support === NOBODY) return false
  if (stageOf(state) <= AFTER.support || fight.fighters[ROY] === NOBODY) return true
  const { piece, square } = state.sides[ROY]
  const [helper, to] = [piece[fight.support] as Piece, square[fight.support] as Square]
  return !strengthens(pieceIn(state, fight, ROY), fight.square, helper, to)
}

/** DL-8.18: Charlemagne attacks, and there was a choice. */
const isLookWrong = (state: State, fight: Fight): boolean => {
  if (!fight.looked) return false
  if (state.active !== ROY || !fights(state, fight, ROY, CHARLEMAGNE)) return true
  const { square } = state.sides[REP]
  const others = square.filter((one, slot) => one === fight.square && slot !== fight.fighters[REP])
  return others.length < (fight.fighters[REP] === NOBODY ? 2 : 1)
}

export const COMBAT: readonly Invariant<State>[] = [
  {
    id: 'DL-I37',
    code: 'combatMissing',
    rule: 'DL-5.1',
    kind: 'impossible',
    broken: (state) => at(stageOf(state) >= 0 && state.fight === null, 'combat'),
  },
  {
    id: 'DL-I38',
    code: 'combatNotNow',
    rule: 'DL-2.1',
    kind: 'impossible',
    broken: (state) => at(stageOf(state) < 0 && state.fight !== null, 'combat'),
  },
  {
    id: 'DL-I39',
    code: 'notDue',
    rule: 'DL-5.1',
    kind: 'impossible',
    broken: notDue,
  },
  {
    id: 'DL-I40',
    code: 'dueMissing',
    rule: 'DL-5.2',
    kind: 'impossible',
    broken: inCombat(({ due }, { square }) =>
      at(!due.includes(square), 'combat.square', { square: squareText(square) }),
    ),
  },
  {
    id: 'DL-I41',
    code: 'orderNotAsked',
    rule: 'DL-5.7',
    kind: 'impossible',
    broken: ({ phase, due }) => at(phase.kind === 'order' && due.length < 2, 'phase'),
  },
  {
    id: 'DL-I42',
    code: 'asksWrong',
    rule: 'DL-9.3',
    kind: 'impossible',
    broken: (state) => at(isAskedWrong(state), state.asks.length === 0 ? 'phase' : 'asks'),
  },
  {
    id: 'DL-I43',
    code: 'fighterWrong',
    rule: 'DL-5.6',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(isFighterWrong(state, fight), fighterPath(state.active))),
  },
  {
    id: 'DL-I44',
    code: 'opponentWrong',
    rule: 'DL-5.10',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(isOpponentWrong(state, fight), fighterPath(other(state.active)))),
  },
  {
    id: 'DL-I45',
    code: 'combatNotAsked',
    rule: 'DL-5.10',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(!isAsked(state, fight), 'phase')),
  },
  {
    id: 'DL-I46',
    code: 'combatDecided',
    rule: 'DL-5.13',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(isDecided(state, fight), 'combat')),
  },
  {
    id: 'DL-I47',
    code: 'supportWrong',
    rule: 'DL-5.14',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(isSupportWrong(state, fight), 'combat.support')),
  },
  {
    id: 'DL-I48',
    code: 'lookWrong',
    rule: 'DL-8.18',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(isLookWrong(state, fight), 'combat.looked')),
  },
]

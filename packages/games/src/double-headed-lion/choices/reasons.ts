import type { Seat } from '@menagerie/engine'
import { type Action, HANDLES } from './actions.ts'
import type { MoveReason } from './moves.ts'
import { AILA, DIANNE, REP } from '../set/pieces.ts'
import { endRule } from '../rules/end.ts'
import { supportRule } from '../rules/pairs.ts'
import { NOBODY, type State, sideOf, slotOf } from '../rules/state.ts'

/** Every reason with the rule it stands on, where no other is nearer to it. */
const REASONS = {
  over: 'DL-10.6',
  notYourTurn: 'DL-1.6',
  notNow: 'DL-2.1',
  notYourPiece: 'DL-2.1',
  noSuchToken: 'DL-2.1',
  placeInOrder: 'DL-1.4',
  placeTwice: 'DL-1.4',
  homeFullRepublic: 'DL-1.2',
  homeFullRoyalist: 'DL-1.3',
  staysPut: 'DL-3.1',
  squareFull: 'DL-4.2',
  wrongWay: 'DL-3.7',
  tooFar: 'DL-3.1',
  sidewaysNeedsEnemy: 'DL-3.3',
  notSideways: 'DL-3.1',
  declareFirst: 'DL-3.6',
  cannotDeclare: 'DL-3.6',
  noCombatThere: 'DL-5.1',
  notInTheSquare: 'DL-5.6',
  pointAtEnemy: 'DL-5.10',
  onlyCharlemagneLooks: 'DL-8.18',
  lookedAlready: 'DL-8.18',
  onlyVishnusSwitches: 'DL-8.14',
  cannotSupport: 'DL-5.14',
  notInHand: 'DL-5.15',
  skillNeedsPile: 'DL-6.8',
  notEligible: 'DL-6.6',
  retreatSame: 'DL-7.3',
  retreatDistance: 'DL-7.1',
  retreatCastle: 'DL-7.2',
  retreatEnemy: 'DL-7.3',
  retreatFull: 'DL-7.3',
} as const satisfies Record<string, string> & Record<MoveReason, string>
export type Reason = keyof typeof REASONS

/** The piece of its own that a seat wanted to move; null when it named none. */
const moved = (state: State, seat: Seat, action: Action): number | null => {
  if (action.kind !== 'move') return null
  const side = sideOf(state, seat)
  const slot = slotOf(side, action.token % HANDLES)
  return slot === NOBODY ? null : (side.piece[slot] as number)
}

/** The rule that forbids it: the nearest one to what was asked, of whom, and which piece. */
export const ruleAgainst = (state: State, seat: Seat, reason: Reason, action: Action): string => {
  const { phase, fight } = state
  switch (reason) {
    case 'over':
      return phase.kind === 'over' ? endRule(phase.outcome.reason) : REASONS.over
    case 'notYourTurn':
      return phase.kind === 'setup' ? 'DL-1.4' : phase.kind === 'cards' ? 'DL-5.15' : REASONS[reason]
    case 'notNow':
      return phase.kind === 'setup' ? 'DL-1.4' : REASONS[reason]
    case 'notYourPiece':
      return phase.kind !== 'setup' ? REASONS[reason] : seat === REP ? 'DL-1.2' : 'DL-1.3'
    case 'tooFar':
    case 'notSideways': {
      const piece = moved(state, seat, action)
      if (seat === REP && piece === AILA) return 'DL-3.5'
      return seat !== REP && piece === DIANNE && reason === 'notSideways' ? 'DL-3.4' : REASONS[reason]
    }
    case 'pointAtEnemy':
      return phase.kind === 'castle' ? 'DL-10.2' : REASONS[reason]
    case 'cannotSupport':
      return fight === null ? REASONS[reason] : supportRule(state.sides[1].piece[fight.fighters[1]] as number)
    default:
      return REASONS[reason]
  }
}

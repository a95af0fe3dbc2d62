import type { Seat } from '@menagerie/engine'
import { type Phase, type State, isFirstLead, sideOf } from '../rules/state.ts'

/** Every reason why an action is refused, with the rule it stands on; `ruleOf` knows where the game or phase matters. */
export const REASONS = {
  over: 'MS-56',
  left: 'MS-69',
  notYourTurn: 'MS-24',
  notNow: 'MS-25',
  factionTaken: 'MS-20',
  noSuchPart: 'MS-26',
  nothingToFightFor: 'MS-33',
  outOfOrder: 'MS-26',
  bodiesDone: 'MS-26',
  deadEnd: 'MS-28',
  monsterDone: 'MS-28',
  monsterSet: 'MS-35',
  notComplete: 'MS-28',
  finishFirst: 'MS-28',
  notSelf: 'MS-32',
  noSuchPlayer: 'MS-32',
  targetNotAble: 'MS-33',
  arenaInstead: 'MS-60',
  noArenaHere: 'MS-60',
  arenaHeld: 'MS-61',
  arenaEmpty: 'MS-64',
  arenaOwn: 'MS-64',
  arenaLocked: 'MS-62',
  cannotDecline: 'MS-65',
  nothingToKeep: 'MS-36',
  notInHand: 'MS-42',
  layInstead: 'MS-42',
  oneByOne: 'MS-42',
  laidAlready: 'MS-42',
  laidInOrder: 'MS-42',
  nothingLaid: 'MS-42',
  playLaidFirst: 'MS-42',
  notAPower: 'MS-43',
  noIcon: 'MS-43',
  jinxed: 'MS-43',
  notASpell: 'MS-45',
  wrongTarget: 'MS-45',
  noSuchTarget: 'MS-46',
  shielded: 'MS-45',
  nothingHidden: 'MS-45',
  notYourDragon: 'MS-50',
  ownedAlready: 'MS-50',
  notInYourHand: 'MS-04',
  attachFirst: 'MS-07',
  drawFirst: 'MS-08',
  drawnAlready: 'MS-08',
  deckEmpty: 'MS-09',
  wrongWidth: 'MS-05',
  tooSmall: 'MS-06',
} as const
export type Reason = keyof typeof REASONS

/** By what the game ended. */
const END_RULES: Readonly<Record<string, string>> = { counted: 'MS-15', resigned: 'MS-69' }

/** The rule by which a game is over: all cards placed, all others gone, or the dragons with the designed ends. */
export const endRule = (reason: string): string => END_RULES[reason] ?? 'MS-56'

/** What each phase asks for. */
const PHASE_RULES: Readonly<Record<Exclude<Phase['kind'], 'over'>, string>> = {
  start: 'MS-25',
  faction: 'MS-20',
  build: 'MS-25',
  gap: 'MS-34',
  adjust: 'MS-36',
  forced: 'MS-37',
  reinforce: 'MS-42',
  reward: 'MS-50',
  lead: 'MS-04',
  attach: 'MS-05',
  drawn: 'MS-08',
}

/** By whose turn it is, where that is another rule than what is asked. */
const TURN_RULES: Readonly<Partial<Record<Phase['kind'], string>>> = { start: 'MS-24', build: 'MS-24', drawn: 'MS-05' }

/** The rule by which a question is put, where a match or a mode has another one. */
const askedRule = (state: State, kind: Exclude<Phase['kind'], 'over'>): string => {
  if (kind === 'adjust' && state.options.mode === 'arena') return 'MS-65'
  return kind === 'lead' && !isFirstLead(state) ? 'MS-11' : PHASE_RULES[kind]
}

/** The rule a refusal stands on. */
export const ruleOf = (reason: Reason, state: State, seat: Seat): string => {
  const { options, phase, fight } = state
  if (phase.kind === 'over') return reason === 'over' ? endRule(phase.outcome.reason) : REASONS[reason]
  const asked = askedRule(state, phase.kind)
  switch (reason) {
    case 'notYourTurn':
      if (phase.kind === 'reinforce' && fight !== null && sideOf(fight, seat) < 0) return 'MS-47'
      return TURN_RULES[phase.kind] ?? asked
    case 'notNow':
      return asked
    case 'monsterSet':
      if (phase.kind === 'reinforce') return 'MS-38'
      return options.mode === 'arena' ? asked : REASONS.monsterSet
    case 'notInYourHand':
      return phase.kind === 'lead' ? asked : 'MS-05'
    case 'attachFirst':
      return phase.kind === 'drawn' ? 'MS-08' : REASONS.attachFirst // the card taken must be attached if it fits
    default:
      return REASONS[reason]
  }
}

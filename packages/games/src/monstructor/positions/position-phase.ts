import { type Fault, type Seat, fault } from '@menagerie/engine'
import { isAble } from '../choices/choosing.ts'
import { isTarget } from '../choices/legal.ts'
import { type Fight, type State, playerOf, sideOf } from '../rules/state.ts'

/** The phase must be one in which its player is really asked. */
export const whyNotPhase = (state: State, phase: State['phase']['kind']): readonly Fault[] => {
  const not = (code: string, rule: string): readonly Fault[] => [fault(code, 'position.phase', rule)]
  if (state.phase.kind === 'over') return []
  const { seat } = state.phase
  const { options, players, fight, centre } = state
  const dominoes = options.mode === 'dominoes'
  if (playerOf(state, seat).out) return not('seatHasLeft', 'MS-24')
  if (players.filter(({ out }) => !out).length < 2) return not('nobodyLeft', 'MS-24')
  if (dominoes !== (phase === 'lead' || phase === 'attach' || phase === 'drawn'))
    return not('phaseOfOtherMode', 'MS-60')
  switch (phase) {
    case 'lead':
      return centre.length === 0 && playerOf(state, seat).hand.length > 0 ? [] : not('leadNotAsked', 'MS-04')
    case 'attach':
    case 'drawn':
      return centre.length > 0 && playerOf(state, seat).hand.length > 0 ? [] : not('attachNotAsked', 'MS-05')
    case 'faction':
      return playerOf(state, seat).faction < 0 ? [] : not('factionNotAsked', 'MS-20')
    case 'gap':
      return options.lateChallenge && canChallenge(state, seat) ? [] : not('gapNotAsked', 'MS-34')
    case 'start':
    case 'build':
      return fight === null ? [] : not('fightGoesOn', 'MS-25')
    default:
      return fight === null ? not('noFight', 'MS-32') : whyNotFight(state, fight, seat, phase)
  }
}

const canChallenge = (state: State, seat: Seat): boolean =>
  state.options.mode === 'classic' &&
  isAble(state.options.set, playerOf(state, seat).table) &&
  state.players.some((_, target) => isTarget(state, seat, target))

const whyNotFight = (state: State, fight: Fight, seat: Seat, phase: string): readonly Fault[] => {
  const not = (code: string, rule: string): readonly Fault[] => [fault(code, 'position.fight', rule)]
  const { attacker, defender, sides, flipped } = fight
  if (attacker === defender) return not('fightsHimself', 'MS-32')
  if (playerOf(state, attacker).out || playerOf(state, defender).out) return not('seatHasLeft', 'MS-32')
  const arena = state.options.mode === 'arena'
  if (sides[0].parts.length === 0) return not('monsterIncomplete', 'MS-32')
  const able = isAble(state.options.set, playerOf(state, defender).table)
  switch (phase) {
    case 'adjust':
      if (seat !== defender || (arena && state.options.arenaAdjust === 'none')) return not('adjustNotAsked', 'MS-36')
      return arena === sides[1].parts.length > 0 && (arena || able) ? [] : not('adjustNotAsked', 'MS-36')
    case 'forced':
      return seat === attacker && !arena && able && sides[1].parts.length === 0 ? [] : not('forcedNotAsked', 'MS-37')
    case 'reinforce':
      if (!flipped || sideOf(fight, seat) < 0) return not('reinforceNotAsked', 'MS-42')
      return playerOf(state, seat).hidden.length > 0 ? [] : not('reinforceNotAsked', 'MS-42')
    default:
      return flipped && sideOf(fight, seat) >= 0 && fight.next >= 0 ? [] : not('rewardNotAsked', 'MS-50')
  }
}

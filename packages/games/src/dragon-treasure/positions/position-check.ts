import { type Fault, fault } from '@menagerie/engine'
import { armiesAt, castleOf, enemyAt, mayExamine } from '../rules/ask.ts'
import { stealTargets } from '../choices/legal.ts'
import { throwTargets } from '../rules/reach.ts'
import { NOBODY, NOWHERE, type State } from '../rules/state.ts'

/** The phase must be one in which its seat is really asked. */
export const whyNotPosition = (state: State): readonly Fault[] => {
  const not = (rule: string): readonly Fault[] => [fault('phaseNotNow', 'position.phase', rule)]
  const { phase, active, dragon } = state
  if (state.gone.filter((gone) => !gone).length < 2) return not('DT-1.1')
  if (state.gone[active] === true && phase.kind !== 'settle') return not('DT-2.4')
  if (state.arrival !== NOWHERE && (!mayExamine(state) || armiesAt(state, active, state.arrival) === 0))
    return not('DT-3.10')
  if (state.options.map.castles.some((_, seat) => isWon(state, seat))) return not('DT-7.1')
  switch (phase.kind) {
    case 'six':
      return (state.lost[active] as number) > 0 && state.cup.length > 0 ? [] : not('DT-2.2')
    case 'points':
      return state.points > 0 || mayExamine(state) ? [] : not('DT-3.1')
    case 'frenzy':
      return dragon !== NOWHERE && phase.steps <= 6 ? [] : not('DT-6.1')
    case 'duel':
      return phase.seats.every((seat) => armiesAt(state, seat, phase.space) > 0) && phase.seats[0] !== phase.seats[1]
        ? []
        : not('DT-4.1')
    case 'dragonDuel':
      return dragon === phase.space && armiesAt(state, phase.seat, phase.space) > 0 ? [] : not('DT-5.1')
    case 'spoils': {
      const { seat, loser, space, bare } = phase
      const stand = seat !== loser && armiesAt(state, seat, space) > 0 && armiesAt(state, loser, space) > 0
      if (!stand) return not('DT-4.7')
      const isChoice =
        throwTargets(state, loser, space, 1, bare).length > 0 || stealTargets(state, seat, space, bare).length > 0
      return isChoice ? [] : not('DT-4.9')
    }
    case 'march':
      return armiesAt(state, phase.seat, phase.space) > 0 && enemyAt(state, phase.seat, phase.space) === NOBODY
        ? []
        : not('DT-4.12')
    case 'dragonPush':
      return dragon === phase.space && armiesAt(state, phase.seat, phase.space) > 0 ? [] : not('DT-5.4')
    default:
      return []
  }
}

const isWon = (state: State, seat: number): boolean =>
  seat < state.gone.length &&
  state.gone[seat] === false &&
  (state.up[castleOf(state, seat)] as number) >= state.options.victoryTreasures &&
  enemyAt(state, seat, castleOf(state, seat)) === NOBODY

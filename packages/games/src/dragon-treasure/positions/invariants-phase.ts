import type { Contradiction, Invariant } from '@menagerie/engine'
import { anyoneAt, armiesAt, enemyAt, isContested, mayExamine } from '../rules/ask.ts'
import { nameOf, when } from './invariants-pieces.ts'
import { stealTargets } from '../choices/legal.ts'
import { throwTargets } from '../rules/reach.ts'
import { NOBODY, NOWHERE, type Phase, type State } from '../rules/state.ts'

type Of<Kind extends Phase['kind']> = Phase & { readonly kind: Kind }

const isOf = <Kind extends Phase['kind']>(phase: Phase, kind: Kind): phase is Of<Kind> => phase.kind === kind

/** An invariant of one phase. */
const inPhase = <Kind extends Phase['kind']>(
  kind: Kind,
  id: string,
  code: string,
  rule: string,
  broken: (state: State, phase: Of<Kind>) => readonly Contradiction[],
): Invariant<State> => ({
  id,
  code,
  rule,
  kind: 'impossible',
  broken: (state) => (isOf(state.phase, kind) ? broken(state, state.phase) : []),
})

/** An army of the seat and the Dragon stand there, and no other seat's. */
const facesDragon = (state: State, { seat, space }: Of<'dragonDuel' | 'dragonPush'>): boolean =>
  state.dragon === space && armiesAt(state, seat, space) > 0 && enemyAt(state, seat, space) === NOBODY

const bothStand = (state: State, { seat, loser, space }: Of<'spoils'>): boolean =>
  seat !== loser && armiesAt(state, seat, space) > 0 && armiesAt(state, loser, space) > 0

const hasChoice = (state: State, { seat, loser, space, bare }: Of<'spoils'>): boolean =>
  throwTargets(state, loser, space, 1, bare).length > 0 || stealTargets(state, seat, space, bare).length > 0

/** DT-4.5: whose turn it is loses, else who entered. */
const losesBare = (state: State, { seat, loser }: Of<'spoils'>): boolean => {
  const entrant = state.due.at(-1)?.entrant
  return loser === state.active || (seat !== state.active && loser === entrant)
}

/** DT-4.12: a castle of another's, in which the loser stays unless somebody has left since. */
const isRobbed = (state: State, { seat }: Of<'march'>): boolean => {
  const from = state.due.at(-1)?.space ?? NOWHERE
  const lord = state.options.map.castleAt[from] ?? NOBODY
  const loser = anyoneAt(state, from)
  if (lord < 0 || lord === seat || lord >= state.gone.length || loser === seat) return false
  return loser === NOBODY ? state.gone.includes(true) : !isContested(state, from)
}

/** DT-4.12: the marching army stands alone, in a space that no combat closes. */
const marches = (state: State, { seat, space }: Of<'march'>): boolean =>
  armiesAt(state, seat, space) > 0 && !isContested(state, space) && state.due.every((due) => due.space !== space)

/** Of each phase: its question is one that the rules ask, with at least one answer. */
export const OF_PHASE: readonly Invariant<State>[] = [
  inPhase('six', 'DT-I30', 'sixNotAsked', 'DT-2.2', (state) =>
    when((state.lost[state.active] as number) === 0 || state.cup.length === 0, 'position.phase'),
  ),
  inPhase('points', 'DT-I31', 'noMovement', 'DT-3.1', (state) =>
    when(state.points === 0 && !mayExamine(state), 'position.points'),
  ),
  inPhase('frenzy', 'DT-I32', 'frenzyAsleep', 'DT-6.1', ({ dragon }) => when(dragon === NOWHERE, 'position.dragon')),
  inPhase('frenzy', 'DT-I33', 'frenzyTooLong', 'DT-6.2', (_, { steps }) => when(steps > 6, 'position.distance')),
  inPhase('duel', 'DT-I34', 'noDuel', 'DT-4.1', (state, { seats, space }) =>
    when(seats[0] === seats[1] || seats.some((seat) => armiesAt(state, seat, space) === 0), 'position.space', {
      space: nameOf(state, space),
    }),
  ),
  inPhase('dragonDuel', 'DT-I35', 'noDragonDuel', 'DT-5.1', (state, phase) =>
    when(!facesDragon(state, phase), 'position.space', { space: nameOf(state, phase.space) }),
  ),
  inPhase('spoils', 'DT-I36', 'noLoser', 'DT-4.7', (state, phase) =>
    when(!bothStand(state, phase), 'position.loser', { space: nameOf(state, phase.space) }),
  ),
  inPhase('spoils', 'DT-I37', 'noSpoils', 'DT-4.9', (state, phase) =>
    when(bothStand(state, phase) && !hasChoice(state, phase), 'position.phase'),
  ),
  inPhase('spoils', 'DT-I38', 'bareWrong', 'DT-4.15', ({ hands }, { seat, loser, distance, bare }) =>
    when(bare && (distance !== 1 || hands[seat]?.length !== 0 || hands[loser]?.length !== 0), 'position.bare'),
  ),
  inPhase('spoils', 'DT-I39', 'bareLoser', 'DT-4.5', (state, phase) =>
    when(phase.bare && !losesBare(state, phase), 'position.loser'),
  ),
  inPhase('march', 'DT-I40', 'notRobbed', 'DT-4.12', (state, phase) =>
    when(!isRobbed(state, phase), 'position.from', { space: nameOf(state, state.due.at(-1)?.space ?? NOWHERE) }),
  ),
  inPhase('march', 'DT-I41', 'noMarch', 'DT-4.12', (state, phase) =>
    when(!marches(state, phase), 'position.space', { space: nameOf(state, phase.space) }),
  ),
  inPhase('march', 'DT-I42', 'nothingCarried', 'DT-4.12', ({ up }, { carrying, space }) =>
    when(carrying && up[space] === 0, 'position.carrying'),
  ),
  inPhase('dragonPush', 'DT-I43', 'noPush', 'DT-5.4', (state, phase) =>
    when(!facesDragon(state, phase), 'position.space', { space: nameOf(state, phase.space) }),
  ),
]

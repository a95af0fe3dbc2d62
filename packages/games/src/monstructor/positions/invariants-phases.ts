import type { Contradiction, Invariant, Seat } from '@menagerie/engine'
import { isAble } from '../choices/choosing.ts'
import { hasUseFor } from '../choices/legal.ts'
import { asksOther } from './passes.ts'
import { askedIn, only } from './places.ts'
import { type Fight, type Phase, type State, playerOf, playersIn, sideOf } from '../rules/state.ts'

type Kind = Phase['kind']

const OF_DOMINOES: readonly Kind[] = ['lead', 'attach', 'drawn']
const WITHOUT_FIGHT: readonly Kind[] = ['start', 'faction', 'build', 'gap']

const isTableAble = (state: State, seat: Seat): boolean => isAble(state.options.set, playerOf(state, seat).table)

/** What a phase asks for, when its seat is not really asked for it. */
const notAsked = (
  kinds: readonly Kind[],
  code: string,
  rule: string,
  isAsked: (state: State, seat: Seat) => boolean,
): Pick<Invariant<State>, 'code' | 'rule' | 'kind' | 'broken'> => ({
  code,
  rule,
  kind: 'impossible',
  broken: (state) => {
    const { kind, seat } = askedIn(state)
    const dominoes = state.options.mode === 'dominoes'
    return only(kinds.includes(kind) && dominoes === OF_DOMINOES.includes(kind) && !isAsked(state, seat), 'phase')
  },
})

/** The same of a phase amid a fight. */
const notInFight = (
  kind: Kind,
  code: string,
  rule: string,
  isAsked: (state: State, fight: Fight, seat: Seat) => boolean,
): ReturnType<typeof notAsked> =>
  notAsked([kind], code, rule, (state, seat) => state.fight === null || isAsked(state, state.fight, seat))

const isArena = ({ options }: State): boolean => options.mode === 'arena'

const askedSeatLeft = (state: State): readonly Contradiction[] => only(playerOf(state, askedIn(state).seat).out, 'seat')

/** Every phase is one in which its seat is really asked. */
export const OF_PHASES: readonly Invariant<State>[] = [
  { id: 'MS-I45', code: 'seatHasLeft', rule: 'MS-24', kind: 'impossible', broken: askedSeatLeft },
  {
    id: 'MS-I46',
    code: 'nobodyLeft',
    rule: 'MS-69',
    kind: 'impossible',
    broken: (state) => only(playersIn(state) < 2, 'players'),
  },
  {
    id: 'MS-I47',
    code: 'phaseOfOtherMode',
    rule: 'MS-60',
    kind: 'impossible',
    broken: (state) => only((state.options.mode === 'dominoes') !== OF_DOMINOES.includes(askedIn(state).kind), 'phase'),
  },
  {
    id: 'MS-I48',
    ...notAsked(['faction'], 'factionNotAsked', 'MS-20', (state, seat) => {
      const { faction } = playerOf(state, seat)
      return faction < 0 && state.options.factionPick === 'order'
    }),
  },
  {
    id: 'MS-I49',
    ...notAsked(['gap'], 'gapNotAsked', 'MS-34', (state, seat) => {
      const { mode, lateChallenge } = state.options
      return mode === 'classic' && lateChallenge && isTableAble(state, seat) && hasUseFor(state, seat)
    }),
  },
  {
    id: 'MS-I50',
    ...notAsked(WITHOUT_FIGHT, 'fightGoesOn', 'MS-25', ({ fight }) => fight === null),
  },
  {
    id: 'MS-I51',
    ...notAsked(['adjust', 'forced', 'reinforce', 'reward'], 'noFight', 'MS-32', ({ fight }) => fight !== null),
  },
  {
    id: 'MS-I52',
    ...notInFight('adjust', 'adjustNotAsked', 'MS-36', (state, { defender, sides }, seat) => {
      if (seat !== defender) return false
      if (isArena(state)) return state.options.arenaAdjust === 'onFight' && sides[1].parts.length > 0
      return sides[1].parts.length === 0 && isTableAble(state, defender)
    }),
  },
  {
    id: 'MS-I53',
    ...notInFight(
      'forced',
      'forcedNotAsked',
      'MS-37',
      (state, { attacker, defender, sides }, seat) =>
        seat === attacker && !isArena(state) && sides[1].parts.length === 0 && isTableAble(state, defender),
    ),
  },
  {
    id: 'MS-I54',
    ...notInFight(
      'reinforce',
      'reinforceNotAsked',
      'MS-42',
      (state, fight, seat) => fight.flipped && sideOf(fight, seat) >= 0 && playerOf(state, seat).hidden.length > 0,
    ),
  },
  {
    id: 'MS-I55',
    ...notInFight('reinforce', 'otherReinforces', 'MS-42', (state, fight, seat) => !asksOther(state, fight, seat)),
  },
  {
    id: 'MS-I56',
    ...notInFight('reward', 'rewardNotAsked', 'MS-50', (state, fight, seat) => {
      const side = sideOf(fight, seat)
      const loser = side === 0 ? fight.defender : fight.attacker
      return side >= 0 && (fight.flipped || playerOf(state, loser).out)
    }),
  },
  {
    id: 'MS-I57',
    ...notAsked(
      ['lead'],
      'leadNotAsked',
      'MS-04',
      (state, seat) => state.centre.length === 0 && playerOf(state, seat).hand.length > 0,
    ),
  },
  {
    id: 'MS-I58',
    ...notAsked(
      ['attach', 'drawn'],
      'attachNotAsked',
      'MS-05',
      (state, seat) => state.centre.length > 0 && playerOf(state, seat).hand.length > 0,
    ),
  },
]

import type { Contradiction, Invariant } from '@menagerie/engine'
import { isCompletable } from '../set/counting.ts'
import { unplayed } from './effects.ts'
import { askedIn, only } from './places.ts'
import { shownTotal } from '../rules/fight.ts'
import { type Fight, type Fighter, type Part, type State, playerOf, sideOf } from '../rules/state.ts'

const isWhole = (state: State, parts: readonly Part[]): boolean =>
  isCompletable(
    state.options.set,
    parts.map(({ card }) => card),
  )

const isRewarded = (state: State): boolean => askedIn(state).kind === 'reward'

/** In `reward`: the fighter who does not take a dragon card; null when neither does. */
const loserIn = (state: State, { attacker, defender }: Fight): number | null => {
  const { kind, seat } = askedIn(state)
  if (kind !== 'reward' || (seat !== attacker && seat !== defender)) return null
  return seat === attacker ? defender : attacker
}

const isLeft = (state: State, seat: number | null): boolean => seat !== null && playerOf(state, seat).out

/** MS-28: a monster with its parts taken off is whole; none lies there once a fighter has left before the flip. */
const incomplete = (state: State, fight: Fight): readonly Contradiction[] => {
  const [first, second] = fight.sides
  if (first.parts.length === 0 && second.parts.length === 0 && isLeft(state, loserIn(state, fight))) return []
  return fight.sides.flatMap(({ parts }, side) =>
    only((side === 0 || parts.length > 0) && !isWhole(state, parts), `fight.parts.${side}`),
  )
}

/** MS-28: bodies, heads, bottoms, limbs. */
const isOrdered = ({ options }: State, parts: readonly Part[]): boolean =>
  parts.every(
    ({ card }, i) =>
      i === 0 || (options.set.kind[(parts[i - 1] as Part).card] as number) <= (options.set.kind[card] as number),
  )

const isFresh = ({ total, jinxed, sigil, shield, on }: Fighter): boolean =>
  total === 0 && jinxed === 0 && !sigil && !shield && on.every(Boolean)

type Broken = (state: State, fight: Fight) => readonly Contradiction[]
const inFight =
  (broken: Broken): Invariant<State>['broken'] =>
  (state) =>
    state.fight === null ? [] : broken(state, state.fight)

/** Monsters in the Arena and in a fight. */
export const OF_FIGHTS: readonly Invariant<State>[] = [
  {
    id: 'MS-I33',
    code: 'monsterIncomplete',
    rule: 'MS-28',
    kind: 'impossible',
    broken: (state) => [
      ...only(state.arena !== null && !isWhole(state, state.arena.parts), 'arena.parts'),
      ...(state.fight === null ? [] : incomplete(state, state.fight)),
    ],
  },
  {
    id: 'MS-I34',
    code: 'monsterOrder',
    rule: 'MS-28',
    kind: 'unreachable',
    broken: (state) => [
      ...only(state.arena !== null && !isOrdered(state, state.arena.parts), 'arena.parts'),
      ...(state.fight?.sides.flatMap(({ parts }, side) => only(!isOrdered(state, parts), `fight.parts.${side}`)) ?? []),
    ],
  },
  {
    id: 'MS-I35',
    code: 'arenaFights',
    rule: 'MS-66',
    kind: 'impossible',
    broken: ({ arena, fight }) => only(arena !== null && fight !== null, 'arena'),
  },
  {
    id: 'MS-I36',
    code: 'fightsHimself',
    rule: 'MS-32',
    kind: 'impossible',
    broken: inFight((_, { attacker, defender }) => only(attacker === defender, 'fight.defender')),
  },
  {
    id: 'MS-I37',
    code: 'fighterHasLeft',
    rule: 'MS-69',
    kind: 'impossible',
    broken: inFight((state, fight) => {
      const loser = loserIn(state, fight)
      return (['attacker', 'defender'] as const).flatMap((role) =>
        only(isLeft(state, fight[role]) && fight[role] !== loser, `fight.${role}`),
      )
    }),
  },
  {
    id: 'MS-I38',
    code: 'beforeFlip',
    rule: 'MS-39',
    kind: 'impossible',
    broken: inFight((_, { flipped, sides, used, passes }) =>
      only(!flipped && (used.length > 0 || passes > 0 || !sides.every(isFresh)), 'fight'),
    ),
  },
  {
    id: 'MS-I39',
    code: 'fightPasses',
    rule: 'MS-42',
    kind: 'impossible',
    broken: inFight((state, { passes }) => only(passes > 1 && !isRewarded(state), 'fight.passes')),
  },
  {
    id: 'MS-I40',
    code: 'nextTooSoon',
    rule: 'MS-55',
    kind: 'impossible',
    broken: inFight((state, { next }) => only(next >= 0 && (!isRewarded(state) || isLeft(state, next)), 'fight.next')),
  },
  {
    id: 'MS-I41',
    code: 'nextNotLoser',
    rule: 'MS-55',
    kind: 'unreachable',
    broken: inFight((state, fight) => {
      const loser = loserIn(state, fight)
      return only(loser !== null && !isLeft(state, loser) && fight.next !== loser, 'fight.next')
    }),
  },
  {
    id: 'MS-I42',
    code: 'winnerTrails',
    rule: 'MS-49',
    kind: 'unreachable',
    broken: inFight((state, fight) => {
      const loser = loserIn(state, fight)
      if (loser === null || isLeft(state, loser)) return []
      const side = sideOf(fight, loser) as 0 | 1
      const [lost, won] = [fight.sides[side], fight.sides[side === 0 ? 1 : 0]]
      return only(shownTotal(won) <= shownTotal(lost), 'seat', { count: shownTotal(won), most: shownTotal(lost) })
    }),
  },
  {
    id: 'MS-I43',
    code: 'arenaFightDiffers',
    rule: 'MS-60',
    kind: 'impossible',
    broken: inFight(({ options }, { arena }) => only(arena !== (options.mode === 'arena'), 'fight.arena')),
  },
  {
    id: 'MS-I44',
    code: 'effectUnplayed',
    rule: 'MS-45',
    kind: 'unreachable',
    broken: inFight((state, fight) => unplayed(state, fight).map((key) => ({ path: `fight.${key}` }))),
  },
]

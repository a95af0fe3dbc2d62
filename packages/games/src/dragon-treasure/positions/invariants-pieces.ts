import type { Contradiction, Invariant, Seat } from '@menagerie/engine'
import { armiesAt, castleOf, enemyAt, anyoneAt, storesTreasures } from '../rules/ask.ts'
import { ARMIES, type Space } from '../set/map.ts'
import { NOBODY, NOWHERE, type State } from '../rules/state.ts'

export const nameOf = ({ options }: State, space: Space): string => options.map.names[space] as string

export const spacesOf = ({ options }: State): readonly Space[] => [...options.map.names.keys()]

export const armiesPath = (state: State, seat: Seat, space: Space): string =>
  `sides.${seat}.armies.${nameOf(state, space)}`

/** What is broken by every seat, on its own. */
export const bySeat = (state: State, broken: (seat: Seat) => readonly Contradiction[]): readonly Contradiction[] =>
  [...state.gone.keys()].flatMap(broken)

export const when = (broken: boolean, path: string, values: Contradiction['values'] = {}): readonly Contradiction[] =>
  broken ? [{ path, values }] : []

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

const manyArmies = (state: State, seat: Seat): boolean =>
  sum(state.armies[seat] as number[]) + (state.lost[seat] as number) > ARMIES

/** What nobody may hold who has left. */
const leftBehind = (state: State, seat: Seat): readonly Contradiction[] => [
  ...when(sum(state.armies[seat] as number[]) > 0, `sides.${seat}.armies`, { seat: seat + 1 }),
  ...when((state.lost[seat] as number) > 0, `sides.${seat}.lost`, { seat: seat + 1 }),
  ...when((state.hands[seat] as number[]).length > 0, `sides.${seat}.hand`, { seat: seat + 1 }),
]

/** Who is one too many in a space: a third seat, or the Dragon where two seats fight. */
const thirdsAt = (state: State, space: Space): readonly Contradiction[] => {
  const seats = [...state.gone.keys()].filter((seat) => armiesAt(state, seat, space) > 0)
  const values = { space: nameOf(state, space) }
  return [
    ...when(seats.length > 2, armiesPath(state, seats[2] ?? 0, space), values),
    ...when(seats.length > 1 && state.dragon === space, 'position.dragon', values),
  ]
}

/** DT-3.13: one counter in a space, but for castles with an owner and those of seats that left. */
const crowds = (state: State, space: Space): boolean => {
  const count = (state.up[space] as number) + (state.down[space] as number)
  const left = state.gone[state.options.map.castleAt[space] as number] === true
  return count > 1 && (state.up[space] as number) > 0 && !storesTreasures(state, space) && !left
}

const dragonTwice = ({ dragon, lair, down }: State): boolean =>
  dragon === NOWHERE ? lair === NOWHERE || (down[lair] ?? 0) === 0 : lair !== NOWHERE

const isWon = (state: State, seat: Seat): boolean => {
  const castle = castleOf(state, seat)
  if (state.gone[seat] === true || (state.up[castle] as number) < state.options.victoryTreasures) return false
  const { phase } = state
  const cleared = phase.kind === 'spoils' && phase.seat === seat && phase.space === castle
  return cleared || enemyAt(state, seat, castle) === NOBODY
}

/** Of armies, treasures and the Dragon, whatever the phase is. */
export const OF_PIECES: readonly Invariant<State>[] = [
  {
    id: 'DT-I1',
    code: 'armiesTooMany',
    rule: 'DT-1.1',
    kind: 'impossible',
    broken: (state) =>
      bySeat(state, (seat) =>
        when(state.gone[seat] === false && manyArmies(state, seat), `sides.${seat}.armies`, { seat: seat + 1 }),
      ),
  },
  {
    id: 'DT-I2',
    code: 'armiesCrowd',
    rule: 'DT-3.5',
    kind: 'impossible',
    broken: (state) =>
      bySeat(state, (seat) =>
        spacesOf(state).flatMap((space) =>
          when(armiesAt(state, seat, space) > 1 && space !== castleOf(state, seat), armiesPath(state, seat, space), {
            space: nameOf(state, space),
          }),
        ),
      ),
  },
  {
    id: 'DT-I3',
    code: 'thirdParty',
    rule: 'DT-4.17',
    kind: 'impossible',
    broken: (state) => spacesOf(state).flatMap((space) => thirdsAt(state, space)),
  },
  {
    id: 'DT-I4',
    code: 'leftWithSomething',
    rule: 'DT-7.2',
    kind: 'impossible',
    broken: (state) => bySeat(state, (seat) => (state.gone[seat] === true ? leftBehind(state, seat) : [])),
  },
  {
    id: 'DT-I5',
    code: 'playersTooFew',
    rule: 'DT-7.2',
    kind: 'impossible',
    broken: ({ gone }) => when(gone.filter((one) => !one).length < 2, 'sides'),
  },
  {
    id: 'DT-I6',
    code: 'countersDown',
    rule: 'DT-1.2',
    kind: 'impossible',
    broken: ({ up, down, dragon, options }) => {
      const count = options.treasures.length
      const placed = sum(up) + sum(down) + (dragon === NOWHERE ? 0 : 1)
      return when(placed !== count, 'position.down', { count })
    },
  },
  {
    id: 'DT-I7',
    code: 'downWrong',
    rule: 'DT-1.2',
    kind: 'impossible',
    broken: (state) =>
      spacesOf(state).flatMap((space) =>
        when((state.down[space] as number) > (state.options.map.lairs.includes(space) ? 1 : 0), 'position.down', {
          space: nameOf(state, space),
        }),
      ),
  },
  {
    id: 'DT-I8',
    code: 'treasuresCrowd',
    rule: 'DT-3.13',
    kind: 'impossible',
    broken: (state) =>
      spacesOf(state).flatMap((space) =>
        when(crowds(state, space), `position.up.${nameOf(state, space)}`, { space: nameOf(state, space) }),
      ),
  },
  {
    id: 'DT-I9',
    code: 'lairWrong',
    rule: 'DT-1.2',
    kind: 'impossible',
    broken: (state) => when(dragonTwice(state), 'position.lair'),
  },
  {
    id: 'DT-I10',
    code: 'wonAlready',
    rule: 'DT-7.1',
    kind: 'impossible',
    broken: (state) =>
      bySeat(state, (seat) =>
        when(isWon(state, seat), `position.up.${nameOf(state, castleOf(state, seat))}`, { seat: seat + 1 }),
      ),
  },
]

/** Whether armies of two seats, or an army and the Dragon, stand in a space. */
export const standing = (state: State, space: Space): readonly [Seat, Seat] => {
  const one = anyoneAt(state, space)
  return [one, one === NOBODY ? NOBODY : enemyAt(state, one, space)]
}

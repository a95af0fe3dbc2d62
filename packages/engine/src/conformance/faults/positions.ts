import { sacksRoom, ticTacToeRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import type { SacksState } from '../../fixtures/sacks-types.ts'
import { ticTacToe } from '../../fixtures/tic-tac-toe.ts'
import { arrangedAs } from '../../positions.ts'
import { type Fault, plantIn } from './fault.ts'

const inSacks = plantIn(sacks, sacksRoom)
const inTicTacToe = plantIn(ticTacToe, ticTacToeRoom)
const { game } = sacks

/** The cards that lie nowhere else. */
const rest = (position: unknown): readonly number[] => {
  const { row, discard, hands, top } = position as Pick<SacksState, 'row' | 'discard' | 'hands' | 'top'>
  const known = JSON.stringify([row, discard, hands, top?.card]).match(/\d/g) ?? []
  return [1, 2, 3, 4, 5, 6].flatMap((card) =>
    Array.from({ length: Math.max(0, 4 - known.filter((one) => Number(one) === card).length) }, () => card),
  )
}

/** Positions that promise more than they keep. */
export const positions: readonly Fault[] = [
  inSacks('a description that forgets who has looked', 'positions', /sees: top/, {
    game: {
      describe: (state) =>
        game.describe({ ...state, pile: [...state.pile, ...(state.top ? [state.top.card] : [])], top: null }),
    },
  }),
  inSacks('a description that forgets what is sealed', 'positions', /asked|sealed/, {
    game: { describe: (state) => game.describe({ ...state, sealed: state.sealed.map(() => null) }) },
  }),
  inSacks('a description that arrange refuses', 'positions', /is refused: .*positionShape/, {
    game: { describe: (state) => ({ ...(game.describe(state) as object), turn: 1 }) },
  }),
  inSacks('a pile described as another', 'positions', /after \d+ commits/, {
    game: {
      arrange: (options, position) => {
        const made = game.arrange(options, position)
        if (made.ok) made.value.pile.reverse()
        return made
      },
    },
  }),
  inTicTacToe('a description that is no data', 'positions', /no JSON/, { game: { describe: () => undefined } }),
  inSacks('a reached position that warns', 'positions', /was reached, and warns/, {
    game: {
      arrange: (options, position) => {
        const made = game.arrange(options, position)
        return made.ok ? arrangedAs(made.value, [{ code: 'odd', path: 'pile', rule: null, values: {} }]) : made
      },
    },
  }),
  inTicTacToe('a full board that is taken', 'mutants', /is over|asks nobody|threw/, {
    game: {
      arrange: (options, position) =>
        typeof position === 'string' && !position.includes('.') && /^[xo]{9}$/.test(position)
          ? arrangedAs({ phase: { kind: 'marking', seat: 0 } as const, crosses: 0b111111111, noughts: 0 })
          : ticTacToe.game.arrange(options, position),
    },
  }),
  inSacks('a position that breaks the reader', 'mutants', /threw/, {
    game: {
      arrange: (options, position) => {
        const { hands } = position as { readonly hands: readonly (readonly number[])[] }
        hands.forEach((hand) => hand.map((card) => card.toFixed(0)))
        return game.arrange(options, position)
      },
    },
  }),
  inSacks('a position whose cards nobody counts', 'mutants', /not all there once/, {
    game: {
      arrange: (options, position) => {
        const { pile } = position as { pile?: number[] }
        const made = game.arrange(options, { ...(position as object), pile: rest(position) })
        if (made.ok && Array.isArray(pile)) made.value.pile = pile
        return made
      },
    },
  }),
  inSacks('a refusal that says nothing', 'mutants', /refused without a fault/, {
    game: {
      arrange: (options, position) => {
        const made = game.arrange(options, position)
        return made.ok ? made : { ok: false, faults: [] }
      },
    },
  }),
]

import {
  type FORMATIONS as Formations,
  CHARACTERS,
  FORMATIONS,
  type Piece,
  type Square,
  squareText,
} from '@menagerie/games/double-headed-lion'
import { useCallback, useMemo, useState } from 'react'
import type { Choice } from '../../pieces/picking.ts'
import type { Side } from './looks.ts'

/** Where each piece of the own army is to stand, by piece. */
export type Arrangement = readonly Square[]

export const exchanged = (now: Arrangement, a: Piece, b: Piece): Arrangement =>
  now.map((square, piece) => (now[piece === a ? b : piece === b ? a : piece] as Square) ?? square)

/** The same squares in an order drawn by `random` (0 to 1). */
export const mixed = (now: Arrangement, random: () => number): Arrangement => {
  const squares = [...now]
  for (let i = squares.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = squares[i] as Square
    squares[i] = squares[j] as Square
    squares[j] = kept
  }
  return squares
}

/** The steps that set this army up, in the game's order: one commit. */
export const stepsOf = (side: Side, arrangement: Arrangement): readonly string[] =>
  arrangement.map((square, piece) => `place ${CHARACTERS[side][piece]?.id ?? ''} ${squareText(square)}`)

const formationsOf = (side: Side): (typeof Formations)[0] => FORMATIONS[side]

/** Id of the formation that an arrangement is; null for an order of one's own. */
export const formationOf = (side: Side, arrangement: Arrangement): string | null =>
  formationsOf(side).find(({ squares }) => squares.every((square, piece) => arrangement[piece] === square))?.id ?? null

export interface Setup {
  readonly arrangement: Arrangement
  /** Pairs to exchange, as places: `s.<piece>`. */
  readonly choices: readonly Choice[]
  /** Does what a choice above says. */
  readonly exchange: (choice: Choice) => void
  readonly mix: () => void
  readonly take: (formation: number) => void
  readonly ready: () => void
}

/** The secret setup: every piece stands from the start and is exchanged with another until the army is ready. */
export const useSetup = (side: Side, onAct: (steps: readonly string[]) => void): Setup => {
  const [arrangement, setArrangement] = useState<Arrangement>(() => formationsOf(side)[0]?.squares ?? [])
  const choices = useMemo(
    () =>
      arrangement.flatMap((_, a) =>
        arrangement.flatMap((_other, b): Choice[] =>
          a < b ? [{ steps: [String(a), String(b)], places: [`s.${a}`, `s.${b}`] }] : [],
        ),
      ),
    [arrangement],
  )
  const exchange = useCallback((choice: Choice) => {
    const [a, b] = choice.steps.map(Number)
    setArrangement((now) => exchanged(now, a as Piece, b as Piece))
  }, [])
  const mix = useCallback(() => setArrangement((now) => mixed(now, Math.random)), [])
  const take = useCallback(
    (index: number) => setArrangement((now) => formationsOf(side)[index]?.squares ?? now),
    [side],
  )
  const ready = useCallback(() => onAct(stepsOf(side, arrangement)), [onAct, side, arrangement])
  return { arrangement, choices, exchange, mix, take, ready }
}

import type { Options } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import { type Staging, useStaging } from '../../pieces/staging.ts'
import type { BoardProps } from '../board.ts'
import { placesOf } from './choices.ts'

/** Power cards laid one after another, in any order one likes, to be played together (option `powerCards`). */
export interface Laying extends Staging {
  /** Their places in the hand. */
  readonly places: ReadonlySet<string>
  /** Takes back the card laid from a place; false where none was. */
  readonly takeFrom: (place: string) => boolean
  /** What can be done as they lie: what may join them, and their end; before the first one what is offered all the same. */
  readonly offered: readonly string[]
}

const NONE: readonly string[] = []

export const useLaying = (
  { reading, view, seat, legal, onAct }: BoardProps,
  options: Options,
  /** What can be done where none is laid. */
  others: readonly string[],
): Laying => {
  const lays = legal.some((one) => one.startsWith('lay '))
  const staging = useStaging({ reading, view, seat, legal: lays ? legal : NONE, onAct })
  const { draft, commits, next, takeOut } = staging
  const offered = useMemo(() => (draft.length > 0 ? [...commits, ...next] : others), [draft, commits, next, others])
  const places = useMemo(() => new Set(draft.flatMap((step) => placesOf(options, step))), [draft, options])
  const takeFrom = (place: string): boolean => {
    const at = draft.findIndex((step) => placesOf(options, step)[0] === place)
    if (at >= 0) takeOut(at)
    return at >= 0
  }
  return { ...staging, places, takeFrom, offered }
}

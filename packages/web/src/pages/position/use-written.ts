import {
  type Fault,
  type Result,
  type SomeBox,
  type Startable,
  type WrittenPosition,
  fault,
  faulty,
  readPosition,
  tryPosition,
} from '@menagerie/engine'
import { useMemo } from 'react'
import { type GameRoom, games } from '../../games.ts'
import { useWhole } from '../use-room.ts'

/** A text as far as it is a position, and what is wrong with it. */
export interface Written {
  /** Null for an empty text. */
  readonly position: WrittenPosition | null
  /** Null until it is known or named. */
  readonly room: GameRoom | null
  readonly box: SomeBox | null
  /** Null until it can be tried. */
  readonly tried: Result<Startable> | null
}

const isGame = (id: string): boolean => games.some((one) => one.id === id)

/** Faults of the text itself, before any rules are asked. */
const readWhole = (text: string): Result<WrittenPosition> => {
  const read = readPosition(text)
  if (!read.ok || read.value.game === null || isGame(read.value.game)) return read
  return faulty([fault('positionGame', 'game')])
}

/** Reads a text as a position of the game it names, or of the one chosen beside it. */
export const useWritten = (text: string, chosen: string | null): Written => {
  const read = useMemo(() => (text.trim() === '' ? null : readWhole(text)), [text])
  const position = read?.ok === true ? read.value : null
  const game = position?.game ?? chosen
  const { data = null } = useWhole(game)
  const tried = useMemo((): Result<Startable> | null => {
    if (read === null || position === null) return read?.ok === false ? read : null
    return data === null || data.room.id !== game ? null : data.box((box) => tryPosition(box, position))
  }, [read, position, data, game])
  return { position, room: data?.room ?? null, box: data?.box ?? null, tried }
}

export const faultsOf = (tried: Result<Startable> | null): readonly Fault[] =>
  tried === null ? [] : tried.ok ? tried.value.warnings : tried.faults

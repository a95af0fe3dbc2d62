import type { Frame } from '@menagerie/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import type { Histories } from '../../pieces/card-history.tsx'
import type { LogEntry } from '../../pieces/log.tsx'
import type { ScrubMark } from '../../pieces/scrubber.tsx'
import { type SeatNames, inWords } from '../../say.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import { playerNames } from '../match-words.tsx'
import { type Eyes, readAddress } from './address.ts'
import { chapters, dwell, frameAt, playersOf, updatesFor } from './frames.ts'
import { readHistories } from './histories.ts'
import type { TheatreProps } from './theatre.tsx'
import { type Player, usePlayer } from './use-player.ts'

/** A film as it runs. */
export interface Running {
  readonly last: number
  readonly eyes: Eyes
  readonly setEyes: (eyes: Eyes) => void
  /** All that these eyes see happen, from the beginning to the end. */
  readonly updates: readonly MatchUpdate[]
  readonly player: Player
  /** The position on the table. */
  readonly frame: Frame
  readonly names: SeatNames
  /** Where chapters begin. */
  readonly marks: readonly ScrubMark[]
}

export const useFilm = ({ record, film, room, board, reading, source }: TheatreProps): Running => {
  const { t } = useTranslation('replay')
  const last = film.length - 1
  const [search] = useSearchParams()
  const [begun] = useState(() => readAddress(search, last, record.header.seats.length))
  const [eyes, setEyes] = useState<Eyes>(begun.eyes ?? source.seat ?? 'all')
  const updates = useMemo(() => updatesFor(film, eyes), [film, eyes])
  const player = usePlayer({
    last,
    start: begun.at ?? 0,
    groupsOf: useCallback((at: number) => board.tell(updates[at]?.events ?? []), [board, updates]),
    dwellOf: useCallback((at: number) => dwell(board, updates[at]), [board, updates]),
  })
  const { shown } = player
  const players = useMemo(() => playersOf(record), [record])
  const frame = useMemo(
    () => frameAt(film, record, players, source.table ?? 'file', shown, eyes),
    [film, record, players, source.table, shown, eyes],
  )
  const names = useMemo(() => playerNames(t, players), [t, players])
  const marks = useMemo(
    () =>
      chapters(board, updates).map((one) => ({
        at: one.at,
        label: inWords(t, room.id, reading.event(one.event), names),
      })),
    [t, room.id, board, reading, updates, names],
  )
  return { last, eyes, setEyes, updates, player, frame, names, marks }
}

/** Made when it is asked for, and then kept. */
const once = <X>(make: () => X): (() => X) => {
  let made: { readonly value: X } | null = null
  return () => (made ??= { value: make() }).value
}

/** What happened to each card, read when somebody asks for it. */
export const useHistories = (
  { record, room, board, reading }: Pick<TheatreProps, 'record' | 'room' | 'board' | 'reading'>,
  { updates, names }: Running,
  walk: Histories['walk'],
): Histories => {
  const { t } = useTranslation('replay')
  const told = useMemo(
    () => once(() => readHistories(t, room, board, reading, record.header.choices, updates, names)),
    [t, record, room, board, reading, updates, names],
  )
  return useMemo(
    () => ({
      of: (name: string) => told().of(name),
      under: (entry: LogEntry) => told().under(entry),
      walk,
      words: { title: t('history.title'), none: t('history.none') },
    }),
    [told, walk, t],
  )
}

import type { Acted, Frame, Lobby } from '@menagerie/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import { errorText } from '../../errors.ts'
import { newKey } from '../../wire/chance.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { type Waiting, untilHeard } from './until-heard.ts'

/** Who plays for people who are away. */
const STAND_IN = 'master'

export interface Acting {
  /** Sends steps as one commit; settled when it is durable or refused. Does nothing while another is underway. */
  readonly act: (steps: readonly string[]) => Promise<void>
  /** Leaves the match, after what is underway: a choice that came later would find it over. */
  readonly giveUp: () => Promise<void>
  /** A bot plays for one's own seat, until one is back. */
  readonly leave: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** Nothing else can be done: a commit is underway, or what it led to is not here yet. */
  readonly busy: boolean
  /** Takes back what waits for a line that is cut; null while nothing does. */
  readonly takeBack: (() => void) | null
  /** What went wrong last, in words; null: nothing, or it was put away. */
  readonly trouble: string | null
  readonly setTrouble: (text: string | null) => void
}

/** Acting at a table: `shown` is the version of the position acted in, `known` the newest that is here. */
export const useActing = ({
  table,
  game,
  shown,
  known,
}: {
  readonly table: string
  readonly game: string
  readonly shown: number
  readonly known: number
}): Acting => {
  const { t } = useTranslation()
  const { transport, cache } = useWire()
  const [sending, setSending] = useState(false)
  const [awaited, setAwaited] = useState(-1)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // Known at once, not only when the page is drawn again: a press may come between what goes by itself and the drawing.
  const lane = useRef<{ underway: Promise<void> | null; reached: number }>({ underway: null, reached: -1 })
  const commit = useCallback(
    (send: () => Promise<Acted>): Promise<void> => {
      const going = async (): Promise<void> => {
        setSending(true)
        setTrouble(null)
        try {
          const version = await untilHeard(send, setWaiting)
          if (version === null) void cache.invalidateQueries({ queryKey: keys.match(table) })
          else {
            lane.current.reached = version
            setAwaited(version)
          }
        } catch (error) {
          setTrouble(errorText(t, error, game))
          void cache.invalidateQueries({ queryKey: keys.match(table) })
        } finally {
          lane.current.underway = null
          setWaiting(null)
          setSending(false)
        }
      }
      return (lane.current.underway = going())
    },
    [cache, table, game, t],
  )
  const act = useCallback(
    async (steps: readonly string[]): Promise<void> => {
      if (lane.current.underway !== null || shown < lane.current.reached) return
      const request = { version: shown, key: newKey(), steps: [...steps] }
      await commit(() => transport.act(table, request))
    },
    [commit, transport, table, shown],
  )
  /** After what is underway. */
  const then = useCallback(
    async (send: (key: string) => Promise<Acted>): Promise<void> => {
      await lane.current.underway
      const key = newKey()
      await commit(() => send(key))
    },
    [commit],
  )
  const going = useGoing(table, then)

  // The commit is durable; until the stream has brought what it led to, nothing else can be done.
  const behind = known < awaited
  useEffect(() => {
    if (!behind) return
    const timer = setTimeout(() => void cache.invalidateQueries({ queryKey: keys.match(table) }), 1500)
    return () => clearTimeout(timer)
  }, [behind, cache, table])

  return {
    act,
    ...going,
    busy: sending || behind,
    takeBack: waiting?.takeBack ?? null,
    trouble,
    setTrouble,
  }
}

type Going = Pick<Acting, 'giveUp' | 'leave' | 'comeBack'>

/** Leaving for good or for a while, and coming back. */
const useGoing = (table: string, then: (send: (key: string) => Promise<Acted>) => Promise<void>): Going => {
  const { transport } = useWire()
  return useMemo(
    () => ({
      giveUp: () => then((key) => transport.resign(table, key)),
      leave: () => then((key) => transport.away(table, { key, bot: STAND_IN })),
      comeBack: () => then((key) => transport.back(table, { key })),
    }),
    [table, then, transport],
  )
}

/**
 * Whether a page may do at its table what everybody can see to be the only thing to do: not while an offer waits, for
 * whatever happens ends it, nor in a pause.
 */
export const goesByItself = (
  { choices }: Pick<Lobby, 'choices'>,
  { offer, paused }: Pick<Frame, 'offer' | 'paused'>,
): boolean => choices['autoForced'] !== false && offer === null && !paused

/** What everybody can see to be the only thing to do is done without asking. */
export const useForced = ({
  on,
  board,
  frame,
  legal,
  acting: { act, busy },
}: {
  readonly on: boolean
  readonly board: BoardModule
  readonly frame: Frame
  readonly legal: readonly string[]
  readonly acting: Acting
}): void => {
  const sent = useRef(-1)
  useEffect(() => {
    if (!on || busy || legal.length !== 1 || sent.current === frame.version) return
    const steps = board.forced(frame.view, legal)
    if (steps === null) return
    const timer = setTimeout(() => {
      sent.current = frame.version
      void act(steps)
    }, 500)
    return () => clearTimeout(timer)
  }, [on, busy, legal, frame, board, act])
}

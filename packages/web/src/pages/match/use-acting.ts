import type { Frame } from '@menagerie/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import { errorText } from '../../errors.ts'
import { newKey } from '../../wire/chance.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/live.ts'
import { type Transport, WireError } from '../../wire/transport.ts'

export interface Acting {
  /** Sends steps as one commit; settled when it is durable or refused. Does nothing while another is underway. */
  readonly act: (steps: readonly string[]) => Promise<void>
  /** Nothing else can be done: a commit is underway, or what it led to is not here yet. */
  readonly busy: boolean
  /** What went wrong last, in words; null: nothing, or it was put away. */
  readonly trouble: string | null
  readonly setTrouble: (text: string | null) => void
}

/** The same key is done once only: what got lost on the way is sent again. */
const sendUntilHeard = async (
  { act }: Transport,
  table: string,
  request: Parameters<Transport['act']>[1],
): Promise<number> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await act(table, request)).version
    } catch (error) {
      const lost = error instanceof WireError && (error.status === 0 || error.status === 503)
      if (!lost || attempt >= 5) throw error
      await new Promise((resume) => setTimeout(resume, 400 * 2 ** attempt))
    }
  }
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
  // Known at once, not only when the page is drawn again: a press may come between what goes by itself and the drawing.
  const commit = useRef({ underway: false, reached: -1 })
  const act = useCallback(
    async (steps: readonly string[]): Promise<void> => {
      if (commit.current.underway || shown < commit.current.reached) return
      commit.current.underway = true
      setSending(true)
      setTrouble(null)
      try {
        const version = await sendUntilHeard(transport, table, { version: shown, key: newKey(), steps: [...steps] })
        commit.current.reached = version
        setAwaited(version)
      } catch (error) {
        setTrouble(errorText(t, error, game))
        void cache.invalidateQueries({ queryKey: keys.match(table) })
      } finally {
        commit.current.underway = false
        setSending(false)
      }
    },
    [transport, cache, table, shown, game, t],
  )

  // The commit is durable; until the stream has brought what it led to, nothing else can be done.
  const behind = known < awaited
  useEffect(() => {
    if (!behind) return
    const timer = setTimeout(() => void cache.invalidateQueries({ queryKey: keys.match(table) }), 1500)
    return () => clearTimeout(timer)
  }, [behind, cache, table])

  return { act, busy: sending || behind, trouble, setTrouble }
}

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

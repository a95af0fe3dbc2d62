import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { CloserRoom } from '../../boards/board.ts'
import { type Lens, thingOf } from '../../boards/closer-of.ts'
import type { Aim, CloserDesk } from '../../pieces/closer/desk.ts'
import { usePointing } from '../../pieces/closer/pointing.ts'
import { usePhone } from '../../pieces/wide.ts'
import { halfOf, needsSheet, toolsOf } from './closer-tools.ts'
import { type Looking, SceneCloser } from './closer.tsx'
import type { SceneProps } from './scene.ts'
import type { FirstLook } from './use-closer.ts'

type Aims = readonly { readonly aim: Aim; readonly element?: Element }[]

/** What is looked at, without what looks and from where. */
type Seen = Omit<Lens, 'room' | 'near'>

/** What is looked at, and how that changes. */
interface Sight {
  readonly looking: Looking | null
  /** `held`: on purpose, until it is closed. */
  readonly look: (aims: Aims, held: boolean) => void
  readonly leave: () => void
  readonly close: () => void
}

const useSight = (
  board: SceneProps['board'],
  root: RefObject<HTMLElement | null>,
  lensOf: (room: CloserRoom) => Lens,
): Sight => {
  const [looking, setLooking] = useState<Looking | null>(null)
  /** What is asked for: what comes late for something else is not shown, and no glance takes its place. */
  const asked = useRef({ held: false })
  const latest = useRef(lensOf)
  useEffect(() => {
    latest.current = lensOf
  })
  const close = useCallback(() => {
    asked.current = { held: false }
    setLooking(null)
  }, [])
  const find = useCallback(
    async (aims: Aims, held: boolean): Promise<void> => {
      const sheet = needsSheet(root.current)
      if (!held && (sheet || asked.current.held)) return
      const asking = { held }
      asked.current = asking
      const room = await toolsOf(board)
      if (asked.current !== asking) return
      for (const { aim, element } of aims) {
        const lens = latest.current(room)
        const thing = thingOf(lens, aim)
        if (thing === null) continue
        setLooking({ room, near: lens.near, thing, held, sheet, half: held ? null : halfOf(element) })
        return
      }
      asked.current = { held: false }
    },
    [board, root],
  )
  // Without a network there is nothing to look closer with.
  const look = useCallback((aims: Aims, held: boolean): void => void find(aims, held).catch(close), [find, close])
  const leave = useCallback(() => {
    if (!asked.current.held) close()
  }, [close])
  return { looking, look, leave, close }
}

export interface EyeProps {
  readonly scene: SceneProps
  readonly root: RefObject<HTMLElement | null>
  readonly desk: CloserDesk
  readonly first: FirstLook
}

/** Beside the book where there is one. */
const placed = (root: HTMLElement | null, sheet: boolean, shown: ReactNode): ReactNode => {
  const stack = sheet ? null : root?.querySelector('.book-stack')
  return stack == null ? shown : createPortal(shown, stack)
}

/** Looks closer at the things of a table, however that is asked for. */
export const SceneEye = ({ scene, root, desk, first }: EyeProps) => {
  const phone = usePhone()
  const { board, room, choices, frame, names } = scene
  const { answers, eye } = desk
  const { id: game } = room
  const { view } = frame
  const seen = useMemo<Seen>(() => ({ game, choices, view, names }), [game, choices, view, names])
  const lensOf = (closer: CloserRoom): Lens => ({ ...seen, room: closer, near: answers.current?.near ?? 0 })
  const { looking, look, leave, close } = useSight(board, root, lensOf)
  usePointing(root, first, {
    glance: (aims) => look(aims, false),
    leave,
    open: (aims) => look(aims, true),
    away: (target) => {
      if (looking !== null && !looking.sheet && target.closest('.closer') === null) close()
    },
  })
  useLayoutEffect(() => {
    eye.open = (aim) => look([{ aim }], true)
    if (first.aim !== null) eye.open(first.aim)
    first.aim = null
  }, [eye, look, first])
  // Another pair of eyes has things of its own.
  useEffect(() => close, [frame.viewer, close])
  const sheet = phone || looking?.sheet === true
  const lens = useMemo<Lens | null>(() => (looking === null ? null : { ...seen, ...looking }), [looking, seen])
  if (looking === null || lens === null) return null
  const onOpen = (thing: string): void => look([{ aim: { by: 'thing', thing } }], true)
  return placed(
    root.current,
    sheet,
    <SceneCloser looking={{ ...looking, sheet }} {...{ scene, lens, answers, root, onOpen }} onClose={close} />,
  )
}

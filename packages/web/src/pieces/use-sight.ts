import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { atEverySize } from './at-every-size.ts'
import {
  type Box,
  FITTED,
  type Frame,
  type Sight,
  type Size,
  aimedAt,
  bounded,
  fittedSize,
  framed,
  zoomed,
} from './map-sight.ts'

/** Frames narrower than this do not show a whole map legibly. */
const SMALL = 560

/** A part of the map, in its own units; a new key asks for it anew. */
export interface Aim extends Box {
  readonly key: string
}

/** Moves what is seen of a map; it glides there, or is there at once. */
export type MoveSight = (change: (from: Sight) => Sight, glide: boolean) => void

/** How a map is seen in its frame. */
export interface Seen {
  readonly sight: Sight
  /** Size of the map before it is zoomed, in pixels. */
  readonly fitted: Size
  readonly gliding: boolean
  /** Size of the frame at this moment, in pixels. */
  readonly frame: () => Size
  readonly go: MoveSight
  /** Zooms by a factor, around the middle of the frame. */
  readonly zoom: (by: number) => void
  /** The whole map. */
  readonly fit: () => void
}

const NOTHING: Size = { width: 0, height: 0 }

const isAlike = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height

/** Pixels that tools take of the right lower corner of their frame; nothing without tools. */
const cornerOf = (frame: Element): Size => {
  const tools = frame.querySelector('[data-tools]')
  if (tools === null) return NOTHING
  const [{ right, bottom }, { left, top }] = [frame.getBoundingClientRect(), tools.getBoundingClientRect()]
  return { width: right - left, height: bottom - top }
}

const useFrame = (frame: RefObject<HTMLElement | null>, { width, height }: Size): Frame => {
  const [room, setRoom] = useState<Frame>({ ...NOTHING, free: NOTHING })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = (): void => {
      const inside = { width: element.clientWidth, height: element.clientHeight }
      const now = framed(inside, { width, height }, cornerOf(element))
      // Told again of the size it has, it has taken no other.
      setRoom((was) => (isAlike(was, now) && isAlike(was.free, now.free) ? was : now))
    }
    return atEverySize(element, measure)
  }, [frame, width, height])
  return room
}

/** What is seen of a map of this size in the frame; brought to the aim on small frames whenever its key changes. */
export const useSight = (frame: RefObject<HTMLElement | null>, { width, height }: Size, aim: Aim | null): Seen => {
  const room = useFrame(frame, { width, height })
  const [wanted, setSight] = useState<Sight>(FITTED)
  const [gliding, setGliding] = useState(false)
  const size = { width, height }
  const sight = room.width === 0 ? wanted : bounded(wanted, room, size)
  const fitted = room.width === 0 ? size : fittedSize(room, size)
  const now = useRef({ sight, room })
  useLayoutEffect(() => {
    now.current = { sight, room }
  })

  const go = useCallback<MoveSight>(
    (change, glide) => {
      setGliding(glide)
      const next = bounded(change(now.current.sight), now.current.room, { width, height })
      now.current = { ...now.current, sight: next }
      setSight(next)
    },
    [width, height],
  )
  const zoom = useCallback(
    (by: number) => {
      const { room: inside } = now.current
      go((from) => zoomed(from, by, { x: inside.width / 2, y: inside.height / 2 }), true)
    },
    [go],
  )
  const fit = useCallback(() => go(() => FITTED, true), [go])

  const aimed = useRef<{ key: string; sight: Sight; room: Frame }>({ key: '', sight: FITTED, room })
  useLayoutEffect(() => {
    if (aim === null || room.width === 0 || room.width >= SMALL) return
    const { key, sight: before, room: then } = aimed.current
    // Aimed anew while the frame still takes its size, but not against the hand that moved the map since.
    if (key === aim.key && (then === room || wanted !== before)) return
    // It glides to what is new; a frame that takes another size shows it at once.
    go(() => aimedAt(aim, room, { width, height }), key !== aim.key && then === room)
    aimed.current = { key: aim.key, sight: now.current.sight, room }
  }, [aim, room, wanted, go, width, height])

  return { sight, fitted, gliding, frame: useCallback(() => now.current.room, []), go, zoom, fit }
}

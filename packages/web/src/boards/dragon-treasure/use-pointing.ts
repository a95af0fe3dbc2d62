import type { Space } from '@menagerie/games/dragon-treasure'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Ground } from '../ground.ts'
import { spaceOf } from './choices.ts'
import type { Play } from './use-play.ts'
import { neighbourTowards } from './ways.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface PointingGround extends Ground {
  readonly onPointerLeave: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface Pointing {
  /** The space pointed at, by pointer or focus. */
  readonly pointed: Space | null
  /** The one space that Tab comes to when nothing glows: where the focus was last. */
  readonly roved: Space | null
  /** Forgets what the pointer points at. */
  readonly forget: () => void
  /** What the board's ground does, and this too. */
  readonly on: (play: Play) => PointingGround
}

const spaceUnder = ({ target }: PointerEvent | FocusEvent): Space | null => {
  const place = target instanceof Element ? target.closest<HTMLElement>('.dt-space')?.dataset['place'] : undefined
  return place === undefined ? null : spaceOf(place)
}

/** Arrows walk along the roads while a space has the focus. */
const walkRoads = (event: KeyboardEvent, { table }: Play): void => {
  const arrow = ARROWS[event.key]
  if (arrow === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  const place = event.target instanceof HTMLElement ? event.target.dataset['place'] : undefined
  const from = place === undefined ? null : spaceOf(place)
  if (from === null) return
  const next = neighbourTowards(table.view.options.map, from, arrow)
  event.preventDefault()
  event.nativeEvent.stopPropagation()
  if (next !== null) event.currentTarget.querySelector<HTMLElement>(`.dt-space[data-place="s.${next}"]`)?.focus()
}

/** What is pointed at on the map: its caption, its course, and where arrows go on from. */
export const usePointing = (): Pointing => {
  const [looked, setLooked] = useState<Space | null>(null)
  const [focused, setFocused] = useState<Space | null>(null)
  const [roved, setRoved] = useState<Space | null>(null)
  const forget = (): void => setLooked(null)
  return {
    pointed: looked ?? focused,
    roved,
    forget,
    on: (play) => {
      const { ground } = play.board
      return {
        ...ground,
        onPointerOver: (event) => {
          if (event.pointerType !== 'touch') setLooked(spaceUnder(event))
          ground.onPointerOver(event)
        },
        onPointerLeave: forget,
        onFocus: (event) => {
          const space = spaceUnder(event)
          setFocused(event.target.matches(':focus-visible') ? space : null)
          if (space !== null) setRoved(space)
          ground.onFocus(event)
        },
        onBlur: (event) => {
          setFocused(null)
          ground.onBlur(event)
        },
        onKeyDown: (event) => walkRoads(event, play),
      }
    },
  }
}

import { type RefObject, useEffect, useState } from 'react'
import { whenLaidOut } from './at-every-size.ts'
import './links.css'

/** An arrow from one place of the board to another. */
export interface PlaceLink {
  readonly from: string
  readonly to: string
}

interface Drawn {
  readonly key: string
  readonly d: string
}

/** A bow from the near side of one box to the near edge of the other, in pixels of the board. */
const bow = (from: DOMRect, to: DOMRect, board: DOMRect): string => {
  const up = to.top + to.height / 2 < from.top + from.height / 2
  const fx = from.left + from.width / 2 - board.left
  const tx = to.left + to.width / 2 - board.left
  const aside = Math.abs(tx - fx) < from.width * 0.4 ? 0 : Math.sign(tx - fx)
  if (aside === 0) {
    const y1 = (up ? from.top : from.bottom) - board.top
    const y2 = (up ? to.bottom : to.top) - board.top
    return `M${fx} ${y1 + (up ? -2 : 2)}L${tx} ${y2 + (up ? -16 : 16)}`
  }
  const x1 = fx + aside * (from.width / 2 + 4)
  const y1 = from.top + from.height * (up ? 0.4 : 0.6) - board.top
  const x2 = tx - aside * to.width * 0.2
  const y2 = (up ? to.bottom - to.height * 0.2 : to.top + to.height * 0.2) - board.top
  return `M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${x2 - aside * 4} ${y1} ${x2} ${y2}`
}

/** Dotted arrows over a board, from each place to where it may go. Redrawn when the board changes its size. */
export const Links = ({
  board,
  links,
}: {
  readonly board: RefObject<HTMLElement | null>
  readonly links: readonly PlaceLink[]
}) => {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const key = links.map(({ from, to }) => `${from}>${to}`).join('|')

  // Not a layout effect: the board's own ref is set after those of what lies on it.
  useEffect(() => {
    const element = board.current
    if (element === null || key === '') {
      setDrawn([])
      return
    }
    const draw = (): void => {
      const box = element.getBoundingClientRect()
      const find = (place: string): DOMRect | undefined =>
        element.querySelector(`[data-slot="${place}"]`)?.getBoundingClientRect()
      setDrawn(
        key.split('|').flatMap((pair) => {
          const [from, to] = pair.split('>').map((place) => find(place))
          return from === undefined || to === undefined ? [] : [{ key: pair, d: bow(from, to, box) }]
        }),
      )
    }
    return whenLaidOut(element, draw)
  }, [board, key])

  if (drawn.length === 0) return null
  return (
    <svg className="links" aria-hidden="true">
      <defs>
        <marker
          id="link-tip"
          viewBox="0 0 14 14"
          refX="9"
          refY="7"
          markerWidth="17"
          markerHeight="17"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M3 2L10 7L3 12" />
        </marker>
      </defs>
      {drawn.map((one) => (
        <path key={one.key} className="link" d={one.d} markerEnd="url(#link-tip)" />
      ))}
    </svg>
  )
}

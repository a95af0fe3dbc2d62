import type { ReactNode } from 'react'
import { useCloserDesk } from './closer/desk.ts'
import './pile.css'

/** A stack with its top thing, its number and its name; pressed, it can be looked at where it `opens`. */
export const Pile = ({
  label,
  count,
  top,
  thing,
  opens = false,
  title,
  zone,
  className = '',
}: {
  readonly label: string
  readonly count: number
  readonly top: ReactNode
  /** Address by which it is looked at. */
  readonly thing?: string
  readonly opens?: boolean
  readonly title: string
  /** Name under which things fly from it and to it. */
  readonly zone?: string
  readonly className?: string
}) => {
  const { eye } = useCloserDesk()
  const inside = (
    <>
      <span className={`stack ${count > 1 ? 'thick' : ''}`}>{top}</span>
      <span className="n">{count}</span>
      <span className="lbl">{label}</span>
    </>
  )
  return !opens || thing === undefined ? (
    <span className={`pile ${className}`} role="group" aria-label={title} data-zone={zone} data-look={thing}>
      {inside}
    </span>
  ) : (
    <button
      type="button"
      className={`pile ${className}`}
      data-look={thing}
      aria-label={title}
      data-zone={zone}
      onClick={() => eye.open({ by: 'thing', thing })}
    >
      {inside}
    </button>
  )
}

/** What a pile shows when nothing is on it: the place of a card. */
export const PileGap = () => <span className="none" />

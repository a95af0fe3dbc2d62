import type { ReactNode } from 'react'
import './pile.css'

/** A stack with its top thing, its number and its name; pressed, it opens. */
export const Pile = ({
  label,
  count,
  top,
  onPress,
  title,
  zone,
  className = '',
}: {
  readonly label: string
  readonly count: number
  readonly top: ReactNode
  readonly onPress?: (() => void) | undefined
  readonly title: string
  /** Name under which things fly from it and to it. */
  readonly zone?: string
  readonly className?: string
}) => {
  const inside = (
    <>
      <span className={`stack ${count > 1 ? 'thick' : ''}`}>{top}</span>
      <span className="n">{count}</span>
      <span className="lbl">{label}</span>
    </>
  )
  return onPress === undefined ? (
    <span className={`pile ${className}`} role="group" aria-label={title} data-zone={zone}>
      {inside}
    </span>
  ) : (
    <button
      type="button"
      className={`pile ${className}`}
      data-thing
      aria-label={title}
      data-zone={zone}
      onClick={onPress}
    >
      {inside}
    </button>
  )
}

/** What a pile shows when nothing is on it: the place of a card. */
export const PileGap = () => <span className="none" />

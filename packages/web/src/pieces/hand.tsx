import type { CSSProperties, ReactNode } from 'react'
import './hand.css'

/** The own hand: a fan on a screen, a strip on a phone that closes up as it grows. */
export const Hand = ({
  label,
  count,
  className = '',
  children,
}: {
  readonly label: string
  readonly count: number
  readonly className?: string
  readonly children: ReactNode
}) => (
  <section
    className={`hand ${count > 6 ? 'is-full' : ''} ${className}`}
    data-layer="hand"
    aria-label={label}
    data-count={count}
    style={{ '--count': count } as CSSProperties}
  >
    {children}
  </section>
)

/** A place in the fan; `index` of `count`. */
export const HandPlace = ({
  index,
  count,
  className = '',
  children,
}: {
  readonly index: number
  readonly count: number
  readonly className?: string
  readonly children: ReactNode
}) => (
  <div
    className={`hand-place ${className}`}
    data-fan
    ref={(element) => element?.style.setProperty('--i', String(index - (count - 1) / 2))}
  >
    {children}
  </div>
)

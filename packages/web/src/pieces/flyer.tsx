import * as m from 'motion/react-m'
import type { ReactNode } from 'react'
import './flyer.css'

const FLIGHT = {
  layout: { duration: 0.25, ease: [0.2, 0.8, 0.2, 1] as const },
  default: { duration: 0.25, ease: [0.2, 0.8, 0.2, 1] as const },
}
const REST = { opacity: 1, y: 0, scale: 1 }
const FROM = { above: { opacity: 0, y: -70, scale: 0.7 }, below: { opacity: 0, y: 70, scale: 0.9 } }

/**
 * What it holds flies to wherever the same id is shown next. A thing that was nowhere before comes `from` above (another
 * player's hand) or below (the own deck), or is simply there.
 */
export const Flyer = ({
  id,
  from = null,
  children,
}: {
  readonly id: string
  readonly from?: 'above' | 'below' | null
  readonly children: ReactNode
}) => (
  <m.div
    className="flyer"
    layoutId={id}
    transition={FLIGHT}
    initial={from === null ? false : FROM[from]}
    animate={REST}
  >
    {children}
  </m.div>
)

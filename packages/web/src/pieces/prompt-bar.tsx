import type { ReactNode } from 'react'
import './prompt-bar.css'
import { Wax } from './wax.tsx'

/** Whose decision it is and what is asked, in one sentence; the buttons that answer it at the right. */
export const PromptBar = ({
  seat,
  bot,
  children,
  small,
  actions,
}: {
  readonly seat: number
  readonly bot: boolean
  readonly children: ReactNode
  readonly small?: ReactNode
  readonly actions?: ReactNode
}) => (
  <section className="prompt panel">
    <Wax seat={seat} bot={bot} className="who" />
    <p role="status">
      {children}
      {small !== undefined && small !== null && small !== '' && <small>{small}</small>}
    </p>
    <div className="do">{actions}</div>
  </section>
)

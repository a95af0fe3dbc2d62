import { type ReactNode, useContext } from 'react'
import { goesOn } from './goes-on.ts'
import './prompt-bar.css'
import { PromptContext, PurposeContext } from './prompt-context.ts'
import { Wax } from './wax.tsx'

/** Whose decision it is and what is asked, in one sentence; the buttons that answer it at the right. */
export const PromptBar = ({
  seat,
  bot,
  children,
  small,
  actions,
  className = '',
  answersClassName = '',
}: {
  readonly seat: number
  readonly bot: boolean
  readonly children: ReactNode
  readonly small?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string
  /** Of what holds the answers. */
  readonly answersClassName?: string
}) => {
  const instead = useContext(PromptContext)
  const purpose = useContext(PurposeContext)
  const more = instead === null ? (small ?? '') : ''
  return (
    <section className={`prompt panel ${className}`} ref={goesOn}>
      <Wax seat={seat} bot={bot} className="who" />
      <p role="status">
        {instead ?? children}
        {more !== '' && <small>{more}</small>}
        {purpose}
      </p>
      <div className={`do ${answersClassName}`}>{actions}</div>
    </section>
  )
}

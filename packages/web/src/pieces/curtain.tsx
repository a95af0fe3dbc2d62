import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './curtain.css'
import { Wax } from './wax.tsx'

/**
 * Covers the table while a device is handed from one person to the next. It stands instead of the table, not before it,
 * and is given only what everybody may know.
 */
export const Curtain = ({
  seat,
  title,
  asked,
  note,
  take,
  busy,
  onTake,
  foot = null,
}: {
  /** Whose turn it is. */
  readonly seat: number
  readonly title: string
  /** What is asked, in public words. */
  readonly asked: string
  readonly note: string
  /** What the button says: "I am ...". */
  readonly take: string
  readonly busy: boolean
  readonly onTake: () => void
  readonly foot?: ReactNode
}) => {
  return (
    <div className="curtain">
      <div className="curtain-folds" aria-hidden="true" />
      <div className="curtain-valance" aria-hidden="true" />
      <section className="curtain-card panel" aria-labelledby="curtain-title">
        <Wax seat={seat} className="curtain-wax" />
        <h1 id="curtain-title">{title}</h1>
        <p className="curtain-asked">{asked}</p>
        <p className="curtain-note">{note}</p>
        <Button look="go" size="lg" icon="meeple" onPress={onTake} disabled={busy} autoFocus>
          {take}
        </Button>
        {foot}
      </section>
    </div>
  )
}

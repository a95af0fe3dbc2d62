import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { useScrollStop } from './scroll-stop.ts'
import './sheet.css'

interface SheetProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** A question that must be answered. */
  readonly alert?: boolean
}

/**
 * A sheet of parchment over the table: at the bottom of a phone, in the middle of a screen. Esc, the cross and a press
 * beside it close it. The browser's own modal dialog: it keeps the focus inside and gives it back.
 */
export const Sheet = ({ open, ...sheet }: SheetProps) => (open ? <OpenSheet {...sheet} /> : null)

/** In the place of what will take all the room there is, and is not here yet: no sheet grows under a finger. */
export const SheetComes = () => <div className="sheet-comes" />

const OpenSheet = ({ title, onClose, children, wide = false, alert = false }: Omit<SheetProps, 'open'>) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  useScrollStop(body)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    // What is hidden takes no focus, so it is given again now.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Before it leaves the page, or the focus would be lost.
    return () => element.close()
  }, [])
  return (
    // The press beside it is for the mouse: the keyboard has Esc and the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`sheet panel ${wide ? 'wide' : ''}`}
      data-sheet
      aria-labelledby={id}
      {...(alert ? { role: 'alertdialog' } : {})}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="sheet-inside">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="cross-mark" label={t('close')} onPress={onClose} />
        </header>
        <div ref={body} className="sheet-body">
          {children}
        </div>
      </div>
    </dialog>
  )
}

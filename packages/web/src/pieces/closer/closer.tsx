import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button.tsx'
import { RuleShelfContext, useLeavingShelf } from '../rules-context.ts'
import { useScrollStop } from '../scroll-stop.ts'
import { Sheet } from '../sheet.tsx'
import './closer.css'

interface CloserProps {
  readonly name: string
  /** Opened on purpose; otherwise a glance, which goes with the pointer. */
  readonly held: boolean
  /** As a sheet: there is no book to stand by. */
  readonly sheet: boolean
  /** Half the height, so that the line that is pointed at in the book stays in sight; null: all of it. */
  readonly half: 'upper' | 'lower' | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What stands under an element, in the box it covers. */
const covered = (element: HTMLElement): readonly HTMLElement[] =>
  [...(element.parentElement?.children ?? [])].filter(
    (one) => one instanceof HTMLElement && one !== element,
  ) as HTMLElement[]

/**
 * The focus comes to what was opened on purpose and goes back to where it was; no key gets under it meanwhile, and Esc closes
 * it.
 */
const useHeld = (held: boolean, onClose: () => void) => {
  const root = useRef<HTMLElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    const element = root.current
    if (!held || element === null) return
    const before = document.activeElement
    element.focus({ preventScroll: true })
    const under = covered(element).filter(({ inert }) => !inert)
    for (const one of under) one.inert = true
    return () => {
      for (const one of under) one.inert = false
      // What was pressed since has the focus already.
      const free = document.activeElement === document.body || element.contains(document.activeElement)
      if (free && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [held])
  useEffect(() => {
    if (!held) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    // Before whatever else Esc takes back at the table.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [held])
  return root
}

/** Beside the book, over its pages: it covers nothing of the board, and a glance takes no focus. */
const Panel = ({ name, held, half, onClose, children }: Omit<CloserProps, 'sheet'>) => {
  const { t } = useTranslation()
  const id = useId()
  const root = useHeld(held, onClose)
  const body = useRef<HTMLDivElement>(null)
  useScrollStop(body, held)
  return (
    <section
      ref={root}
      className="closer panel"
      data-half={half ?? undefined}
      role={held ? 'dialog' : undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header>
        <h2 id={id}>{name}</h2>
        {held && <IconButton icon="cross-mark" label={t('close')} onPress={onClose} />}
      </header>
      <div ref={body} className="closer-scroll">
        {children}
      </div>
    </section>
  )
}

/** The one inspector of a table: beside the book of a wide screen, else a sheet. A rule is read in the book, not under it. */
export const CloserFrame = ({ sheet, ...closer }: CloserProps) => {
  const { name, held, onClose, children } = closer
  const shelf = useLeavingShelf(onClose)
  const inside = <RuleShelfContext value={shelf}>{children}</RuleShelfContext>
  if (!sheet) return <Panel {...closer}>{inside}</Panel>
  return (
    <Sheet title={name} open={held} onClose={onClose}>
      {inside}
    </Sheet>
  )
}

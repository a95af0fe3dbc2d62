import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { PurposeContext } from './prompt-context.ts'
import './staging-bar.css'
import { PIECE_WORDS } from './words.ts'

export interface StagedStep {
  /** The notation; equal ones may occur. */
  readonly id: string
  readonly label: ReactNode
  /** What taking it back is called, for those who hear the table: the step in words. */
  readonly words: string
}

interface StagingBarProps {
  readonly title: string
  /** What stands here before anything is laid out. */
  readonly empty: ReactNode
  readonly steps: readonly StagedStep[]
  /** The button that sends it; null while the choice cannot end here. */
  readonly commit: { readonly label: string; readonly onPress: () => void } | null
  readonly busy?: boolean
  /** The last step goes back. */
  readonly onTakeBack: () => void
  /** The step at this index goes back. */
  readonly onTakeOut: (index: number) => void
  readonly onClear: () => void
  /** Running totals: what is needed, what is there. */
  readonly children?: ReactNode
}

/** Esc takes the last step back: before the board's own Esc, and before a dialog closes by it. */
const useEscape = (root: RefObject<HTMLElement | null>, laid: boolean, onTakeBack: () => void): void => {
  const latest = useRef(onTakeBack)
  useEffect(() => {
    latest.current = onTakeBack
  })
  useEffect(() => {
    if (!laid) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const dialog = document.querySelector('dialog[open]')
      if (dialog !== null && !dialog.contains(root.current)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [root, laid])
}

const Chips = ({
  steps,
  busy,
  onTakeOut,
}: {
  readonly steps: readonly StagedStep[]
  readonly busy: boolean
  readonly onTakeOut: (index: number) => void
}) => {
  const { t } = useTranslation(PIECE_WORDS)
  return (
    <ol className="staged-chips" data-strip>
      {steps.map((step, index) => (
        <li className="staged-chip" key={`${step.id}.${index}`}>
          <button
            type="button"
            data-thing
            disabled={busy}
            aria-label={t('staging.takeOut', { step: step.words })}
            onClick={() => onTakeOut(index)}
          >
            <span>{step.label}</span>
            <Icon name="cross-mark" />
          </button>
        </li>
      ))}
    </ol>
  )
}

/**
 * A combined choice laid out step by step: each step a chip that goes back by a press, the running totals as children, and
 * one button that commits it all. Esc takes the last step back. Goes with `useStaging`.
 */
export const StagingBar = ({
  title,
  empty,
  steps,
  commit,
  busy = false,
  onTakeBack,
  onTakeOut,
  onClear,
  children,
}: StagingBarProps) => {
  const { t } = useTranslation(PIECE_WORDS)
  const root = useRef<HTMLElement>(null)
  const purpose = useContext(PurposeContext)
  const laid = steps.length > 0
  useEscape(root, laid, onTakeBack)

  /** The chip that had the focus is gone; its neighbour has it now. */
  const takeOut = (index: number): void => {
    const chips = root.current?.querySelectorAll<HTMLElement>('.staged-chip button')
    const neighbour = chips?.[index + 1] ?? chips?.[index - 1]
    ;(neighbour ?? root.current)?.focus()
    onTakeOut(index)
  }
  return (
    <section className="staging panel" aria-label={title} ref={root} tabIndex={-1}>
      <h3>{title}</h3>
      {laid ? (
        <Chips steps={steps} busy={busy} onTakeOut={takeOut} />
      ) : (
        <p>
          {empty}
          {purpose}
        </p>
      )}
      {children !== undefined && <div className="staging-totals">{children}</div>}
      <div className="staging-do">
        <Button look="paper" disabled={!laid || busy} onPress={onTakeBack}>
          {t('staging.back')}
          <kbd className="kbd">Esc</kbd>
        </Button>
        {steps.length > 1 && (
          <Button look="paper" disabled={busy} onPress={onClear}>
            {t('staging.clear')}
          </Button>
        )}
        <Button look="go" disabled={commit === null || busy} onPress={() => commit?.onPress()}>
          {commit?.label ?? t('staging.notYet')}
        </Button>
      </div>
    </section>
  )
}

import { type ReactNode, memo } from 'react'
import { useTranslation } from 'react-i18next'
import './action-list.css'
import { useHinted } from './hinted.ts'
import { Icon } from './icon.tsx'

export interface ActionLine {
  /** The notation: what is sent. */
  readonly id: string
  readonly text: ReactNode
}

/** Every legal action as a sentence and a button: the screen reader's way, the test's way, and the way on a very small screen. */
export const ActionList = memo(
  ({
    title,
    empty,
    lines,
    laid,
    busy,
    onTakeBack,
    onChoose,
  }: {
    readonly title: string
    readonly empty: string
    readonly lines: readonly ActionLine[]
    /** Steps of a combined choice laid out so far; empty for what is done in one step. */
    readonly laid: readonly ActionLine[]
    readonly busy: boolean
    /** Takes the last of them back. */
    readonly onTakeBack: () => void
    readonly onChoose: (id: string) => void
  }) => {
    const { t } = useTranslation()
    const hinted = useHinted()
    // Of several steps, the first that is not laid yet.
    const suggested = hinted.find((step) => lines.some((line) => line.id === step))
    return (
      <section className="can-do" aria-label={title}>
        <h3>
          <Icon name="checklist" />
          {title}
          {lines.length > 0 && <small>{lines.length}</small>}
        </h3>
        {laid.length > 0 && (
          <p className="laid">
            {laid.map((line, index) => (
              <span key={index}>{line.text}</span>
            ))}
            <button type="button" onClick={onTakeBack} disabled={busy}>
              {t('match.takeBack')}
            </button>
          </p>
        )}
        {lines.length === 0 ? (
          <p>{empty}</p>
        ) : (
          // While nothing in it can be focused, the list itself can: keys still scroll it.
          <ol data-scrolls tabIndex={busy ? 0 : undefined}>
            {lines.map((line, index) => (
              <li key={line.id}>
                <button
                  type="button"
                  data-action={line.id}
                  data-hinted={suggested === line.id || undefined}
                  disabled={busy}
                  onClick={() => onChoose(line.id)}
                >
                  {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : <i className="dot" />}
                  <span>{line.text}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
    )
  },
)
